import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useBoardRoom } from '@/ui/table/useBoardRoom';
import { useLayout } from '@/ui/useLayout';

/** How a table is laid out: one column on a phone, a smaller one, two panes lying down and on a tablet, rows for large text. */
export type Form = 'phone' | 'small' | 'landscape' | 'tablet' | 'rows';

export function useForm(): Form {
  const { size, twoPane, largeText } = useLayout();
  if (largeText) return 'rows';
  if (twoPane) return size === 'wide' ? 'tablet' : 'landscape';
  return size === 'small' ? 'small' : 'phone';
}

/** What everything on the table measures, in points. */
export interface Measures {
  readonly form: Form;
  /** How wide the Supply is, and how many piles of the kingdom lie side by side. */
  readonly room: number;
  readonly across: number;
  readonly gap: number;
  readonly pile: { readonly width: number; readonly height: number };
  readonly basic: { readonly width: number; readonly quiet: number; readonly height: number; readonly gap: number };
  readonly lane: number;
  readonly reader: number;
  readonly hand: number;
  /** How much of a phone lies between the board and the hand: a big moment covers it. */
  readonly reach: number;
}

const FIXED = {
  phone: { across: 5, gap: 6, pile: 100, basic: 66, quiet: 0.77, lane: 50, reader: 90, hand: 84 },
  small: { across: 4, gap: 5, pile: 92, basic: 54, quiet: 0, lane: 61, reader: 61, hand: 54 },
  landscape: { across: 5, gap: 5, pile: 98, basic: 66, quiet: 0.74, lane: 50, reader: 80, hand: 64 },
  tablet: { across: 5, gap: 8, pile: 178, basic: 98, quiet: 0.8, lane: 126, reader: 190, hand: 154 },
  rows: { across: 1, gap: 8, pile: 0, basic: 0, quiet: 1, lane: 76, reader: 0, hand: 84 },
} as const;

/** The board keeps this much room for the rings of its piles. */
export const EDGE = 1;

/** What a phone of 390 × 844 needs; what there is more is given to the piles. */
const PHONE_NEEDS = 800;

export function useMeasures(): Measures {
  const form = useForm();
  const { height } = useLayout();
  const { top, bottom } = useSafeAreaInsets();
  const room = useBoardRoom() - 2 * EDGE;
  const fixed = FIXED[form];
  const spare = form === 'phone' ? Math.max(0, height - top - Math.max(0, bottom - 20) - PHONE_NEEDS) : 0;
  const { across, gap } = fixed;
  const width = Math.floor(((room - gap * (across - 1)) / across) * 2) / 2;
  // On a small phone Copper and Curse lie with the kingdom, and the row is left to the five that are bought.
  const parts = 5 + 2 * fixed.quiet;
  const basicGap = form === 'tablet' ? 7 : 4;
  const cells = fixed.quiet === 0 ? 5 : 7;
  const high = fixed.basic + Math.min(8, Math.floor(spare * 0.1));
  const basic = Math.floor(((room - basicGap * (cells - 1)) / parts) * 2) / 2;
  return {
    form,
    room,
    across,
    gap,
    pile: { width, height: fixed.pile + Math.min(24, Math.floor(spare * 0.4)) },
    basic: {
      width: basic,
      quiet: Math.floor(basic * fixed.quiet),
      height: high,
      gap: basicGap,
    },
    lane: fixed.lane,
    reader: fixed.reader,
    hand: fixed.hand,
    reach:
      form === 'phone'
        ? high + fixed.lane + fixed.reader + 3 * gap
        : form === 'small'
          ? high + fixed.reader + 2 * gap
          : 0,
  };
}
