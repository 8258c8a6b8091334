import { useWords } from '@/text';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { useKeeping } from '../useKeeping';

/** Says that there is more than what stands here, when the browser's database cannot be opened: an empty Home would scare. */
export function OutOfReachRow() {
  const { t } = useWords();
  const colors = useColors();
  if (useKeeping() !== 'out-of-reach') return null;
  return (
    <Panel edge={colors.danger} style={{ gap: SPACE.xs }}>
      <Text kind="strong" role="alert">
        {t('databaseShut.title')}
      </Text>
      <Text kind="small" color="muted">
        {t('databaseShut.line')}
      </Text>
    </Panel>
  );
}
