import { sameJson, type Phrase } from '@antilles/engine';
import type { GameId } from '../../src/games/ids';
import * as cartagena from '../../src/games/cartagena/rules/options';
import * as dominion from '../../src/games/dominion/rules/options';
import { RECOMMENDED } from '../../src/games/dominion/rules/kingdoms';
import * as puertoRico from '../../src/games/puerto-rico/rules/options';
import * as santoDomingo from '../../src/games/santo-domingo/rules/options';

const phrases = (...keys: readonly (string | false)[]): readonly Phrase[] =>
  keys.flatMap((key) => (key === false ? [] : [{ key }]));

/** What was special about a game with these options, in phrases of its own words; empty for the basic game. */
export function variantOf(game: GameId, raw: unknown, seatCount: number): readonly Phrase[] {
  switch (game) {
    case 'santo-domingo': {
      const options = santoDomingo.parseOptions(raw);
      if (options === null) return [];
      const edited = !sameJson(options.rates, santoDomingo.DEFAULT_RATES[options.side]);
      return phrases(
        options.side === 'winter' && 'options.winter',
        options.target === 45 && 'options.long',
        options.openDiscards && 'options.openDiscards',
        edited && 'options.ratesEdited',
      );
    }
    case 'puerto-rico': {
      const options = puertoRico.parseOptions(raw);
      if (options === null) return [];
      return phrases(
        seatCount === 2 && 'options.twoPlayers',
        ...puertoRico.OPTION_KEYS.map((key) => options[key] && (`options.${key}` as const)),
      );
    }
    case 'cartagena': {
      const options = cartagena.parseOptions(raw);
      if (options === null) return [];
      const rules = new Set([
        options.route === 'jungle' ? null : options.cardRule.tunnel,
        options.route === 'escape' ? null : options.cardRule.jungle,
      ]);
      return phrases(
        `options.${options.route}`,
        rules.has('morgan') && 'options.morgan',
        rules.has('both') && 'options.both',
        options.scoundrels && 'options.scoundrels',
        options.blackMagic && 'options.blackMagic',
      );
    }
    case 'dominion': {
      const options = dominion.parseOptions(raw);
      if (options === null) return [];
      const set = Object.entries(RECOMMENDED).find(([, cards]) =>
        sameJson([...cards].sort(), [...options.kingdom].sort()),
      );
      return [
        ...(set === undefined
          ? [{ key: 'name-of', params: { name: { keys: options.kingdom.map((card) => `card.${card}`) } } }]
          : phrases(`kingdom.${set[0]}`)),
        ...phrases(options.edition === '2E' && 'options.edition'),
      ];
    }
  }
}
