import type { Decision } from '@antilles/engine';
import { useState } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords } from '@/text';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { CardBadge, Fan } from '@/ui/cards/Fan';
import { Icon } from '@/ui/icons/Icon';
import { PromptBar } from '@/ui/prompts/PromptBar';
import { DockRows } from '@/ui/table/DockRows';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Ask } from '../rules/asks';
import { CARDS, type Card } from '../rules/cards';
import type { Action } from '../rules/state';
import type { View } from '../rules/view';
import { cardIcon, cardKey } from './art';
import { nowText } from './nowText';

/** Choosing one or two cards in secret: the question, the hand, the answer. */
export function ChooseDock({
  view,
  decision,
  owner,
  hinted,
  onSubmit,
  onRead,
  onRefuse,
}: {
  view: View;
  decision: Decision<Action, Extract<Ask, { kind: 'choose-cards' }>>;
  owner: TablePlayer;
  /** Cards the hint would play. */
  hinted: readonly Card[];
  onSubmit: (action: Action) => void;
  onRead: (card: Card) => void;
  /** Says why something cannot be done. */
  onRefuse: (sentence: string) => void;
}) {
  const words = useSpeaker('santo-domingo', []);
  const { t: kit } = useWords('engine');
  const { twoPane, size } = useLayout();
  const { surface } = useColors();
  const [lifted, setLifted] = useState<readonly Card[]>([]);
  const me = view.players[decision.seat];
  const hand = me?.holds ?? [];
  const wanted = view.cardsToPlay;
  const ready = lifted.length === wanted;
  const inOrder = [...lifted].sort((a, b) => a - b);
  const name = (card: Card): string => words.word(cardKey(card));
  const missing = words.word(
    lifted.length === 0 && wanted === 2 ? 'choose.two' : lifted.length === 0 ? 'choose.one' : 'choose.oneMore',
  );
  return (
    <DockRows
      watching={false}
      upperHeight={0}
      lowerHeight={52}
      upper={
        <PromptBar
          seat={owner.colour}
          question={words.word(wanted === 2 ? 'prompt.choose-two' : 'prompt.choose-one', { name: owner.name })}
        >
          {inOrder.length === 0 &&
          (size === 'small' || (view.players.length > 4 && !twoPane)) ? null : inOrder.length === 0 ? (
            <Text kind="body" color="muted">
              {words.word('choose.help')}
            </Text>
          ) : (
            inOrder.map((card) => (
              <Box key={card} style={{ flexDirection: 'row', alignItems: 'flex-start', gap: 8 }}>
                <CardBadge>{card}</CardBadge>
                <Text kind={size === 'small' ? 'small' : 'body'} style={{ flex: 1 }}>
                  <Text kind="strong">{name(card)}</Text>
                  {`  ${nowText(words, view, decision.seat, card)}`}
                </Text>
              </Box>
            ))
          )}
        </PromptBar>
      }
      between={
        <Fan
          label={words.word('choose.hand')}
          anchor="hand"
          // Six displays need the room more than the lower half of the cards does.
          visible={view.players.length > 3 && !twoPane ? 92 : 126}
          ground={twoPane ? surface : undefined}
          cards={CARDS.filter((card) => hand.includes(card)).map((card) => ({
            id: String(card),
            number: card,
            name: name(card),
            hinted: hinted.includes(card),
            label: `${card}, ${name(card)}: ${nowText(words, view, decision.seat, card)}${hinted.includes(card) ? `, ${words.word('choose.hinted')}` : ''}`,
            icon: (color, size) => <Icon name={cardIcon(card)} size={size} color={color} />,
          }))}
          lifted={lifted.map(String)}
          // A card too many drops the oldest choice.
          onLift={(id) => setLifted([...lifted, Number(id) as Card].slice(-wanted))}
          onDrop={(id) => setLifted(lifted.filter((card) => String(card) !== id))}
          onRead={(id) => onRead(Number(id) as Card)}
        />
      }
      lower={
        <ButtonRow>
          <Button
            kind="secondary"
            label={words.word('choose.clear')}
            disabled={lifted.length === 0}
            onRefused={() => onRefuse(kit('kit.nothingChosen'))}
            onPress={() => setLifted([])}
          />
          <Button
            grow
            style={{ paddingVertical: 2, paddingHorizontal: SPACE.s }}
            label={ready ? words.word('choose.play', { cards: inOrder.map(name).join(' + ') }) : missing}
            disabled={!ready}
            onRefused={() => onRefuse(missing)}
            onPress={() => onSubmit({ type: 'choose', cards: inOrder })}
          />
        </ButtonRow>
      }
    />
  );
}
