import type { Outcome } from '@antilles/engine';
import { useState } from 'react';
import { View } from 'react-native';
import type { FinishedSheet } from '@/history/record';
import { useSpeaker, useWords, type Namespace } from '@/text';
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
      {byRound.length < 2 ? null : (
        <ScoreChart
          title={chartTitle ?? words.word('result.chart')}
          series={seats.map((seat, i) => ({
            id: String(i),
            name: seat.name,
            color: seat.colour,
            values: byRound.map((points) => points[i] ?? 0),
          }))}
        />
      )}
    </View>
  );
}

/** The bar under a result: into the history, told to others, and whatever else the sheet offers. */
export function ResultBar({
  open,
  finished,
  namespace,
  accent,
  name,
  onEdit,
}: {
  open: Pick<OpenSheet<unknown>, 'sheet' | 'seats' | 'setPlay'>;
  finished: Omit<FinishedSheet, 'sheet'>;
  namespace: Namespace;
  accent: Accent;
  /** What was played. */
  name: string;
  /** Back to the figures. */
  onEdit?: (() => void) | undefined;
}) {
  const locale = useLocaleTag();
  const { t } = useWords('companion');
  const { t: kit } = useWords('engine');
  const { record } = useCompanion();
  const { say, fail } = useToast();
  const colors = useColors();
  const { width } = useLayout();
  const [busy, setBusy] = useState(false);
  const words = useSpeaker(
    namespace,
    open.seats.map((seat) => seat.name),
  );
  const go = useGoFromResult();
  const kept = open.sheet.playId !== null;
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      open.setPlay(await record({ ...finished, sheet: open.sheet }));
      say(t(kept ? 'result.updated' : 'result.kept'));
    } catch {
      fail(t('result.keepFailed'));
    }
    setBusy(false);
  };
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const { host, share } = useShareResult(
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
  return (
    <View style={{ gap: SPACE.s }}>
      <Text kind="small" color="muted" style={{ textAlign: 'center' }} aria-live="polite">
        {kept ? t('result.isKept') : words.say(finished.outcome.ended)}
      </Text>
      <ButtonRow stack={width < 360}>
        {onEdit === undefined ? null : <Button kind="secondary" label={t('result.edit')} onPress={onEdit} />}
        <Button
          kind="secondary"
          label={t('result.share')}
          icon={<Icon name="share" size={20} color={colors.text} />}
          onPress={share}
        />
        <Button
          grow
          kind={kept ? 'secondary' : 'primary'}
          label={kept ? t('result.update') : t('result.keep')}
          disabled={busy}
          onRefused={() => say(kit('kit.loading'))}
          onPress={() => void keep()}
        />
      </ButtonRow>
      {kept ? (
        <ButtonRow stack={width < 360}>
          <Button kind="secondary" label={t('result.open')} onPress={() => go.toPlay(open.sheet.playId ?? '')} />
          <Button grow label={t('result.again')} onPress={() => go.toNew(open.sheet.kind)} />
        </ButtonRow>
      ) : null}
      {host}
    </View>
  );
}
