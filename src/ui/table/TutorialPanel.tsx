import { useWords } from '@/text';
import { Box, Row } from '../Box';
import { drawIcon } from '../icon';
import { IconButton } from '../IconButton';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { fade, RADIUS, SPACE, TARGET, useColors } from '../theme';
import { useLayout } from '../useLayout';
import type { TutorialNow } from './useTutorial';

/**
 * What the tutorial says: parchment among the things of the table, so that it reads as a voice and not as a window. It has
 * a place in the layout of its own, covers nothing, and is as high as its words; at its end it shows the ways on.
 */
export function TutorialPanel({
  now,
  sentence,
  onLeave,
  onPlayOn,
  onFirstGame,
}: {
  now: TutorialNow;
  /** The words of this step. */
  sentence: string;
  /** Ends the tutorial, finished or not. */
  onLeave: () => void;
  /** Goes on with this very game, without anybody who explains; null when it is over. */
  onPlayOn: (() => void) | null;
  /** Begins a game of one's own like this one. */
  onFirstGame: () => void;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { size, largeText } = useLayout();
  const small = size === 'small';
  return (
    <Box
      role="region"
      aria-label={t('tutorial.title')}
      style={{
        gap: small ? 2 : SPACE.xs,
        paddingTop: SPACE.xs,
        paddingLeft: SPACE.m,
        paddingRight: SPACE.xs,
        paddingBottom: small ? SPACE.s : SPACE.m,
        borderRadius: RADIUS.panel + 2,
        borderWidth: 2,
        borderColor: colors.parchmentEdge,
        backgroundColor: colors.parchment,
        boxShadow: `0 6px 18px ${fade(colors.shapeEdge, 0.3)}`,
      }}
    >
      <Row gap={SPACE.xs}>
        {small ? null : drawIcon('book', 22, colors.inkMuted)}
        <Progress now={now} />
        {now.isLast || now.awaits !== undefined ? null : (
          <Onward label={t('tutorial.next')} strong onPress={now.next} />
        )}
        <IconButton
          icon="close"
          color={colors.ink}
          label={now.isLast ? t('tutorial.finish') : t('tutorial.skip')}
          onPress={onLeave}
        />
      </Row>
      <Text
        kind={small ? 'small' : 'body'}
        color="ink"
        role="status"
        aria-live="polite"
        style={{ paddingRight: SPACE.s }}
      >
        {sentence}
      </Text>
      {now.awaits === undefined ? null : (
        <Row gap={SPACE.xs}>
          {drawIcon('chevron-down', 16, colors.inkMuted)}
          <Text kind="small" color="inkMuted">
            {t('tutorial.yours')}
          </Text>
        </Row>
      )}
      {now.isLast ? (
        <Box
          style={{
            flexDirection: largeText ? 'column' : 'row',
            gap: SPACE.s,
            paddingTop: SPACE.xs,
            paddingRight: SPACE.s,
          }}
        >
          {onPlayOn === null ? null : <Onward grow label={t('tutorial.playOn')} onPress={onPlayOn} />}
          <Onward grow strong label={t('tutorial.firstGame')} onPress={onFirstGame} />
        </Box>
      ) : null}
    </Box>
  );
}

/** How far it is: a dot for each step, the present one long; and in figures. */
function Progress({ now: { at, of } }: { now: TutorialNow }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { largeText } = useLayout();
  return (
    <Box
      style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s, rowGap: 2 }}
    >
      {largeText ? null : (
        <Box aria-hidden style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
          {Array.from({ length: of }, (_, i) => (
            <Box
              key={i}
              style={{
                width: i === at - 1 ? 12 : 5,
                height: 5,
                borderRadius: 3,
                backgroundColor: i < at ? colors.ink : fade(colors.ink, 0.28),
              }}
            />
          ))}
        </Box>
      )}
      <Text kind="tiny" color="inkMuted">
        {t('tutorial.progress', { at, of })}
      </Text>
    </Box>
  );
}

/** A way on, in the ink of the parchment. */
function Onward({
  label,
  onPress,
  strong = false,
  grow = false,
}: {
  label: string;
  onPress: () => void;
  strong?: boolean;
  grow?: boolean;
}) {
  const colors = useColors();
  const { largeText } = useLayout();
  return (
    <Tap
      guarded
      label={label}
      onPress={onPress}
      style={{
        ...(grow && !largeText ? { flex: 1 } : {}),
        minHeight: TARGET,
        minWidth: TARGET,
        justifyContent: 'center',
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS.pill,
        borderWidth: 1.5,
        borderColor: colors.ink,
        backgroundColor: strong ? colors.ink : colors.parchment,
      }}
    >
      <Text kind="strong" color={strong ? 'parchment' : 'ink'} style={{ textAlign: 'center' }}>
        {label}
      </Text>
    </Tap>
  );
}
