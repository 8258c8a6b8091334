import { useRef, useState } from 'react';
import type { Moving } from './Movable';
import { landingPlace, stepAside } from './places';

/** A row before it has been measured. */
const USUAL = 62;
/** A finger that lets go of a dragged row also lets go of a button: that was no tap. */
const AFTERWARDS_MS = 350;

/** Rows that change places by dragging: what each row needs to move, and whether a press was really a tap. */
export function useReorder(
  rows: readonly (string | number)[],
  onMove: (row: string | number, to: number) => void,
): { readonly moving: (index: number) => Moving; readonly tapped: (tap: () => void) => () => void; touch: () => void } {
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number; readonly height: number } | null>(
    null,
  );
  /** Where the row would land now: letting go may come before the screen has drawn the last step. */
  const landing = useRef<number | null>(null);
  const heights = useRef<Record<string, number>>({});
  const dragged = useRef(0);
  const heightOf = (row: string | number): number => heights.current[row] ?? USUAL;
  const touch = (): void => {
    dragged.current = Date.now();
  };
  return {
    touch,
    tapped: (tap) => () => {
      if (Date.now() - dragged.current > AFTERWARDS_MS) tap();
    },
    moving: (index) => ({
      lifted: drag?.from === index,
      aside: drag === null ? 0 : stepAside(index, drag.from, drag.to),
      height: drag?.height ?? 0,
      onHeight: (height) => (heights.current[rows[index] ?? ''] = height),
      onLift: () => setDrag({ from: index, to: index, height: heightOf(rows[index] ?? '') }),
      onDrag: (dy) => {
        touch();
        const to = landingPlace(rows.map(heightOf), index, dy);
        landing.current = to;
        if (drag !== null && to !== drag.to) setDrag({ ...drag, to });
      },
      onDrop: () => {
        if (drag === null) return;
        setDrag(null);
        const row = rows[drag.from];
        const to = landing.current ?? drag.to;
        landing.current = null;
        if (to !== drag.from && row !== undefined) onMove(row, to);
      },
    }),
  };
}
