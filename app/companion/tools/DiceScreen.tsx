import { useState } from 'react';
import { useWords } from '@/text';
import { Box, Wrap } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { useCompanion } from '@/ui/companion/services';
import { haptic } from '@/ui/haptics';
import { Header } from '@/ui/Header';
import { Screen } from '@/ui/Screen';
import { useGoBack } from '@/ui/setup';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, useColors } from '@/ui/theme';
import { COIN, rollOf, SIDES, type Roll, type Sides } from './dice';

const MOST_DICE = 12;

/** Dice of any kind, and a coin. */
export function DiceScreen() {
  const { t } = useWords('companion');
  const goBack = useGoBack();
  const { newSeed } = useCompanion();
  const [sides, setSides] = useState<Sides>(6);
  const [count, setCount] = useState(2);
  const [roll, setRoll] = useState<Roll | null>(null);
  const nameOf = (each: Sides): string => (each === COIN ? t('dice.coin') : t('dice.die', { sides: each }));
  const faceOf = (face: number): string =>
    roll?.sides === COIN ? t(face === 1 ? 'dice.heads' : 'dice.tails') : String(face);
  const throwAll = (): void => {
    setRoll(rollOf(newSeed(), sides, count));
    haptic('done');
  };
  return (
    <Screen
      accent="brass"
      scroll
      maxWidth={640}
      header={<Header title={t('dice.title')} onBack={goBack} />}
      footer={<Button label={t(sides === COIN ? 'dice.flip' : 'dice.roll')} onPress={throwAll} />}
    >
      <Box style={{ gap: SPACE.l, paddingTop: SPACE.s }}>
        <Wrap role="radiogroup" aria-label={t('dice.kind')}>
          {SIDES.map((each) => (
            <Chip
              key={each}
              role="radio"
              label={nameOf(each)}
              on={each === sides}
              onPress={() => {
                setSides(each);
                setRoll(null);
              }}
            />
          ))}
        </Wrap>
        <Wrap style={{ justifyContent: 'space-between' }}>
          <Text kind="strong">{t('dice.howMany')}</Text>
          <Stepper label={t('dice.howMany')} value={count} min={1} max={MOST_DICE} onChange={setCount} />
        </Wrap>
        <Box
          aria-live="polite"
          accessible
          aria-label={
            roll === null
              ? t('dice.nothing')
              : roll.sides === COIN
                ? roll.faces.map(faceOf).join(', ')
                : t('dice.rolled', { faces: roll.faces.join(', '), total: roll.total })
          }
          style={{ gap: SPACE.m, alignItems: 'center', minHeight: 160, justifyContent: 'center' }}
        >
          {roll === null ? (
            <Text color="muted">{t('dice.nothing')}</Text>
          ) : (
            <>
              <Wrap gap={SPACE.m} style={{ justifyContent: 'center' }}>
                {roll.faces.map((face, i) => (
                  <Face key={i} text={faceOf(face)} round={roll.sides === COIN} />
                ))}
              </Wrap>
              {roll.sides === COIN || roll.faces.length < 2 ? null : (
                <Text kind="title">{t('dice.total', { total: roll.total })}</Text>
              )}
            </>
          )}
        </Box>
      </Box>
    </Screen>
  );
}

function Face({ text, round }: { text: string; round: boolean }) {
  const colors = useColors();
  return (
    <Box
      style={{
        minWidth: 68,
        minHeight: 68,
        padding: SPACE.s,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: round ? RADIUS.pill : RADIUS.panel,
        borderWidth: 2,
        borderColor: colors.brass,
        backgroundColor: colors.raised,
      }}
    >
      <Text style={{ fontFamily: FONTS.displayBold, fontSize: round ? 18 : 30, lineHeight: round ? 24 : 36 }}>
        {text}
      </Text>
    </Box>
  );
}
