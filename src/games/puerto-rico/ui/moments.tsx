import { useMemo } from 'react';
import { Vignette } from '@/ui/art/Vignette';
import { Box } from '@/ui/Box';
import type { Moments } from '@/ui/table/moments';
import { useColors } from '@/ui/theme';
import { isLarge, BUILDINGS, type BuildingId } from '../rules/buildings';
import type { Event } from '../rules/events';
import type { View } from '../rules/view';
import { buildingPicture } from './art';
import { HOURS } from './day';
import { Scene } from './Scene';
import type { PuertoRicoTable } from './useTurn';

/**
 * What everybody at the table looks up for: a large building, and the bell of the last round. A ship that sails has its own
 * place on the bay, and nothing lies over it.
 */
export function useMoments({ words, seats }: PuertoRicoTable): Moments<Event, View> {
  return useMemo(
    () => ({
      built({ seat, building }) {
        if (!isLarge(building)) return null;
        const owner = seats[seat];
        return {
          // A person's, at this phone, is a triumph; a bot's is something to know.
          tone: owner?.bot === null ? 'triumph' : 'notice',
          picture: (height) => <Grand building={building} height={height} />,
          title: words.word(`building.${building}`),
          sentence: words.word('moment.built', { name: owner?.name ?? '', count: BUILDINGS[building].column }),
          also: words.word(`short.${building}`),
        };
      },
      'end-triggered': ({ trigger }) => ({
        tone: 'notice',
        feel: 'blow',
        picture: (height) => <Dusk height={height} />,
        title: words.word('moment.lastRound'),
        sentence: words.word(`ended.${trigger}`),
        also: words.word('moment.toTheEnd'),
      }),
    }),
    [words, seats],
  );
}

/** A large building, on paper. */
const Grand = ({ building, height }: { building: BuildingId; height: number }) => (
  <Framed>
    <Vignette picture={buildingPicture(building)} width={height * 1.3} height={height * 0.86} radius={14} />
  </Framed>
);

/** The sun goes down behind the town, and lanterns are lit. */
const Dusk = ({ height }: { height: number }) => (
  <Framed>
    <Box style={{ borderRadius: 14, overflow: 'hidden' }}>
      <Scene width={height * 1.3} height={height * 0.86} sea={height * 0.6} hour={HOURS - 1} />
    </Box>
  </Framed>
);

const Framed = ({ children }: { children: React.ReactNode }) => {
  const colors = useColors();
  return (
    <Box
      style={{
        padding: 6,
        borderRadius: 20,
        backgroundColor: colors.parchment,
        boxShadow: `0 0 0 2px ${colors.brass}, 0 12px 30px rgba(0, 0, 0, 0.45)`,
      }}
    >
      {children}
    </Box>
  );
};
