import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '@/text';
import { useAccentColor } from '../accent';
import { usePosterHead } from '../art/PosterHead';
import { Button } from '../Button';
import { Header } from '../Header';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/drawing';
import { IconButton } from '../IconButton';
import { useToast } from '../overlays/Toast';
import { Screen } from '../Screen';
import { Text } from '../Text';
import { SPACE, useColors, type Accent } from '../theme';
import { useLayout } from '../useLayout';
import { useGoBack, useGoToRules } from './gameRoutes';
import { NotBegunError } from './services';
import { Group } from './Group';
import { Problem } from './TextField';
import { DailyCard } from './DailyCard';
import { FriendsDealRow } from './FriendsDeal';
import { UndoRow } from './UndoRow';
import { VariantRow } from './VariantRow';
import { isShared, type HouseRules } from './useSetup';
import { TutorialOffer } from './TutorialOffer';

/** The set-up screen of any game: players, variants, and a footer that says what it comes to and starts it. */
export function SetupFrame({
  accent,
  emblem,
  title,
  first,
  players,
  variants,
  variantsTitle,
  house,
  extra,
  summary,
  problem,
  onRepeat,
  onRules,
  onStart,
}: {
  accent: Accent;
  emblem: IconName;
  title: string;
  /** What is asked before who plays. */
  first?: ReactNode;
  /** A `SeatList`. */
  players: ReactNode;
  /** `VariantRow`s and the like. */
  variants: ReactNode;
  /** What they are called where they are no variants. */
  variantsTitle?: string;
  /** `setup.house`: what is agreed on besides the variants. Not with the box on the table. */
  house?: HouseRules;
  /** Sheets of the game's own. */
  extra?: ReactNode;
  /** The game in one line, rebuilt on every change. */
  summary: string;
  /** Why it cannot start, in a sentence; null when it can. */
  problem: string | null;
  onRepeat: (() => void) | null;
  /** Shows the rules with what is chosen here; left out: those of the usual game. */
  onRules?: (() => void) | undefined;
  /** Resolves when the table is open; rejects when the game could not be saved. */
  onStart: () => Promise<void>;
}) {
  const { t } = useWords();
  const { twoPane, largeText, size, height } = useLayout();
  const { say, refuse, fail } = useToast();
  const goBack = useGoBack();
  const goToRules = useGoToRules();
  const toRules = onRules ?? (accent === 'brass' ? undefined : () => goToRules(accent));
  const head = usePosterHead(accent);
  const [starting, setStarting] = useState(false);
  const panes = twoPane && !largeText;
  // On its side a phone has no height for two lines.
  const low = height < 480 && !largeText;
  // Room to see where one is going, as long as the screen has any to give.
  const lookout = head === null || size === 'small' || largeText ? SPACE.s : size === 'wide' ? 72 : 64;

  const start = (): void => {
    if (starting) return;
    setStarting(true);
    onStart()
      .catch((error: unknown) => fail(error instanceof NotBegunError ? error.message : t('setup.startFailed')))
      .finally(() => setStarting(false));
  };
  const repeat = (): void => {
    onRepeat?.();
    say(t('setup.sameAsLastDone'));
  };

  // A deal that others know, a day's deal and a first game are for one phone.
  const { apart, alone } = laidFor(house);
  const words = apart
    ? { line: `${summary} ${t('setup.phonesNote')}`, start: t('setup.openTable') }
    : { line: summary, start: t('setup.start') };

  const seats = (
    <View style={{ gap: SPACE.l }}>
      {alone === undefined ? null : <TutorialOffer />}
      {first}
      <Group title={t('setup.players')} aside={onRepeat === null ? null : <Repeat onPress={repeat} />}>
        {players}
      </Group>
    </View>
  );
  const daily = alone === undefined ? null : <DailyCard house={alone} />;
  const extras = (
    <View style={{ gap: SPACE.l }}>
      <Variants title={variantsTitle}>{variants}</Variants>
      {house === undefined ? null : <HouseGroup house={house} />}
    </View>
  );
  return (
    <Screen
      accent={accent}
      glow={head === null}
      scene={head}
      scroll
      maxWidth={panes ? 1040 : 640}
      header={<SetupHeader title={title} emblem={emblem} onBack={goBack} onRules={toRules} />}
      footer={
        <View style={{ flexDirection: low ? 'row' : 'column', gap: low ? SPACE.l : SPACE.s, alignItems: 'center' }}>
          {problem !== null ? (
            <Problem>{problem}</Problem>
          ) : largeText ? null : (
            <Text color="muted" aria-live="polite" style={low ? { flex: 1 } : { textAlign: 'center' }}>
              {words.line}
            </Text>
          )}
          <Button
            label={starting ? t('setup.starting') : words.start}
            onPress={start}
            disabled={problem !== null || starting}
            onRefused={() => (problem === null ? undefined : refuse(problem))}
            style={low ? { flexGrow: 1, flexBasis: 260 } : { width: '100%', maxWidth: panes ? 480 : undefined }}
          />
        </View>
      }
    >
      {panes ? (
        <View style={{ flexDirection: 'row', gap: SPACE.xl, paddingTop: lookout }}>
          <View style={{ flex: 1, gap: SPACE.l }}>
            {seats}
            {daily}
          </View>
          <View style={{ flex: 1 }}>{extras}</View>
        </View>
      ) : (
        <View style={{ gap: SPACE.l, paddingTop: lookout }}>
          {seats}
          {extras}
          {daily}
        </View>
      )}
      {extra}
    </Screen>
  );
}

function Variants({ title, children }: { title: string | undefined; children: ReactNode }) {
  const { t } = useWords();
  return <Group title={title ?? t('setup.variants')}>{children}</Group>;
}

/** Whether everybody plays on a phone of their own; `alone`: what there is only for one phone. */
const laidFor = (house: HouseRules | undefined) => {
  const apart = (house?.agreedUndo ?? null) !== null;
  return { apart, alone: apart ? undefined : house };
};

/** What is agreed on besides the variants: at one phone, or at several. */
function HouseGroup({ house }: { house: HouseRules }) {
  const { t } = useWords();
  const { agreedUndo } = house;
  if (agreedUndo !== null)
    return (
      <Group title={t('setup.house')}>
        <VariantRow
          name={t('setup.agreedUndo')}
          line={t('setup.agreedUndoLine')}
          value={agreedUndo}
          onChange={house.setAgreedUndo}
        />
      </Group>
    );
  return (
    <Group title={t('setup.house')}>
      {isShared(house.seats) ? (
        <VariantRow
          name={t('setup.trust')}
          line={t('setup.trustLine')}
          value={house.trusting}
          onChange={house.setTrusting}
        />
      ) : null}
      <UndoRow house={house} />
      <FriendsDealRow house={house} />
    </Group>
  );
}

function SetupHeader({
  title,
  emblem,
  onBack,
  onRules,
}: {
  title: string;
  emblem: IconName;
  onBack: () => void;
  onRules: (() => void) | undefined;
}) {
  const { t } = useWords();
  const colors = useColors();
  const tint = useAccentColor();
  return (
    <Header
      title={title}
      subtitle={t('setup.title')}
      emblem={<Icon name={emblem} size={30} color={tint} />}
      onBack={onBack}
      right={
        onRules === undefined ? null : (
          <IconButton icon={<Icon name="book" color={colors.text} />} label={t('setup.rules')} onPress={onRules} />
        )
      }
    />
  );
}

function Repeat({ onPress }: { onPress: () => void }) {
  const { t } = useWords();
  const tint = useAccentColor();
  return (
    <Button
      kind="quiet"
      label={t('setup.sameAsLast')}
      icon={<Icon name="refresh" size={20} color={tint} />}
      onPress={onPress}
    />
  );
}
