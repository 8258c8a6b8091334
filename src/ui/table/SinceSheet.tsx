import type { Seat } from '@antilles/engine';
import { View } from 'react-native';
import type { LoggedFrame } from '@/session/session';
import { useWords } from '@/text';
import { Button } from '../Button';
import { ButtonRow } from '../ButtonRow';
import { EventLine, type EventText } from '../EventLine';
import { Sheet } from '../overlays/Sheet';
import { Tap } from '../Tap';
import { fade, SPACE, useColors } from '../theme';
import { gistOf, type Deed } from './gist';
import type { GameTable } from './useGameTable';

/** What has happened since `seat` last answered, that answer included; empty while nobody else did anything. */
export function sinceLast<Action, View_, Event>(
  { session, show }: GameTable<Action, View_, Event>,
  seat: Seat | null,
): readonly LoggedFrame<View_, Event>[] {
  if (seat === null || show.mode === 'replay') return [];
  const last = session.lastOf(seat);
  const since = last < 0 ? [] : show.past.filter(({ at }) => at >= last);
  const isOthers = (frame: LoggedFrame<View_, Event>): boolean => {
    const who = doer(session, frame);
    return frame.at > last || (who !== null && who !== seat);
  };
  return since.some(isOthers) ? since : [];
}

/** Whose doing an event is; null when it is nobody's. */
function doer<Action, View_, Event>(
  session: GameTable<Action, View_, Event>['session'],
  { event }: LoggedFrame<View_, Event>,
): Seat | null {
  const who = session.game.phrase(event)?.params?.['who'];
  return typeof who === 'object' && 'seat' in who && typeof who.seat === 'number' ? who.seat : null;
}

/** What is told of it in short: how many things there are to read, and the gist of what the others did. */
export function sinceInShort<Action, View_, Event>(
  { session, show, seats, tell, isGist }: GameTable<Action, View_, Event>,
  since: readonly LoggedFrame<View_, Event>[],
  seat: Seat | null,
): { readonly count: number; readonly gist: readonly EventText[]; readonly more: number } {
  const others = since.filter((frame) => doer(session, frame) !== seat);
  const deedsOf = (frames: readonly LoggedFrame<View_, Event>[]): readonly Deed[] =>
    tell(frames, show.viewer).map(({ id, text, strong = '' }) => {
      const frame = frames[Number(id)];
      return { who: frame === undefined ? null : doer(session, frame), name: strong, text };
    });
  const gist = deedsOf(others.filter(({ event }) => isGist(event)));
  // Nothing worth a word: then the last thing, whatever it was.
  const { lines, more } = gistOf(gist.length > 0 ? gist : deedsOf(others.length > 0 ? others : since).slice(-1));
  return {
    count: tell(since, show.viewer).length,
    gist: lines.map(({ who, text }) => {
      const owner = who === null ? undefined : seats[who];
      return { id: `${who}`, text, ...(owner === undefined ? {} : { mark: owner.colour, strong: owner.name }) };
    }),
    more,
  };
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
