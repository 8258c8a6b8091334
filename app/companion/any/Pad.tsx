import { useEffect, useEffectEvent, useState } from 'react';
import { Platform, View } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Icon } from '@/ui/icons/Icon';
import { Sheet } from '@/ui/overlays/Sheet';
import { Shape } from '@/ui/Shape';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, useColors } from '@/ui/theme';
import { pointsOf, press, shownAs, typedOf, type PadKey, type Typed } from './scoreSheet';

const KEYS: readonly PadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'sign', '0', 'erase'];

/** Twelve large keys for one figure. A keyboard works as well. What is typed counts at once. */
export function Pad({
  owner,
  round,
  points,
  nextName,
  onWrite,
  onNext,
  onDrop,
  onClose,
}: {
  owner: TablePlayer;
  round: number;
  /** What stands in the cell already. */
  points: number | null;
  nextName: string;
  onWrite: (points: number | null) => void;
  onNext: () => void;
  /** Takes the whole round away; null where there is none yet. */
  onDrop: (() => void) | null;
  onClose: () => void;
}) {
  const { t } = useWords('companion');
  const colors = useColors();
  const [typed, setTyped] = useState<Typed>(() => typedOf(points));
  /** What stood there is replaced by the first digit, as on any pad. */
  const [fresh, setFresh] = useState(points !== null);
  const hit = (key: PadKey): void => {
    const from = fresh && key !== 'sign' && key !== 'erase' ? typedOf(null) : typed;
    setFresh(false);
    setTyped(press(from, key));
  };
  const commit = (): void => {
    const now = pointsOf(typed);
    if (now !== points) onWrite(now);
  };
  const next = (): void => {
    commit();
    onNext();
  };
  const close = (): void => {
    commit();
    onClose();
  };
  useKeyboard((key) => {
    if (/^\d$/.test(key)) hit(key as PadKey);
    else if (key === '-') hit('sign');
    else if (key === 'Backspace') hit('erase');
    else if (key === 'Enter') next();
  });
  return (
    <Sheet
      open
      title={t('any.padTitle', { name: owner.name, round })}
      onClose={close}
      place="centre"
      header={
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Shape color={owner.colour} size={24} />
          <View style={{ flex: 1 }}>
            <Text kind="head" role="heading" aria-level={2} numberOfLines={1}>
              {owner.name}
            </Text>
            <Text kind="small" color="muted">
              {t('round', { round })}
            </Text>
          </View>
          <Text
            kind="figure"
            aria-live="polite"
            style={{ fontSize: 40, lineHeight: 48, minWidth: 60, textAlign: 'right' }}
          >
            {shownAs(typed) === '' ? '–' : shownAs(typed)}
          </Text>
        </View>
      }
      footer={
        <ButtonRow>
          <Button kind="secondary" label={t('done')} onPress={close} />
          <Button grow label={t('any.nextPlayer', { name: nextName })} onPress={next} />
        </ButtonRow>
      }
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {KEYS.map((key) => (
          <Tap
            key={key}
            label={key === 'sign' ? t('any.sign') : key === 'erase' ? t('any.erase') : key}
            onPress={() => hit(key)}
            style={{
              flexGrow: 1,
              flexBasis: '30%',
              minHeight: 58,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: RADIUS.panel,
              borderWidth: 1,
              borderColor: colors.line,
              backgroundColor: colors.raised,
            }}
          >
            {key === 'erase' ? (
              <Icon name="arrow-left" size={26} color={colors.text} />
            ) : (
              <Text style={{ fontFamily: FONTS.displayBold, fontSize: 24, lineHeight: 30 }}>
                {key === 'sign' ? '±' : key}
              </Text>
            )}
          </Tap>
        ))}
      </View>
      {onDrop === null ? null : (
        <View style={{ alignItems: 'flex-start', marginTop: SPACE.s }}>
          <Button
            kind="quiet"
            label={t('any.dropRound', { round })}
            icon={<Icon name="trash" size={20} color={colors.danger} />}
            onPress={onDrop}
          />
        </View>
      )}
    </Sheet>
  );
}

/** On a computer the figures are typed. */
function useKeyboard(onKey: (key: string) => void): void {
  const hear = useEffectEvent(onKey);
  useEffect(() => {
    if (Platform.OS !== 'web' || typeof window === 'undefined') return;
    const listener = (event: KeyboardEvent): void => {
      // A button that has the focus answers Enter itself.
      if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.tabIndex >= 0) {
        if (event.target.getAttribute('role') === 'button' || event.target.tagName === 'BUTTON') return;
      }
      if (!event.ctrlKey && !event.metaKey && !event.altKey) hear(event.key);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
