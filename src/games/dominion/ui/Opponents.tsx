import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { Shape } from '@/ui/Shape';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { RADIUS, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { View } from '../rules/view';
import { cardIcon, cardKey, tally } from './art';
import type { TurnSummary } from './turns';

/** The others in turn order: cards in hand, deck and discard pile, what lies out for next turn, and their latest turn. */
export function Opponents({
  view,
  seats,
  me,
  active,
  turns,
  words,
  onOpen,
}: {
  view: View;
  seats: readonly TablePlayer[];
  me: Seat;
  active: Seat | null;
  turns: readonly (TurnSummary | null)[];
  words: SpeakerOf<'dominion'>;
  onOpen: (seat: Seat) => void;
}) {
  const { size, largeText } = useLayout();
  const count = seats.length;
  const others = Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
  const narrow = others.length > 1 && size !== 'wide' && !largeText;
  return (
    <Box style={{ flexDirection: largeText ? 'column' : 'row', gap: SPACE.s }}>
      {others.map((seat) => (
        <Opponent
          key={seat}
          {...{ view, seats, seat, words, onOpen, narrow }}
          active={active === seat}
          turn={turns[seat] ?? null}
        />
      ))}
    </Box>
  );
}

function Opponent({
  view,
  seats,
  seat,
  active,
  turn,
  narrow,
  words,
  onOpen,
}: {
  view: View;
  seats: readonly TablePlayer[];
  seat: Seat;
  active: boolean;
  turn: TurnSummary | null;
  narrow: boolean;
  words: SpeakerOf<'dominion'>;
  onOpen: (seat: Seat) => void;
}) {
  const colors = useColors();
  const player = view.players[seat];
  const owner = seats[seat];
  if (player === undefined || owner === undefined) return null;
  const summary = turn === null ? null : summaryText(words, turn);
  const hand = <Small icon="dominion/hand" value={player.handSize} />;
  const piles = (
    <>
      <Small icon="dominion/deck" value={player.deckSize} />
      <Small icon="dominion/discard" value={player.discardSize} />
    </>
  );
  return (
    <Anchor name={`do/seat/${seat}`} style={{ flex: 1 }}>
      <TapOver
        label={[
          owner.name,
          words.word('ui.inHand', { count: player.handSize }),
          words.word('ui.inDeck', { count: player.deckSize }),
          words.word('ui.inDiscard', { count: player.discardSize }),
          ...(player.durations.length > 0
            ? [`${words.word('ui.nextTurn')}: ${words.list(player.durations.map((card) => words.word(cardKey(card))))}`]
            : []),
          ...(summary === null ? [] : [words.word('ui.latest', { what: summary })]),
        ].join('. ')}
        onPress={() => onOpen(seat)}
        drawing={{
          minHeight: 46,
          // The thicker outline takes its room from inside: nothing below moves when it is somebody's turn.
          paddingHorizontal: active ? SPACE.s - 1 : SPACE.s,
          paddingVertical: active ? 2 : 3,
          justifyContent: 'center',
          borderRadius: RADIUS.panel,
          borderWidth: active ? 2 : 1,
          borderColor: active ? SEAT_TINTS[owner.colour] : colors.line,
          backgroundColor: colors.surface,
        }}
      >
        <Row gap={5}>
          <Shape color={owner.colour} size={14} />
          <Text kind="strong" numberOfLines={1} style={{ flexShrink: 1 }}>
            {owner.name}
          </Text>
          {player.durations.slice(0, narrow ? 1 : 3).map((card, i) => (
            <Icon key={i} name={cardIcon(card)} size={15} color="#f0a652" />
          ))}
          <Box style={{ flex: 1 }} />
          {hand}
          {narrow ? null : piles}
        </Row>
        {narrow || summary !== null ? (
          <Row gap={6}>
            {narrow ? piles : null}
            <Text kind="tiny" color="muted" numberOfLines={1} style={{ flex: 1 }}>
              {summary ?? ''}
            </Text>
          </Row>
        ) : null}
      </TapOver>
    </Anchor>
  );
}

function Small({ icon, value }: { icon: Parameters<typeof Icon>[0]['name']; value: number }) {
  const colors = useColors();
  return (
    <Row gap={2}>
      <Icon name={icon} size={14} color={colors.muted} />
      <Text kind="small">{value}</Text>
    </Row>
  );
}

const counted = (words: SpeakerOf<'dominion'>, cards: TurnSummary['played']): string =>
  tally(cards)
    .map(({ card, count }) => `${count > 1 ? `${count} × ` : ''}${words.word(cardKey(card))}`)
    .join(', ');

/** Somebody's turn in a line: what was played, what was gained and trashed. */
export function summaryText(words: SpeakerOf<'dominion'>, { played, gained, trashed }: TurnSummary): string {
  const parts = [
    ...(gained.length > 0 ? [words.word('ui.sumGained', { cards: counted(words, gained) })] : []),
    ...(trashed.length > 0 ? [words.word('ui.sumTrashed', { cards: counted(words, trashed) })] : []),
    ...(played.length > 0 ? [words.word('ui.sumPlayed', { cards: counted(words, played) })] : []),
  ];
  return parts.length === 0 ? words.word('ui.sumNothing') : parts.join(' · ');
}
