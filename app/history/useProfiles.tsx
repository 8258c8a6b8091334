import { createContext, useContext, useMemo } from 'react';
import type { Profile } from '@/storage/profiles';
import { createPlayers, type Players } from '@/history/query';

export interface ProfilesAccess {
  readonly profiles: readonly Profile[];
  readonly change: (how: (profiles: readonly Profile[]) => readonly Profile[]) => void;
}

export const ProfilesContext = createContext<ProfilesAccess>({ profiles: [], change: () => undefined });

/** Everybody who has a profile on this device. */
export const useProfiles = (): ProfilesAccess => useContext(ProfilesContext);

/** Who is who, by profile or by name. */
export function usePlayers(): Players {
  const { profiles } = useProfiles();
  return useMemo(() => createPlayers(profiles), [profiles]);
}
