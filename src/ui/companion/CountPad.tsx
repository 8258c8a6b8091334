import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Platform } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useWords } from '@/text';
import { useAccentColor } from '../accent';
import { Box, Row } from '../Box';
import { Icon } from '../icons/Icon';
import { Shape } from '../Shape';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { FONTS, RADIUS, SPACE, TARGET, useColors } from '../theme';
import { useLayout } from '../useLayout';
import { pointsOf, press, shownAs, typedOf, type PadKey, type Typed } from './typing';

const KEYS: readonly PadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'sign', '0', 'erase'];
/** On a phone that lies on its side there is more width than height. */
const LOW_KEYS: readonly PadKey[] = ['1', '2', '3', '4', '5', 'erase', '6', '7', '8', '9', '0', 'sign'];

/**
 * The keys under a sheet of figures, always in the same place: a tap writes into the cell that is lit, and what is written
 * counts at once. A keyboard works as well. It stays the same from cell to cell, and so does the focus.
 */
export function CountPad({
  cell,
  owner,
  what,
  value,
  signed = false,
  digits = 0,
  picks,
  onMore,
  next,
  above,
  onWrite,
  onNext,
  onFull = onNext,
  onBack,
  onClose,
}: {
  /** Which one is lit. */
  cell: string;
  owner: Pick<TablePlayer, 'name' | 'colour'>;
  what: string;
  /** What stands in the cell already. */
  value: number | null;
  signed?: boolean;
  /** A figure of so many digits is whole, and the next cell follows by itself; 0: nobody knows. */
  digits?: number;
  /** Small figures, each with a key of its own: one tap writes it and goes on. */
  picks?: readonly number[] | undefined;
  /** A figure that has no key. */
  onMore?: (() => void) | undefined;
  /** What comes next, in a word or two. */
  next: string;
  above?: ReactNode;
  onWrite: (value: number | null) => void;
  onNext: () => void;
  /** The figure is whole by itself; otherwise the same as `onNext`. */
  onFull?: (() => void) | undefined;
  /** Erasing in an empty cell goes back to the one before. */
  onBack?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}) {
  const { t } = useWords('companion');
  const { height, largeText } = useLayout();
  const [typed, setTyped] = useState<Typed>(() => typedOf(value));
  /** What stood there is replaced by the first digit, as on any pad. */
  const [fresh, setFresh] = useState(value !== null);
  /** Only a figure that is new goes on by itself; one that is put right may need one digit more. */
  const [blank, setBlank] = useState(value === null);
  // Another cell, or another figure in it: somebody took a step back.
  const [known, setKnown] = useState({ cell, value });
  if (known.cell !== cell || known.value !== value) {
    setKnown({ cell, value });
    if (known.cell !== cell || value !== pointsOf(typed)) {
      setTyped(typedOf(value));
      setFresh(value !== null);
    }
    if (known.cell !== cell) setBlank(value === null);
  }
  const hit = (key: PadKey): void => {
    if (key === 'erase' && typed.digits === '' && onBack !== undefined) return onBack();
    const isDigit = key !== 'sign' && key !== 'erase';
    const now = press(fresh && isDigit ? typedOf(null) : typed, key);
    setFresh(false);
    setTyped(now);
    const points = pointsOf(now);
    if (points !== value) onWrite(points);
    if (isDigit && blank && digits > 0 && now.digits.length >= digits) onFull();
  };
  const pick = (figure: number): void => {
    onWrite(figure);
    onFull();
  };
  useKeyboard((key) => {
    if (/^\d$/.test(key)) hit(key as PadKey);
    else if (key === '-' && signed) hit('sign');
    else if (key === 'Backspace') hit('erase');
    else if (key === 'Enter') onNext();
  });
  const low = height < 480 && !largeText;
  const shown = shownAs(typed);
  const head = <Head owner={owner} what={what} shown={shown} low={low} onClose={onClose} />;
  const keys =
    picks === undefined
      ? (low ? LOW_KEYS : KEYS).map((key) => (
          <Key
            key={key}
            label={key === 'sign' ? t('any.sign') : key === 'erase' ? t('any.erase') : key}
            face={key === 'sign' ? '±' : key}
            across={low ? 6 : 3}
            hidden={key === 'sign' && !signed}
            onPress={() => hit(key)}
          />
        ))
      : [
          ...picks.map((figure) => (
            <Key
              key={figure}
              label={String(figure)}
              face={String(figure)}
              across={low ? 8 : 4}
              onPress={() => pick(figure)}
            />
          )),
          onMore === undefined ? null : (
            <Key key="more" label={t('moreFigure')} face="…" across={low ? 8 : 4} onPress={onMore} />
          ),
        ];
  const follow = <Next word={next} wide={largeText} onPress={onNext} />;
  return (
    <Box style={{ gap: SPACE.s }}>
      {low ? null : head}
      {above}
      <Box style={{ flexDirection: largeText ? 'column' : 'row', gap: SPACE.s }}>
        {low ? head : null}
        <Box
          role="group"
          aria-label={`${owner.name}, ${what}`}
          style={{ flexGrow: 1, flexShrink: 1, flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
        >
          {keys}
        </Box>
        {follow}
      </Box>
    </Box>
  );
}

/** Whose figure it is, of what, and what stands there; beside the keys where there is more width than height. */
function Head({
  owner,
  what,
  shown,
  low,
  onClose,
}: {
  owner: Pick<TablePlayer, 'name' | 'colour'>;
  what: string;
  shown: string;
  low: boolean;
  onClose: (() => void) | undefined;
}) {
  const { t } = useWords('companion');
  const colors = useColors();
  const name = (
    <Text kind="question" role="heading" aria-level={2} numberOfLines={1} style={{ flexShrink: 1 }}>
      {owner.name}
    </Text>
  );
  const asked = (
    <Text kind="small" color="muted" numberOfLines={2}>
      {what}
    </Text>
  );
  const figure = (
    <>
      <Text kind="figure" aria-live="polite" style={{ minWidth: 40, textAlign: 'right' }}>
        {shown === '' ? '–' : shown}
      </Text>
      {onClose === undefined ? null : (
        <Tap
          label={t('done')}
          onPress={onClose}
          style={{ minWidth: TARGET, minHeight: TARGET, alignItems: 'center', justifyContent: 'center' }}
        >
          <Icon name="chevron-down" size={24} color={colors.text} />
        </Tap>
      )}
    </>
  );
  return low ? (
    <Box style={{ width: 150 }}>
      <Row>
        <Shape color={owner.colour} size={22} />
        {name}
      </Row>
      {asked}
      <Row style={{ marginTop: 'auto', justifyContent: 'flex-end' }}>{figure}</Row>
    </Box>
  ) : (
    <Row>
      <Shape color={owner.colour} size={22} />
      <Box style={{ flex: 1, minWidth: 0 }}>
        {name}
        {asked}
      </Box>
      {figure}
    </Row>
  );
}

function Key({
  label,
  face,
  across,
  hidden = false,
  onPress,
}: {
  label: string;
  face: string;
  /** How many stand side by side. */
  across: number;
  /** It keeps its room, so that the others stand where they stand everywhere. */
  hidden?: boolean;
  onPress: () => void;
}) {
  const colors = useColors();
  const { height, largeText } = useLayout();
  const room = {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: `${Math.floor(92 / across)}%`,
    minHeight: height < 700 ? TARGET : 50,
  } as const;
  if (hidden) return <Box style={room} />;
  return (
    <Tap
      label={label}
      onPress={onPress}
      give={0.94}
      style={{
        ...room,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.card,
        borderWidth: 1,
        borderColor: colors.edge,
        backgroundColor: colors.raised,
      }}
    >
      {face === 'erase' ? (
        <Icon name="arrow-left" size={24} color={colors.text} />
      ) : (
        // A key is as large as a finger; where the screen is small, letters do not push the others away.
        <Text fixed={largeText && height < 620} style={{ fontFamily: FONTS.displayBold, fontSize: 22, lineHeight: 28 }}>
          {face}
        </Text>
      )}
    </Tap>
  );
}

/** On to the next cell, under the thumb. */
function Next({ word, wide, onPress }: { word: string; wide: boolean; onPress: () => void }) {
  const { t } = useWords('companion');
  const colors = useColors();
  const tint = useAccentColor();
  return (
    <Tap
      label={t('next', { what: word })}
      onPress={onPress}
      style={{
        ...(wide ? { minHeight: TARGET } : { width: 92 }),
        alignItems: 'center',
        justifyContent: 'center',
        padding: SPACE.xs,
        borderRadius: RADIUS.card,
        backgroundColor: tint,
      }}
    >
      <Text kind="button" color={colors.onAccent} numberOfLines={4} style={{ textAlign: 'center' }}>
        {t('next', { what: word })}
      </Text>
    </Tap>
  );
}

/** On a computer the figures are typed, wherever the focus is, but where somebody writes or answers something else. */
function useKeyboard(onKey: (key: string) => void): void {
  const hear = useEffectEvent(onKey);
  useEffect(() => {
    if (Platform.OS !== 'web' || typeof window === 'undefined') return;
    const listener = (event: KeyboardEvent): void => {
      const { target } = event;
      if (target instanceof HTMLElement) {
        if (target.closest('input, textarea, [role="dialog"]') !== null) return;
        // A button that has the focus answers Enter itself.
        if (event.key === 'Enter' && target.closest('button, [role="button"], [role="radio"]') !== null) return;
      }
      if (!event.ctrlKey && !event.metaKey && !event.altKey) hear(event.key);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
