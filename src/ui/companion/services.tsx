import { createContext, useContext } from 'react';
import type { FinishedSheet } from '@/history/record';
import type { TablePlayer } from '@/session/seats';
import type { ParsedSheet, Sheet } from '@/storage/sheetFile';
import type { Claim, ClaimManner } from '../claim';

/** A sheet about to be begun. */
export interface NewSheet {
  readonly kind: string;
  readonly seats: readonly TablePlayer[];
  readonly data: unknown;
}

/** What opening a sheet gave: null when there is none, and this window's claim to it; or that another window has it. */
export type OpenedSheet = { readonly loaded: ParsedSheet | null; readonly claim: Claim } | 'elsewhere';

/** What the companion's screens need from the device and do not touch themselves. The shell provides it. */
export interface CompanionServices {
  /** Writes a new sheet. Rejects when it cannot be kept. */
  readonly begin: (sheet: NewSheet) => Promise<Sheet>;
  readonly open: (id: string, manner: Exclude<ClaimManner, 'look'>) => Promise<OpenedSheet>;
  /** Keeps the newest; tries again by itself when the device would not. */
  readonly save: (sheet: Sheet) => void;
  readonly remove: (id: string) => Promise<void>;
  /** Puts the play into the history, or puts it right there; gives the play's id. */
  readonly record: (finished: FinishedSheet) => Promise<string>;
  readonly newSeed: () => number;
}

const nobody = (): never => {
  throw new Error('no CompanionServices around this screen');
};

export const CompanionServicesContext = createContext<CompanionServices>({
  begin: nobody,
  open: nobody,
  save: nobody,
  remove: nobody,
  record: nobody,
  newSeed: nobody,
});

export const useCompanion = (): CompanionServices => useContext(CompanionServicesContext);
