import { Drawing } from '@/ui/art/Drawing';
import type { SeatColor } from '@/ui/Shape';
import { useTheme } from '@/ui/theme';
import { ghostArt, PIRATE_VIEW, pirateArt } from './scene/pirate';
import { useLight } from './scene/useLight';

/** How wide a drawing of a pirate is for its height; its foot is a twelfth above the lower edge. */
export const PIRATE_RATIO = PIRATE_VIEW[2] / PIRATE_VIEW[3];

/** A pirate of a seat. `lit` outlines one that may be moved, `ghost` is where one would land. Decoration: what it stands on speaks. */
export function Pirate({
  color,
  height = 30,
  lit = false,
  ghost = false,
}: {
  color: SeatColor;
  height?: number;
  lit?: boolean;
  ghost?: boolean;
}) {
  const { scheme, contrast, colors } = useTheme();
  const light = useLight();
  // An edge against any ground: dark by night, paper by day.
  const edge = contrast ? colors.shapeEdge : scheme === 'dark' ? '#06121a' : '#fffaf0';
  const art = ghost ? ghostArt(color) : lit ? pirateArt(color, light.edge, 2.4) : pirateArt(color, edge, 1.4);
  return <Figure art={art} height={height} />;
}

const Figure = ({ art, height }: { art: string; height: number }) => (
  <Drawing art={art} width={height * PIRATE_RATIO} height={height} view={PIRATE_VIEW} />
);
