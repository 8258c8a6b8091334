import { Missing } from '../../src/ui/setup/Missing';
import { useWords } from '../../src/text';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useWords();
  return <Missing title={t('missing.page')} body={t('missing.pageLine')} />;
}
