import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { NumberRow } from '@/ui/companion/NumberRow';
import { Icon } from '@/ui/icons/Icon';
import { Sheet } from '@/ui/overlays/Sheet';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { setFix, type Fix, type RefereedRound, type RoundEntry } from '../../companion';
import { LAST_SPACE, MOST_GOODS } from '../../rules/rows';
import { ROWS } from '../../rules/state';

/** The table has the last word: any marker and any display, set by hand before the cards of a round. */
export function FixSheet({
  open,
  round,
  seats,
  onFix,
  onClose,
}: {
  open: boolean;
  round: RefereedRound;
  seats: readonly TablePlayer[];
  onFix: (entry: RoundEntry, mark: string) => void;
  onClose: () => void;
}) {
  const { t } = useWords('companion');
  const { t: own } = useWords('santo-domingo');
  const words = useSpeaker('santo-domingo', []);
  const colors = useColors();
  const { before, entry, number } = round;
  const fix = (one: Fix): void => {
    const which = one.what === 'row' ? one.row : `${one.what} ${one.seat}`;
    onFix(setFix(entry, one), `fix ${number} ${which}`);
  };
  const tint = { points: colors.pointsMarker, goods: colors.goodsMarker, trader: colors.traderMarker };
  return (
    <Sheet
      open={open}
      title={own('companion.fixes')}
      subtitle={own('companion.fixesAt', { round: number })}
      onClose={onClose}
      footer={<Button label={t('done')} onPress={onClose} />}
    >
      <Text kind="section" color="muted" role="heading" aria-level={3}>
        {own('companion.markers')}
      </Text>
      {ROWS.map((row) => (
        <NumberRow
          key={row}
          label={words.word(`row.${row}`)}
          icon={<Icon name={`santo-domingo/${row}`} size={22} color={tint[row]} />}
          value={before.rows[row]}
          max={LAST_SPACE}
          onChange={(value) => fix({ what: 'row', row, value })}
        />
      ))}
      {seats.map(({ name, colour }, seat) => (
        <Box key={seat} style={{ marginTop: SPACE.m }}>
          <Row>
            <Shape color={colour} size={18} />
            <Text kind="section" role="heading" aria-level={3}>
              {name}
            </Text>
          </Row>
          <NumberRow
            label={words.word('row.points')}
            spoken={`${name}: ${words.word('row.points')}`}
            value={before.points[seat] ?? 0}
            max={99}
            onChange={(value) => fix({ what: 'points', seat, value })}
          />
          <NumberRow
            label={words.word('row.goods')}
            spoken={`${name}: ${words.word('row.goods')}`}
            value={before.goods[seat] ?? 0}
            max={MOST_GOODS}
            onChange={(value) => fix({ what: 'goods', seat, value })}
          />
        </Box>
      ))}
    </Sheet>
  );
}
