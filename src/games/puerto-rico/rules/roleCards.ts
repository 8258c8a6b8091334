/** The role cards. Fewer players use the first six or seven of them (PR-18). */
export const ROLE_CARDS = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector-1',
  'prospector-2',
] as const;
export type RoleCard = (typeof ROLE_CARDS)[number];

export const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector'] as const;
export type Role = (typeof ROLES)[number];

/** What the card makes everybody do: the two prospectors are different cards with one role. */
export const roleOf = (card: RoleCard): Role =>
  card === 'prospector-1' || card === 'prospector-2' ? 'prospector' : card;
