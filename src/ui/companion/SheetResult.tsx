import type { Outcome } from '@antilles/engine';
import { useState } from 'react';
import { View } from 'react-native';
import type { FinishedSheet } from '@/history/record';
import type { TablePlayer } from '@/session/seats';
import { checksum } from '@/storage/checksum';
import { useSpeaker, useWords, type Namespace } from '@/text';
import { Row } from '../Box';
import { Button } from '../Button';
import { ButtonRow } from '../ButtonRow';
import { Icon } from '../icons/Icon';
import { useToast } from '../overlays/Toast';
import { Ranking } from '../score/Ranking';
import { ScoreChart } from '../score/ScoreChart';
import { Text } from '../Text';
import { useShareResult } from '../table/useShareResult';
import { SPACE, useColors, type Accent } from '../theme';
import { useLayout } from '../useLayout';
import { useLocaleTag } from '../useLocaleTag';
import { NameSheet } from './NameSheet';
import { useGoFromResult } from './routes';
import { useCompanion } from './services';
import type { OpenSheet } from './useSheet';

/** The result of a game on the table: who won and why, and the way into the history. */
export function SheetResult({
  open,
  outcome,
  namespace,
  byRound = [],
  chartTitle,
}: {
  open: Pick<OpenSheet<unknown>, 'seats'>;
  outcome: Outcome;
  /** Whose words name the lines. */
  namespace: Namespace;
  byRound?: readonly (readonly number[])[];
  chartTitle?: string;
}) {
  const { seats } = open;
  const words = useSpeaker(
    namespace,
    seats.map(({ name }) => name),
  );
  return (
    <View style={{ gap: SPACE.l }}>
      <Ranking outcome={outcome} seats={seats} words={words} counting hero />
      <Text kind="small" color="muted" style={{ textAlign: 'center' }}>
        {words.say(outcome.ended)}
      </Text>
      {byRound.length < 2 ? null : (
        <ScoreChart
          title={chartTitle ?? words.word('result.chart')}
          series={seats.map((seat, i) => ({
            id: String(i),
            name: seat.name,
            color: seat.colour,
            // What counts only at the end belongs to the last round: the line ends where the total is.
            values: byRound.map((points, at) =>
              at === byRound.length - 1 ? (outcome.scores[i]?.total ?? 0) : (points[i] ?? 0),
            ),
          }))}
        />
      )}
    </View>
  );
}

/** What the history would be told, as a short sum: whether it knows it already. */
const sumOf = ({ outcome, ...rest }: Omit<FinishedSheet, 'sheet'>, seats: readonly TablePlayer[]): string =>
  checksum(JSON.stringify([seats, outcome.scores, outcome.places, outcome.winners, outcome.decidedBy, rest]));

/** The bar under a result: into the history, told to others, and on to the next game. */
export function ResultBar({
  open,
  finished,
  namespace,
  accent,
  name,
  onEdit,
  naming,
}: {
  open: Pick<OpenSheet<unknown>, 'sheet' | 'seats' | 'setPlay'>;
  finished: Omit<FinishedSheet, 'sheet'>;
  namespace: Namespace;
  accent: Accent;
  /** What was played. */
  name: string;
  /** Back to the figures. */
  onEdit?: (() => void) | undefined;
  /** A game without a name is asked for one before it goes into the history. */
  naming?: { readonly known: readonly string[]; readonly onName: (name: string) => void } | undefined;
}) {
  const { t } = useWords('companion');
  const { t: kit } = useWords('engine');
  const { record } = useCompanion();
  const { show, say, fail } = useToast();
  const colors = useColors();
  const { width } = useLayout();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const go = useGoFromResult();
  const kept = open.sheet.playId !== null;
  const changed = kept && open.sheet.told !== sumOf(finished, open.seats);
  const keep = async (told: Omit<FinishedSheet, 'sheet'>): Promise<void> => {
    setBusy(true);
    try {
      open.setPlay(await record({ ...told, sheet: open.sheet }), sumOf(told, open.seats));
      show({ text: t(kept ? 'result.updated' : 'result.kept'), kind: 'good' });
    } catch {
      fail(t('result.keepFailed'));
    }
    setBusy(false);
  };
  const { host, share } = useShared({ open, finished, namespace, accent, name });
  const line = changed ? t('result.isChanged') : kept ? t('result.isKept') : null;
  return (
    <View style={{ gap: SPACE.s }}>
      {line === null ? null : (
        <Row style={{ justifyContent: 'center' }} aria-live="polite">
          <Icon name={changed ? 'info' : 'check'} size={18} color={changed ? colors.brass : colors.good} />
          <Text kind="small" style={{ flexShrink: 1 }}>
            {line}
          </Text>
        </Row>
      )}
      <ButtonRow stack={width < 360}>
        {onEdit === undefined ? null : <Button grow kind="secondary" label={t('result.edit')} onPress={onEdit} />}
        {finished.manner?.scored === false ? null : (
          <Button
            grow
            kind="secondary"
            label={t('result.share')}
            icon={<Icon name="share" size={20} color={colors.text} />}
            onPress={share}
          />
        )}
        {kept ? (
          <Button grow kind="secondary" label={t('result.open')} onPress={() => go.toPlay(open.sheet.playId ?? '')} />
        ) : null}
      </ButtonRow>
      {kept && !changed ? (
        <Button label={t('result.again')} onPress={() => go.toNew(open.sheet.kind, finished.title ?? undefined)} />
      ) : (
        <Button
          label={kept ? t('result.update') : t('result.keep')}
          disabled={busy}
          onRefused={() => say(kit('kit.loading'))}
          onPress={() => (naming !== undefined && finished.title === '' ? setAsking(true) : void keep(finished))}
        />
      )}
      {host}
      {naming === undefined ? null : (
        <NameSheet
          shown={asking}
          known={naming.known}
          onName={(title) => {
            setAsking(false);
            naming.onName(title);
            void keep({ ...finished, title });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </View>
  );
}

/** The result as a picture for others. */
function useShared({
  open,
  finished,
  namespace,
  accent,
  name,
}: Pick<Parameters<typeof ResultBar>[0], 'open' | 'finished' | 'namespace' | 'accent' | 'name'>) {
  const locale = useLocaleTag();
  const words = useSpeaker(
    namespace,
    open.seats.map((seat) => seat.name),
  );
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return useShareResult(
    {
      title: name,
      accent,
      outcome: finished.outcome,
      seats: open.seats,
      footer: words.say(finished.outcome.ended),
      when: date.format(open.sheet.savedAt),
      file: `antilles-${open.sheet.kind}`,
    },
    words,
  );
}
