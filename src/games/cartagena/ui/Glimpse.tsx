import type { GlimpseProps } from '@/ui/glimpse';
import { PlaceBehind } from '@/ui/art/PlaceBehind';
import { Box, Row } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import { Shape } from '@/ui/Shape';
import type { View } from '../rules/view';
import { SYMBOL_ON_DARK, symbolIcon } from './art';

/** As many spaces as a card has room for. */
const SHOWN = 4;

/** The way around whoever is furthest, with everybody who stands there. */
export function Glimpse({ view: { route, players }, colours }: GlimpseProps<View>) {
  const lead = Math.max(3, ...players.flatMap(({ spaces }) => spaces));
  const from = Math.max(1, Math.min(lead - 2, route.length - SHOWN + 1));
  const spaces = Array.from({ length: Math.min(SHOWN, route.length) }, (_, i) => from + i);
  return (
    <PlaceBehind game="cartagena">
      <Row gap={4} style={{ alignItems: 'flex-end', justifyContent: 'center' }}>
        {spaces.map((space) => {
          const symbol = route.symbols[space - 1] ?? 'chest';
          const here = players.flatMap(({ spaces: own }, seat) => own.filter((at) => at === space).map(() => seat));
          return (
            <Box key={space} style={{ alignItems: 'center', gap: 2 }}>
              <Row gap={1}>
                {here.slice(0, 3).map((seat, i) => (
                  <Shape key={i} color={colours[seat] ?? 'red'} size={here.length > 2 ? 10 : 13} />
                ))}
              </Row>
              <Box
                style={{
                  width: 29,
                  height: 29,
                  borderRadius: 15,
                  borderWidth: 2,
                  borderColor: '#8c9aa0',
                  backgroundColor: '#3d4a52',
                  alignItems: 'center',
                  justifyContent: 'center',
                }}
              >
                <Icon name={symbolIcon(symbol)} size={18} color={SYMBOL_ON_DARK[symbol]} />
              </Box>
            </Box>
          );
        })}
      </Row>
    </PlaceBehind>
  );
}
