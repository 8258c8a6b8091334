import { memo } from 'react';
import { Vignette } from '@/ui/art/Vignette';
import { Box } from '@/ui/Box';
import { Gradient } from '@/ui/Gradient';
import { useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { scene } from '../art/scene';
import { HARBOUR } from './colours';
import { harbourPlan } from './plan';

/** The bay behind the header and the flags, the quay and the market below it. Drawn once for each size. */
export const HarbourScene = memo(function HarbourScene({
  width,
  top,
  room,
  height,
  plain,
}: {
  width: number;
  /** Where the harbour begins, in points from the top of the screen. */
  top: number;
  /** Of the harbour itself. */
  room: number;
  height: number;
  /** Only the bay: the rows are no part of the picture. */
  plain: boolean;
}) {
  const { scheme, colors } = useTheme();
  const paint = HARBOUR[scheme];
  const plan = harbourPlan(room, height);
  const end = top + height + 4;
  const bay = plain ? end : top + plan.quay;
  const [light, dark] = paint.quay;
  return (
    <Box style={{ width, height: end + 60 }}>
      <Vignette picture={scene[scheme]} width={width} height={bay} />
      {plain ? null : (
        <>
          <Gradient
            stops={[
              { at: 0, color: light },
              { at: 1, color: dark },
            ]}
            style={{ top: bay, left: 0, width, height: plan.market - plan.quay }}
          />
          <Box
            style={{ position: 'absolute', top: bay - 1, left: 0, width, height: 2.5, backgroundColor: paint.quayEdge }}
          />
          <Box
            style={{
              position: 'absolute',
              top: top + plan.market,
              left: 0,
              width,
              height: height - plan.market + 4,
              backgroundColor: paint.market,
            }}
          />
        </>
      )}
      <Gradient
        stops={[
          { at: 0, color: plain ? colors.bg : paint.market, opacity: plain ? 0 : 1 },
          { at: 1, color: colors.bg },
        ]}
        style={{ top: plain ? end - 60 : end, left: 0, width, height: 60 }}
      />
    </Box>
  );
});

/** The bay by itself, over the whole screen: before the first round, and after the last. */
export const Bay = memo(function Bay() {
  const { scheme, colors } = useTheme();
  const { width, height } = useLayout();
  const tall = Math.min(height, width * 1.05);
  return (
    <Box style={{ width, height, backgroundColor: colors.bg }}>
      <Vignette picture={scene[scheme]} width={width} height={tall} />
      <Gradient
        stops={[
          { at: 0, color: colors.bg, opacity: 0 },
          { at: 1, color: colors.bg },
        ]}
        style={{ top: tall * 0.55, left: 0, width, height: tall * 0.45 + 1 }}
      />
    </Box>
  );
});
