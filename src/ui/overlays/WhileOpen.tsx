import { useEffect, useState, type ReactNode } from 'react';
import { MS } from '../motion';

/** Draws its sheets from when one of them opens until it has slid away again: closed, they cost the screen nothing. */
export function WhileOpen({ open, children }: { open: boolean; children: ReactNode }) {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open || !present) return;
    const timer = setTimeout(() => setPresent(false), 2 * MS.sheet);
    return () => clearTimeout(timer);
  }, [open, present]);
  return present ? children : null;
}
