import type { Seat } from '@antilles/engine';
import type { KeyUnder, SpeakerOf } from '@/text';
import { GOODS } from '../rules/goods';
import { previewRole, type RolePreview } from '../rules/preview';
import type { RoleCard } from '../rules/roleCards';
import type { View } from '../rules/view';
import { saleOf, sumOf } from './offers';

/** What taking this role would give somebody now, in one line; and spoken, with the doubloons that lie on the card. */
export function roleText(
  words: SpeakerOf<'puerto-rico'>,
  view: View,
  seat: Seat,
  card: RoleCard,
): { readonly line: string; readonly spoken: string } {
  const { detail } = previewRole(view, seat, card);
  const line = lineOf(words, detail, true);
  const whole = lineOf(words, detail, false);
  const coins = view.roles.find(({ role }) => role === card)?.doubloons ?? 0;
  if (coins === 0) return { line, spoken: whole };
  const spoken = words.word(isNothing(detail) ? 'preview.onlyCoins' : 'preview.andCoins', { line: whole, coins });
  return { line, spoken };
}

/** Whether the role itself would give nothing. */
function isNothing(detail: RolePreview['detail']): boolean {
  switch (detail.role) {
    case 'settler':
      return !detail.quarry && !detail.draw && detail.tiles === 0;
    case 'builder':
      return detail.affordable.length === 0;
    case 'craftsman':
      return sumOf(detail.goods) === 0;
    case 'trader':
      return detail.best === null;
    case 'captain':
      return detail.first === null;
    case 'mayor':
    case 'prospector':
      return false;
  }
}

/** `short`: for a card, which has no room for more than two kinds of goods by name. */
function lineOf(words: SpeakerOf<'puerto-rico'>, detail: RolePreview['detail'], short: boolean): string {
  const say = (key: KeyUnder<'puerto-rico', 'preview'>, params?: Record<string, unknown>): string =>
    words.word(`preview.${key}`, params);
  switch (detail.role) {
    case 'settler': {
      if (isNothing(detail)) return say('settlerFull');
      const { tiles, quarry, draw } = detail;
      if (tiles === 0 && !quarry) return say('settlerDraw');
      const line = say(tiles === 0 ? 'settlerQuarry' : quarry ? 'settler' : 'settlerPlain');
      return draw ? say(detail.room > 1 ? 'settlerAndDraw' : 'settlerOrDraw', { line }) : line;
    }
    case 'mayor': {
      const colonists = words.word('noun.colonist', { count: detail.colonists });
      return detail.circles === 0
        ? say('mayorFull', { colonists })
        : say('mayor', { colonists, count: detail.circles });
    }
    case 'builder':
      return isNothing(detail) ? say('builderNone') : say('builder', { count: detail.affordable.length });
    case 'craftsman': {
      if (isNothing(detail)) return say('craftsmanNone');
      const kinds = GOODS.filter((good) => detail.goods[good] > 0);
      const named = words.list(
        kinds.map((good) => words.word('log.amount', { amount: detail.goods[good], good: words.word(`good.${good}`) })),
      );
      const counted = words.word('noun.good', { count: sumOf(detail.goods) });
      const goods = short && kinds.length > 2 ? say('craftsmanKinds', { goods: counted, count: kinds.length }) : named;
      const { privilege, factory } = detail;
      return say(`craftsman${privilege ? 'More' : ''}${factory > 0 ? 'Factory' : ''}`, {
        goods,
        pay: factory,
      });
    }
    case 'trader':
      return detail.best === null
        ? say('traderNone')
        : say('trader', { good: words.word(`good.${detail.best.good}`), income: detail.best.income });
    case 'captain':
      return detail.first === null
        ? say('captainNone')
        : say('captain', {
            count: detail.first.count,
            good: words.word(`good.${detail.first.good}`),
            vp: detail.first.vp,
          });
    case 'prospector':
      return say('prospector');
  }
}

/** How what a role brings comes about, as a sum where there is one; otherwise what it brings. */
export function roleSum(words: SpeakerOf<'puerto-rico'>, view: View, seat: Seat, card: RoleCard): string {
  const { detail } = previewRole(view, seat, card);
  if (detail.role === 'trader' && detail.best !== null) {
    const { price, trader, market } = saleOf(view, seat, detail.best.good, true);
    return [
      `${words.word(`ui.good.${detail.best.good}`)}: ${price}`,
      words.word('ui.partTrader', { count: trader }),
      ...(market > 0 ? [words.word('ui.partMarket', { count: market })] : []),
    ].join(' + ');
  }
  return roleText(words, view, seat, card).spoken;
}
