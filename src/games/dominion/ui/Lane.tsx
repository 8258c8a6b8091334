import { useState, type ReactNode } from 'react';
import type { SpeakerOf } from '@/text';
import { Box, Row, Wrap } from '@/ui/Box';
import { Anchor, useAnchor } from '@/ui/flights/Anchor';
import { useInAir, useLanded, useWaiting } from '@/ui/flights/useFlights';
import { Icon } from '@/ui/icons/Icon';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import type { CardId } from '../rules/printed';
import type { PlayerView } from '../rules/view';
import { cardKey, faceKey, nextTurnKey, place, tally } from './art';
import { CardBack } from './CardBack';
import { Art, CardFace } from './CardFace';
import { comingBack } from './comingBack';
import { Marks } from './Effect';
import { Times } from './Hand';
import { useMeasures } from './measures';
import { nameFit } from './nameFit';

interface LaneProps {
  readonly player: PlayerView;
  readonly trash: readonly CardId[];
  readonly words: SpeakerOf<'dominion'>;
  /** A tap on a card in play. */
  readonly onCard: (card: CardId) => void;
  readonly onRead: (card: CardId) => void;
  /** Opens everything of one's own that may be seen. */
  readonly onOpen: () => void;
}

/** One's own side of the table in one strip: the deck, what is in play and what it brings next turn, the discard pile. */
export function Lane({ player, trash, words, onCard, onRead, onOpen }: LaneProps) {
  const colors = useColors();
  const { lane, form } = useMeasures();
  const stack = { width: Math.round(lane * 0.76), height: lane };
  // A small phone has no room for many cards beside what they bring: that stands below them.
  const below = form === 'small' && tally(player.durations).length + tally(player.inPlay).length > 1;
  const next = <NextTurn {...{ player, words }} inline={below} />;
  return (
    <Row gap={6} style={{ height: lane }}>
      <Deck {...{ player, words, onOpen, ...stack }} />
      <Box
        style={{
          flex: 1,
          height: lane,
          flexDirection: 'row',
          alignItems: 'center',
          gap: 5,
          paddingHorizontal: 4,
          borderRadius: RADIUS.card + 1,
          borderWidth: 1,
          borderColor: fade(colors.line, 0.7),
          backgroundColor: fade(colors.bg, 0.5),
        }}
      >
        <Box style={{ flex: 1, justifyContent: 'center', gap: 2 }}>
          <Row style={{ height: below && player.nextTurn.length > 0 ? lane - 24 : lane - 6 }}>
            <InPlay
              {...{ player, words, onCard, onRead }}
              width={52}
              height={below && player.nextTurn.length > 0 ? lane - 24 : lane - 6}
              says="name"
            />
          </Row>
          {below ? next : null}
        </Box>
        {below ? null : next}
        <Mats {...{ player, trash, onOpen, words }} />
      </Box>
      <Discard {...{ player, words, onOpen, ...stack }} />
    </Row>
  );
}

/** The same where there is room: cards in play to be read, and the piles with their names. */
export function OwnTable({ player, trash, words, onCard, onRead, onOpen }: LaneProps) {
  const { lane } = useMeasures();
  const colors = useColors();
  const piles = { width: 56, height: 76 };
  const named = (label: string, count: number, pile: ReactNode) => (
    <Box style={{ alignItems: 'center', gap: 3 }}>
      {pile}
      <Text kind="small" color="muted" aria-hidden>
        {label} <Text kind="strong">{count}</Text>
      </Text>
    </Box>
  );
  return (
    <Box style={{ gap: SPACE.m }}>
      <Text kind="small" color="muted" style={{ fontFamily: FONTS.bodyExtra }}>
        {words.word('ui.inPlay')}
      </Text>
      <Row style={{ height: lane, alignItems: 'flex-start' }}>
        <InPlay {...{ player, words, onCard, onRead }} width={98} height={lane} says="effect" />
      </Row>
      <Wrap gap={SPACE.l} style={{ alignItems: 'flex-end' }}>
        {named(words.word('ui.deck'), player.deckSize, <Deck {...{ player, words, onOpen, ...piles }} bare />)}
        {named(words.word('ui.discard'), player.discardSize, <Discard {...{ player, words, onOpen, ...piles }} bare />)}
        {named(
          words.word('ui.trash'),
          trash.length,
          <Anchor name={place.trash}>
            <TapOver label={`${words.word('ui.trash')} ${trash.length}`} onPress={onOpen}>
              <Empty {...piles}>
                <Icon name="dominion/trash" size={26} color={colors.muted} />
              </Empty>
            </TapOver>
          </Anchor>,
        )}
        <Mats {...{ player, trash: null, onOpen, words }} />
        <NextTurn {...{ player, words }} roomy />
      </Wrap>
    </Box>
  );
}

/** How narrow a card in play may get before it slides under the next one, and how narrow with what it does on it. */
const NARROWEST = 24;
const SPEAKS_FROM = 60;

/** Cards in play, those that stay first: as narrow as they must be, without a name where it could not be read, never scrolled away. */
function InPlay({
  player,
  words,
  onCard,
  onRead,
  width,
  height,
  says,
}: Pick<LaneProps, 'player' | 'words' | 'onCard' | 'onRead'> & {
  width: number;
  height: number;
  says: 'name' | 'effect';
}) {
  const [room, setRoom] = useState(0);
  const heaps = [
    ...tally(player.durations).map((heap) => ({ ...heap, stays: true })),
    ...tally(player.inPlay).map((heap) => ({ ...heap, stays: false })),
  ];
  const beside = Math.floor((room + 3) / Math.max(1, heaps.length)) - 3;
  const wide = Math.min(width, Math.max(NARROWEST, beside));
  const stride = Math.min(wide + 5, Math.floor((room - wide) / Math.max(1, heaps.length - 1)));
  const isRead = heaps.every(({ card }) => nameFit(words.word(faceKey(card)), wide, 11.5).size >= 9.5);
  const face = says === 'effect' && wide >= SPEAKS_FROM ? 'effect' : isRead ? 'name' : 'picture';
  return (
    <Anchor
      name={place.inPlay}
      role="group"
      aria-label={words.word('ui.inPlay')}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      style={{ flex: 1, height, justifyContent: 'center' }}
    >
      {heaps.length === 0 ? (
        <Text kind="small" color="muted">
          {words.word('ui.nothingInPlay')}
        </Text>
      ) : room === 0 ? null : (
        heaps.map(({ card, count, stays }, i) => (
          <TapOver
            key={`${card} ${String(stays)}`}
            label={`${words.word(cardKey(card))}${count > 1 ? ` × ${count}` : ''}`}
            onPress={() => onCard(card)}
            onLongPress={() => onRead(card)}
            style={{ position: 'absolute', left: i * stride, top: 0 }}
          >
            <Laid {...{ card, count, stays, height, words }} width={wide} says={face} />
          </TapOver>
        ))
      )}
    </Anchor>
  );
}

/** One card in play, and the place where its copies land. What is done with and only waits for the Clean-up has faded. */
function Laid({
  card,
  count,
  stays,
  width,
  height,
  words,
  says,
}: {
  card: CardId;
  count: number;
  stays: boolean;
  width: number;
  height: number;
  words: SpeakerOf<'dominion'>;
  says: 'name' | 'effect' | 'picture';
}) {
  const slot = useAnchor(place.laid(card));
  const here = count - useInAir(place.laid(card));
  return (
    <Box
      ref={slot}
      collapsable={false}
      style={{ boxShadow: '-2px 0 6px rgba(0, 0, 0, 0.3)', borderRadius: 8, opacity: here > 0 ? 1 : 0 }}
    >
      <CardFace {...{ card, words, width, height, says }} standing="lit" seal={stays || says === 'effect'} />
      {here > 1 ? <Times count={here} inset={1} /> : null}
    </Box>
  );
}

/** The cards that wait with a Duration, where they may be seen. */
const beneathOf = (player: PlayerView, card: CardId): readonly CardId[] =>
  card === 'haven' ? (player.haven ?? []) : card === 'blockade' ? player.setAside : [];

/** What one's next turn brings, in marks and, where that is not enough, in words. */
function NextTurn({
  player,
  words,
  roomy = false,
  inline = false,
}: Pick<LaneProps, 'player' | 'words'> & {
  roomy?: boolean;
  /** On one line: an hourglass says what it is. */
  inline?: boolean;
}) {
  const { scheme, contrast } = useTheme();
  const colors = useColors();
  if (player.nextTurn.length === 0 && player.durations.length === 0) return null;
  const { marks, cards } = comingBack(player);
  const ink = contrast ? colors.text : scheme === 'dark' ? '#ffcf8f' : '#8a4b0c';
  const said = tally(cards).map(({ card, count }) => {
    const beneath = beneathOf(player, card).map((each) => words.word(cardKey(each)));
    return beneath.length > 0 ? words.list(beneath) : words.say({ key: nextTurnKey(card), params: { count } });
  });
  const spoken = tally(player.nextTurn).map(
    ({ card, count }) =>
      `${words.word(cardKey(card))}${count > 1 ? ` × ${count}` : ''}: ${words.say({ key: nextTurnKey(card), params: { count } })}`,
  );
  if (player.setAside.length > 0) {
    spoken.push(
      `${words.word('ui.setAside')}: ${words.list(player.setAside.map((each) => words.word(cardKey(each))))}`,
    );
  }
  return (
    <Box
      accessible
      role="group"
      aria-label={`${words.word('ui.nextTurn')}. ${spoken.join('. ')}`}
      style={
        inline
          ? { flexDirection: 'row', alignItems: 'center', gap: 4, overflow: 'hidden' }
          : { maxWidth: roomy ? 130 : 106, gap: roomy ? 4 : 0 }
      }
    >
      <Row gap={3}>
        <Icon name="dominion/duration" size={roomy ? 16 : 12} color={ink} />
        {inline ? null : (
          <Text kind={roomy ? 'strong' : 'tiny'} color={ink} numberOfLines={1}>
            {words.word('ui.nextTurn')}
          </Text>
        )}
      </Row>
      {marks.length === 0 ? null : (
        <Marks marks={marks} width={roomy ? 130 : 96} size={roomy ? 17 : 13} ink={colors.text} />
      )}
      {said.map((each, i) => (
        <Text key={i} kind={roomy ? 'small' : 'tiny'} color={ink} numberOfLines={roomy ? 2 : 1}>
          {each}
        </Text>
      ))}
    </Box>
  );
}

interface StackProps extends Pick<LaneProps, 'player' | 'words' | 'onOpen'> {
  readonly width: number;
  readonly height: number;
  /** Its number stands elsewhere. */
  readonly bare?: boolean;
}

function Deck({ player, words, onOpen, width, height, bare = false }: StackProps) {
  // Figures change as cards land and leave, not before.
  const deckSize = player.deckSize - useInAir(place.deck) + useWaiting(place.deck);
  return (
    <Anchor name={place.deck}>
      <TapOver label={`${words.word('ui.deck')} ${deckSize}`} onPress={onOpen}>
        {deckSize === 0 ? <Empty width={width} height={height} /> : <CardBack width={width} height={height} />}
        {bare ? null : <Pill count={deckSize} />}
      </TapOver>
    </Anchor>
  );
}

function Discard({ player, words, onOpen, width, height, bare = false }: StackProps) {
  const colors = useColors();
  const discardTop = useLanded(place.discard, player.discardTop);
  const discardSize = Math.max(0, player.discardSize - useInAir(place.discard));
  const top = discardTop === null ? '' : `. ${words.word('ui.discardTop', { card: words.word(cardKey(discardTop)) })}`;
  return (
    <Anchor name={place.discard}>
      <TapOver label={`${words.word('ui.discard')} ${discardSize}${top}`} onPress={onOpen}>
        {discardTop === null ? (
          <Empty width={width} height={height} />
        ) : (
          <Box style={{ borderRadius: 7, boxShadow: `0 0 0 1.5px ${colors.parchment}` }}>
            <Art card={discardTop} width={width} height={height} radius={7} />
          </Box>
        )}
        {bare ? null : <Pill count={discardSize} />}
      </TapOver>
    </Anchor>
  );
}

/** How many cards a pile has, on its lower edge. */
function Pill({ count }: { count: number }) {
  return (
    <Box style={{ position: 'absolute', left: 0, right: 0, bottom: -3, alignItems: 'center' }}>
      <Box
        style={{ borderRadius: 8, paddingHorizontal: 6, backgroundColor: '#0b0c2e', boxShadow: '0 0 0 1px #4a4f9e' }}
      >
        <Text fixed color="#ffffff" style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 16 }}>
          {count}
        </Text>
      </Box>
    </Box>
  );
}

/** Where a pile would be. */
function Empty({ width, height, children }: { width: number; height: number; children?: ReactNode }) {
  const colors = useColors();
  return (
    <Box
      style={{
        width,
        height,
        borderRadius: 7,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: colors.line,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {children}
    </Box>
  );
}

/** What lies aside: trash, mats and tokens, each once something is there. */
function Mats({
  player,
  trash,
  words,
  onOpen,
}: Pick<LaneProps, 'player' | 'words' | 'onOpen'> & {
  /** null: it has a place of its own. */
  trash: readonly CardId[] | null;
}) {
  const colors = useColors();
  const piles = [
    ['dominion/island-mat', 'ui.islandMat', player.islandMat.length, place.mats],
    ['dominion/native-village-mat', 'ui.villageMat', player.nativeVillageSize, place.village],
    ['dominion/pirate-token', 'ui.tokens', player.pirateTokens, place.tokens],
    ...(trash === null ? [] : [['dominion/trash', 'ui.trash', trash.length, place.trash] as const]),
  ] as const;
  const there = piles.filter(([, , count, anchor]) => count > 0 || anchor === place.trash);
  if (there.length === 0) return null;
  return (
    <TapOver
      label={there.map(([, key, count]) => `${words.word(key)} ${count}`).join(', ')}
      onPress={onOpen}
      drawing={{ justifyContent: 'center' }}
    >
      <Box style={{ flexDirection: 'row', flexWrap: 'wrap', maxWidth: there.length > 2 ? 62 : 32, columnGap: 4 }}>
        {there.map(([icon, , count, anchor]) => (
          <Anchor key={anchor} name={anchor} style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
            <Icon name={icon} size={13} color={colors.muted} />
            <Text fixed color="muted" style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 16 }}>
              {count}
            </Text>
          </Anchor>
        ))}
      </Box>
    </TapOver>
  );
}
