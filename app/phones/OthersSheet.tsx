import { createContext, useContext, useState } from 'react';
import { useWords } from '@/text';
import { Box } from '@/ui/Box';
import { IconButton } from '@/ui/IconButton';
import { Sheet } from '@/ui/overlays/Sheet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Invitation, PlaceRow, useSharedAddress } from './Places';
import { QrCode } from './QrCode';
import { useAtTable, type Visited } from './tables';

/** The table of several phones that is on the screen; null everywhere else. */
export const AwayContext = createContext<Visited | null>(null);

/** Who plays on which phone, how more of them come, and how somebody goes on at another device. */
export function OthersSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords('phones');
  const visited = useContext(AwayContext);
  return (
    <Sheet open={open} title={t('atTable')} onClose={onClose} place="centre">
      {visited === null ? null : <Others visited={visited} />}
    </Sheet>
  );
}

function Others({ visited }: { visited: Visited }) {
  const { t } = useWords('phones');
  const { room } = useAtTable(visited);
  const address = useSharedAddress(visited);
  /** Whose way to another device is shown. */
  const [moving, setMoving] = useState<number | null>(null);
  if (room === null) return null;
  const { places, mine, code, phase } = room;
  const { say } = visited.client;
  return (
    <Box style={{ gap: SPACE.s, paddingBottom: SPACE.m }}>
      {places.map((place, seat) => {
        const { name, kind, here, bot } = place;
        const key = visited.keys().find((each) => each.seat === seat);
        const isAway = phase === 'playing' && kind === 'taken' && !here && bot === null;
        return (
          <Box key={seat} style={{ gap: SPACE.s }}>
            <PlaceRow place={place} isMine={mine.includes(seat)}>
              {mine.includes(seat) && key !== undefined ? (
                <IconButton
                  icon="share"
                  label={t('showSeat', { name })}
                  onPress={() => setMoving(moving === seat ? null : seat)}
                />
              ) : null}
              {isAway && mine.length > 0 ? (
                <IconButton
                  icon="robot"
                  label={t('standInFor', { name })}
                  onPress={() => say({ t: 'stand-in', seat, bot: true })}
                />
              ) : null}
            </PlaceRow>
            {moving === seat && key !== undefined ? (
              <Box style={{ alignItems: 'center', gap: SPACE.s, padding: SPACE.s }}>
                <QrCode
                  text={`${address}/join/${code}#seat=${seat}.${key.token}`}
                  size={200}
                  label={t('seatQr', { name })}
                />
                <Text style={{ textAlign: 'center' }}>{t('seatOfLine')}</Text>
              </Box>
            ) : null}
          </Box>
        );
      })}
      <Invitation address={address} room={room} />
    </Box>
  );
}
