import type { SessionSnapshot } from '@/session/session';

/** What a table says of a moment that is over: nobody is asked by it, and nothing can be taken back. */
export const LOOKED_BACK = {
  outcome: null,
  asked: null,
  thinking: null,
  undo: 'nothing',
  redo: false,
  turn: { undo: false, redo: false },
} as const satisfies Partial<SessionSnapshot>;
