import { must } from '@antilles/engine';
import type { GainedTo } from '../../events';
import { isDuration, type CardId } from '../../printed';
import { playerAt, setAsideOf, type Player } from '../../state';
import { credit, partsOf, playFrom, schedule, trashFrom, waiting } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard, yesOrNo } from '../questions';

const part = partsOf<'next' | 'trash' | 'play'>();

/** The `n` of what waits for the next turn: it may still play a card, or has done so. */
const READY = 1;
const DONE = 0;

const liesThere = (player: Player, to: GainedTo, card: CardId): boolean =>
  (to === 'set-aside' ? setAsideOf(player) : player[to]).includes(card);

const offer = yesOrNo('about', (table, { who, about, to }, yes) => {
  if (!yes) return;
  const player = playerAt(table.state, who);
  const used = player.nextTurn.findIndex(({ card, n }) => card === 'sailor' && n === READY);
  player.nextTurn = player.nextTurn.map((effect, i) => (i === used ? { ...effect, n: DONE } : effect));
  playFrom(table, who, must(to, 'gained nowhere'), must(about, 'no card'));
});

export const sailor = {
  play(table, play) {
    credit(table, 'sailor', { actions: 1 });
    schedule(table, part(play, 'next', { n: READY }));
  },
  parts: {
    next: {
      run(table, step) {
        credit(table, 'sailor', { coins: 2 });
        table.next(part(step, 'trash'));
      },
    },
    trash: pickCard({
      verb: 'trash',
      optional: true,
      picked: (table, { who }, card) => trashFrom(table, who, 'hand', card),
    }),
    play: {
      ...offer,
      // Whatever came first may have moved it.
      candidates: (state, step) =>
        step.about !== null && step.to !== undefined && liesThere(playerAt(state, step.who), step.to, step.about)
          ? offer.candidates(state, step)
          : [],
    },
  },
  watches: {
    // One question a card: two Sailors cannot play the same one twice.
    gained(state, { seat, card, to }) {
      if (state.turn.seat !== seat || !isDuration(card)) return [];
      const ready = waiting(state, 'sailor').find((effect) => effect.seat === seat && effect.n === READY);
      return ready === undefined ? [] : [{ ...part(ready, 'play', { about: card }), to }];
    },
  },
} satisfies CardRules<'next' | 'trash' | 'play'>;
