import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { dailyStatistics, type DailyAttempt } from '@/session/daily';
import { speaker, useWords } from '@/text';
import { useAccentColor } from '../accent';
import { Button } from '../Button';
import { Icon } from '../icons/Icon';
import { useConfirm } from '../overlays/Confirm';
import { useToast } from '../overlays/Toast';
import { Panel } from '../Panel';
import { Text } from '../Text';
import { SPACE } from '../theme';
import { useLayout } from '../useLayout';
import { useGoOn } from './gameRoutes';
import { tidyName } from '@/storage/names';
import { useGameServices } from './services';
import type { HouseRules } from './useSetup';

/** The attempts at a game's daily deals; null until they are read. */
export function useDailyAttempts(game: string): readonly DailyAttempt[] | null {
  const { deals } = useGameServices();
  const [attempts, setAttempts] = useState<readonly DailyAttempt[] | null>(null);
  useEffect(() => {
    let left = false;
    void deals.attempts(game).then((all) => {
      if (!left) setAttempts(all);
    });
    return () => void (left = true);
  }, [deals, game]);
  return attempts;
}

/** What is said of somebody's attempt at a daily deal, and where it leads: on with it, to its result, or to a new one. */
export function useDailyAttempt(): {
  lineOf(mine: DailyAttempt): string;
  /** Null when a new one could not be begun; that has been said then. */
  enter(
    game: string,
    mine: DailyAttempt | undefined,
    name: string,
  ): Promise<{ readonly screen: 'Table' | 'Result'; readonly saveId: string } | null>;
} {
  const { t, i18n } = useWords();
  const toast = useToast();
  const { deals } = useGameServices();
  const confirm = useConfirm();
  /** There is one attempt: first it is said against whom and with what. */
  async function isWanted(game: string): Promise<boolean> {
    try {
      const { bots, level, variant } = await deals.ofToday(game);
      // Every game's own words are asked for by its id.
      const { say } = speaker(i18n, game as 'cartagena', []);
      const special = variant.map((phrase) => say(phrase)).join(', ');
      return await confirm({
        title: t('daily.ask', { game: t(`game.${game as 'cartagena'}`) }),
        body: [
          t('daily.against', { count: bots, level: t(`setup.levelName.${level}`) }),
          ...(special === '' ? [] : [t('daily.special', { what: special })]),
          t('daily.line'),
        ].join(' '),
        yes: t('daily.play'),
        no: t('daily.later'),
      });
    } catch {
      toast.fail(t('setup.startFailed'));
      return false;
    }
  }
  return {
    lineOf: ({ score }) =>
      score === null ? t('daily.going') : t('daily.done', { place: score.place, count: score.points }),
    async enter(game, mine, name) {
      if (mine !== undefined) return { screen: mine.score === null ? 'Table' : 'Result', saveId: mine.saveId };
      if (!(await isWanted(game))) return null;
      try {
        const save = await deals.beginDaily(game, name);
        return { screen: 'Table', saveId: save.id };
      } catch {
        toast.fail(t('setup.startFailed'));
        return null;
      }
    },
  };
}

/** Today's deal of this game: the same for everybody, one scored attempt, and how one does. */
export function DailyCard({ house }: { house: HouseRules }) {
  const { t } = useWords();
  const tint = useAccentColor();
  const { largeText } = useLayout();
  const toast = useToast();
  const goOn = useGoOn();
  const { deals } = useGameServices();
  const { game } = house;
  const attempts = useDailyAttempts(game);
  const daily = useDailyAttempt();
  const [busy, setBusy] = useState(false);
  if (attempts === null) return null;

  const date = deals.today();
  const mine = attempts.find((each) => each.date === date);
  const person = house.seats.find(({ bot }) => bot === null);
  const name = tidyName(person?.name ?? '') || t('setup.defaultName', { number: 1 });
  const state = mine === undefined ? 'play' : mine.score === null ? 'continue' : 'result';
  const open = async (): Promise<void> => {
    setBusy(true);
    const there = await daily.enter(game, mine, name);
    setBusy(false);
    if (there !== null) goOn(there.screen, { saveId: there.saveId });
  };
  return (
    <Panel>
      <View
        style={{
          flexDirection: largeText ? 'column' : 'row',
          alignItems: largeText ? 'stretch' : 'center',
          gap: SPACE.m,
        }}
      >
        <Icon name="sun" size={28} color={tint} />
        <View style={largeText ? null : { flex: 1 }}>
          <Text kind="strong">{t('daily.title')}</Text>
          <Text kind="small" color="muted">
            {mine === undefined ? t('daily.line') : daily.lineOf(mine)}
          </Text>
          <DailyStatisticsLine attempts={attempts} />
        </View>
        <Button
          kind="secondary"
          label={t(`daily.${state}`)}
          accessibilityLabel={`${t(`daily.${state}`)}: ${t('daily.title')}`}
          disabled={busy}
          onRefused={() => toast.say(t('setup.starting'))}
          onPress={() => void open()}
        />
      </View>
    </Panel>
  );
}

/** "3 days in a row · 5 played, 2 won · best 34, average 28.4"; nothing before the first one is finished. */
export function DailyStatisticsLine({ attempts }: { attempts: readonly DailyAttempt[] }) {
  const { t } = useWords();
  const { deals } = useGameServices();
  const { played, won, best, average, streak } = dailyStatistics(attempts, deals.today());
  if (best === null || average === null) return null;
  const figures = t('daily.statistics', { played, won, best, average: String(Math.round(average * 10) / 10) });
  return (
    <Text kind="small" color="muted">
      {streak > 1 ? `${t('daily.streak', { count: streak })} · ${figures}` : figures}
    </Text>
  );
}
