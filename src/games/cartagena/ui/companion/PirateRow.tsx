import type { TablePlayer } from '@/session/seats';
import { Box, Row } from '@/ui/Box';
import { Shape } from '@/ui/Shape';
import { Stepper } from '@/ui/Stepper';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { SPACE, TARGET } from '@/ui/theme';
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
        {/* One tap says how many; a tap on the last one takes that one away. */}
        <Box role="group" aria-label={spoken} style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
          {Array.from({ length: most }, (_, i) => (
            <Tap
              key={i}
              label={`${spoken}: ${i + 1}`}
              onPress={() => onChange(i + 1 === count ? i : i + 1)}
              style={{
                minWidth: 30,
                minHeight: TARGET,
                flexGrow: 1,
                maxWidth: TARGET,
                alignItems: 'center',
                justifyContent: 'center',
                opacity: i < count ? 1 : 0.35,
              }}
            >
              <Pirate color={colour} height={34} />
            </Tap>
          ))}
        </Box>
      </Box>
      <Stepper label={spoken} value={count} min={0} max={most} onChange={onChange} />
    </Box>
  );
}
