import { useSyncExternalStore } from 'react';

/** That something is open in this window, and in no other, as long as it is not lost. */
export interface Claim {
  /** Another window took it over or changed it: what is here is no longer what is saved, and nothing of it will be. */
  isLost(): boolean;
  subscribe(listener: () => void): () => void;
  release(): void;
}

/** `ask`: if no other window has it. `take`: also when one has. `look`: only to see it, whoever has it. */
export type ClaimManner = 'ask' | 'take' | 'look';

export const useIsLost = (claim: Claim | undefined): boolean =>
  useSyncExternalStore(claim?.subscribe ?? nobody, claim?.isLost ?? never, claim?.isLost ?? never);

const never = (): boolean => false;
const nobody = (): (() => void) => () => undefined;
