import { useState } from 'react';
import { View, type TextStyle } from 'react-native';
import { useWords } from '@/text';
import { Row } from '../Box';
import { Panel } from '../Panel';
import { Shape, type SeatColor } from '../Shape';
import { Text } from '../Text';
import { useTextScale } from '../textScale';
import { fade, SPACE, useColors } from '../theme';
import { formatPoints } from './formatPoints';

/** What the rows stand for when it is not rounds: a heading, and the name of each. */
export interface Steps {
  readonly heading: string;
  readonly names: readonly string[];
}

export interface FigureSeries {
  readonly id: string;
  readonly name: string;
  readonly color: SeatColor | null;
  /** One for each row; null: nothing was written. */
  readonly values: readonly (number | null)[];
}

/** A column narrower than this, times the size of the text, shows no figure of three digits and a sign. */
const NARROWEST = 36;

/** From this width on, times the size of the text, most words of a name fit whole: it may take a second line. */
const ROOMY = 72;

const shown = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : formatPoints(value);

/** Figures of everybody by round: a row a round, a column a player; a list for each round where that does not fit. */
export function FigureTable({
  series,
  rounds,
  steps,
}: {
  series: readonly FigureSeries[];
  rounds: number;
  steps?: Steps | undefined;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const scale = useTextScale();
  const [width, setWidth] = useState(0);
  const column = (width - 2 * SPACE.s) / (series.length + 1) / scale;
  const narrow = width > 0 && column < NARROWEST;
  const roomy = column >= ROOMY;
  const gap = roomy ? SPACE.m : SPACE.xs;
  const cell: TextStyle = { flex: 1, textAlign: 'right', fontVariant: ['tabular-nums'] };
  const line = { borderTopWidth: 1, borderColor: fade(colors.line, 0.6) } as const;
  const heading = steps?.heading ?? t('kit.score.round');
  const nameOf = (round: number): string => steps?.names[round] ?? String(round + 1);
  if (narrow) {
    return (
      <Panel padding={SPACE.m} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
        {Array.from({ length: rounds }, (_, round) => (
          <View key={round} style={[{ paddingVertical: SPACE.s }, round === 0 ? null : line]}>
            <Text kind="small" color="muted">
              {steps === undefined ? `${heading} ${nameOf(round)}` : nameOf(round)}
            </Text>
            {series.map(({ id, name, color, values }) => (
              <Row key={id}>
                {color === null ? null : <Shape color={color} size={14} />}
                <Text style={{ flex: 1 }} numberOfLines={2}>
                  {name}
                </Text>
                <Text kind="strong" style={{ fontVariant: ['tabular-nums'] }}>
                  {shown(values[round]) || '·'}
                </Text>
              </Row>
            ))}
          </View>
        ))}
      </Panel>
    );
  }
  return (
    <Panel padding={SPACE.s} role="table" onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <View role="row" style={{ flexDirection: 'row', alignItems: 'flex-end', gap, paddingBottom: SPACE.xs }}>
        <Text kind="tiny" color="muted" role="columnheader" style={{ flex: 1 }}>
          {heading}
        </Text>
        {series.map(({ id, name, color }) => (
          <View key={id} role="columnheader" style={{ flex: 1, minWidth: 0, alignItems: 'flex-end' }}>
            {color === null ? null : <Shape color={color} size={14} />}
            <Text kind="tiny" numberOfLines={roomy ? 2 : 1} style={{ maxWidth: '100%', textAlign: 'right' }}>
              {name}
            </Text>
          </View>
        ))}
      </View>
      {Array.from({ length: rounds }, (_, round) => (
        <View key={round} role="row" style={[{ flexDirection: 'row', gap, paddingVertical: 3 }, line]}>
          <Text kind="small" color="muted" role="rowheader" style={{ flex: 1 }}>
            {nameOf(round)}
          </Text>
          {series.map(({ id, values }) => (
            <Text key={id} kind="small" role="cell" style={cell}>
              {shown(values[round])}
            </Text>
          ))}
        </View>
      ))}
    </Panel>
  );
}
