/** Why an action is refused. Each has a sentence under `refusal` in every language. */
export const ACTION_REFUSALS = [
  'already-home',
  'not-landed',
  'boat-away',
  'boat-full',
  'nothing-behind-start',
  'no-retreat-over-water',
  'no-retreat-here',
  'nobody-behind',
  'no-morgan-here',
  'theirs-already-home',
  'theirs-not-landed',
  'their-boat-full',
  'nobody-aboard',
  'nobody-left-behind',
  'not-captain',
  'captain-too-late',
  'has-cards',
  'must-act',
  'empty-hand',
  'too-few-cards',
  'needs-two-parrots',
  'needs-second-card',
  'needs-two-actions',
  'hook-needs-space',
  'needs-two-pirates',
  'no-token',
] as const;
export type ActionRefusal = (typeof ACTION_REFUSALS)[number];

/** Why options do not go together, or not with this many players. */
export const OPTIONS_REFUSALS = [
  'too-few-players',
  'too-many-players',
  'first-not-at-table',
  'layout-of-other-route',
  'no-jungle-in-escape',
  'no-tunnel-in-jungle',
  'too-few-tunnel-boards',
  'too-few-jungle-boards',
  'too-many-boards',
  'board-used-twice',
  'symbol-not-once-a-board',
] as const;
export type OptionsRefusal = (typeof OPTIONS_REFUSALS)[number];
