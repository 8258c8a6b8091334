import { config } from 'zod';

// Before the first schema is made: zod tries whether it may compile code, which the page's policy reports as an attack.
config({ jitless: true });
