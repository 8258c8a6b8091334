import { View } from 'react-native';
import { useWords } from '@/text';
import { useAccentColor } from '../accent';
import { Wrap } from '../Box';
import { Button } from '../Button';
import { Icon } from '../icons/Icon';
import { Text } from '../Text';
import { RADIUS, SPACE, useColors } from '../theme';
import { useTutorialOffer } from './useTutorialOffer';

/** Offers the guided first game, to whoever has not played this game yet. */
export function TutorialOffer() {
  const { t } = useWords('engine');
  const colors = useColors();
  const tint = useAccentColor();
  const tutorial = useTutorialOffer();
  if (tutorial === null || !tutorial.isNew) return null;
  return (
    <Wrap
      style={{
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s,
        borderRadius: RADIUS.panel,
        borderWidth: 1,
        borderColor: tint,
        backgroundColor: colors.surface,
      }}
    >
      <Icon name="book" size={24} color={tint} />
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 150 }}>
        <Text kind="strong">{t('tutorial.new')}</Text>
        <Text kind="small" color="muted">
          {t('tutorial.newLine')}
        </Text>
      </View>
      <Button kind="secondary" label={t('tutorial.start')} onPress={tutorial.start} />
    </Wrap>
  );
}

/** Starts the tutorial, or goes on with it, from anywhere in its game. */
export function TutorialButton({ onStart }: { onStart: () => void }) {
  const { t } = useWords('engine');
  const tutorial = useTutorialOffer();
  if (tutorial === null) return null;
  return (
    <Button
      kind="secondary"
      icon="play"
      label={t('tutorial.offer')}
      onPress={() => {
        onStart();
        tutorial.start();
      }}
      style={{ marginBottom: SPACE.m }}
    />
  );
}
