import { useSpeaker } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import { useBoardRoom } from '@/ui/table/useBoardRoom';
import { SPACE, useColors } from '@/ui/theme';
import { Track } from '@/ui/tracks/Track';
import { useLayout } from '@/ui/useLayout';
import { TRADER, type Card } from '../rules/cards';
import { rateText } from '../rules/events';
import { rateBands } from '../rules/options';
import type { Row } from '../rules/state';
import type { View } from '../rules/view';
import { place } from './art';
import type { SantoDomingoFrame } from './frames';
import { ghostOf, rowsOf } from './rowsOf';

/** The three rows. While something is carried out, the rows it does not touch step back. */
export function Board({
  view,
  frame,
  now,
}: {
  view: View;
  frame: SantoDomingoFrame | null;
  /** The card being carried out. */
  now: Card | null;
}) {
  const words = useSpeaker('santo-domingo', []);
  const colors = useColors();
  const { size, largeText } = useLayout();
  const compact = size === 'small' || largeText;
  // Beside an icon and a figure, as on small screens, its width depends on those.
  const room = useBoardRoom() - 2 * (SPACE.m + 1);
  const width = compact ? {} : { room };
  const { rows, rates } = view;
  const involved = frame ? rowsOf(frame) : null;
  const ghost = (row: Row): number | null => (frame ? ghostOf(frame, row) : null);
  const rateAt = (traders: number): string => rateText(rates[Math.max(0, rows.trader - 2 * (traders - 1))] ?? null);
  const most = Math.min(3, view.players.length);
  const figure = (row: 'points' | 'goods') => {
    const before = ghost(row);
    return before === null || before === rows[row]
      ? { figure: String(rows[row]), after: words.word('board.toTake') }
      : { figure: String(rows[row]), before: `${before} →` };
  };
  return (
    <Panel padding={SPACE.m} style={{ gap: compact ? 2 : 9, paddingVertical: compact ? 4 : 9 }}>
      <Track
        label={words.word('row.points')}
        icon={<Icon name="santo-domingo/points" size={20} color={colors.pointsMarker} />}
        value={rows.points}
        ghost={ghost('points')}
        tint={colors.pointsMarker}
        {...figure('points')}
        compact={compact}
        {...width}
        dim={involved !== null && !involved.includes('points')}
        anchor={place.row('points')}
        accessibilityLabel={words.word('board.pointsRow', { count: rows.points })}
      />
      <Track
        label={words.word('row.goods')}
        icon={<Icon name="santo-domingo/goods" size={20} color={colors.goodsMarker} />}
        value={rows.goods}
        ghost={ghost('goods')}
        tint={colors.goodsMarker}
        {...figure('goods')}
        compact={compact}
        {...width}
        dim={involved !== null && !involved.includes('goods')}
        anchor={place.row('goods')}
        accessibilityLabel={words.word('board.goodsRow', { count: rows.goods })}
      />
      <Track
        label={words.word('row.trader')}
        icon={<Icon name="santo-domingo/trader" size={20} color={colors.traderMarker} />}
        value={rows.trader}
        ghost={ghost('trader')}
        tint={colors.traderMarker}
        filled={false}
        groups={rateBands(rates).map(({ rate, from, to }) => ({ from, to, label: rateText(rate) }))}
        figure={rateAt(1)}
        before={words.word('board.now')}
        // What more Traders would do is of use until they have moved the marker.
        note={
          now === TRADER
            ? ''
            : Array.from({ length: most - 1 }, (_, i) =>
                words.word('board.traders', { count: i + 2, rate: rateAt(i + 2) }),
              ).join('  ')
        }
        compact={compact}
        {...width}
        dim={involved !== null && !involved.includes('trader')}
        anchor={place.row('trader')}
        accessibilityLabel={words.word('board.traderRow', { space: rows.trader, rate: rateAt(1) })}
      />
    </Panel>
  );
}
