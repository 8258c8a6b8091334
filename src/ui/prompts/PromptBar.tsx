import { type ReactNode } from 'react';
import { Row } from '../Box';
import { Panel } from '../Panel';
import { type SeatColor } from '../Shape';
import { Text } from '../Text';
import { SEAT_TINTS, SPACE } from '../theme';

/** Says whose decision it is, what is asked, and what a tap will do: one panel above the hand, edged in the seat's colour. */
export function PromptBar({
  seat,
  question,
  note,
  right,
  children,
  minHeight,
}: {
  /** Colour of the person who decides; none while nobody does. */
  seat?: SeatColor | undefined;
  question: string;
  /** One muted line below the question. */
  note?: string | undefined;
  /** Beside the note: dots, a count. */
  right?: ReactNode;
  /** Below the question. */
  children?: ReactNode;
  /** So that nothing jumps while lines come and go. */
  minHeight?: number;
}) {
  return (
    <Panel
      kind="raised"
      padding={SPACE.m}
      edge={seat === undefined ? undefined : SEAT_TINTS[seat]}
      style={{ gap: SPACE.xs, ...(minHeight === undefined ? {} : { minHeight }) }}
    >
      <Text kind="head" aria-live="polite" role="heading" aria-level={2}>
        {question}
      </Text>
      {note === undefined && right === undefined ? null : (
        <Row style={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
          {note === undefined ? null : (
            <Text color="muted" style={{ flexShrink: 1 }}>
              {note}
            </Text>
          )}
          {right}
        </Row>
      )}
      {children}
    </Panel>
  );
}
