import { Missing } from '@/ui/setup/Missing';
import { useWords } from '@/text';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useWords();
  return <Missing title={t('missing.page')} body={t('missing.pageLine')} />;
}
