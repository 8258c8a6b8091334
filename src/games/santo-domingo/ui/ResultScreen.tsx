import type { AnySession } from '@/session/session';
import { Box } from '@/ui/Box';
import { Shape } from '@/ui/Shape';
import { ResultFrame } from '@/ui/table/ResultFrame';
import { FRIGATE, GALLEON } from '../rules/cards';
import { Fireworks } from './harbour/Fireworks';
import { Bay } from './harbour/HarbourScene';
import { RolePicture } from './RoleCard';

/** How long the points of one player are counted, in milliseconds: fireworks come after the last. */
const COUNTED = 750;

/** The ranking over the bay: everybody's ship comes in as their points are counted, the winner's a galleon. */
export function ResultScreen({ session }: { session: AnySession }) {
  const { seats } = session;
  const places = session.snapshot().outcome?.places ?? [];
  return (
    <ResultFrame
      session={session}
      namespace="santo-domingo"
      accent="santo-domingo"
      scene={
        <>
          <Bay />
          <Fireworks after={COUNTED * seats.length} />
        </>
      }
      fan={(seat) => {
        const won = places[seat] === 1;
        return (
          <Box style={{ alignItems: 'center' }}>
            <RolePicture card={won ? GALLEON : FRIGATE} width={won ? 78 : 62} height={won ? 56 : 44} radius={10} />
            <Box style={{ position: 'absolute', right: -4, bottom: -4 }}>
              <Shape color={seats[seat]?.colour ?? 'red'} size={18} />
            </Box>
          </Box>
        );
      }}
    />
  );
}
