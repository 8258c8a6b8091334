/** Before every test file: properties are tried on the same inputs every time, so that a run can be repeated. */
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: 20260101 });
