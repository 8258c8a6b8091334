import { memo } from 'react';
import type { Sheet } from '@/storage/sheetFile';
import { useSpeaker, useWords } from '@/text';
import { isKind, kindOf } from '../companion/kinds';
import { nameOfSheet } from '../companion/nameOfSheet';
import { GlimpseCard, type CardWidth } from './GlimpseCard';

/** A sheet of the companion to go on with: the box is on the table. What else can be done with it, the companion offers. */
export const SheetCard = memo(function SheetCard({
  sheet,
  age,
  width,
  onOpen,
}: {
  sheet: Sheet;
  age: string;
  width: CardWidth;
  onOpen: (sheet: Sheet) => void;
}) {
  const { t } = useWords();
  const { t: companion } = useWords('companion');
  const words = useSpeaker('companion', []);
  if (!isKind(sheet.kind)) return null;
  const { emblem, accent } = kindOf(sheet.kind);
  const title = nameOfSheet(sheet, companion);
  const company = words.list(sheet.seats.map(({ name }) => name));
  const pill = t('home.sheet');
  return (
    <GlimpseCard
      kind={sheet.kind}
      emblem={emblem}
      accent={accent}
      view={null}
      width={width}
      title={title}
      pill={pill}
      age={age}
      mark={null}
      stand={null}
      company={company}
      label={`${pill}, ${title}, ${company}, ${age}`}
      hint={t('saved.resume')}
      onPress={() => onOpen(sheet)}
    />
  );
});
