/** The one place where the app rolls real dice: seeds of games, names of saves. Everything after that is replayable. */
function fourBytes(): number {
  const source: Crypto | undefined = globalThis.crypto;
  // Hermes has no crypto; a seed for a board game does not need one.
  if (typeof source?.getRandomValues !== 'function') return Math.floor(Math.random() * 0x1_0000_0000);
  return source.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

export const newSeed = (): number => fourBytes();

/** Short enough for an address, long enough never to meet another: `m3k9x2-7f3a91c0`. */
export const newSaveId = (now: number): string => `${now.toString(36)}-${fourBytes().toString(36)}`;
