import type { Seat } from '@antilles/engine';
import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Vignette } from '@/ui/art/Vignette';
import { Box, Row } from '@/ui/Box';
import type { OpeningWords } from '@/ui/table/OpeningCard';
import { useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { RoleCard } from '../rules/roleCards';
import { suppliesFor } from '../rules/supplies';
import { rolePicture } from './art';
import { Rising } from './pieces';
import { Scene } from './Scene';
import { HullPicture } from './Ship';
import { hullOf } from './shipGeometry';
import type { PuertoRicoTable } from './useTurn';

/** What is said as a game begins: what there is to win, who is governor, and what everybody begins with. */
export function openingOf({ words, view, seats }: PuertoRicoTable): OpeningWords {
  const { vp, colonists, ships } = suppliesFor(view.players.length);
  const about = (seat: Seat): string => {
    const player = view.players[seat];
    const tile = player?.island[0]?.tile;
    return [
      ...(tile === undefined ? [] : [words.word(`ui.tile.${tile}`)]),
      words.word('noun.doubloon', { count: player?.doubloons ?? 0 }),
    ].join(' · ');
  };
  return {
    kicker: words.word('opening.governor', { name: seats[view.governor]?.name ?? '' }),
    title: words.word('name'),
    line: words.word('options.summary', { vp, colonists, ships: words.list(ships.map(String)) }),
    begins: view.governor,
    scene: <Daybreak ships={ships.join()} />,
    deal: <Dealt roles={view.roles.map(({ role }) => role)} />,
    about,
  };
}

/** The bay as it is found: the sun is up, and the cargo ships of this game lie empty on the water. */
export const Daybreak = memo(function Daybreak({ ships, hour = 0 }: { ships: string; hour?: number }) {
  const { width, height } = useLayout();
  const sea = Math.round(height * 0.42);
  const list = ships.split(',').map(Number);
  const far = Math.min(26, height / 36, width / 24);
  return (
    <Box style={StyleSheet.absoluteFill}>
      <Scene width={width} height={height} sea={sea} hour={hour} />
      {list.map((capacity, i) => {
        // The nearer, the larger, and the lower on the water.
        const near = [1, 2, 0][i] ?? 0;
        const unit = far * (1 + 0.28 * near);
        const hull = hullOf(capacity, unit, 2);
        const at = ((i + 0.5) / list.length) * width - hull.width / 2;
        return (
          <Box
            key={capacity}
            style={{ position: 'absolute', zIndex: near, left: at, top: sea - hull.sail + far * (1 + 1.9 * near) }}
          >
            <HullPicture capacity={capacity} unit={unit} rows={2} flag="#d0563a" lit={false} />
          </Box>
        );
      })}
    </Box>
  );
});

/** The roles of this game, laid down one after the other. */
function Dealt({ roles }: { roles: readonly RoleCard[] }) {
  const { width } = useLayout();
  const colors = useColors();
  const one = Math.min(74, (Math.min(width, 620) - 24 - 5 * (roles.length - 1)) / roles.length);
  return (
    <Row gap={5} aria-hidden style={{ justifyContent: 'center' }}>
      {roles.map((role, i) => (
        <Rising key={role} after={1000 + 90 * i}>
          <Box style={{ borderRadius: 9, boxShadow: `0 0 0 2px ${colors.parchment}, 0 4px 10px rgba(0, 0, 0, 0.35)` }}>
            <Vignette picture={rolePicture(role)} width={one} height={one * 1.05} radius={9} />
          </Box>
        </Rising>
      ))}
    </Row>
  );
}
