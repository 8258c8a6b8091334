import { View } from 'react-native';
import { useWords } from '@/text';
import { Button } from '../Button';
import { drawIcon } from '../icon';
import { Panel } from '../Panel';
import { Text } from '../Text';
import { SPACE, useColors } from '../theme';

/** Says that something of the app broke, offers a report of it, and one way on. */
export function TroubleNotice({
  text,
  quiet = false,
  onCopy,
  onwards,
}: {
  text: string;
  /** The game went on all the same. */
  quiet?: boolean;
  onCopy: () => void;
  onwards: { readonly label: string; readonly onPress: () => void };
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const tint = quiet ? colors.brass : colors.danger;
  return (
    <Panel style={{ gap: SPACE.xs, paddingVertical: SPACE.s, borderColor: tint }}>
      <View role={quiet ? 'status' : 'alert'} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        {drawIcon(quiet ? 'info' : 'warning', 20, tint)}
        <Text style={{ flex: 1 }}>{text}</Text>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.s }}>
        <Button kind="quiet" accent="brass" label={t('trouble.copy')} onPress={onCopy} />
        <Button kind="quiet" accent="brass" label={onwards.label} onPress={onwards.onPress} />
      </View>
    </Panel>
  );
}
