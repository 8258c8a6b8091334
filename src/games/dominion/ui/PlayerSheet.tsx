import type { Seat } from '@antilles/engine';
import { useState } from 'react';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf, WordKey } from '@/text';
import { Box } from '@/ui/Box';
import { Sheet } from '@/ui/overlays/Sheet';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { FONTS, SPACE } from '@/ui/theme';
import type { CardId } from '../rules/printed';
import type { View } from '../rules/view';
import { cardKey, nextTurnKey, sortHand, tally } from './art';
import { CardFace } from './CardFace';
import { summaryText } from './Opponents';
import type { TurnSummary } from './turns';

/** Everything of a player that whoever looks may see, and the trash that everybody shares. */
export function PlayerSheet({
  seat,
  view,
  seats,
  turn,
  words,
  onRead,
  onClose,
}: {
  seat: Seat | null;
  view: View;
  seats: readonly TablePlayer[];
  turn: TurnSummary | null;
  words: SpeakerOf<'dominion'>;
  onRead: (card: CardId) => void;
  onClose: () => void;
}) {
  const [last, setLast] = useState(seat);
  if (seat !== null && seat !== last) setLast(seat);
  const shown = seat ?? last;
  const player = shown === null ? undefined : view.players[shown];
  const owner = shown === null ? undefined : seats[shown];
  if (player === undefined || owner === undefined) return null;
  const zone = (key: WordKey<'dominion'>, cards: readonly CardId[]) =>
    cards.length === 0 ? null : <Zone title={words.word(key)} cards={cards} words={words} onRead={onRead} />;
  return (
    <Sheet
      open={seat !== null}
      title={owner.name}
      subtitle={words.word('ui.playerFacts', {
        turns: words.word('ui.turnsCount', { count: player.turns }),
        hand: words.word('ui.inHand', { count: player.handSize }),
        deck: words.word('ui.inDeck', { count: player.deckSize }),
        discard: words.word('ui.inDiscard', { count: player.discardSize }),
      })}
      onClose={onClose}
    >
      <Box style={{ gap: SPACE.l }}>
        {turn === null ? null : <Text>{words.word('ui.latest', { what: summaryText(words, turn) })}</Text>}
        {player.durations.length === 0 ? null : (
          <Box style={{ gap: SPACE.s }}>
            {zone('ui.nextTurn', player.durations)}
            {tally(player.nextTurn).map(({ card, count }) => (
              <Text key={card} kind="small" color="muted">
                {`${words.word(cardKey(card))}: ${count > 1 ? `${count} × ` : ''}${words.say({ key: nextTurnKey(card), params: { count } })}`}
              </Text>
            ))}
          </Box>
        )}
        {zone('ui.setAside', player.setAside)}
        {zone('ui.inPlay', player.inPlay)}
        {player.discardTop === null ? null : zone('ui.topOfDiscard', [player.discardTop])}
        {zone('ui.islandMat', player.islandMat)}
        {player.nativeVillage === null ? null : zone('ui.villageMat', player.nativeVillage)}
        {player.nativeVillage === null && player.nativeVillageSize > 0 ? (
          <Text>{words.word('ui.villageHidden', { count: player.nativeVillageSize })}</Text>
        ) : null}
        {player.haven === null ? (
          player.havenSize > 0 ? (
            <Text>{words.word('ui.havenHidden', { count: player.havenSize })}</Text>
          ) : null
        ) : (
          zone('ui.underHaven', player.haven)
        )}
        {player.pirateTokens > 0 ? <Text>{words.word('demand.tokens', { count: player.pirateTokens })}</Text> : null}
        {zone('ui.gainedLast', player.gained)}
        {view.trash.length === 0 ? (
          <Text color="muted">{words.word('ui.trashEmpty')}</Text>
        ) : (
          zone('ui.trash', view.trash)
        )}
      </Box>
    </Sheet>
  );
}

/** Cards of one place, each once with how many there are. */
export function Zone({
  title,
  cards,
  words,
  onRead,
}: {
  title: string;
  cards: readonly CardId[];
  words: SpeakerOf<'dominion'>;
  onRead: (card: CardId) => void;
}) {
  return (
    <Box style={{ gap: SPACE.s }}>
      <Text kind="section" color="muted" role="heading" aria-level={3}>
        {`${title} (${cards.length})`}
      </Text>
      <CardTally cards={cards} words={words} onRead={onRead} />
    </Box>
  );
}

export function CardTally({
  cards,
  words,
  onRead,
}: {
  cards: readonly CardId[];
  words: SpeakerOf<'dominion'>;
  onRead: (card: CardId) => void;
}) {
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      {tally(sortHand(cards)).map(({ card, count }) => (
        <TapOver
          key={card}
          label={`${count} × ${words.word(cardKey(card))}`}
          onPress={() => onRead(card)}
          onLongPress={() => onRead(card)}
        >
          <CardFace card={card} words={words} width={66} height={72} />
          {count > 1 ? <Times count={count} /> : null}
        </TapOver>
      ))}
    </Box>
  );
}

function Times({ count }: { count: number }) {
  return (
    <Box
      aria-hidden
      style={{
        position: 'absolute',
        right: -5,
        top: -5,
        minWidth: 24,
        height: 24,
        borderRadius: 12,
        paddingHorizontal: 5,
        backgroundColor: '#1c2b33',
        borderWidth: 1.5,
        borderColor: '#f4e8cf',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Text fixed color="#f4e8cf" style={{ fontFamily: FONTS.bodyExtra, fontSize: 13, lineHeight: 17 }}>
        {`×${count}`}
      </Text>
    </Box>
  );
}
