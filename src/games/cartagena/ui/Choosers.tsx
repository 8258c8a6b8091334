import { must, type Decision } from '@antilles/engine';
import { useState } from 'react';
import { Box } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import { Menu } from '@/ui/Menu';
import { ChoiceGrid } from '@/ui/prompts/ChoiceGrid';
import { ChoiceSheet } from '@/ui/prompts/ChoiceSheet';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { FONTS, SPACE, useColors } from '@/ui/theme';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import type { Action as CartagenaAction } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { SYMBOL_OF, type Card } from '../rules/deck';
import { SYMBOLS, type PathSymbol } from '../rules/route';
import { HAND_LIMIT } from '../rules/state';
import type { View as CartagenaView } from '../rules/view';
import { looksDark, SYMBOL_INK, symbolIcon, symbolKey, tidy } from './art';
import { handOf } from './Hand';
import type { Move } from './moves';
import { SymbolCard } from './SymbolCard';

interface AskProps {
  readonly view: CartagenaView;
  readonly decision: Decision<CartagenaAction, Exclude<Ask, { kind: 'turn' }>>;
  readonly seats: readonly TablePlayer[];
  readonly words: SpeakerOf<'cartagena'>;
  readonly onSubmit: (action: CartagenaAction) => void;
  readonly onHint: () => void;
  /** The answer a hint proposes, and why. */
  readonly hint: { readonly action: CartagenaAction; readonly sentence: string } | null;
  readonly onRefuse: (sentence: string) => void;
  readonly onRead: (section: string) => void;
}

/** The questions a power or a dark card asks, each in the same sheet. */
export function Choosers(props: AskProps) {
  const { decision, view } = props;
  // A new question starts with nothing chosen: what was chosen belonged to the one before.
  const key = `${decision.kind} ${decision.seat} ${view.turns} ${view.spread?.count ?? 0} ${view.discard.length}`;
  switch (decision.kind) {
    case 'discard-down':
      return <DiscardSheet key={key} {...props} />;
    case 'pistol/take':
      return <TakeSheet key={key} {...props} />;
    case 'rum/give':
      return <GiveSheet key={key} {...props} />;
    case 'lantern/keep':
      return <KeepSheet key={key} {...props} />;
    case 'lantern/put-back':
      return <OrderSheet key={key} {...props} />;
  }
}

const nameOf = (words: SpeakerOf<'cartagena'>, card: Card, scoundrels: boolean): string =>
  words.word(looksDark(card, scoundrels) ? 'card.dark' : 'card.light', {
    symbol: words.word(symbolKey(SYMBOL_OF[card])),
  });

const Asking = ({ name }: { name: PathSymbol | 'scoundrels' }) => {
  const colors = useColors();
  return (
    <Box
      style={{
        width: 48,
        height: 48,
        borderRadius: 12,
        backgroundColor: colors.parchment,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name={`cartagena/${name}`} size={34} color={name === 'scoundrels' ? '#2a2233' : SYMBOL_INK[name]} />
    </Box>
  );
};

/** Cards to pick from; ids are places in the list, because cards that look alike are alike. */
function CardGrid({
  cards,
  chosen,
  single,
  label,
  order = false,
  words,
  scoundrels,
  hinted = null,
  onToggle,
  onRead,
}: {
  cards: readonly Card[];
  chosen: readonly number[];
  single: boolean;
  label: string;
  /** Numbers the chosen ones in the order they were chosen. */
  order?: boolean;
  words: SpeakerOf<'cartagena'>;
  scoundrels: boolean;
  /** The card a hint proposes. */
  hinted?: Card | null;
  onToggle: (i: number) => void;
  onRead: (section: string) => void;
}) {
  const proposed = hinted === null ? -1 : cards.indexOf(hinted);
  return (
    <ChoiceGrid
      label={label}
      single={single}
      choices={cards.map((card, i) => ({
        id: String(i),
        label: [
          nameOf(words, card, scoundrels),
          ...(i === proposed ? [words.word('kit.hint')] : []),
          ...(order && chosen.includes(i) ? [words.word('choose.nth', { n: chosen.indexOf(i) + 1 })] : []),
        ].join(', '),
        draw: (width) => (
          <>
            <SymbolCard
              card={card}
              dark={looksDark(card, scoundrels)}
              width={width}
              height={Math.round(width * 1.2)}
              hinted={i === proposed}
            />
            {order && chosen.includes(i) ? <Nth n={chosen.indexOf(i) + 1} /> : null}
          </>
        ),
      }))}
      chosen={chosen.map(String)}
      onToggle={(id) => onToggle(Number(id))}
      onRead={(id) => onRead(SYMBOL_OF[must(cards[Number(id)], 'a card of the grid')])}
    />
  );
}

const Nth = ({ n }: { n: number }) => (
  <Box
    style={{
      position: 'absolute',
      left: 5,
      top: 5,
      width: 26,
      height: 26,
      borderRadius: 13,
      backgroundColor: '#1c2b33',
      alignItems: 'center',
      justifyContent: 'center',
    }}
  >
    <Text fixed color="#ffffff" style={{ fontFamily: FONTS.displayBold, fontSize: 15, lineHeight: 20 }}>
      {n}
    </Text>
  </Box>
);

/** What one holds oneself, beside what is to be chosen: the choice depends on it. */
function OwnHand({ view, decision, words }: Pick<AskProps, 'view' | 'decision' | 'words'>) {
  const { scoundrels } = view.options;
  const held = handOf(view.players[decision.seat]?.hand ?? [], scoundrels);
  if (held.length === 0) return null;
  return (
    <Box
      accessible
      role="img"
      aria-label={`${words.word('choose.hand')}: ${words.list(held.map(({ card, count }) => `${nameOf(words, card, scoundrels)} ×${count}`))}`}
      style={{ paddingTop: SPACE.m, gap: SPACE.xs }}
    >
      <Text kind="small" color="muted">
        {words.word('choose.hand')}
      </Text>
      <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
        {held.map(({ id, card, count }) => (
          <SymbolCard
            key={id}
            card={card}
            dark={looksDark(card, scoundrels)}
            width={40}
            height={42}
            caption=""
            count={count}
          />
        ))}
      </Box>
    </Box>
  );
}

/** One card out of a few. */
function PickOne({
  cards,
  asking,
  demand,
  why,
  answer,
  missing,
  toAction,
  words,
  view,
  decision,
  onSubmit,
  hint,
  onHint,
  onRefuse,
  onRead,
}: AskProps & {
  cards: readonly Card[];
  asking: PathSymbol;
  demand: string;
  why: string;
  answer: (card: Card) => string;
  missing: string;
  toAction: (card: Card) => CartagenaAction;
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  const card = chosen === null ? undefined : cards[chosen];
  return (
    <ChoiceSheet
      open
      asking={<Asking name={asking} />}
      demand={demand}
      why={hint?.sentence ?? why}
      answer={{
        label: card === undefined ? missing : answer(card),
        ready: card !== undefined,
        onPress: () => card !== undefined && onSubmit(toAction(card)),
        onRefused: () => onRefuse(missing),
      }}
      onHint={onHint}
    >
      <CardGrid
        cards={cards}
        chosen={chosen === null ? [] : [chosen]}
        single
        label={demand}
        words={words}
        scoundrels={view.options.scoundrels}
        hinted={hintedCard(hint)}
        onToggle={(i) => setChosen(i === chosen ? null : i)}
        onRead={onRead}
      />
      <OwnHand view={view} decision={decision} words={words} />
    </ChoiceSheet>
  );
}

const hintedCard = (hint: AskProps['hint']): Card | null =>
  hint !== null && 'card' in hint.action ? hint.action.card : null;

const symbolOf = (words: SpeakerOf<'cartagena'>, card: Card): string => words.word(`short.${SYMBOL_OF[card]}`);

/** Pistol: a card out of somebody's hand (CA-48). */
function TakeSheet(props: AskProps) {
  const { view, seats, words } = props;
  const victim = view.looking?.victim ?? 0;
  const name = seats[victim]?.name ?? '';
  return (
    <PickOne
      {...props}
      cards={tidy(view.players[victim]?.hand ?? [])}
      asking="pistol"
      demand={words.word('choose.take', { name })}
      why={words.word('choose.takeWhy', { name })}
      missing={words.word('choose.one')}
      answer={(card) => words.word('choose.takeThis', { card: symbolOf(words, card) })}
      toAction={(card) => ({ type: 'take', card })}
    />
  );
}

/** Rum: one of the cards for each of the others, in turn (CA-49). */
function GiveSheet(props: AskProps) {
  const { view, seats, words, decision } = props;
  const [first] = decision.actions;
  const to = first?.type === 'give' ? first.to : 0;
  const name = seats[to]?.name ?? '';
  const cards = tidy(view.spread?.cards ?? []);
  // Two are kept, and one of the others goes now.
  const more = cards.length - 3;
  return (
    <PickOne
      {...props}
      cards={cards}
      asking="rum"
      demand={words.word('prompt.give-to', { to: name })}
      why={more > 0 ? words.word('choose.giveWhy', { count: more }) : words.word('choose.giveWhyLast')}
      missing={words.word('choose.one')}
      answer={(card) => words.word('choose.give', { card: symbolOf(words, card), name })}
      toAction={(card) => ({ type: 'give', card, to })}
    />
  );
}

/** Lantern: the card to keep (CA-50). */
function KeepSheet(props: AskProps) {
  const { view, words } = props;
  return (
    <PickOne
      {...props}
      cards={tidy(view.spread?.cards ?? [])}
      asking="lantern"
      demand={words.word('choose.keep')}
      why={words.word('choose.keepWhy')}
      missing={words.word('choose.one')}
      answer={(card) => words.word('choose.keepThis', { card: symbolOf(words, card) })}
      toAction={(card) => ({ type: 'keep', card })}
    />
  );
}

/** Lantern: the rest back on the pile, in the order they will be drawn. */
function OrderSheet({ view, decision, words, hint, onSubmit, onRefuse, onRead, onHint }: AskProps) {
  const cards = tidy(view.spread?.cards ?? []);
  const [order, setOrder] = useState<readonly number[]>([]);
  const missing = cards.length - order.length;
  const wanted = words.word('choose.more', { count: missing });
  return (
    <ChoiceSheet
      open
      asking={<Asking name="lantern" />}
      demand={words.word('choose.order')}
      why={hint?.sentence ?? words.word('choose.orderWhy')}
      count={{ have: order.length, need: cards.length }}
      onClear={() => setOrder([])}
      onHint={onHint}
      answer={{
        label: missing === 0 ? words.word('choose.orderDone') : wanted,
        ready: missing === 0,
        onRefused: () => onRefuse(wanted),
        onPress: () => {
          // What is laid down last is drawn first; the very last one lies there by itself.
          const laid = order.toReversed().flatMap((i) => cards[i] ?? []);
          for (const card of laid.slice(0, -1)) onSubmit({ type: 'put-back', card });
        },
      }}
    >
      <CardGrid
        cards={cards}
        chosen={order}
        single={false}
        order
        label={words.word('choose.order')}
        words={words}
        scoundrels={view.options.scoundrels}
        hinted={hintedCard(hint)}
        onToggle={(i) => setOrder(order.includes(i) ? order.filter((j) => j !== i) : [...order, i])}
        onRead={onRead}
      />
      <OwnHand view={view} decision={decision} words={words} />
    </ChoiceSheet>
  );
}

/** Scoundrels: down to seven cards (CA-44). */
function DiscardSheet({ view, seats, words, decision, hint, onSubmit, onRefuse, onRead, onHint }: AskProps) {
  const name = seats[view.turn?.seat ?? -1]?.name ?? '';
  const cards = tidy(view.players[decision.seat]?.hand ?? []);
  const need = Math.max(0, cards.length - HAND_LIMIT);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const missing = words.word('choose.more', { count: need - chosen.length });
  return (
    <ChoiceSheet
      open
      asking={<Asking name="scoundrels" />}
      demand={words.word('choose.discard', { count: need })}
      why={hint?.sentence ?? words.word('choose.discardWhy', { name })}
      count={{ have: chosen.length, need }}
      onClear={() => setChosen([])}
      onHint={onHint}
      answer={{
        label: chosen.length === need ? words.word('choose.discardThese', { count: need }) : missing,
        ready: chosen.length === need,
        onRefused: () => onRefuse(missing),
        onPress: () => {
          for (const i of chosen) onSubmit({ type: 'discard', card: must(cards[i], 'a card of the hand') });
        },
      }}
    >
      <CardGrid
        cards={cards}
        chosen={chosen}
        single={false}
        label={words.word('choose.discard', { count: need })}
        words={words}
        scoundrels={view.options.scoundrels}
        hinted={hintedCard(hint)}
        onToggle={(i) => setChosen(chosen.includes(i) ? chosen.filter((j) => j !== i) : [...chosen, i].slice(-need))}
        onRead={onRead}
      />
    </ChoiceSheet>
  );
}

/** Whose hand to look into. */
export function VictimMenu({
  open,
  card,
  view,
  seat,
  seats,
  words,
  why,
  onPick,
  onRefuse,
  onClose,
}: {
  open: boolean;
  card: Card;
  view: CartagenaView;
  seat: number;
  seats: readonly TablePlayer[];
  words: SpeakerOf<'cartagena'>;
  /** Why this action is refused, in a sentence; null when it is not. */
  why: (action: CartagenaAction) => string | null;
  onPick: (action: CartagenaAction) => void;
  onRefuse: (sentence: string) => void;
  onClose: () => void;
}) {
  const others = seats.flatMap((owner, victim) => (victim === seat ? [] : [{ owner, victim }]));
  const actionFor = (victim: number): CartagenaAction => ({ type: 'magic-pistol', card, victim });
  return (
    <Menu
      guarded
      open={open}
      title={words.word('choose.victim')}
      subtitle={words.word('rules.pistol')}
      items={others.map(({ owner, victim }) => {
        const reason = why(actionFor(victim));
        return {
          id: String(victim),
          label: owner.name,
          icon: <Shape color={owner.colour} size={24} />,
          note: reason ?? words.word('term.card', { count: view.players[victim]?.handSize ?? 0 }),
          disabled: reason !== null,
        };
      })}
      onPick={(id) => onPick(actionFor(Number(id)))}
      onRefused={(id) => onRefuse(why(actionFor(Number(id))) ?? '')}
      onClose={onClose}
    />
  );
}

/** What two parrots stand for. */
export function SymbolMenu({
  open,
  words,
  onPick,
  onClose,
}: {
  open: boolean;
  words: SpeakerOf<'cartagena'>;
  onPick: (symbol: PathSymbol) => void;
  onClose: () => void;
}) {
  return (
    <Menu
      guarded
      open={open}
      title={words.word('choose.symbol')}
      subtitle={words.word('rules.parrot')}
      items={SYMBOLS.map((symbol) => ({
        id: symbol,
        label: words.word(`short.${symbol}`),
        icon: (color: string, size: number) => <Icon name={symbolIcon(symbol)} size={size} color={color} />,
      }))}
      onPick={onPick}
      onClose={onClose}
    />
  );
}

/** Several moves from one tap: whose pirate, or which card. */
export function MoveMenu({
  moves,
  seats,
  words,
  scoundrels,
  onPick,
  onClose,
}: {
  moves: readonly Move[] | null;
  seats: readonly TablePlayer[];
  words: SpeakerOf<'cartagena'>;
  scoundrels: boolean;
  onPick: (move: Move) => void;
  onClose: () => void;
}) {
  const byCard = moves?.some(({ card }) => card !== null) ?? false;
  return (
    <Menu
      guarded
      open={moves !== null}
      title={words.word(byCard ? 'choose.card' : 'choose.whose')}
      items={(moves ?? []).map((move, i) => {
        const owner = seats[move.owner];
        return byCard && move.card !== null
          ? {
              id: String(i),
              label: nameOf(words, move.card, scoundrels),
              icon: (
                <SymbolCard
                  card={move.card}
                  dark={looksDark(move.card, scoundrels)}
                  width={34}
                  height={44}
                  caption=""
                />
              ),
            }
          : {
              id: String(i),
              label: byCard ? words.word('button.back') : (owner?.name ?? ''),
              icon: <Shape color={owner?.colour ?? 'red'} size={24} />,
              note: words.word('choose.gain', { count: move.gain }),
            };
      })}
      onPick={(id) => {
        const move = moves?.[Number(id)];
        if (move) onPick(move);
      }}
      onClose={onClose}
    />
  );
}
