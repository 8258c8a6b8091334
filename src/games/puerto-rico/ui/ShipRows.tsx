import { useSpeaker } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { useInAir } from '@/ui/flights/useFlights';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, useColors } from '@/ui/theme';
import type { View } from '../rules/view';
import { place } from './art';
import { GoodMark } from './pieces';
import type { Loading } from './offers';
import { Path, Svg } from '@/ui/svg';

/** The cargo ships, large, with what the picked loading would add. */
export function ShipRows({ view, loading }: { view: View; loading: Loading | null }) {
  const words = useSpeaker('puerto-rico', []);
  return (
    <Box style={{ gap: 6 }}>
      <Text kind="section" color="muted">
        {words.word('ui.ships')}
      </Text>
      {view.ships.map((ship, i) => (
        <ShipRow key={ship.capacity} ship={ship} index={i} loading={loading} />
      ))}
    </Box>
  );
}

/** One of them; what is still on its way does not lie there yet. */
function ShipRow({
  ship: { capacity, good, count },
  index: i,
  loading,
}: {
  ship: View['ships'][number];
  index: number;
  loading: Loading | null;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const accent = useAccentColor();
  const landed = count - useInAir(place.ship(i));
  const coming = loading !== null && loading.ship === i ? loading.count : 0;
  const kind = good ?? (coming > 0 ? (loading?.good ?? null) : null);
  const on = coming > 0;
  return (
    <Anchor
      name={place.ship(i)}
      accessible
      role="img"
      aria-label={words.word(good === null ? 'ui.shipEmpty' : 'ui.shipWith', {
        capacity,
        count,
        good: good === null ? '' : words.word(`good.${good}`),
      })}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        minHeight: 48,
        paddingHorizontal: SPACE.m,
        borderRadius: RADIUS.panel,
        borderWidth: on ? 2 : 1,
        borderColor: on ? accent : colors.line,
        backgroundColor: on ? fade(accent, 0.16) : colors.surface,
      }}
    >
      <Text kind="figure" fixed style={{ width: 22 }}>
        {capacity}
      </Text>
      <Box style={{ flexDirection: 'row', gap: 3, paddingHorizontal: 15, paddingTop: 6, paddingBottom: 9 }}>
        <Hull width={capacity * 23 - 3 + 30} lit={on} />
        {Array.from({ length: capacity }, (_, space) =>
          kind !== null && space < landed + coming ? (
            <GoodMark key={space} tile={kind} size={20} ghost={space >= landed} />
          ) : (
            <Box
              key={space}
              style={{ width: 20, height: 20, borderRadius: 5, borderWidth: 1, borderColor: colors.muted }}
            />
          ),
        )}
      </Box>
      <Box style={{ flex: 1, alignItems: 'flex-end' }}>
        <Text kind="small" numberOfLines={1}>
          {kind === null ? words.word('ui.emptyShip') : words.word(`ui.good.${kind}`)}
        </Text>
        <Text kind="tiny" color="muted" numberOfLines={2} style={{ textAlign: 'right' }}>
          {on
            ? words.word('ui.afterLoad', { count: count + coming, capacity })
            : kind === null
              ? words.word('ui.shipTakes')
              : words.word('ui.spaces', { count: capacity - landed })}
        </Text>
      </Box>
    </Anchor>
  );
}

/** The side of a ship, wider at deck than at keel. */
function Hull({ width, lit }: { width: number; lit: boolean }) {
  const colors = useColors();
  const accent = useAccentColor();
  const height = 35;
  return (
    <Box style={{ position: 'absolute', left: 0, top: 0 }}>
      <Svg width={width} height={height}>
        <Path
          d={`M1 1H${width - 1}L${width - 13} ${height - 1}H13Z`}
          fill={lit ? fade(accent, 0.28) : colors.raised}
          stroke={lit ? accent : colors.line}
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
      </Svg>
    </Box>
  );
}
