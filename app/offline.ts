/** An installed app is there without a network anyway, and its store brings the updates. The web has its own. */
export function keepOffline(_onUpdate: (changeOver: () => void) => void): void {
  return;
}
