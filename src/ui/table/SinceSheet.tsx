import type { Seat } from '@antilles/engine';
import { View } from 'react-native';
import type { LoggedFrame } from '../../session/session';
import { useWords } from '../../text';
import { Button } from '../Button';
import { ButtonRow } from '../ButtonRow';
import { EventLine } from '../EventLine';
import { Sheet } from '../overlays/Sheet';
import { Tap } from '../Tap';
import { fade, SPACE, useColors } from '../theme';
import type { GameTable } from './useGameTable';

/** What has happened since `seat` last answered, that answer included; empty while nobody else did anything. */
export function sinceLast<Action, View_, Event>(
  { session, show, past }: GameTable<Action, View_, Event>,
  seat: Seat | null,
): readonly LoggedFrame<View_, Event>[] {
  if (seat === null || show.reel !== null) return [];
  const last = session.lastOf(seat);
  const since = last < 0 ? [] : past.filter(({ at }) => at >= last);
  const isOthers = ({ at, event }: LoggedFrame<View_, Event>): boolean => {
    const who = session.game.phrase(event)?.params?.['who'];
    return at > last || (typeof who === 'object' && 'seat' in who && who.seat !== seat);
  };
  return since.some(isOthers) ? since : [];
}

/** What happened since somebody's last turn: to be read, tapped, or shown again. */
export function SinceSheet<Action, View_, Event>({
  open,
  table,
  seat,
  onClose,
}: {
  open: boolean;
  table: GameTable<Action, View_, Event>;
  seat: Seat | null;
  onClose: () => void;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const frames = open ? sinceLast(table, seat) : [];
  const lines = table.tell(frames, table.show.viewer);
  const name = seat === null || seat === table.show.viewer ? null : (table.seats[seat]?.name ?? null);
  return (
    <Sheet
      open={open}
      title={name === null ? t('since.title') : t('since.titleOf', { name })}
      onClose={onClose}
      footer={
        <ButtonRow>
          <Button kind="secondary" label={t('kit.close')} onPress={onClose} />
          <Button
            grow
            icon="play"
            label={t('since.replay')}
            onPress={() => {
              onClose();
              table.director.replay(frames[0]?.at ?? 0);
            }}
          />
        </ButtonRow>
      }
    >
      <View>
        {lines.map((line) => (
          <Tap
            key={line.id}
            label={line.text}
            hint={t('kit.log.see')}
            give={1}
            onPress={() => {
              onClose();
              table.lookBack(frames[Number(line.id)] ?? null);
            }}
            style={{
              minHeight: 44,
              justifyContent: 'center',
              paddingVertical: SPACE.s,
              borderBottomWidth: 1,
              borderColor: fade(colors.line, 0.55),
            }}
          >
            <EventLine event={line} />
          </Tap>
        ))}
      </View>
    </Sheet>
  );
}
