import { View } from 'react-native';
import { useWords } from '../../text';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { SPACE } from '../theme';
import { useLayout } from '../useLayout';
import type { GameTable } from './useGameTable';

/** What can be done while an event is shown: stop it, on to the next one, on to the end. */
export function WatchControls<Action, View_, Event>({
  table: { show, director },
  next,
  kind = 'secondary',
  height = 52,
}: {
  table: GameTable<Action, View_, Event>;
  /** What comes next, in words. */
  next: string;
  kind?: 'primary' | 'secondary';
  height?: 44 | 52;
}) {
  const { t } = useWords('engine');
  const { size, largeText } = useLayout();
  const side = { width: height, height };
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.s, alignItems: 'center' }}>
      <IconButton
        boxed
        icon={show.paused ? 'play' : 'pause'}
        label={t(show.paused ? 'table.resume' : 'table.pause')}
        onPress={show.paused ? director.resume : director.pause}
        style={side}
      />
      <Button grow kind={kind} label={next} onPress={director.next} style={{ minHeight: height }} />
      {size === 'small' || largeText ? (
        <IconButton boxed icon="skip" label={t('table.skip')} onPress={director.skip} style={side} />
      ) : (
        <Button kind="secondary" label={t('table.skip')} onPress={director.skip} />
      )}
    </View>
  );
}
