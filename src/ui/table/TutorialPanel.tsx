import { ScrollView, View } from 'react-native';
import { useWords } from '@/text';
import { useAccentColor } from '../accent';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
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
  const words = (
    <Text kind={size === 'small' ? 'small' : 'body'} role="status" aria-live="polite">
      {sentence}
    </Text>
  );
  const progress = t('tutorial.progress', { at: now.at, of: now.of });
  const on = now.isLast ? (
    <Button kind="quiet" label={t('tutorial.finish')} onPress={onLeave} />
  ) : now.awaits === undefined ? (
    <Button kind="quiet" label={t('tutorial.next')} onPress={now.next} />
  ) : null;
  const box = {
    borderRadius: RADIUS.panel,
    borderWidth: 2,
    borderColor: tint,
    backgroundColor: colors.raised,
  } as const;

  // The board stays in sight: everything beside each other, and what does not fit is scrolled, by a keyboard too.
  if (size === 'small') {
    return (
      <View
        role="region"
        aria-label={t('tutorial.title')}
        style={{ ...box, flexDirection: 'row', alignItems: 'center', paddingRight: on === null ? SPACE.s : 0 }}
      >
        <View style={{ alignItems: 'center', minWidth: 58 }}>
          {now.isLast ? (
            <View style={{ padding: 11 }}>
              <Icon name="book" size={22} color={tint} />
            </View>
          ) : (
            <IconButton icon="close" label={t('tutorial.skip')} onPress={onLeave} />
          )}
          <Text fixed kind="tiny" color="muted" style={{ marginTop: -SPACE.s, marginBottom: SPACE.xs }}>
            {progress}
          </Text>
        </View>
        <ScrollView
          tabIndex={0}
          role="group"
          aria-label={t('tutorial.title')}
          style={{ flex: 1, maxHeight: 112 * textScale, marginVertical: SPACE.xs }}
        >
          {words}
        </ScrollView>
        {on}
      </View>
    );
  }
  return (
    <View
      role="region"
      aria-label={t('tutorial.title')}
      style={{ ...box, gap: SPACE.xs, paddingHorizontal: SPACE.m, paddingTop: SPACE.m, paddingBottom: SPACE.xs }}
    >
      <View style={{ flexDirection: 'row', gap: SPACE.s, alignItems: 'flex-start' }}>
        <Icon name="book" size={22} color={tint} />
        <View style={{ flex: 1 }}>{words}</View>
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Text kind="small" color="muted" style={{ flexGrow: 1 }}>
          {progress}
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
        {on ?? (
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
