import { View } from 'react-native';
import { useWords } from '@/text';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { SPACE } from '../theme';
import { useLayout } from '../useLayout';
import { useDockHeights } from './DockRows';
import type { GameTable } from './useGameTable';

/**
 * What can be done while nobody here is asked, in the upper row of the dock (`DockRows`): while an event is shown stop it,
 * on to the next one, on to the end; while a bot thinks, hurry it. The three keep their places.
 */
export function WatchControls<Action, View_, Event>({
  table: { show, director, session, seats, refuse },
  next,
  kind = 'secondary',
  height: room,
  compact = false,
}: {
  table: GameTable<Action, View_, Event>;
  /** What comes next, in words. */
  next: string;
  kind?: 'primary' | 'secondary' | undefined;
  /** When what comes next may need two lines on a small screen. */
  height?: number | undefined;
  /** All three as drawings, for a row that says something besides. */
  compact?: boolean;
}) {
  const { t } = useWords('engine');
  const { size, largeText } = useLayout();
  const { lower } = useDockHeights();
  const height = room ?? lower;
  const side = { width: height, height };
  const { thinking } = show.snapshot;
  const moves = show.frame !== null;
  const nothingMoves = (): void =>
    refuse(thinking === null ? t('table.nothingMoves') : t('table.thinking', { name: seats[thinking]?.name ?? '' }));
  const skip = {
    label: t('table.skip'),
    onPress: director.skip,
    disabled: !moves,
    onRefused: nothingMoves,
  };
  const goOn = {
    label: moves ? next : t('table.hurry'),
    onPress: moves ? director.next : session.hurry,
    disabled: !moves && thinking === null,
    onRefused: nothingMoves,
  };
  return (
    <View style={{ flexDirection: 'row', gap: compact ? 6 : SPACE.s, alignItems: 'center' }}>
      <IconButton
        boxed
        icon={show.paused ? 'play' : 'pause'}
        label={t(show.paused ? 'table.resume' : 'table.pause')}
        onPress={show.paused ? director.resume : director.pause}
        disabled={!moves}
        onRefused={nothingMoves}
        style={side}
      />
      {compact ? (
        <IconButton boxed icon="next" style={side} {...goOn} />
      ) : (
        <Button
          grow
          kind={kind}
          style={{ minHeight: height, paddingVertical: 2, paddingHorizontal: SPACE.m }}
          {...goOn}
        />
      )}
      {compact || size === 'small' || largeText ? (
        <IconButton boxed icon="skip" style={side} {...skip} />
      ) : (
        <Button kind="secondary" style={{ minHeight: height, paddingHorizontal: SPACE.l }} {...skip} />
      )}
    </View>
  );
}
