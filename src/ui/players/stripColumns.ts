import { type Layout } from '../useLayout';

/** How many players stand side by side. */
export function stripColumns(count: number, size: Layout['size'], largeText: boolean): number {
  if (size === 'small' || largeText) return 1;
  return count <= 3 ? Math.max(1, count) : Math.ceil(count / 2);
}
