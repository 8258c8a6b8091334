import { ScrollView, View } from 'react-native';
import { useWords } from '../../text';
import { useAccentColor } from '../accent';
import { Button } from '../Button';
import { Icon } from '../icons/Icon';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { RADIUS, SPACE, useColors } from '../theme';
import { useLayout } from '../useLayout';
import type { TutorialNow } from './useTutorial';

/** What the tutorial says, how far it is, and the way on or out. */
export function TutorialPanel({
  now,
  sentence,
  onLeave,
}: {
  now: TutorialNow;
  /** The words of this step. */
  sentence: string;
  /** Ends the tutorial, finished or not. */
  onLeave: () => void;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const tint = useAccentColor();
  const { size, textScale } = useLayout();
  const small = size === 'small';
  const words = (
    <Text kind={small ? 'small' : 'body'} role="status" aria-live="polite">
      {sentence}
    </Text>
  );
  return (
    <View
      role="region"
      aria-label={t('tutorial.title')}
      style={{
        gap: SPACE.xs,
        paddingHorizontal: SPACE.m,
        paddingTop: small ? SPACE.s : SPACE.m,
        paddingBottom: small ? 0 : SPACE.xs,
        borderRadius: RADIUS.panel,
        borderWidth: 2,
        borderColor: tint,
        backgroundColor: colors.raised,
      }}
    >
      <View style={{ flexDirection: 'row', gap: SPACE.s, alignItems: 'flex-start' }}>
        <Icon name="book" size={22} color={tint} />
        {small ? (
          // The board stays in sight; what does not fit is scrolled, by a keyboard too.
          <ScrollView
            tabIndex={0}
            role="group"
            aria-label={t('tutorial.title')}
            style={{ flex: 1, maxHeight: 66 * textScale }}
          >
            {words}
          </ScrollView>
        ) : (
          <View style={{ flex: 1 }}>{words}</View>
        )}
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Text kind="small" color="muted" style={{ flexGrow: 1 }}>
          {t('tutorial.progress', { at: now.at, of: now.of })}
        </Text>
        {now.isLast ? null : (
          <Tap
            label={t('tutorial.skip')}
            onPress={onLeave}
            style={{ minHeight: 44, justifyContent: 'center', paddingHorizontal: SPACE.s }}
          >
            <Text kind="small" color="muted">
              {t('tutorial.skip')}
            </Text>
          </Tap>
        )}
        {now.isLast ? (
          <Button kind="quiet" label={t('tutorial.finish')} onPress={onLeave} />
        ) : now.awaits === undefined ? (
          <Button kind="quiet" label={t('tutorial.next')} onPress={now.next} />
        ) : (
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, minHeight: 44 }}>
            <Icon name="chevron-down" size={18} color={colors.muted} />
            <Text kind="small" color="muted">
              {t('tutorial.yours')}
            </Text>
          </View>
        )}
      </View>
    </View>
  );
}
