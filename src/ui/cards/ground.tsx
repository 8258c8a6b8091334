import { StyleSheet } from 'react-native';
import { Box } from '../Box';
import { Gradient } from '../Gradient';
import { fade, RADIUS, useTheme } from '../theme';

/** From top to bottom. */
export type Shades = readonly [string, string];

/** Parchment, and parchment that is held up to the light. */
export const PARCHMENT: Shades = ['#fbf4e2', '#f1e2c3'];
export const BRIGHT_PARCHMENT: Shades = ['#fffdf6', '#fcebc9'];

/** What a card is printed on; fills the card. */
export function CardGround({ shades: [top, bottom] }: { shades: Shades }) {
  return (
    <Box style={[StyleSheet.absoluteFill, { borderRadius: RADIUS.card, overflow: 'hidden' }]}>
      <Gradient
        stops={[
          { at: 0, color: top },
          { at: 1, color: bottom },
        ]}
      />
    </Box>
  );
}

/** Lies over a card that can do nothing now. */
export function CardVeil({ dark }: { dark: string }) {
  const { scheme } = useTheme();
  return (
    <Box
      style={[
        StyleSheet.absoluteFill,
        {
          borderRadius: RADIUS.card,
          backgroundColor: fade(scheme === 'dark' ? dark : '#cfc6b2', 0.5),
          pointerEvents: 'none',
        },
      ]}
    />
  );
}
