import type { Poster } from '@/ui/art/posters';
import { Filling } from '@/ui/art/Filling';
import { useTheme } from '@/ui/theme';

/** A game's poster by night or by day. */
export function PosterPicture({ poster }: { poster: Poster }) {
  const { scheme } = useTheme();
  return <Filling picture={poster.pictures[scheme]()} />;
}
