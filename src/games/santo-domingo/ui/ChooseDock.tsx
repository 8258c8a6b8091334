import type { Decision } from '@antilles/engine';
import { useMemo, useState } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import { useSettings } from '@/ui/settings';
import { DockRows } from '@/ui/table/DockRows';
import { Text } from '@/ui/Text';
import { FONTS, SEAT_TINTS, SPACE, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Ask } from '../rules/asks';
import { CARD_NAMES, type Card } from '../rules/cards';
import type { Action } from '../rules/actions';
import type { View } from '../rules/view';
import { cardKey } from './art';
import { Hand } from './Hand';
import { HARBOUR } from './harbour/colours';
import { nowText } from './nowText';
import { bringsPoints, outlook, rangeText, type Range } from './outlook';
import { useRoom } from './room';
import { whyText } from './whyText';

/** Choosing one or two cards in secret: the question, the hand, the answer. */
export function ChooseDock({
  view,
  decision,
  seats,
  owner,
  hinted,
  coached,
  onSubmit,
  onRead,
  onRefuse,
}: {
  view: View;
  decision: Decision<Action, Extract<Ask, { kind: 'choose-cards' }>>;
  seats: readonly TablePlayer[];
  owner: TablePlayer;
  /** Cards the hint would play. */
  hinted: readonly Card[];
  /** The coach asks: the board has the room of the question. */
  coached: boolean;
  onSubmit: (action: Action) => void;
  onRead: (card: Card) => void;
  /** Says why something cannot be done. */
  onRefuse: (sentence: string) => void;
}) {
  const words = useSpeaker('santo-domingo', []);
  const { t: kit } = useWords('engine');
  const { oneTap } = useSettings().settings;
  const { dockRoom, cardHeight, buttonHeight, flat, ruleInLine } = useRoom(view.players.length);
  const { seat } = decision;
  const holds = view.players[seat]?.holds ?? [];
  const wanted = view.cardsToPlay;
  // What is left is all there is to choose: it lies ready.
  const [lifted, setLifted] = useState<readonly Card[]>(holds.length === wanted ? holds : []);
  const ready = lifted.length === wanted;
  const inOrder = [...lifted].sort((a, b) => a - b);
  const name = (card: Card): string => words.word(cardKey(card));
  const missing = words.word(
    lifted.length === 0 && wanted === 2 ? 'choose.two' : lifted.length === 0 ? 'choose.one' : 'choose.oneMore',
  );
  const worth = useMemo(() => outlook(view, seat, lifted), [view, seat, lifted]);
  const play = (cards: readonly Card[]): void => onSubmit({ type: 'choose', cards: [...cards].sort((a, b) => a - b) });
  const tap = (card: Card): void => {
    // A card too many drops the oldest choice.
    const next = lifted.includes(card) ? lifted.filter((each) => each !== card) : [...lifted, card].slice(-wanted);
    // Whoever plays with one tap plays with the last card that is wanted, and with what lay ready.
    if (oneTap && (next.length === wanted || ready)) play(next.length === wanted ? next : lifted);
    else setLifted(next);
  };
  const button = { minHeight: buttonHeight, paddingVertical: 2, paddingHorizontal: SPACE.m } as const;
  return (
    <DockRows
      watching={false}
      upperHeight={0}
      lowerHeight={buttonHeight}
      upper={
        coached ? null : (
          <Question
            owner={owner}
            question={words.word(wanted === 2 ? 'prompt.choose-two' : 'prompt.choose-one', { name: owner.name })}
            lines={flat ? 1 : wanted}
          >
            {inOrder.length === 0 ? (
              <Text kind="small" color="muted" {...(flat ? { numberOfLines: 1 } : {})}>
                {words.word('choose.help')}
              </Text>
            ) : (
              <Box style={flat ? { flexDirection: 'row', gap: SPACE.m } : null}>
                {inOrder.map((card) => (
                  <Line
                    key={card}
                    card={card}
                    why={
                      flat
                        ? ''
                        : ruleInLine
                          ? words.word(`rule.${CARD_NAMES[card]}`)
                          : whyText(words, view, seats, seat, card)
                    }
                    range={worth.get(card)}
                  />
                ))}
              </Box>
            )}
          </Question>
        )
      }
      between={
        <Hand
          {...{ holds, lifted, hinted, worth, cardHeight, onRead }}
          room={dockRoom}
          say={(card) => `${nowText(words, view, seat, card)}. ${worthText(words, card, worth.get(card))}`}
          onTap={tap}
          onRefuse={() => onRefuse(words.word('refusal.card-spent'))}
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
            style={button}
          />
          <Button
            grow
            style={button}
            label={ready ? words.word('choose.play', { cards: inOrder.map(name).join(' + ') }) : missing}
            disabled={!ready}
            onRefused={() => onRefuse(missing)}
            onPress={() => play(lifted)}
          />
        </ButtonRow>
      }
    />
  );
}

/** What a card would bring, in a sentence. */
function worthText(
  words: ReturnType<typeof useSpeaker<'santo-domingo'>>,
  card: Card,
  range: Range | undefined,
): string {
  const { least, most } = range ?? { least: 0, most: 0 };
  const amount = words.word(bringsPoints(card) ? 'amount.points' : 'amount.goods', { count: most });
  return least === most ? words.word('choose.brings', { amount }) : words.word('choose.bringsFrom', { least, amount });
}

/** The question, as high with nothing chosen as with everything. */
function Question({
  owner,
  question,
  lines,
  children,
}: {
  owner: TablePlayer;
  question: string;
  /** How many lines stand below it at most. */
  lines: number;
  children: React.ReactNode;
}) {
  const { textScale } = useLayout();
  const { lineHeight } = useRoom(0);
  return (
    <Panel
      kind="raised"
      padding={SPACE.m}
      edge={SEAT_TINTS[owner.colour]}
      style={{ paddingVertical: 5, minHeight: (12 + 22 + lines * lineHeight) * textScale }}
    >
      <Text kind="head" role="heading" aria-level={2} aria-live="polite" style={{ fontSize: 17, lineHeight: 22 }}>
        {question}
      </Text>
      {children}
    </Panel>
  );
}

/** One chosen card: what it is, why it brings that, and what. */
function Line({ card, why, range }: { card: Card; why: string; range: Range | undefined }) {
  const words = useSpeaker('santo-domingo', []);
  const paint = HARBOUR[useTheme().scheme];
  const { lineHeight } = useRoom(0);
  const points = bringsPoints(card);
  return (
    <Box style={{ minHeight: lineHeight, justifyContent: 'center', flexShrink: 1 }}>
      <Row gap={6}>
        <Text kind="small" style={{ fontFamily: FONTS.displayBold, minWidth: 12 }}>
          {card}
        </Text>
        <Text kind="small" style={{ flexGrow: 1, flexShrink: 1 }}>
          <Text kind="small" style={{ fontFamily: FONTS.bodyExtra }}>
            {words.word(cardKey(card))}
          </Text>
          <Text kind="small" color="muted">
            {`  ${why}`}
          </Text>
        </Text>
        <Text kind="small" numberOfLines={1} style={{ fontFamily: FONTS.bodyExtra, flexShrink: 0 }}>
          {rangeText(range ?? { least: 0, most: 0 })}
        </Text>
        <Icon
          name={points ? 'santo-domingo/points' : 'santo-domingo/goods'}
          size={14}
          color={points ? paint.points : paint.goods}
        />
      </Row>
    </Box>
  );
}
