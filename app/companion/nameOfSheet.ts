import { MAX_NAME_LENGTH, shorten } from '@/storage/ceilings';
import type { Sheet } from '@/storage/sheetFile';
import { isKind, type SheetKind } from './kinds';

/** What a sheet is of, for people: the name somebody gave their game. */
export function nameOfSheet(sheet: Sheet, t: (key: `kind.${SheetKind}`) => string): string {
  const named = sheet.data as { readonly name?: unknown } | null;
  if (sheet.kind === 'any' && typeof named?.name === 'string' && named.name !== '')
    return shorten(named.name, MAX_NAME_LENGTH);
  return isKind(sheet.kind) ? t(`kind.${sheet.kind}`) : '';
}
