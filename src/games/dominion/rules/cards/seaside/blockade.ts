import { must, type Seat } from '@antilles/engine';
import type { CardId } from '../../printed';
import { copies, playerAt, setAsideOf, type Effect, type State } from '../../state';
import { gain, partsOf, schedule, takeAside, waiting } from '../../vocabulary';
import type { CardRules } from '../card';
import { gainUpTo } from '../questions';

const part = partsOf<'gain' | 'keep' | 'take' | 'curse'>();

/** The Blockades that strike whoever gains this card: only in the gainer's own turn. */
const struckBy = (state: State, seat: Seat, card: CardId): readonly Effect[] =>
  state.turn.seat !== seat
    ? []
    : waiting(state, 'blockade').filter(
        (each) => each.seat !== seat && each.about === card && each.immune?.includes(seat) !== true,
      );

export const blockade = {
  play: (table, play) => table.next(part(play, 'gain', { n: 4 })),
  parts: {
    gain: gainUpTo('set-aside', undefined, (step, about) => [part(step, 'keep', { about })]),
    keep: {
      run(table, step) {
        const { state } = table;
        const { seat, about } = step;
        const others = waiting(state, 'blockade').filter((each) => each.seat === seat && each.about === about);
        // D-51: it may have been played from there, and then nothing is left to do.
        if (copies(setAsideOf(playerAt(state, seat)), must(about, 'no card')) > others.length) {
          schedule(table, part(step, 'take', { about }));
        }
      },
    },
    take: {
      run(table, { who, about }) {
        const player = playerAt(table.state, who);
        const card = must(about, 'no card');
        takeAside(player, card);
        player.hand.push(card);
        table.emit?.({ type: 'took-in-hand', seat: who, cards: [card], count: 1, from: 'set-aside', open: true });
      },
    },
    curse: { run: (table, { who }) => gain(table, who, 'curse') },
  },
  watches: {
    gained: (state, { seat, card }) => struckBy(state, seat, card).map((each) => part(each, 'curse', { who: seat })),
    curses: (state, seat, card) => struckBy(state, seat, card).length,
  },
} satisfies CardRules<'gain' | 'keep' | 'take' | 'curse'>;
