import { playerAt } from '../../state';
import { credit, draw, leavePlay, partsOf, schedule, waiting } from '../../vocabulary';
import type { CardRules } from '../card';

const part = partsOf<'next' | 'strike'>();

export const corsair = {
  play(table, play) {
    credit(table, 'corsair', { coins: 2 });
    schedule(table, part(play, 'next'));
  },
  parts: {
    next: { run: (table, { who }) => draw(table, who, 1) },
    // `n` is the place in play of the Treasure just played: it has paid already.
    strike: {
      run({ state, emit }, { who, n, about }) {
        const player = playerAt(state, who);
        if (about === null || player.inPlay[n] !== about) return;
        state.turn.struck = true;
        leavePlay(player, n);
        state.trash.push(about);
        emit?.({ type: 'trashed', seat: who, card: about, from: 'in-play' });
      },
    },
  },
  watches: {
    // D-52: several Corsairs strike the same Treasure, and only the first one of the turn.
    played(state, { card, seat, slot }) {
      if ((card !== 'silver' && card !== 'gold') || state.turn.struck === true) return [];
      const [attack] = waiting(state, 'corsair').filter(
        (each) => each.seat !== seat && each.immune?.includes(seat) !== true,
      );
      return attack === undefined ? [] : [part(attack, 'strike', { who: seat, n: slot, about: card })];
    },
  },
} satisfies CardRules<'next' | 'strike'>;
