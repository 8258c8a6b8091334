import { useEffect, useState } from 'react';

/** What was read, waved off or left on the table since the app was started: up to which action, by game. */
const read = new Map<string, number>();

/** Whether what has happened from action `at` on was read already; nobody is told twice. */
export function useSinceRead(id: string, at: number): { readonly isRead: boolean; markRead(): void } {
  const [known, setKnown] = useState(() => read.get(id) ?? -1);
  // Whoever leaves the table has had it before their eyes.
  useEffect(() => () => void (at >= 0 && read.set(id, at)), [id, at]);
  return {
    isRead: known === at,
    markRead() {
      read.set(id, at);
      setKnown(at);
    },
  };
}
