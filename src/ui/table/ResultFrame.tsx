import { must, type Outcome } from '@antilles/engine';
import { useState } from 'react';
import { View } from 'react-native';
import type { AnySession } from '../../session/session';
import { useSpeaker, useWords, type Speaker } from '../../text';
import { Button } from '../Button';
import { ButtonRow } from '../ButtonRow';
import { EmptyState } from '../EmptyState';
import { Header } from '../Header';
import { Icon } from '../icons/Icon';
import { LogSheet } from '../LogSheet';
import { useToast } from '../overlays/Toast';
import { Screen } from '../Screen';
import { Laurel } from '../score/Laurel';
import { ScoreChart } from '../score/ScoreChart';
import { ScoreTable } from '../score/ScoreTable';
import { useGameServices, useGoHome, useGoOn } from '../setup';
import { Text } from '../Text';
import { RADIUS, SPACE, useColors, type Accent } from '../theme';
import { useLayout } from '../useLayout';
import { logSections, tellFrames } from './tell';

/** The result of any game: who won and why, every point, the tie-break that decided, points by round, and again. */
export function ResultFrame({
  session,
  namespace,
  accent,
}: {
  session: AnySession;
  namespace: string;
  accent: Accent;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const goHome = useGoHome();
  const layout = useLayout();
  const toast = useToast();
  const services = useGameServices();
  const goOn = useGoOn();
  const [logOpen, setLogOpen] = useState(false);
  const [starting, setStarting] = useState(false);
  const { seats } = session;
  const words = useSpeaker(
    namespace,
    seats.map(({ name }) => name),
  );
  const { outcome, casual } = session.snapshot();

  if (outcome === null) {
    return (
      <Screen accent={accent} header={<Header title={words.word('name')} onBack={goHome} />}>
        <EmptyState title={t('result.notOver')} body={t('result.notOverLine')}>
          <Button label={t('result.toTable')} onPress={() => goOn('Table', { saveId: session.id })} />
        </EmptyState>
      </Screen>
    );
  }

  const rematch = async (): Promise<void> => {
    setStarting(true);
    try {
      const save = await services.begin({ game: session.game.id, seats, options: session.options });
      goOn('Table', { saveId: save.id });
    } catch {
      toast.fail(t('result.cannotStart'));
    }
    setStarting(false);
  };

  // Lines that everybody has are columns; what only some have (a large building) adds up in one more.
  const common = (outcome.scores[0]?.lines ?? [])
    .map(({ key }) => key)
    .filter((key) => outcome.scores.every(({ lines }) => lines.some((line) => line.key === key)));
  const hasOwn = outcome.scores.some(({ lines }) => lines.some(({ key }) => !common.includes(key)));
  const rows = outcome.scores
    .map((score, seat) => {
      const owner = must(seats[seat], `no seat ${seat}`);
      const how = score.lines.flatMap((line) => (line.how ? [words.say(line.how)] : []));
      return {
        id: String(seat),
        place: outcome.places[seat] ?? 0,
        color: owner.colour,
        name: owner.name,
        bot: owner.bot !== null,
        cells: [
          ...common.map((key) => score.lines.find((line) => line.key === key)?.points ?? 0),
          ...(hasOwn
            ? [score.lines.reduce((sum, { key, points }) => (common.includes(key) ? sum : sum + points), 0)]
            : []),
        ],
        total: score.total,
        winner: outcome.winners.includes(seat),
        ...(how.length === 0 ? {} : { note: how.join(' · ') }),
      };
    })
    .sort((a, b) => a.place - b.place || Number(a.id) - Number(b.id));
  const columns = [...common, ...(hasOwn ? ['score.bonus'] : [])].map((key) => words.word(key));
  const byRound = session.pointsByRound();
  const tie = tieNote(outcome, words, (key, params) => t(key, params));
  const winners = outcome.winners.map((seat) => seats[seat]?.name ?? '');

  const ranking = (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.l }}>
        <Laurel colors={outcome.winners.map((seat) => must(seats[seat], `no seat ${seat}`).colour)} />
        <View style={{ flex: 1 }}>
          <Text kind="hero" role="heading" aria-level={2} style={{ fontSize: 30, lineHeight: 36 }}>
            {t('result.wins', { count: winners.length, names: words.list(winners) })}
          </Text>
          <Text color="muted">
            {/* A game may count something else than points. */}
            {words.word(
              outcome.winners.length > 1 ? 'result.shared' : outcome.decidedBy ? 'result.onTieBreak' : 'result.points',
              {
                count: outcome.scores[outcome.winners[0] ?? 0]?.total ?? 0,
              },
            )}
          </Text>
        </View>
      </View>
      <ScoreTable columns={columns} rows={rows} totalLabel={t('result.total')} counting />
      {tie === null ? null : (
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.m,
            padding: SPACE.m,
            borderRadius: RADIUS.panel,
            backgroundColor: colors.raised,
            borderWidth: 1,
            borderColor: colors.line,
          }}
        >
          <Icon name="scales" size={30} color={colors.brass} />
          <View style={{ flex: 1 }}>
            <Text kind="strong">{tie.title}</Text>
            <Text>{tie.line}</Text>
          </View>
        </View>
      )}
      {casual ? (
        <Text kind="small" color="muted">
          {t('result.casual')}
        </Text>
      ) : null}
    </>
  );
  const chart =
    byRound.length < 2 ? null : (
      <ScoreChart
        title={words.word('result.chart')}
        series={seats.map((owner, seat) => ({
          id: String(seat),
          name: owner.name,
          color: owner.colour,
          values: byRound.map(({ points }) => points[seat] ?? 0),
        }))}
      />
    );

  return (
    <Screen
      accent={accent}
      scroll
      maxWidth={layout.twoPane ? 1120 : 620}
      header={<Header title={words.word('name')} subtitle={words.say(outcome.ended)} onBack={goHome} />}
      footer={
        <View style={{ width: '100%', maxWidth: 620, alignSelf: 'center' }}>
          <ButtonRow>
            <Button kind="secondary" label={t('table.log')} onPress={() => setLogOpen(true)} />
            <Button kind="secondary" label={t('result.home')} onPress={goHome} />
            <Button grow label={t('result.rematch')} disabled={starting} onPress={() => void rematch()} />
          </ButtonRow>
        </View>
      }
    >
      {layout.twoPane ? (
        <View style={{ flexDirection: 'row', gap: SPACE.xxl, paddingVertical: SPACE.l }}>
          <View style={{ flex: 1.2, gap: SPACE.l }}>{ranking}</View>
          <View style={{ flex: 1, gap: SPACE.l }}>{chart}</View>
        </View>
      ) : (
        <View style={{ gap: SPACE.l, paddingVertical: SPACE.s }}>
          {ranking}
          {chart}
        </View>
      )}
      <LogSheet
        open={logOpen}
        sections={
          logOpen
            ? logSections(session.log(null), tellFrames(session, words, null), (round) => t('table.round', { round }))
            : []
        }
        onClose={() => setLogOpen(false)}
      />
    </Screen>
  );
}

/** The tie-break that decided, with the figures of everybody it concerned; null when the totals did. */
function tieNote(
  { scores, winners, decidedBy }: Outcome,
  words: Speaker,
  say: (key: 'result.tieDecides' | 'result.tieShared', params: { total: number; what: string }) => string,
): { readonly title: string; readonly line: string } | null {
  const first = scores[winners[0] ?? 0];
  if (!first || (decidedBy === null && winners.length < 2)) return null;
  const level = scores.filter(({ total }) => total === first.total);
  const name = (seat: number): string => words.say({ key: 'name-of', params: { name: { seat } } });
  const ties = decidedBy === null ? first.tieBreaks : first.tieBreaks.filter(({ key }) => key === decidedBy);
  const figures = level.map((score) => {
    const values = ties.map(({ key }) => score.tieBreaks.find((tie) => tie.key === key)?.value ?? 0);
    return `${name(score.seat)} ${values.join(' · ')}`;
  });
  const what = words.list(ties.map(({ key }) => words.word(key)));
  return {
    title: say(decidedBy === null ? 'result.tieShared' : 'result.tieDecides', { total: first.total, what }),
    line: figures.join(', '),
  };
}
