import { useWords } from '@/text';
import { useLevelNames, type Fit } from './fit';
import { VariantRow } from './VariantRow';

/** A level that fits you: whether the bots follow one's results, and where that puts them now. */
export function FitRow({ fit: { on, set, standing } }: { fit: Fit }) {
  const { t } = useWords();
  const { placeOf } = useLevelNames();
  const { rating, count, provisional, bot } = standing;
  const where = placeOf(bot);
  const line =
    rating === null
      ? t('setup.fitNew', { where })
      : provisional
        ? t('setup.fitFinding', { count, where })
        : t('setup.fitRated', { rating, where });
  return <VariantRow name={t('setup.fit')} line={line} value={on} onChange={set} />;
}
