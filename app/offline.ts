/** An installed app is there without a network anyway, and its store brings the updates. The web has its own. */
export function keepOffline(_onUpdate: (changeOver: () => void) => void): void {
  return;
}

/** Throws away what is kept of the app itself, and starts it with what the server has; null where nothing is fetched. */
export const fetchAgain: (() => Promise<void>) | null = null;
