import { useWords } from '@/text';
import { useConfirm } from '../overlays/Confirm';
import { useToast } from '../overlays/Toast';
import { useCompanion } from './services';

/** Asks, and deletes a sheet. Says whether it is gone. */
export function useRemoveSheet(): (id: string) => Promise<boolean> {
  const { t } = useWords('companion');
  const { remove } = useCompanion();
  const confirm = useConfirm();
  const { fail } = useToast();
  return async (id) => {
    const sure = await confirm({
      title: t('delete.title'),
      body: t('delete.body'),
      yes: t('delete.do'),
      danger: true,
    });
    if (!sure) return false;
    try {
      await remove(id);
      return true;
    } catch {
      fail(t('delete.failed'));
      return false;
    }
  };
}
