import { useEffect, useRef, useState } from 'react';
import { ScrollView } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/icons/Icon';
import { useTempo } from '@/ui/motion';
import { TapOver } from '@/ui/TapOver';
import { Sheet } from '@/ui/overlays/Sheet';
import { spaced } from '@/ui/setup';
import { Shape } from '@/ui/Shape';
import { useMotion } from '@/ui/settings';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SPACE, TARGET, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import {
  carrySteps,
  movesBetween,
  type CarryStep,
  type PieceMove,
  type RefereedRound,
  type Standing,
} from '../../companion';
import { santoDomingo } from '../../rules/game';
import type { Rate } from '../../rules/options';
import type { Row as MarkerRow } from '../../rules/state';
import { cardIcon, cardKey } from '../art';
import { Moves, Rows } from './Rows';

/** How long a card is shown before the next one; the markers walk meanwhile. */
const CARD_MS = 2200;

/** What lies on the table, and what should: a round that was closed, or one that was put right. */
export type ToCarryOut =
  | { readonly kind: 'round'; readonly round: RefereedRound; readonly next: Standing | null }
  | { readonly kind: 'correction'; readonly from: Standing; readonly to: Standing; readonly round: RefereedRound };

/** Which pieces to move on the real table, card by card; the markers above walk along. */
export function CarryOutSheet({
  open,
  what,
  seats,
  rates,
  onClose,
}: {
  open: boolean;
  /** The last thing stays drawn while the sheet slides away. */
  what: ToCarryOut | null;
  seats: readonly TablePlayer[];
  rates: readonly Rate[];
  onClose: () => void;
}) {
  const { t: own } = useWords('santo-domingo');
  const { largeText } = useLayout();
  if (what === null) return null;
  return (
    <Sheet
      open={open}
      tall
      scroll={largeText}
      title={
        what.kind === 'round'
          ? own('companion.carry.title', { round: what.round.number })
          : own('companion.carry.corrected')
      }
      subtitle={own(what.kind === 'round' ? 'companion.carry.line' : 'companion.carry.correctedLine')}
      onClose={onClose}
      footer={<Button label={own('companion.carry.done')} onPress={onClose} />}
    >
      {open ? <Steps what={what} seats={seats} rates={rates} pinned={!largeText} /> : null}
    </Sheet>
  );
}

function stepsOf(what: ToCarryOut): readonly CarryStep[] {
  if (what.kind === 'round') return carrySteps(what.round, what.next);
  const { from, to } = what;
  return [{ card: null, events: [], from, to, moves: movesBetween(from, to) }];
}

function Steps({
  what,
  seats,
  rates,
  pinned,
}: {
  what: ToCarryOut;
  seats: readonly TablePlayer[];
  rates: readonly Rate[];
  /** The rows stay where they are, and the list scrolls to the card being carried out. */
  pinned: boolean;
}) {
  const tempo = useTempo();
  const { calm } = useMotion();
  const list = useRef<ScrollView>(null);
  const tops = useRef<number[]>([]);
  const wait = tempo(CARD_MS);
  const steps = stepsOf(what);
  const last = steps.length - 1;
  // Whoever wants nothing to move sees where everything ends.
  const [at, setAt] = useState(wait === 0 ? last : 0);
  const [touched, setTouched] = useState(false);
  const running = !touched && at < last;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setAt((now) => Math.min(now + 1, last)), wait);
    return () => clearTimeout(timer);
  }, [running, at, last, wait]);
  useEffect(() => {
    if (!touched) list.current?.scrollTo({ y: Math.max(0, (tops.current[at] ?? 0) - SPACE.m), animated: !calm });
  }, [at, touched, calm]);
  const now = steps[at];
  if (now === undefined) return null;
  const cards = (
    <Box role="list" style={{ gap: SPACE.s }}>
      {steps.map((step, i) => (
        <Box key={i} onLayout={({ nativeEvent }) => (tops.current[i] = nativeEvent.layout.y)}>
          <Step
            step={step}
            kind={what.kind}
            seats={seats}
            current={i === at}
            onPick={
              steps.length < 2
                ? null
                : () => {
                    setTouched(true);
                    setAt(i);
                  }
            }
          />
        </Box>
      ))}
    </Box>
  );
  return (
    <Box style={{ flexShrink: 1, gap: SPACE.m }}>
      <Rows round={{ ...what.round, before: now.from, after: now.to }} rates={rates} />
      {pinned ? (
        <ScrollView ref={list} style={{ flexGrow: 0, flexShrink: 1 }}>
          {cards}
        </ScrollView>
      ) : (
        cards
      )}
    </Box>
  );
}

function Step({
  step,
  kind,
  seats,
  current,
  onPick,
}: {
  step: CarryStep;
  kind: ToCarryOut['kind'];
  seats: readonly TablePlayer[];
  current: boolean;
  onPick: (() => void) | null;
}) {
  const { t: own } = useWords('santo-domingo');
  const words = useSpeaker(
    'santo-domingo',
    seats.map(({ name }) => name),
  );
  const colors = useColors();
  const tint = useAccentColor();
  const { card } = step;
  const title =
    card !== null
      ? `${card} ${words.word(cardKey(card))}`
      : kind === 'correction'
        ? own('companion.carry.pieces')
        : own(step.events.length === 0 ? 'companion.carry.supply' : 'companion.carry.end');
  const said = step.events.flatMap((event) => {
    const phrase = santoDomingo.phrase(event);
    return phrase === null ? [] : [words.say(phrase)];
  });
  const spoken = step.moves.map((move) => {
    const name =
      move.what === 'row'
        ? words.word(`row.${move.row}`)
        : `${seats[move.seat]?.name ?? ''}, ${words.word(`row.${move.what}`)}`;
    return own('companion.carry.moves', { what: name, from: move.from, to: move.to });
  });
  const inside = (
    <>
      <Row>
        {card === null ? null : <Icon name={cardIcon(card)} size={20} color={current ? tint : colors.muted} />}
        <Text kind="strong" style={{ flex: 1, fontFamily: FONTS.displayBold }}>
          {spaced(title)}
        </Text>
      </Row>
      {said.map((line, i) => (
        <Text key={i} kind="small" color="muted">
          {spaced(line)}
        </Text>
      ))}
      {step.moves.length === 0 ? (
        <Text kind="small">{own('companion.carry.nothing')}</Text>
      ) : (
        <Box style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.xs }}>
          {step.moves.map((move, i) => (
            <Piece key={i} move={move} seats={seats} />
          ))}
        </Box>
      )}
    </>
  );
  const style = {
    minHeight: TARGET,
    gap: SPACE.xs,
    padding: SPACE.m,
    borderRadius: RADIUS.panel,
    borderWidth: current ? 2 : 1,
    borderColor: current ? tint : colors.line,
    backgroundColor: current ? fade(tint, 0.1) : colors.surface,
  } as const;
  const label = [title, ...said, ...(spoken.length === 0 ? [own('companion.carry.nothing')] : spoken)].join('. ');
  if (onPick === null) {
    return (
      <Box role="listitem" accessible aria-label={label} style={style}>
        {inside}
      </Box>
    );
  }
  return (
    <Box role="listitem">
      <TapOver label={label} onPress={onPick} radius={RADIUS.panel} style={style}>
        {inside}
      </TapOver>
    </Box>
  );
}

/** One piece: whose it is, and "8 → 1". */
function Piece({ move, seats }: { move: PieceMove; seats: readonly TablePlayer[] }) {
  const words = useSpeaker('santo-domingo', []);
  const colors = useColors();
  const row: MarkerRow = move.what === 'row' ? move.row : move.what;
  const tint = { points: colors.pointsMarker, goods: colors.goodsMarker, trader: colors.traderMarker }[row];
  const owner = move.what === 'row' ? undefined : seats[move.seat];
  return (
    <Row gap={5}>
      {owner === undefined ? (
        <Box
          style={{
            width: 14,
            height: 20,
            borderRadius: 5,
            borderWidth: 1.5,
            borderColor: colors.shapeEdge,
            backgroundColor: tint,
          }}
        />
      ) : (
        <Shape color={owner.colour} size={18} />
      )}
      <Text kind="small">{owner?.name ?? words.word(`row.${row}`)}</Text>
      <Icon name={`santo-domingo/${row}`} size={16} color={tint} />
      <Moves from={move.from} to={move.to} />
    </Row>
  );
}
