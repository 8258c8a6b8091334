import type { Profile } from '@/storage/profiles';
import { sameName } from '@/ui/setup/names';

/** The profile somebody of this name has; null for bots and strangers. */
export const profileOf = (name: string, bot: string | null, profiles: readonly Profile[]): string | null =>
  bot === null ? (profiles.find((profile) => sameName(profile.name, name))?.id ?? null) : null;
