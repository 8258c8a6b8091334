import { type ComponentProps, type ReactNode } from 'react';
import { useWords } from '@/text';
import { Segmented } from '../Segmented';
import { useLayout } from '../useLayout';
import { SheetFrame } from './SheetFrame';

/** What stands on one part of a sheet. */
export interface SheetPage<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
}

/**
 * A sheet in parts, the last of which is the count. On a phone one of them is in sight; with room for two columns the
 * count always stands in the second.
 */
export function SheetPages<Id extends string>({
  pages,
  count,
  page,
  onPage,
  bar,
  ...frame
}: Omit<ComponentProps<typeof SheetFrame>, 'tabs' | 'pinned' | 'aside' | 'bar' | 'children'> & {
  pages: readonly SheetPage<Id>[];
  count: SheetPage<Id>;
  page: Id;
  onPage: (page: Id) => void;
  /** What is pinned below these parts; the count stands beside another one with room for two columns. */
  bar: (inSight: { readonly counting: boolean; readonly both: boolean }) => ReactNode;
}) {
  const { t } = useWords('companion');
  const { twoPane, largeText } = useLayout();
  const both = twoPane && !largeText;
  const last = pages[pages.length - 1];
  const other = pages.find(({ id }) => id === page) ?? last;
  const counting = both || page === count.id;
  const parts = (
    <Segmented
      label={t('page')}
      options={(both ? pages : [...pages, count]).map(({ id, label }) => ({ id, label }))}
      value={both ? (other?.id ?? page) : page}
      onChange={onPage}
    />
  );
  const below = bar({ counting, both });
  return (
    <SheetFrame
      {...frame}
      {...(both ? { pinned: parts, aside: other?.content } : { tabs: parts })}
      bar={below ?? undefined}
    >
      {counting ? count.content : other?.content}
    </SheetFrame>
  );
}
