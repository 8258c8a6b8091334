import type { Seat } from '@antilles/engine';
import { Box, Row } from '@/ui/Box';
import { Rising } from '@/ui/table/OpeningCard';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, useTheme } from '@/ui/theme';
import type { CardId } from '../rules/printed';
import { CardFace } from './CardFace';
import { useMeasures } from './measures';
import type { DominionTable, Turn } from './useTurn';

interface Shown {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  readonly looks: boolean;
}

/** What lies open now, for as long as it does: what somebody reveals, and what whoever looks has before them. */
export function shownNow({ frame, view, show }: Pick<DominionTable, 'frame' | 'view' | 'show'>): Shown | null {
  const event = frame?.event;
  if (event?.type === 'revealed' && event.cards.length > 0)
    return { seat: event.seat, cards: event.cards, looks: false };
  const seat = view.players.findIndex(({ revealed }) => revealed.length > 0);
  if (seat >= 0) return { seat, cards: view.players[seat]?.revealed ?? [], looks: false };
  const looking = show.viewer === null ? null : (view.players[show.viewer]?.looking ?? null);
  return looking === null || looking.length === 0 ? null : { seat: show.viewer ?? 0, cards: looking, looks: true };
}

/** Revealed cards, large, over the head of the board. A question about them has them in its sheet. */
export function Revealed({ table, turn }: { table: DominionTable; turn: Turn }) {
  const { colors, contrast } = useTheme();
  const { room, form } = useMeasures();
  const { seats, words, show } = table;
  const shown = shownNow(table);
  if (shown === null || turn.ask !== null || show.mode === 'review') return null;
  const { seat, cards, looks } = shown;
  const owner = seats[seat];
  const width = Math.min(form === 'small' ? 84 : 108, Math.floor((Math.min(room, 620) - 24) / cards.length) - 6);
  const says = width < 64 ? 'name' : 'effect';
  return (
    <Box
      aria-hidden
      testID="revealed"
      style={{ position: 'absolute', left: 0, right: 0, top: 6, alignItems: 'center', pointerEvents: 'none' }}
    >
      <Box
        style={{
          gap: SPACE.s,
          padding: SPACE.m,
          borderRadius: RADIUS.tile,
          borderWidth: 1.5,
          borderColor: colors.brass,
          backgroundColor: contrast ? colors.surface : fade(colors.surface, 0.96),
          boxShadow: '0 12px 34px rgba(0, 0, 0, 0.45)',
        }}
      >
        <Row gap={6} style={{ justifyContent: 'center' }}>
          {owner === undefined ? null : <Shape color={owner.colour} size={16} />}
          <Text kind="strong">{words.word(looks ? 'ui.looksAt' : 'ui.reveals', { name: owner?.name ?? '' })}</Text>
        </Row>
        <Row gap={6} style={{ justifyContent: 'center' }}>
          {cards.map((card, i) => (
            <Rising key={`${card} ${i}`} after={i * 90}>
              <CardFace {...{ card, words, width, says }} height={Math.round(width * (says === 'name' ? 1.2 : 1.36))} />
            </Rising>
          ))}
        </Row>
      </Box>
    </Box>
  );
}
