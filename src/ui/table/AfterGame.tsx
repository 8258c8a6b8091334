import type { Outcome, Phrase } from '@antilles/engine';
import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { AnySession } from '@/session/session';
import { useWords, type Speaker } from '@/text';
import { Row } from '../Box';
import { Button } from '../Button';
import { Icon } from '../icons/Icon';
import { Panel } from '../Panel';
import { DailyStatisticsLine, useDailyAttempts } from '../setup/DailyCard';
import type { GameRoutes } from '../setup/gameRoutes';
import { useGameServices } from '../setup/services';
import { Text } from '../Text';
import { SPACE, useColors, type Accent } from '../theme';
import { useLayout } from '../useLayout';
import { useLocaleTag } from '../useLocaleTag';
import { DealCodeSheet, useDealCode } from './DealCodeSheet';
import { RatingLine } from './RatingLine';
import { useShareResult } from './useShareResult';

/** What can be done with a game that is over, besides playing it again. */
export function AfterGame({
  session,
  outcome,
  words,
  accent,
}: {
  session: AnySession;
  outcome: Outcome;
  words: Speaker;
  accent: Exclude<Accent, 'brass'>;
}) {
  const locale = useLocaleTag();
  const { t } = useWords('engine');
  const { largeText } = useLayout();
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  const [open, setOpen] = useState<'code' | null>(null);
  const code = useDealCode(session);
  const { id: saveId, seats, daily } = session;

  const footer = daily === null ? words.say(outcome.ended) : t('share.daily', { date: daily });
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const { host, share } = useShareResult(
    {
      title: words.word('name'),
      accent,
      outcome,
      seats,
      footer,
      when: daily === null ? date.format(session.toSave().savedAt) : footer,
      // Everybody has the deal of the day already.
      more: code === null || daily !== null ? [] : [t('share.code', { code })],
      file: `antilles-${session.game.id}`,
    },
    words,
  );
  // Two by two: four words beside each other would be four towers.
  const half = { grow: true, kind: 'secondary', style: { flexBasis: largeText ? '100%' : '46%' } } as const;
  return (
    <View style={{ gap: SPACE.m }}>
      {daily === null ? null : <DailyResult game={session.game.id} date={daily} />}
      <RatingLine session={session} />
      <WorthTelling session={session} words={words} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button
          {...half}
          icon="previous"
          label={t('result.replay')}
          onPress={() => navigation.navigate('Replay', { saveId })}
        />
        {session.people.length === 1 ? (
          <Button
            {...half}
            icon="search"
            label={t('review.button')}
            onPress={() => navigation.navigate('Review', { saveId })}
          />
        ) : null}
        <Button {...half} icon="share" label={t('result.share')} onPress={share} />
        {code === null ? null : (
          <Button {...half} icon="copy" label={t('dealCode.button')} onPress={() => setOpen('code')} />
        )}
      </View>
      {host}
      <DealCodeSheet open={open === 'code'} session={session} onClose={() => setOpen(null)} />
    </View>
  );
}

/** That it was the deal of a day, and how one does at those. */
function DailyResult({ game, date }: { game: string; date: string }) {
  const { t } = useWords('engine');
  const attempts = useDailyAttempts(game);
  return (
    <Panel style={{ gap: SPACE.xs }}>
      <Text kind="strong">{t('share.daily', { date })}</Text>
      {attempts === null ? null : <DailyStatisticsLine attempts={attempts} />}
    </Panel>
  );
}

/** A best score, a first win, a row of wins: what somebody would tell at home. */
function WorthTelling({ session, words }: { session: AnySession; words: Speaker }) {
  const { worthTelling } = useGameServices();
  const [worth, setWorth] = useState<readonly Phrase[]>([]);
  const you = session.people.length === 1 ? (session.people[0] ?? null) : null;
  useEffect(() => {
    let left = false;
    void worthTelling(session.id, you).then((found) => {
      if (!left) setWorth(found);
    });
    return () => void (left = true);
  }, [worthTelling, session, you]);
  const colors = useColors();
  if (worth.length === 0) return null;
  return (
    <Panel style={{ gap: SPACE.xs }}>
      {worth.map((phrase) => (
        <Row key={phrase.key} gap={SPACE.s}>
          <Icon name="laurels" size={22} color={colors.brass} />
          <Text kind="strong" style={{ flex: 1 }}>
            {words.say(phrase)}
          </Text>
        </Row>
      ))}
    </Panel>
  );
}

/** How the game was played, apart from its rules: undo, hints, and whether it branched off from another. */
export function ResultRemarks({ session, words }: { session: AnySession; words: Speaker }) {
  const { t } = useWords('engine');
  const { seats, branch, undoRule, people } = session;
  const { casual } = session.snapshot();
  const hints = session.hints();
  const asked = people
    .map((seat) => ({ names: seats[seat]?.name ?? '', count: hints.filter((mark) => mark.seat === seat).length }))
    .filter(({ count }) => count > 0)
    .map(({ names, count }) => words.word('result.hints', { names, count }));
  const lines = [
    ...(branch === null ? [] : [t('result.branched', { round: branch.round })]),
    // With several people free undo goes no further than a reveal.
    t(`result.undoRule.${undoRule === 'free' && people.length > 1 ? 'until-revealed' : undoRule}`),
    ...(casual ? [t('result.casual')] : []),
    ...asked,
  ];
  if (people.length === 0) return null;
  return (
    <Text kind="small" color="muted">
      {lines.join(' ')}
    </Text>
  );
}
