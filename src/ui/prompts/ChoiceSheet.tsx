import { type ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '@/text';
import { useAccentColor } from '../accent';
import { Row } from '../Box';
import { Button } from '../Button';
import { drawIcon } from '../icon';
import { IconButton } from '../IconButton';
import { Sheet } from '../overlays/Sheet';
import { useToast } from '../overlays/Toast';
import { Text } from '../Text';
import { FONTS, SPACE, TARGET, useColors } from '../theme';
import { useLayout } from '../useLayout';

/**
 * One sheet for every question: the asking thing, the demand, why, the choices, a running count, what it leads to,
 * and an answer that says what is missing or what it does.
 */
export function ChoiceSheet({
  open,
  asking,
  question,
  demand,
  why,
  children,
  count,
  after,
  afterLabel,
  answer,
  onClear,
  onHint,
  onClose,
}: {
  open: boolean;
  /** What asks, drawn small: a card, an emblem. */
  asking?: ReactNode;
  /** Which question of the game this is, when the sheet stays open from one to the next. */
  question?: string | undefined;
  /** "Discard 3 cards" */
  demand: string;
  /** One sentence. */
  why?: string;
  /** The choices: a `ChoiceGrid`, or anything else. */
  children: ReactNode;
  /** How many are chosen of how many. */
  count?: { readonly have: number; readonly need: number };
  /** What the turn looks like after it. */
  after?: readonly { readonly value: string | number; readonly label: string }[];
  afterLabel?: string;
  /**
   * Never just "OK": what is missing while it cannot be given, what it does when it can. Absent when each of the choices
   * is an answer by itself (`ChoiceButtons`).
   */
  answer?: {
    readonly label: string;
    readonly ready: boolean;
    readonly onPress: () => void;
    readonly onRefused?: () => void;
  };
  onClear?: () => void;
  onHint?: () => void;
  /** Absent: the question must be answered; dragging the sheet down shows the table. */
  onClose?: () => void;
}) {
  const { t } = useWords('engine');
  const { refuse } = useToast();
  const { largeText, width } = useLayout();
  const stacked = largeText && width < 600;
  const progress =
    !after?.length && count === undefined ? null : (
      <View style={{ gap: SPACE.m }}>
        {!after?.length ? null : (
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: SPACE.s }}>
            <Text kind="small" color="muted">
              {afterLabel}
            </Text>
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
              {after.map(({ value, label }) => (
                <Text key={label} kind="small" color="muted">
                  <Text kind="strong">{value}</Text> {label}
                </Text>
              ))}
            </View>
          </View>
        )}
        {count === undefined ? null : <ChoiceCount {...count} />}
      </View>
    );
  const helps = (
    <>
      {onClear ? (
        <Button
          kind="secondary"
          label={t('kit.clear')}
          onPress={onClear}
          disabled={count?.have === 0}
          onRefused={() => refuse(t('kit.nothingChosen'))}
        />
      ) : null}
      {onHint ? (
        <IconButton icon="hint" label={t('kit.hint')} onPress={onHint} boxed style={{ width: 60, height: 52 }} />
      ) : null}
    </>
  );
  const give =
    answer === undefined ? null : (
      <Button
        label={answer.label}
        onPress={answer.onPress}
        disabled={!answer.ready}
        // The answer itself says what is missing.
        onRefused={answer.onRefused ?? (() => refuse(answer.label))}
        grow={!stacked}
      />
    );
  return (
    <Sheet
      open={open}
      title={demand}
      onClose={onClose}
      guarded
      question={question}
      header={
        <View style={{ flexDirection: 'row', gap: SPACE.m, alignItems: 'flex-start' }}>
          {asking}
          <View style={{ flex: 1 }}>
            <Text kind="title" role="heading" aria-level={2}>
              {demand}
            </Text>
            {why === undefined ? null : <Text color="muted">{why}</Text>}
          </View>
          {onClose ? (
            <IconButton icon="close" label={t('kit.close')} onPress={onClose} style={{ marginRight: -SPACE.s }} />
          ) : null}
        </View>
      }
      footer={
        give === null && progress === null && !onHint ? undefined : (
          <View style={{ gap: SPACE.m }}>
            {largeText ? null : progress}
            {stacked ? (
              <>
                {onClear || onHint ? <View style={{ flexDirection: 'row', gap: SPACE.s }}>{helps}</View> : null}
                {give}
              </>
            ) : (
              <View style={{ flexDirection: 'row', gap: SPACE.s }}>
                {helps}
                {give}
              </View>
            )}
          </View>
        )
      }
    >
      {children}
      {largeText && progress ? <View style={{ paddingTop: SPACE.m }}>{progress}</View> : null}
    </Sheet>
  );
}

const DOT = { width: 18, height: 18, borderRadius: 9 } as const;

/** "2 of 3" with a pip for each one still needed. */
export function ChoiceCount({ have, need }: { have: number; need: number }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const tint = useAccentColor();
  const text = t('kit.choice.count', { count: have, total: need });
  return (
    <Row accessible role="status" aria-live="polite" aria-label={text} gap={SPACE.m}>
      <Text style={{ fontFamily: FONTS.displayBold, fontSize: 19, lineHeight: 24 }}>{text}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
        {Array.from({ length: Math.min(need, 12) }, (_, i) =>
          i < have ? (
            <View key={i} style={[DOT, { backgroundColor: tint, alignItems: 'center', justifyContent: 'center' }]}>
              {drawIcon('check', 12, colors.onAccent)}
            </View>
          ) : (
            <View key={i} style={[DOT, { borderWidth: 2, borderStyle: 'dashed', borderColor: colors.muted }]} />
          ),
        )}
      </View>
    </Row>
  );
}

/** Two answers side by side, or a few below each other: yes or no, one of two effects. */
export function ChoiceButtons({ children }: { children: ReactNode }) {
  return <View style={{ gap: SPACE.s, minHeight: TARGET }}>{children}</View>;
}
