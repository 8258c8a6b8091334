import type { TablePlayer } from '@/session/seats';
import { Box, Row } from '@/ui/Box';
import { Shape } from '@/ui/Shape';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Pirate } from '../Pirate';

/** Some of a player's pirates, drawn and counted. */
export function PirateRow({
  owner: { name, colour },
  count,
  most,
  spoken,
  onChange,
}: {
  owner: TablePlayer;
  count: number;
  most: number;
  spoken: string;
  onChange: (count: number) => void;
}) {
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s, rowGap: 2 }}>
      <Box style={{ flexGrow: 1, flexShrink: 1, flexBasis: 130, gap: 2 }}>
        <Row>
          <Shape color={colour} size={18} />
          <Text kind="strong" numberOfLines={2} style={{ flexShrink: 1 }}>
            {name}
          </Text>
        </Row>
        {/* The figure beside it says the same. */}
        <Box aria-hidden style={{ flexDirection: 'row', gap: 2 }}>
          {Array.from({ length: most }, (_, i) => (
            <Box key={i} style={{ opacity: i < count ? 1 : 0.22 }}>
              <Pirate color={colour} height={32} />
            </Box>
          ))}
        </Box>
      </Box>
      <Stepper label={spoken} value={count} min={0} max={most} onChange={onChange} />
    </Box>
  );
}
