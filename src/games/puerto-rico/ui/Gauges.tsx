import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import type { IconName } from '@/ui/icons/drawing';
import { Icon } from '@/ui/icons/Icon';
import { Shape } from '@/ui/Shape';
import { TapOver } from '@/ui/TapOver';
import { useSkyShadow } from '@/ui/sky';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { EndTrigger } from '../rules/state';
import { CITY_SPACES, suppliesFor } from '../rules/supplies';
import type { View } from '../rules/view';
import { place } from './art';

/** Under which name each is drawn, and what flies from it. */
const GAUGE_NAMES = { colonists: 'gauge.colonists', vp: 'gauge.chips', city: 'gauge.city' } as const;
const GAUGE_PLACES = { colonists: place.colonists, vp: place.points, city: place.bank } as const;

/** What ends the game: colonists, chips, and the fullest city. */
export function Gauges({ view, seats, onRead }: { view: View; seats: readonly TablePlayer[]; onRead: () => void }) {
  const words = useSpeaker('puerto-rico', []);
  const { size, largeText } = useLayout();
  const all = suppliesFor(view.players.length);
  const fullest = view.players.reduce((best, player) => (player.citySpaces > best.citySpaces ? player : best));
  const owner = seats[fullest.seat];
  const short = size === 'small' || largeText;
  // Once the end is certain every gauge says so; which of them brought it stands in words.
  const last = view.endTriggers.length > 0;
  const colors = useColors();
  const shadow = useSkyShadow();
  const tint = last ? colors.danger : colors.brass;
  const gauge = (id: EndTrigger, icon: IconName, left: string, used: number, label: string) => ({
    id,
    icon,
    left,
    used,
    label,
    name: words.word(GAUGE_NAMES[id]),
    met: view.endTriggers.includes(id),
  });
  const { colonistSupply: colonists, vpSupply: points } = view;
  const { citySpaces: city } = fullest;
  const gauges = [
    gauge(
      'colonists',
      'puerto-rico/mayor',
      String(colonists),
      1 - colonists / all.colonists,
      words.word('ui.gaugeColonists', { count: colonists }),
    ),
    gauge(
      'vp',
      'puerto-rico/victory-chip',
      String(points),
      1 - points / all.vp,
      words.word('ui.gaugePoints', { count: points }),
    ),
    gauge(
      'city',
      'puerto-rico/city-hall',
      `${city}/${CITY_SPACES}`,
      city / CITY_SPACES,
      words.word('ui.gaugeCity', { count: city, name: owner?.name ?? '' }),
    ),
  ];
  return (
    <TapOver
      label={[...gauges.map(({ label }) => label), ...(last ? [words.word('ui.lastRound')] : [])].join('. ')}
      onPress={onRead}
      onLongPress={onRead}
      radius={RADIUS.small}
      style={{ minHeight: short ? 34 : 38 }}
    >
      <Box style={{ flexDirection: 'row', gap: SPACE.m }}>
        {gauges.map(({ id, icon, name, left, used, met }) => (
          <Anchor key={id} name={GAUGE_PLACES[id]} style={{ flex: 1, gap: 4 }}>
            <Row gap={4}>
              <Icon name={icon} size={16} color={tint} />
              {short && !met ? null : (
                <Text
                  kind={short ? 'tiny' : 'small'}
                  color={met ? 'danger' : 'onSky'}
                  numberOfLines={1}
                  style={[{ flexShrink: 1 }, shadow]}
                >
                  {met ? words.word('ui.lastRound') : name}
                </Text>
              )}
              {id === 'city' && owner && fullest.citySpaces > 0 ? <Shape color={owner.colour} size={11} /> : null}
              <Text kind="strong" style={[{ marginLeft: 'auto' }, shadow]}>
                {left}
              </Text>
            </Row>
            <Bar used={used} color={tint} />
          </Anchor>
        ))}
      </Box>
    </TapOver>
  );
}

function Bar({ used, color }: { used: number; color: string }) {
  const colors = useColors();
  return (
    <Box style={{ height: 5, borderRadius: 3, backgroundColor: colors.line, overflow: 'hidden' }}>
      <Box style={{ height: 5, width: `${Math.round(100 * Math.min(1, used))}%`, backgroundColor: color }} />
    </Box>
  );
}
