/** The companion's screens, and what each needs to be opened by its address. */
export type CompanionRoutes = {
  List: undefined;
  StartPlayer: undefined;
  Dice: undefined;
  New: { readonly kind: string; readonly title?: string };
  Sheet: { readonly kind: string; readonly sheetId: string };
};

/** Where they live under `/companion`. */
export const COMPANION_PATHS = {
  List: '',
  StartPlayer: 'start-player',
  Dice: 'dice',
  New: ':kind',
  Sheet: ':kind/:sheetId',
} as const satisfies Record<keyof CompanionRoutes, string>;
