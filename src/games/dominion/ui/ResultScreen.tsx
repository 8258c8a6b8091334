import { useState } from 'react';
import type { AnySession } from '@/session/session';
import { useSpeaker } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Panel } from '@/ui/Panel';
import { Shape } from '@/ui/Shape';
import { ResultFrame } from '@/ui/table/ResultFrame';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { CardId } from '../rules/printed';
import { allCards, type State } from '../rules/state';
import { CardSheet } from './CardSheet';
import { Fan } from './Fan';
import { Place } from './Place';
import { CardTally } from './PlayerSheet';

/** The ranking under fanned-out decks, and below it all the cards that earned it. */
export function ResultScreen({ session }: { session: AnySession }) {
  const over = session.snapshot().outcome !== null;
  // The table of a game is only ever opened with a save of that game.
  const { players } = session.toSave().state as State;
  return (
    <ResultFrame
      session={session}
      namespace="dominion"
      accent="dominion"
      scene={<Place />}
      fan={(seat) => {
        const player = players[seat];
        return player === undefined ? null : <Fan cards={allCards(player)} among={players.length} />;
      }}
      extra={over ? <Decks session={session} /> : null}
    />
  );
}

/** Everybody's deck laid out and counted, best place first. The game is over: nothing is secret any more. */
function Decks({ session }: { session: AnySession }) {
  const { seats } = session;
  const words = useSpeaker(
    'dominion',
    seats.map(({ name }) => name),
  );
  const [card, setCard] = useState<CardId | null>(null);
  const { outcome } = session.snapshot();
  const { players, options } = session.toSave().state as State;
  const order = players.map((_, seat) => seat).sort((a, b) => (outcome?.places[a] ?? 0) - (outcome?.places[b] ?? 0));
  return (
    <Box style={{ gap: SPACE.m }}>
      <Text kind="head" role="heading" aria-level={2}>
        {words.word('ui.decks')}
      </Text>
      {order.map((seat) => {
        const player = players[seat];
        const owner = seats[seat];
        if (player === undefined || owner === undefined) return null;
        const cards = allCards(player);
        return (
          <Panel key={seat} style={{ gap: SPACE.s }}>
            <Row style={{ flexWrap: 'wrap' }}>
              <Shape color={owner.colour} size={16} />
              <Text kind="strong" role="heading" aria-level={3}>
                {owner.name}
              </Text>
              <Text kind="small" color="muted" style={{ flexShrink: 1 }}>
                {words.word('ui.deckFacts', {
                  cards: words.word('ui.cards', { count: cards.length }),
                  turns: words.word('ui.turnsCount', { count: player.turns }),
                })}
              </Text>
            </Row>
            <CardTally cards={cards} words={words} onRead={setCard} />
          </Panel>
        );
      })}
      <CardSheet card={card} edition={options.edition} words={words} onClose={() => setCard(null)} />
    </Box>
  );
}
