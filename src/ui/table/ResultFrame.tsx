import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import type { AnySession } from '@/session/session';
import { useSpeaker, useWords, type GameName } from '@/text';
import { Button } from '../Button';
import { ButtonRow } from '../ButtonRow';
import { EmptyState } from '../EmptyState';
import { Header } from '../Header';
import { LogSheet } from '../LogSheet';
import { useToast } from '../overlays/Toast';
import { Panel } from '../Panel';
import { Screen } from '../Screen';
import { Ranking } from '../score/Ranking';
import { ScoreChart } from '../score/ScoreChart';
import { useGameServices, useGoHome, useGoOn } from '../setup';
import { SPACE, type Accent } from '../theme';
import { useLayout } from '../useLayout';
import { useShareText } from '../useShareText';
import { AfterGame, ResultRemarks } from './AfterGame';
import { hintLines, logSections, logText, tellFrames } from './tell';

/** What one does next has the room. */
const NARROW = { paddingHorizontal: SPACE.s } as const;

/** The result of any game: who won and why, every point, the tie-break that decided, points by round, and again. */
export function ResultFrame({
  session,
  namespace,
  accent,
  onPick,
  extra,
  fan,
  scene,
}: {
  session: AnySession;
  namespace: GameName;
  accent: Exclude<Accent, 'brass'>;
  /** A tap on a player: how the points were made. */
  onPick?: (seat: number) => void;
  /** What a game shows of its end besides the points: the decks, the boards. */
  extra?: ReactNode;
  /** What is laid out above a player's column as it is counted: the deck, the board; about 60 high. */
  fan?: (seat: number) => ReactNode;
  /** The game's place, behind it all. */
  scene?: ReactNode;
}) {
  const { t } = useWords('engine');
  const goHome = useGoHome();
  const layout = useLayout();
  const toast = useToast();
  const services = useGameServices();
  const goOn = useGoOn();
  const share = useShareText();
  const [logOpen, setLogOpen] = useState(false);
  const [starting, setStarting] = useState(false);
  const { seats } = session;
  const words = useSpeaker(
    namespace,
    seats.map(({ name }) => name),
  );
  const { outcome } = session.snapshot();

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
      const save = await services.begin({
        game: session.game.id,
        seats,
        options: session.options,
        trusting: session.trusting || undefined,
        fit: session.rated === 'fitted',
      });
      goOn('Table', { saveId: save.id });
    } catch {
      toast.fail(t('result.cannotStart'));
    }
    setStarting(false);
  };

  const byRound = session.pointsByRound();
  const log = logOpen
    ? logSections(
        session.log(null),
        tellFrames(session, words, null),
        (round) => t('table.round', { round }),
        hintLines(session, words, null),
      )
    : [];

  const ranking = (
    <>
      <Ranking
        {...{ outcome, seats, words, fan, onPick }}
        counting
        you={session.people.length === 1 ? (session.people[0] ?? null) : null}
      />
      <AfterGame session={session} outcome={outcome} words={words} accent={accent} />
      <ResultRemarks session={session} words={words} />
    </>
  );
  const chart =
    byRound.length < 2 ? null : (
      // Thin lines and small figures want a quiet ground.
      <Panel>
        <ScoreChart
          title={words.word('result.chart')}
          series={seats.map((owner, seat) => ({
            id: String(seat),
            name: owner.name,
            color: owner.colour,
            values: byRound.map(({ points }) => points[seat] ?? 0),
          }))}
        />
      </Panel>
    );

  return (
    <Screen
      accent={accent}
      scene={scene}
      scroll
      maxWidth={layout.twoPane ? 1120 : 620}
      header={<Header title={words.word('name')} subtitle={words.say(outcome.ended)} onBack={goHome} />}
      footer={
        <View style={{ width: '100%', maxWidth: 620, alignSelf: 'center' }}>
          <ButtonRow>
            <Button kind="secondary" label={t('table.log')} onPress={() => setLogOpen(true)} style={NARROW} />
            <Button kind="secondary" label={t('result.home')} onPress={goHome} style={NARROW} />
            <Button
              grow
              label={t('result.rematch')}
              disabled={starting}
              onRefused={() => toast.say(t('kit.loading'))}
              onPress={() => void rematch()}
            />
          </ButtonRow>
        </View>
      }
    >
      {layout.twoPane ? (
        <View style={{ flexDirection: 'row', gap: SPACE.xxl, paddingVertical: SPACE.l }}>
          <View style={{ flex: 1.2, gap: SPACE.l }}>{ranking}</View>
          <View style={{ flex: 1, gap: SPACE.l }}>
            {chart}
            {extra}
          </View>
        </View>
      ) : (
        <View style={{ gap: SPACE.l, paddingVertical: SPACE.s }}>
          {ranking}
          {chart}
          {extra}
        </View>
      )}
      <LogSheet
        open={logOpen}
        sections={log}
        onShare={() => void share(logText(words.word('name'), log), { done: t('log.copied'), failed: t('log.failed') })}
        onClose={() => setLogOpen(false)}
      />
    </Screen>
  );
}
