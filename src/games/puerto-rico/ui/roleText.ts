import type { Seat } from '@antilles/engine';
import type { Speaker } from '../../../text';
import { GOODS } from '../rules/goods';
import { previewRole } from '../rules/preview';
import type { RoleCard } from '../rules/roleCards';
import type { View } from '../rules/view';
import { hasManned, sumOf } from './scenes';

/** What taking this role would give somebody now, in one line. */
export function roleText(words: Speaker, view: View, seat: Seat, card: RoleCard): string {
  const player = view.players[seat];
  const { detail } = previewRole(view, seat, card);
  if (player === undefined) return '';
  const say = (key: string, params?: Record<string, unknown>): string => words.word(`preview.${key}`, params);
  switch (detail.role) {
    case 'settler': {
      if (detail.tiles === 0 && !detail.quarry) return say('settlerFull');
      const drawn = hasManned(player, 'hacienda') && view.stackSize + view.discard.length > 0;
      return say(detail.quarry ? (drawn ? 'settlerDrawn' : 'settler') : 'settlerPlain');
    }
    case 'mayor':
      return say('mayor', {
        count: detail.colonists,
        circles: player.circles - player.colonists + player.sanJuan,
      });
    case 'builder':
      return detail.affordable.length === 0 ? say('builderNone') : say('builder', { count: detail.affordable.length });
    case 'craftsman': {
      const total = sumOf(detail.goods);
      if (total === 0) return say('craftsmanNone');
      const goods = GOODS.filter((good) => detail.goods[good] > 0).map((good) =>
        words.word('log.amount', { amount: detail.goods[good], good: words.word(`good.${good}`) }),
      );
      return say(detail.factory > 0 ? 'craftsmanFactory' : 'craftsman', {
        goods: words.list(goods),
        pay: detail.factory,
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
