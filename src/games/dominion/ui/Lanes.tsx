import { useRef, useState, type ReactNode } from 'react';
import { ScrollView } from 'react-native';
import type { SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { CardId } from '../rules/printed';
import type { PlayerView } from '../rules/view';
import { cardKey, faceKey, nextTurnKey, place, tally } from './art';
import { CardFace } from './CardFace';

/** Durations that stay, with what they will do, above everything else that is in play. */
export function Lanes({
  player,
  whose,
  words,
  onRead,
}: {
  player: PlayerView;
  /** Whose turn it is, when it is not the own one. */
  whose?: string;
  words: SpeakerOf<'dominion'>;
  onRead: (card: CardId) => void;
}) {
  const { size } = useLayout();
  const small = size === 'small';
  return (
    <Box style={{ gap: small ? 5 : SPACE.s }}>
      {player.durations.length === 0 ? null : (
        <Lane
          label={whose === undefined ? words.word('ui.nextTurn') : words.word('ui.nextTurnOf', { name: whose })}
          duration
        >
          {tally(player.durations).map(({ card, count }) => (
            <Staying key={card} card={card} count={count} player={player} words={words} onRead={onRead} small={small} />
          ))}
        </Lane>
      )}
      <Anchor name={place.inPlay}>
        <Lane label={whose === undefined ? words.word('ui.inPlay') : words.word('ui.inPlayOf', { name: whose })}>
          {player.inPlay.length === 0 ? (
            <Text kind="small" color="muted" style={{ alignSelf: 'center' }}>
              {words.word('ui.nothingInPlay')}
            </Text>
          ) : (
            <Row cards={player.inPlay} words={words} onRead={onRead} small={small} />
          )}
        </Lane>
      </Anchor>
    </Box>
  );
}

function Lane({ label, duration = false, children }: { label: string; duration?: boolean; children: ReactNode }) {
  const colors = useColors();
  const { scheme } = useTheme();
  const { size } = useLayout();
  const row = useRef<ScrollView>(null);
  const ink = duration ? (scheme === 'dark' ? '#f4b062' : '#8a4b0c') : colors.muted;
  return (
    <Box
      role="group"
      aria-label={label}
      style={{
        minHeight: size === 'small' ? 64 : 73,
        paddingHorizontal: SPACE.s,
        paddingVertical: 3,
        borderRadius: RADIUS.panel,
        borderWidth: 1,
        borderColor: duration ? fade(ink, 0.6) : colors.line,
        backgroundColor: fade(colors.surface, 0.6),
      }}
    >
      <Text kind="tiny" color={ink} style={{ fontFamily: FONTS.bodyExtra }}>
        {label}
      </Text>
      {duration ? (
        // What is to come is read in full: it takes a second line rather than be cut off.
        <Box style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: 2 }}>{children}</Box>
      ) : (
        <ScrollView
          ref={row}
          horizontal
          showsHorizontalScrollIndicator={false}
          // The card played last is the one to look at.
          onContentSizeChange={() => row.current?.scrollToEnd({ animated: false })}
          contentContainerStyle={{ gap: SPACE.s, paddingVertical: 2, alignItems: 'center', flexGrow: 1 }}
        >
          {children}
        </ScrollView>
      )}
    </Box>
  );
}

function Staying({
  card,
  count,
  player,
  words,
  onRead,
  small,
}: {
  card: CardId;
  count: number;
  player: PlayerView;
  words: SpeakerOf<'dominion'>;
  onRead: (card: CardId) => void;
  small: boolean;
}) {
  const { scheme } = useTheme();
  const times = player.nextTurn.filter((each) => each === card).length;
  const beneath = card === 'haven' ? (player.haven ?? []).map((each) => words.word(cardKey(each))) : [];
  const what =
    beneath.length > 0
      ? words.list(beneath)
      : `${times > 1 ? `${times} × ` : ''}${words.say({ key: nextTurnKey(card), params: { count: times } })}`;
  return (
    <TapOver
      label={`${words.word(cardKey(card))}${count > 1 ? ` × ${count}` : ''}: ${what}`}
      onPress={() => onRead(card)}
      onLongPress={() => onRead(card)}
      drawing={{ flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: 44 }}
    >
      <CardFace
        card={card}
        name={words.word(faceKey(card))}
        width={small ? 50 : 56}
        height={small ? 40 : 48}
        standing="rest"
      />
      <Text kind="small" color={scheme === 'dark' ? '#f6c083' : '#7d430a'} style={{ maxWidth: 150 }}>
        {what}
      </Text>
    </TapOver>
  );
}

/** Cards side by side; when they are many, each covers two thirds of the one before. */
function Row({
  cards,
  words,
  onRead,
  small,
}: {
  cards: readonly CardId[];
  words: SpeakerOf<'dominion'>;
  onRead: (card: CardId) => void;
  small: boolean;
}) {
  const width = small ? 50 : 56;
  const overlap = cards.length > 5 ? -width / 3 : SPACE.s;
  return (
    <>
      {cards.map((card, i) => (
        <TapOver
          key={i}
          label={words.word(cardKey(card))}
          onPress={() => onRead(card)}
          onLongPress={() => onRead(card)}
          style={{ marginLeft: i === 0 ? 0 : overlap - SPACE.s }}
          drawing={{ minHeight: 44, justifyContent: 'center' }}
        >
          <CardFace
            card={card}
            name={words.word(faceKey(card))}
            width={width}
            height={small ? 40 : 48}
            standing="rest"
          />
        </TapOver>
      ))}
    </>
  );
}

/** The piles beside the hand: deck, discard, mats, tokens, trash; one tap shows what may be seen of them. */
export function Zones({
  player,
  trash,
  words,
  onOpen,
}: {
  player: PlayerView;
  trash: readonly CardId[];
  words: SpeakerOf<'dominion'>;
  onOpen: () => void;
}) {
  const { largeText, size } = useLayout();
  const [room, setRoom] = useState(0);
  const top = player.discardTop;
  const piles = [
    ['dominion/deck', 'ui.deck', player.deckSize, place.deck],
    ['dominion/discard', 'ui.discard', player.discardSize, place.discard],
    ['dominion/island-mat', 'ui.islandMat', player.islandMat.length, place.mats],
    ['dominion/native-village-mat', 'ui.villageMat', player.nativeVillageSize, `${place.mats}/village`],
    ['dominion/pirate-token', 'ui.tokens', player.pirateTokens, `${place.mats}/tokens`],
    ['dominion/trash', 'ui.trash', trash.length, place.trash],
  ] as const;
  // A mat is there once something lies on it.
  const figures = piles
    .filter(([, , value, anchor]) => value > 0 || !anchor.startsWith(place.mats))
    .map(([icon, key, value, anchor]) => ({ icon, label: words.word(key), value, anchor }));
  const spoken = [
    ...figures.map(({ label, value }) => `${label} ${value}`),
    ...(top === null ? [] : [words.word('ui.discardTop', { card: words.word(cardKey(top)) })]),
  ].join(', ');
  // With mats the words of the usual piles make room; a tablet has a second line for them.
  const needed = figures.reduce((sum, { label }) => sum + label.length * 7 + 46, 0);
  const terse = !largeText && size !== 'wide' && room > 0 && needed > room;
  return (
    <TapOver label={`${words.word('ui.zones')}: ${spoken}`} onPress={onOpen}>
      <Box
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: size === 'wide' ? 'flex-start' : 'space-between',
          alignItems: 'center',
          columnGap: size === 'wide' ? SPACE.l : SPACE.m,
          rowGap: SPACE.xs,
          minHeight: 30,
          paddingHorizontal: 2,
        }}
      >
        {figures.map(({ icon, label, value, anchor }) => (
          <Figure key={anchor} icon={icon} label={terse ? null : label} value={value} anchor={anchor} />
        ))}
      </Box>
    </TapOver>
  );
}

function Figure({
  icon,
  label,
  value,
  anchor,
}: {
  icon: Parameters<typeof Icon>[0]['name'];
  label: string | null;
  value: number;
  anchor: string;
}) {
  const colors = useColors();
  return (
    <Anchor name={anchor} style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
      <Icon name={icon} size={18} color={colors.muted} />
      {label === null ? null : (
        <Text kind="small" color="muted">
          {label}
        </Text>
      )}
      <Text kind="strong">{value}</Text>
    </Anchor>
  );
}
