/** Before every test file: properties are tried on the same inputs every time, so that a run can be repeated. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 20260101 });
