/** Pieces on their way over a table, and those that lie. */
import { type Page } from '@playwright/test';

/** Looks at every frame while something flies: how many pieces of a kind are seen, those on the way included. */
export async function watchPieces(page: Page, piece: string, lying: string): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(
    ([kind = '', where = '']) => {
      const seen: number[] = [];
      const isSeen = (element: Element): boolean => {
        for (let at: Element | null = element; at; at = at.parentElement)
          if (Number(getComputedStyle(at).opacity) < 0.05) return false;
        return true;
      };
      // A mark with a figure beside it stands for a kind, not for a piece.
      const pieces = (below: string): readonly Element[] =>
        [...document.querySelectorAll(`${below} [data-piece="${kind}"]`)].filter(
          (mark) => mark.closest('[data-heap]') === null && isSeen(mark),
        );
      const look = (): void => {
        const flying = pieces('[data-testid="flying"]');
        // What flies first is looked at, to its end.
        if (flying.length > 0) seen.push(new Set([...flying, ...pieces(where)]).size);
        else if (seen.length > 0) return;
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seenPieces: seen });
    },
    [piece, lying],
  );
  return () => page.evaluate(() => (window as unknown as { seenPieces: readonly number[] }).seenPieces);
}
