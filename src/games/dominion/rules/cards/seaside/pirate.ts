import { isTreasure } from '../../printed';
import { playerAt } from '../../state';
import { partsOf, playFrom, schedule } from '../../vocabulary';
import type { CardRules } from '../card';
import { gainUpTo, yesOrNo } from '../questions';

const part = partsOf<'gain' | 'play'>();

const offer = yesOrNo('about', (table, step, yes) => {
  if (!yes) return;
  // There may be another one in hand.
  table.next({ ...step, op: 'card' });
  playFrom(table, step.who, 'hand', 'pirate');
});

export const pirate = {
  play: (table, play) => schedule(table, part(play, 'gain', { n: 6 })),
  parts: {
    gain: gainUpTo('hand', (card) => (isTreasure(card) ? null : 'not-a-treasure')),
    play: {
      ...offer,
      isSecret: true,
      candidates: (state, step) =>
        playerAt(state, step.who).hand.includes('pirate') ? offer.candidates(state, step) : [],
    },
  },
  watches: {
    gained: (state, { card }) =>
      isTreasure(card)
        ? state.players.map((_, seat) =>
            part({ card: 'pirate', seat, slot: -1, throne: null }, 'play', { about: card }),
          )
        : [],
  },
} satisfies CardRules<'gain' | 'play'>;
