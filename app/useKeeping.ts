import { useEffect, useState } from 'react';
import { keeping, type Keeping } from '@/storage/store';

/** How well everything is kept here; null until that is known. */
export function useKeeping(): Keeping | null {
  const [how, setHow] = useState<Keeping | null>(null);
  useEffect(() => {
    let here = true;
    void keeping().then((answer) => {
      if (here) setHow(answer);
    });
    return () => {
      here = false;
    };
  }, []);
  return how;
}
