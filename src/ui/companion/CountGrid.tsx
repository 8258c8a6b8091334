import { type ReactNode } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useWords } from '@/text';
import { useAccentColor } from '../accent';
import { Box, Row, Wrap } from '../Box';
import { Icon } from '../icons/Icon';
import { Panel } from '../Panel';
import { formatPoints } from '../score/formatPoints';
import { spaced } from '../setup';
import { Shape } from '../Shape';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { fade, FONTS, RADIUS, SEAT_TINTS, SPACE, TARGET, useColors } from '../theme';
import { useLayout } from '../useLayout';
import { Reveal } from './Scroll';

/** One figure of somebody's, in its column. */
export interface CountCell {
  readonly id: string;
  /** The head of its column. */
  readonly label: string;
  readonly value: number | null;
}

export interface CountRow {
  readonly owner: TablePlayer;
  readonly total: number;
  readonly place: number;
  readonly leads: boolean;
  readonly cells: readonly CountCell[];
  /** Below the cells: how the points came about. */
  readonly note?: ReactNode;
}

/** More columns than this, and the name stands above its figures. */
const BESIDE = 3;

/** Everybody's figures side by side with a total that runs along. The cell that is lit is the one the pad writes in. */
export function CountGrid({
  rows,
  lit,
  onCell,
}: {
  rows: readonly CountRow[];
  /** Where the pad is; null: nowhere. */
  lit: { readonly seat: number; readonly id: string } | null;
  onCell: (seat: number, id: string) => void;
}) {
  const { width, height, largeText } = useLayout();
  const beside = (rows[0]?.cells.length ?? 0) <= BESIDE && width >= 360 && !largeText;
  // Where there is no room for everybody, whoever is being counted has it; the others are a line of totals.
  const one = lit !== null && (largeText || height < 620) && height > width;
  return (
    <Box style={{ gap: SPACE.s }}>
      {one ? <Totals rows={rows} at={lit.seat} onPick={(seat) => onCell(seat, lit.id)} /> : null}
      {rows.map((row, seat) =>
        one && seat !== lit.seat ? null : (
          <Reveal key={seat} on={lit?.seat === seat}>
            <PersonRow
              row={row}
              lit={lit?.seat === seat ? lit.id : null}
              beside={beside}
              onCell={(id) => onCell(seat, id)}
            />
          </Reveal>
        ),
      )}
    </Box>
  );
}

function PersonRow({
  row: { owner, total, place, leads, cells, note },
  lit,
  beside,
  onCell,
}: {
  row: CountRow;
  lit: string | null;
  beside: boolean;
  onCell: (id: string) => void;
}) {
  const { t } = useWords('companion');
  const colors = useColors();
  const name = (
    <Row style={beside ? { flexGrow: 1, flexShrink: 1, flexBasis: 60, minWidth: 0 } : { flex: 1, minWidth: 0 }}>
      <Shape color={owner.colour} size={20} />
      <Text kind="strong" numberOfLines={2} style={{ flexShrink: 1 }}>
        {spaced(owner.name)}
      </Text>
      {leads ? <Icon name="laurel-crown" size={18} color={colors.brass} /> : null}
    </Row>
  );
  const sum = (
    <Box style={{ minWidth: 52, alignItems: 'flex-end' }}>
      <Text kind="figure">{formatPoints(total)}</Text>
      {beside ? (
        <Text kind="tiny" color="muted">
          {t('place', { place })}
        </Text>
      ) : null}
    </Box>
  );
  const figures = (
    <Row gap={6} style={beside ? { flexGrow: 2, flexShrink: 1, flexBasis: 170, maxWidth: 300 } : { flexWrap: 'wrap' }}>
      {cells.map((cell) => (
        <Cell key={cell.id} cell={cell} owner={owner.name} on={cell.id === lit} onPress={() => onCell(cell.id)} />
      ))}
    </Row>
  );
  return (
    <Panel
      role="group"
      aria-label={t('sheetOf', { name: owner.name, count: total, place })}
      padding={SPACE.s}
      style={{
        gap: SPACE.xs,
        borderWidth: 2,
        borderColor: leads ? colors.brass : lit === null ? colors.line : SEAT_TINTS[owner.colour],
      }}
    >
      {beside ? (
        <Row>
          {name}
          {figures}
          {sum}
        </Row>
      ) : (
        <>
          <Row>
            {name}
            {sum}
          </Row>
          {figures}
        </>
      )}
      {note}
    </Panel>
  );
}

function Cell({ cell, owner, on, onPress }: { cell: CountCell; owner: string; on: boolean; onPress: () => void }) {
  const { t } = useWords('companion');
  const colors = useColors();
  const tint = useAccentColor();
  const { largeText } = useLayout();
  const { label, value } = cell;
  return (
    <Tap
      label={`${
        value === null
          ? t('cellEmpty', { name: owner, what: label })
          : t('cell', { name: owner, what: label, points: formatPoints(value) })
      }${on ? `, ${t('cellOn')}` : ''}`}
      onPress={onPress}
      give={0.95}
      style={{
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: largeText ? '45%' : 56,
        minWidth: TARGET,
        minHeight: TARGET + 10,
        alignItems: 'center',
        justifyContent: 'center',
        paddingHorizontal: 2,
        borderRadius: RADIUS.card,
        borderWidth: on ? 3 : 1,
        borderStyle: value === null && !on ? 'dashed' : 'solid',
        borderColor: on ? tint : colors.edge,
        backgroundColor: on ? fade(tint, 0.14) : colors.raised,
      }}
    >
      <Text
        kind="tiny"
        color="muted"
        fixed={!largeText}
        numberOfLines={1}
        adjustsFontSizeToFit
        style={{ fontSize: 11 }}
      >
        {spaced(label)}
      </Text>
      <Text style={{ fontFamily: FONTS.displayBold, fontSize: 20, lineHeight: 26 }}>
        {value === null ? '–' : formatPoints(value)}
      </Text>
    </Tap>
  );
}

/** Everybody's total in a line; a tap goes on with them. */
function Totals({ rows, at, onPick }: { rows: readonly CountRow[]; at: number; onPick: (seat: number) => void }) {
  const { t } = useWords('companion');
  const colors = useColors();
  return (
    <Wrap gap={6}>
      {rows.map(({ owner, total, place }, seat) =>
        seat === at ? null : (
          <Tap
            key={seat}
            label={`${owner.name} ${formatPoints(total)}, ${t('place', { place })}`}
            onPress={() => onPick(seat)}
            style={{
              minHeight: TARGET,
              maxWidth: '100%',
              flexDirection: 'row',
              alignItems: 'center',
              gap: SPACE.xs,
              paddingHorizontal: SPACE.m,
              borderRadius: RADIUS.pill,
              borderWidth: 1,
              borderColor: colors.edge,
              backgroundColor: colors.surface,
            }}
          >
            <Shape color={owner.colour} size={16} />
            <Text kind="small" numberOfLines={1} style={{ flexShrink: 1, maxWidth: 90 }}>
              {spaced(owner.name)}
            </Text>
            <Text kind="strong">{formatPoints(total)}</Text>
          </Tap>
        ),
      )}
    </Wrap>
  );
}
