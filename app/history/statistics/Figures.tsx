import { Box } from '@/ui/Box';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { FONTS, SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';

/** A few large figures beside each other, each with what it counts. */
export function Figures({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) {
  const { largeText } = useLayout();
  return (
    <Panel style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      {figures.map(([name, value]) => (
        <Box
          key={name}
          accessible
          role="group"
          aria-label={`${name}: ${value}`}
          style={{ flexGrow: 1, flexBasis: largeText ? '100%' : 76, alignItems: 'center' }}
        >
          <Text kind="figure" style={{ textAlign: 'center', fontFamily: FONTS.displayBold }}>
            {/* A figure stays with its unit where the line is too short for both. */}
            {value.replace(/(\d) /g, '$1\u00a0')}
          </Text>
          <Text kind="small" color="muted" style={{ textAlign: 'center' }}>
            {name}
          </Text>
        </Box>
      ))}
    </Panel>
  );
}
