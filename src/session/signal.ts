/** Tells whoever listens that something changed; what it is they ask for themselves. */
export interface Signal {
  /** Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
  emit(): void;
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit() {
      // Who begins to listen meanwhile hears of the next change.
      for (const listener of [...listeners]) listener();
    },
  };
}
