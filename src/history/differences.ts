import { sameJson } from '@antilles/engine';
import type { ArchiveKind } from '@/storage/archive';
import type { Play } from './play';
import type { Profile } from '@/storage/profiles';

export type DifferingPart =
  'players' | 'points' | 'date' | 'length' | 'starter' | 'notes' | 'location' | 'photo' | 'name' | 'colour' | 'rest';

const PLAY_PARTS = {
  seats: 'players',
  scores: 'points',
  places: 'points',
  winners: 'points',
  startedAt: 'date',
  endedAt: 'date',
  playedMs: 'length',
  startSeat: 'starter',
  teams: 'players',
  together: 'points',
  scored: 'points',
  notes: 'notes',
  location: 'location',
  photo: 'photo',
} as const satisfies Partial<Record<keyof Play, DifferingPart>>;

const PROFILE_PARTS = { name: 'name', colour: 'colour' } as const satisfies Partial<
  Record<keyof Profile, DifferingPart>
>;

/** In which parts two versions of a play or a profile differ, as far as a person would look for it. */
export function differences(kind: ArchiveKind, mine: unknown, theirs: unknown): readonly DifferingPart[] {
  if (kind !== 'plays' && kind !== 'profiles') return [];
  const parts: Readonly<Record<string, DifferingPart>> = kind === 'plays' ? PLAY_PARTS : PROFILE_PARTS;
  // The preview read both by their kind.
  const [here, there] = [mine, theirs] as readonly Readonly<Record<string, unknown>>[];
  const differing = Object.keys({ ...here, ...there }).filter(
    (key) => key !== 'changedAt' && !sameJson(here?.[key], there?.[key]),
  );
  return [...new Set(differing.map((key) => parts[key] ?? 'rest'))];
}
