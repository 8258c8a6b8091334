import { useState } from 'react';
import { useWords } from '@/text';
import { rememberGame } from '../setup/memory';
import {
  addSeat,
  fromSaved,
  seatProblem,
  toSaved,
  type SeatDraft,
  type SeatProblem,
  type SeatRange,
} from '../setup/seats';
import { useGameServices } from '../setup/services';
import { useOpenSheet } from './routes';
import { useCompanion } from './services';

/** How the set-up of a sheet is remembered, apart from that of the game played on the phone. */
export const memoryKey = (kind: string): string => `companion/${kind}`;

export interface People {
  readonly seats: readonly SeatDraft[];
  readonly setSeats: (seats: readonly SeatDraft[]) => void;
  readonly problem: SeatProblem | null;
  /** The options of the last sheet of this kind, as they were kept; undefined before the first. */
  readonly lastOptions: unknown;
  /** Begins the sheet and opens it. `remembered` is what the next set-up starts from. */
  readonly start: (data: unknown, remembered: unknown) => Promise<void>;
}

export interface Seats {
  readonly seats: readonly SeatDraft[];
  readonly setSeats: (seats: readonly SeatDraft[]) => void;
  readonly lastOptions: unknown;
  /** Remembers them for the next time. */
  readonly keep: (options?: unknown) => void;
}

/** The people around a real table: those of the last time, to begin with. */
export function useSeats(kind: string, range: SeatRange, usual: number): Seats {
  const { t } = useWords();
  const { memory, remember } = useGameServices();
  const last = memory.last[memoryKey(kind)];
  const [seats, setSeats] = useState<readonly SeatDraft[]>(() => {
    if (last !== undefined) return fromSaved(last.seats, range.max).map((seat) => ({ ...seat, bot: null }));
    let people: readonly SeatDraft[] = [];
    while (people.length < usual) {
      people = addSeat(people, null, memory.names, (number) => t('setup.defaultName', { number }));
    }
    return people;
  });
  return {
    seats,
    setSeats,
    lastOptions: last?.options,
    keep: (options = null) => remember((all) => rememberGame(all, memoryKey(kind), { seats: toSaved(seats), options })),
  };
}

/** The people of a new sheet, from the first tap to Start. */
export function usePeople(kind: string, range: SeatRange, usual: number): People {
  const { begin } = useCompanion();
  const openSheet = useOpenSheet();
  const { seats, setSeats, lastOptions, keep } = useSeats(kind, range, usual);
  return {
    seats,
    setSeats,
    problem: seatProblem(seats, range),
    lastOptions,
    async start(data, remembered) {
      const sheet = await begin({ kind, seats: toSaved(seats), data });
      keep(remembered);
      openSheet(kind, sheet.id);
    },
  };
}
