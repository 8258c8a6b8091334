import { useWords } from '@/text';
import { Button } from '../Button';
import { Missing } from '../setup/Missing';
import type { CannotBeOpened } from './host';
import { useReport } from './useReport';

/** Instead of a table: the saved game of this address is not there, or cannot be opened, and why. */
export function CannotOpen({
  why: { failure },
  problem,
  onRetry,
}: {
  why: CannotBeOpened;
  problem: Exclude<CannotBeOpened['problem'], 'elsewhere'>;
  onRetry: () => void;
}) {
  const { t } = useWords();
  const { t: say } = useWords('engine');
  const report = useReport();
  if (problem === 'missing') return <Missing title={t('missing.save')} body={t('missing.saveLine')} />;
  if (problem === 'other-game') return <Missing title={t('missing.otherGame')} body={t('missing.otherGameLine')} />;
  if (problem === 'unreadable-now') {
    return (
      <Missing title={t('missing.now')} body={t('saved.problem.unreadable-now')}>
        <Button label={t('saved.retry')} onPress={onRetry} accent="brass" />
      </Missing>
    );
  }
  return (
    <Missing title={t('missing.unreadable')} body={t(`saved.problem.${problem}`)}>
      {failure === undefined ? undefined : (
        <Button
          accent="brass"
          label={say('trouble.copy')}
          onPress={() => report('opening', failure.error, failure.reported)}
        />
      )}
    </Missing>
  );
}
