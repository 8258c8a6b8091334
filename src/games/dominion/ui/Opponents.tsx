import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { Landing } from '@/ui/flights/Landing';
import { Icon } from '@/ui/icons/Icon';
import { shortName } from '@/ui/people';
import { PlayerChip } from '@/ui/table/PlayerChip';
import { Text } from '@/ui/Text';
import { FONTS, SPACE, useColors } from '@/ui/theme';
import type { CardId } from '../rules/printed';
import type { PlayerView, View } from '../rules/view';
import { cardKey, place, tally } from './art';
import { Mini } from './CardFace';
import { useMeasures, type Form } from './measures';
import type { TurnSummary } from './turns';

/** How high a chip is, and how large a card on it: as it is, and while it is that person's turn. */
const CHIPS: Readonly<Record<Form, { readonly height: number; readonly mini: readonly [number, number] }>> = {
  phone: { height: 61, mini: [35, 28] },
  small: { height: 44, mini: [27, 22] },
  landscape: { height: 54, mini: [32, 25] },
  tablet: { height: 66, mini: [56, 44] },
  rows: { height: 61, mini: [44, 34] },
};

/** The others in turn order: cards in hand and deck, and what they played and gained last. */
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
  const { form } = useMeasures();
  const count = seats.length;
  const others = Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
  const rows = form === 'rows';
  return (
    <Box style={{ flexDirection: rows ? 'column' : 'row', gap: SPACE.s, zIndex: 2 }}>
      {others.map((seat) => (
        <Opponent
          key={seat}
          {...{ view, seats, seat, words, onOpen }}
          // Whose turn it is spreads over the others: what happens there is what there is to see.
          spread={!rows && others.length > 1 && active === seat && view.turn.seat === seat}
          active={active === seat}
          roomy={others.length === 1 || rows}
          crowded={others.length > 2}
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
  spread,
  roomy,
  crowded,
  turn,
  words,
  onOpen,
}: {
  view: View;
  seats: readonly TablePlayer[];
  seat: Seat;
  active: boolean;
  spread: boolean;
  roomy: boolean;
  crowded: boolean;
  turn: TurnSummary | null;
  words: SpeakerOf<'dominion'>;
  onOpen: (seat: Seat) => void;
}) {
  const { form } = useMeasures();
  const player = view.players[seat];
  const owner = seats[seat];
  if (player === undefined || owner === undefined) return null;
  const { height, mini: large } = CHIPS[form];
  // Three beside each other on a tablet: the name above, what was done below.
  const mini = form === 'tablet' && crowded && !(spread || roomy) ? ([40, 30] as const) : large;
  const wide = spread || roomy;
  const line = form === 'small' || (form === 'tablet' && !crowded) || wide;
  const most = mostOf(form, wide, crowded);
  const minis = <Minis turn={turn} most={most} size={mini} seat={seat} />;
  const figures = <Figures player={player} {...(wide && seat === view.turn.seat ? { turn: view.turn, words } : {})} />;
  return (
    <PlayerChip
      // Beside two others there is room for what friends say.
      name={crowded && !wide ? shortName(owner.name) : owner.name}
      seat={owner.colour}
      label={labelOf(words, owner.name, player, turn)}
      onPress={() => onOpen(seat)}
      active={active}
      tight={crowded && !wide && form !== 'tablet'}
      anchor={place.seat(seat)}
      style={[
        { flex: 1, minHeight: height },
        spread ? { position: 'absolute', left: 0, right: 0, top: 0, zIndex: 3 } : null,
      ]}
      figures={
        line ? (
          <Row gap={SPACE.s}>
            {form === 'small' ? null : figures}
            {minis}
          </Row>
        ) : (crowded && form !== 'tablet') || form === 'landscape' ? null : (
          figures
        )
      }
      {...(line ? {} : { played: minis })}
    />
  );
}

/** How many small cards a chip has room for. */
function mostOf(form: Form, wide: boolean, crowded: boolean): number {
  if (form === 'small') return wide ? 5 : crowded ? 0 : 2;
  if (wide) return 6;
  return form === 'tablet' ? 3 : crowded ? 2 : 4;
}

/** Cards in hand and deck; in their turn, what they still have. */
function Figures({ player, turn, words }: { player: PlayerView; turn?: View['turn']; words?: SpeakerOf<'dominion'> }) {
  if (turn !== undefined && words !== undefined) {
    return (
      <Text kind="small" color="muted">
        {[
          `${turn.actions} ${words.word('ui.actionsLabel', { count: turn.actions })}`,
          words.word('ui.coins', { count: turn.coins }),
        ].join(' · ')}
      </Text>
    );
  }
  return (
    <Row gap={6}>
      <Small icon="dominion/hand" value={player.handSize} />
      <Small icon="dominion/deck" value={player.deckSize} />
    </Row>
  );
}

/** What somebody played, and after a plus what they gained; what there is no room for is counted. */
function Minis({
  turn,
  most,
  size: [width, height],
  seat,
}: {
  turn: TurnSummary | null;
  most: number;
  size: readonly [number, number];
  seat: Seat;
}) {
  const { played, gained, over } = shownOf(most === 0 ? null : turn, most);
  return (
    <Box
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 4,
        minWidth: most === 0 ? 0 : width,
        minHeight: height,
      }}
    >
      <Spot at={place.played(seat)} size={[width, height]} cards={played} />
      {over > 0 ? (
        <Text kind="tiny" color="muted">
          {`+${over}`}
        </Text>
      ) : null}
      {gained.length > 0 ? (
        <Text color="brass" style={{ fontFamily: FONTS.bodyExtra, fontSize: 16, lineHeight: 18 }}>
          +
        </Text>
      ) : null}
      <Spot at={place.gained(seat)} size={[width, height]} cards={gained} gained />
    </Box>
  );
}

/** Cards at a glance; the last of them is where the next one lands. */
function Spot({
  at,
  size: [width, height],
  cards,
  gained = false,
}: {
  at: string;
  size: readonly [number, number];
  cards: readonly CardId[];
  gained?: boolean;
}) {
  const last = cards.at(-1);
  return (
    <>
      {cards.slice(0, -1).map((card, i) => (
        <Mini key={i} {...{ card, width, height, gained }} />
      ))}
      {last === undefined ? (
        // Nothing lies there yet: a place without room.
        <Box style={{ width: 0, height }}>
          <Anchor name={at} style={{ position: 'absolute', right: 0, top: 0, width, height }} />
        </Box>
      ) : (
        <Landing at={at}>
          <Mini card={last} {...{ width, height, gained }} />
        </Landing>
      )}
    </>
  );
}

/** What of a turn is shown with room for `most` cards: gained cards before played ones, the latest first to stay. */
function shownOf(turn: TurnSummary | null, most: number) {
  const gained = (turn?.gained ?? []).slice(-Math.max(1, Math.min(2, most - 1)));
  const room = Math.max(most > 1 ? 1 : 0, most - gained.length);
  const played: readonly CardId[] = turn?.played ?? [];
  const shown = room === 0 ? [] : played.slice(-room);
  return { played: shown, gained, over: most > 1 ? played.length - shown.length : 0 };
}

/** Everything a screen reader should say about somebody. */
function labelOf(words: SpeakerOf<'dominion'>, name: string, player: PlayerView, turn: TurnSummary | null): string {
  return [
    name,
    words.word('ui.inHand', { count: player.handSize }),
    words.word('ui.inDeck', { count: player.deckSize }),
    words.word('ui.inDiscard', { count: player.discardSize }),
    ...(player.durations.length > 0
      ? [`${words.word('ui.nextTurn')}: ${words.list(player.durations.map((card) => words.word(cardKey(card))))}`]
      : []),
    ...(player.setAside.length > 0
      ? [`${words.word('ui.setAside')}: ${words.list(player.setAside.map((card) => words.word(cardKey(card))))}`]
      : []),
    ...(turn === null ? [] : [words.word('ui.latest', { what: summaryText(words, turn) })]),
  ].join('. ');
}

function Small({ icon, value }: { icon: Parameters<typeof Icon>[0]['name']; value: number }) {
  const colors = useColors();
  return (
    <Row gap={2}>
      <Icon name={icon} size={14} color={colors.muted} />
      <Text kind="small" color="muted">
        {value}
      </Text>
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
