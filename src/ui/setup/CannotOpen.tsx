import type { SaveProblem } from '../../storage/saveFile';
import { useWords } from '../../text';
import { Missing } from './Missing';

/** Instead of a table: the saved game of this address is not there, or cannot be opened, and why. */
export function CannotOpen({ problem }: { problem: SaveProblem | 'missing' | 'other-game' }) {
  const { t } = useWords();
  if (problem === 'missing') return <Missing title={t('missing.save')} body={t('missing.saveLine')} />;
  if (problem === 'other-game') return <Missing title={t('missing.otherGame')} body={t('missing.otherGameLine')} />;
  return <Missing title={t('missing.unreadable')} body={t(`saved.problem.${problem}`)} />;
}
