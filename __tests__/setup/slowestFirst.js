const Sequencer = require('@jest/test-sequencer').default;

/** The long ones, longest first: started last, one of them would keep a single core busy at the end. */
const LONG = ['games/conformance', 'session/continuation', 'app/screens', 'dominion/bots', 'santo-domingo/bots'];

const place = ({ path }) => {
  const found = LONG.findIndex((name) => path.includes(`__tests__/${name}`) || path.includes(`/${name}.`));
  return found === -1 ? LONG.length : found;
};

/** Jest's own order, which on a fresh checkout knows nothing but the size of a file, after the long ones. */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => place(a) - place(b));
  }
};
