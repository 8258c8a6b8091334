import { useWords } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Text } from '@/ui/Text';
import { SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { rateBands, type Rate } from '../rules/options';

/** More bands than this are not a pattern any more, and every space shows its own rate. */
const MOST_BANDS = 4;

const figures = (rate: Rate): string => (rate === null ? '–' : `${rate.give}:${rate.get}`);

/** A rate table at a glance: bands of equal neighbours, or sixteen small cells when it is irregular. */
export function RatesPreview({ rates }: { rates: readonly Rate[] }) {
  const { t } = useWords();
  const { largeText, size } = useLayout();
  const bands = rateBands(rates);
  const spoken = (rate: Rate): string => (rate === null ? t('rates.none') : t('rates.rate', rate));
  if (bands.length > MOST_BANDS) return <Cells rates={rates} spoken={spoken} />;
  const stacked = largeText || size === 'small';
  return (
    <Box style={{ flexDirection: 'row', flexWrap: stacked ? 'wrap' : 'nowrap', gap: 4 }}>
      {bands.map(({ rate, from, to }) => (
        <Chip key={from} grow={stacked ? 1 : Math.max(3, to - from + 1)} basis={stacked ? '40%' : 0}>
          <Text
            kind="strong"
            aria-label={
              from === to
                ? t('rates.bandOne', { from, rate: spoken(rate) })
                : t('rates.bandSpoken', { from, to, rate: spoken(rate) })
            }
          >
            {figures(rate)}
          </Text>
          <Text kind="tiny" color="muted" aria-hidden>
            {from === to ? from : t('rates.band', { from, to })}
          </Text>
        </Chip>
      ))}
    </Box>
  );
}

function Chip({ grow, basis, children }: { grow: number; basis: 0 | '40%'; children: React.ReactNode }) {
  return (
    <Row
      gap={5}
      style={{
        flexGrow: grow,
        flexBasis: basis,
        justifyContent: 'center',
        minHeight: 30,
        paddingHorizontal: SPACE.xs,
        borderRadius: 8,
        backgroundColor: useChipGround(),
      }}
    >
      {children}
    </Row>
  );
}

function useChipGround(): string {
  const colors = useColors();
  const { scheme } = useTheme();
  return scheme === 'dark' ? colors.raised : '#f0e4c6';
}

function Cells({ rates, spoken }: { rates: readonly Rate[]; spoken: (rate: Rate) => string }) {
  const { t } = useWords();
  const { largeText } = useLayout();
  const ground = useChipGround();
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 3 }}>
      {rates.map((rate, space) => (
        <Box
          key={space}
          style={{
            // Eight in a row, four when text is large.
            flexBasis: largeText ? '22%' : '11%',
            flexGrow: 1,
            alignItems: 'center',
            paddingVertical: 2,
            borderRadius: 6,
            backgroundColor: ground,
          }}
        >
          <Text kind="tiny" color="muted" aria-hidden>
            {space}
          </Text>
          <Text kind="small" aria-label={t('rates.bandOne', { from: space, rate: spoken(rate) })}>
            {figures(rate)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
