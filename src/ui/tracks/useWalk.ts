import { useEffect, useEffectEvent, useState } from 'react';
import { MS, useTempo } from '../motion';
import { nextSpace } from './trackGeometry';

/** The space to draw a marker on while it walks to `goal`, one space at a time. */
export function useWalk(goal: number, onArrive?: () => void): number {
  const [at, setAt] = useState(goal);
  const [walking, setWalking] = useState(false);
  const tempo = useTempo();
  const wait = tempo(MS.step);
  const arrive = useEffectEvent(() => onArrive?.());
  if (at !== goal && !walking) setWalking(true);
  if (at !== goal && wait === 0) setAt(goal);
  useEffect(() => {
    if (at !== goal) {
      const timer = setTimeout(() => setAt(nextSpace(at, goal)), wait);
      return () => clearTimeout(timer);
    }
    if (!walking) return;
    const timer = setTimeout(() => {
      setWalking(false);
      arrive();
    }, wait);
    return () => clearTimeout(timer);
  }, [at, goal, wait, walking]);
  return at;
}
