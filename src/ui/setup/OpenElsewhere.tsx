import { useWords } from '@/text';
import { Button } from '../Button';
import { Missing } from './Missing';

/**
 * Instead of a game or a sheet that another window has: it is open there, or, when this window had it, it went on there.
 * Taking it over reads it again, so that nothing is lost on either side.
 */
export function OpenElsewhere({
  what,
  wentOn = false,
  onTakeOver,
}: {
  what: 'game' | 'sheet';
  wentOn?: boolean;
  onTakeOver: () => void;
}) {
  const { t } = useWords();
  const words = `elsewhere.${what}.${wentOn ? 'wentOn' : 'open'}` as const;
  return (
    <Missing title={t(words)} body={t(`${words}Line`)}>
      <Button label={t('elsewhere.takeOver')} onPress={onTakeOver} accent="brass" />
    </Missing>
  );
}
