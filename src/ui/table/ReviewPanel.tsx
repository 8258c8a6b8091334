import { View } from 'react-native';
import { reportedGame } from '@/session/report';
import { useWords } from '@/text';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Icon } from '../icons/Icon';
import { Panel } from '../Panel';
import { Progress } from '../Progress';
import { Text } from '../Text';
import { SPACE, useColors } from '../theme';
import { useLayout } from '../useLayout';
import type { GameTable } from './useGameTable';
import { useReport } from './useReport';

const ICONS = { best: 'star', fine: 'check', costly: 'warning' } as const;

/** What the bot makes of the decision on the table, and the way to the others. */
export function ReviewPanel<Action, View_, Event>({ table }: { table: GameTable<Action, View_, Event> }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { size } = useLayout();
  const { show } = table;
  const report = useReport();
  if (show.mode !== 'review') return null;
  const { reviewAt: go, review } = show;
  const { moments, index, judgement, judgements, failures } = review;
  const count = (verdict: keyof typeof ICONS): number => judgements.filter((each) => each?.verdict === verdict).length;
  const costly = judgements.findIndex((each, i) => i > index && each?.verdict === 'costly');
  const done = judgements.filter((each, i) => each !== null || failures.has(i)).length;
  const isBroken = failures.has(index);
  const moment = moments[index];
  // What was played, in the words of the log; a secret choice is told when it is revealed.
  const since = table.session.log(show.viewer).filter(({ at }) => at >= (moment?.at ?? 0));
  const own = table.tell(
    since.filter(({ at }) => at === moment?.at),
    show.viewer,
  );
  const played = own[0] ?? table.tell(since.slice(0, 12), show.viewer)[0];
  const progress = t('review.progress', {
    done,
    of: moments.length,
    best: count('best'),
    fine: count('fine'),
    costly: count('costly'),
  });
  const reasons = table.hintSays ?? '';
  return (
    <Panel style={{ gap: SPACE.s }}>
      <View role="status" aria-live="polite" style={{ flexDirection: 'row', gap: SPACE.s }}>
        <Icon
          name={judgement !== null ? ICONS[judgement.verdict] : isBroken ? 'warning' : 'clock'}
          size={20}
          color={judgement?.verdict === 'costly' ? colors.danger : colors.brass}
        />
        <View style={{ flex: 1, gap: 2 }}>
          <Text kind="strong">
            {judgement === null
              ? t(isBroken ? 'review.failed' : 'review.thinking')
              : t(`review.${judgement.verdict}`, { loss: judgement.loss })}
          </Text>
          {played === undefined ? null : <Text kind="small">{played.text}</Text>}
          {reasons === '' ? null : <Text kind="small">{t('review.why', { reasons })}</Text>}
          {size === 'small' ? null : (
            <Text kind="small" color="muted">
              {progress}
              {index === 0 ? `. ${t('review.honest')}` : ''}
            </Text>
          )}
        </View>
      </View>
      {isBroken ? (
        <Button
          kind="quiet"
          label={t('trouble.copy')}
          onPress={() => report(`review of action ${moment?.at}`, failures.get(index), reportedGame(table.session))}
        />
      ) : null}
      {done === moments.length ? null : <Progress slim label={progress} share={done / moments.length} />}
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <IconButton
          boxed
          icon="chevron-left"
          label={t('review.previous')}
          disabled={index === 0}
          onRefused={() => table.refuse(t('review.first'))}
          onPress={() => go(index - 1)}
        />
        <IconButton
          boxed
          icon="chevron-right"
          label={t('review.next')}
          disabled={index === moments.length - 1}
          onRefused={() => table.refuse(t('review.last'))}
          onPress={() => go(index + 1)}
        />
        <Text kind="small" color="muted" style={{ flex: 1 }}>
          {t('review.place', { number: index + 1, of: moments.length, round: moment?.round ?? 0 })}
        </Text>
        <Button
          kind="quiet"
          label={t('review.nextCostly')}
          disabled={costly < 0}
          onRefused={() => table.refuse(t('review.noneCostly'))}
          onPress={() => go(costly)}
        />
      </View>
    </Panel>
  );
}
