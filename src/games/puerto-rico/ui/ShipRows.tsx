import { View as Box } from 'react-native';
import { useSpeaker } from '../../../text';
import { useAccentColor } from '../../../ui/accent';
import { Anchor } from '../../../ui/flights/Anchor';
import { Text } from '../../../ui/Text';
import { fade, RADIUS, SPACE, useColors } from '../../../ui/theme';
import type { View } from '../rules/view';
import { place } from './art';
import { GoodMark } from './pieces';
import type { Loading } from './scenes';

/** The cargo ships, large, with what the picked loading would add. */
export function ShipRows({ view, loading }: { view: View; loading: Loading | null }) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const accent = useAccentColor();
  return (
    <Box style={{ gap: 6 }}>
      {view.ships.map(({ capacity, good, count }, i) => {
        const coming = loading !== null && loading.ship === i ? loading.count : 0;
        const kind = good ?? (coming > 0 ? (loading?.good ?? null) : null);
        const on = coming > 0;
        return (
          <Anchor
            key={capacity}
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
              minHeight: 46,
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
            <Box
              style={{
                flexDirection: 'row',
                gap: 3,
                paddingHorizontal: 9,
                paddingVertical: 5,
                borderWidth: 1.5,
                borderColor: on ? accent : colors.line,
                backgroundColor: colors.raised,
                borderTopLeftRadius: 3,
                borderTopRightRadius: 3,
                borderBottomLeftRadius: 16,
                borderBottomRightRadius: 16,
              }}
            >
              {Array.from({ length: capacity }, (_, space) =>
                kind !== null && space < count + coming ? (
                  <GoodMark key={space} tile={kind} size={20} ghost={space >= count} />
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
                    : words.word('ui.spaces', { count: capacity - count })}
              </Text>
            </Box>
          </Anchor>
        );
      })}
    </Box>
  );
}
