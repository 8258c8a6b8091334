import { useEffect, useState } from 'react';
import { z } from 'zod';
import { createValueStore } from '@/storage/store';
import { device } from '../device';

/** After so many new plays an export is suggested. */
export const MANY = 25;

/** How many plays there were when everything was exported last, or when somebody said "not now". */
const store = createValueStore(device, 'antilles/exported', z.number(), 0);

/** Everything is out, or not wanted now: the next suggestion comes after as many plays again. */
export const noteExport = (plays: number): Promise<void> => store.write(plays).catch(() => undefined);

/** Whether many plays came since the last export. */
export function useReminder(plays: number): { readonly due: boolean; readonly notNow: () => void } {
  const [exported, setExported] = useState<number | null>(null);
  useEffect(() => {
    let left = false;
    void store.read().then((count) => {
      if (!left) setExported(count);
    });
    return () => {
      left = true;
    };
  }, []);
  return {
    due: exported !== null && plays - exported >= MANY,
    notNow: () => {
      setExported(plays);
      void noteExport(plays);
    },
  };
}
