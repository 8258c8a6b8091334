import { useColors, useTheme } from '@/ui/theme';

/** What shines on the map: what may be touched, and what a hint is about. */
export interface Light {
  readonly ring: string;
  readonly on: string;
  /** Around a pirate that may go. */
  readonly edge: string;
  /** Of a way, under its dots. */
  readonly under: string;
  readonly advice: string;
}

export function useLight(): Light {
  const { scheme, contrast } = useTheme();
  const { cartagena, onAccent, brass } = useColors();
  if (contrast) return { ring: cartagena, on: onAccent, edge: cartagena, under: onAccent, advice: brass };
  return scheme === 'dark'
    ? { ring: '#6ff0dd', on: '#062a28', edge: '#8ffff0', under: '#04181a', advice: '#ffcb70' }
    : { ring: cartagena, on: '#ffffff', edge: cartagena, under: '#ffffff', advice: brass };
}
