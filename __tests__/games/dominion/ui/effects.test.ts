import { below, luckFrom, must, play } from '@antilles/engine';
import { entry as dominionEntry } from '@/games/dominion';
import type { Event } from '@/games/dominion/rules/events';
import { dominion } from '@/games/dominion/rules/game';
import { CARD_IDS } from '@/games/dominion/rules/printed';
import { allCards } from '@/games/dominion/rules/state';
import { effectKey, effectLines } from '@/games/dominion/ui/effects';
import { owned } from '@/games/dominion/ui/owned';
import { createWords, LANGUAGES, speaker } from '@/text';

/** What the faces say. */

test.each(LANGUAGES)('every card says what it does in two lines of short words (%s)', (language) => {
  const words = speaker(createWords(language), 'dominion', []);
  for (const card of CARD_IDS) {
    const key = effectKey(card);
    const said = key === null ? '' : words.word(key);
    const lines = effectLines(card, said);
    expect([card, lines.length]).toEqual([card, Math.min(2, Math.max(1, lines.length))]);
    for (const word of said.split(/[\s|]/)) expect([card, word.length <= 12]).toEqual([card, true]);
    if (key !== null) expect(said).not.toBe(key);
  }
});

test('how many copies somebody owns is what they really own', () => {
  for (let seed = 0; seed < 12; seed++) {
    const luck = luckFrom(seed);
    let state = dominion.setup(dominionEntry.sampleOptions(luck, 3), 3, seed);
    const log: { readonly event: Event }[] = [];
    for (let i = 0; i < 150; i++) {
      const [seat] = dominion.waiting(state);
      if (seat === undefined) break;
      const { actions } = must(dominion.decision(state, seat), 'a decision');
      const next = play(dominion, state, seat, must(actions[below(luck, actions.length)], 'an answer'));
      state = next.state;
      for (const event of next.events) log.push({ event });
    }
    state.players.forEach((player, seat) => {
      const has = allCards(player);
      for (const card of CARD_IDS)
        expect([card, owned(log, seat, card)]).toEqual([card, has.filter((each) => each === card).length]);
    });
  }
});
