import { WhileOpen } from '@/ui/overlays/WhileOpen';
import type { Seat } from '@antilles/engine';
import { View as Box } from 'react-native';
import type { WordKey } from '@/text';
import { AccentProvider } from '@/ui/accent';
import { type OpenGame } from '@/ui/table/host';
import { RecentEvents } from '@/ui/table/RecentEvents';
import { TableFrame } from '@/ui/table/TableFrame';
import { useGameTable, type GameTable } from '@/ui/table/useGameTable';
import { useBoardRoom } from '@/ui/table/useBoardRoom';
import { useOpened, usePicked } from '@/ui/table/useHeld';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { BUY, PLAY, type Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { purchase, treasuresIn, type Purchase } from '../rules/buying';
import type { Event } from '../rules/events';
import { isTreasure, type CardId } from '../rules/printed';
import type { PileView, View } from '../rules/view';
import { isQuiet } from './art';
import { demandOf } from './askWords';
import type { Standing } from './CardFace';
import { CardSheet } from './CardSheet';
import { Dock, type Picked } from './Dock';
import { Hand } from './Hand';
import { Lanes, Zones } from './Lanes';
import { Opponents, summaryText } from './Opponents';
import { PlayerSheet } from './PlayerSheet';
import { askOf, isSameQuestion, type SheetAsk } from './question';
import { QuestionSheet } from './QuestionSheet';
import { rulesSections } from './rulesSections';
import { knownKingdom } from './knownKingdom';
import { lastAttack, latestTurns, othersTurns, seatOf } from './turns';
import { staging } from './staging';
import { Supply, type PileState } from './Supply';

/** Room for what reaches over the edge of a card: rings, ticks, tokens. A pane cuts off what a phone's margin lets show. */
const edgeOf = (twoPane: boolean): number => (twoPane ? 10 : 4);

export type DominionTable = GameTable<Action, View, Event, Ask, WordKey<'dominion'>>;

export function TableScreen({ open }: { open: OpenGame }) {
  const table = withWholeHint(useGameTable<Action, View, Event, Ask, 'dominion'>({ open, game: 'dominion', staging }));
  const { show, view, frame, words, seats, session } = table;
  const { size, twoPane } = useLayout();
  const [reading, setReading] = useOpened<string>(table);
  const [card, setCard] = useOpened<CardId>(table);
  const [looking, setLooking] = useOpened<Seat>(table);

  const { snapshot, viewer } = show;
  const { decision, hinted } = table;
  const log = session.log(viewer);
  const question = decision === null ? null : `${log.length}/${decision.seat}/${decision.kind}`;
  const [picked, pick] = usePicked<Picked | null>(table, null);

  const names = seats.map(({ name }) => name);
  const me = decision?.seat ?? viewer ?? session.people[0] ?? 0;
  const mine = view.players[me];
  const hand = mine?.hand ?? null;
  const refusal = (action: Action): string | null =>
    session.decision(me) === null ? null : session.refusal(me, action);
  const ask = decision === null ? null : askOf(view, decision, refusal, lastAttack(log));
  const asks = ask === null ? null : demandOf(words, ask, view, names);
  const asked = ask === null || question === null ? null : { key: question, ask, view };
  const hintedAs = (type: 'buy' | 'play'): CardId | null =>
    hinted.flatMap((action) => (action.type === type ? [action.card] : []))[0] ?? null;

  // While one's own card is carried out the cards already lie as they will when it is done: nothing flashes.
  const isOwnFrame = show.frame !== null && viewer === view.turn.seat && table.lookingBack === null;
  const coming = decision ?? (isOwnFrame ? session.decision(me) : null);
  const buying = coming?.kind === 'buy-phase';
  const treasures = buying && view.turn.bought === 0 ? treasuresIn(hand ?? []) : [];
  const pileState = ({ card: pile }: PileView): PileState => {
    if (!buying) return { standing: 'rest', why: decision?.kind === 'action-phase' ? 'finish-actions-first' : null };
    const buy = purchase(view, coming.seat, pile, treasures);
    const why = buy?.refusal ?? null;
    return { standing: buy === null || why !== null ? 'flat' : isQuiet(pile) ? 'quiet' : 'lit', why };
  };
  const handState = (each: CardId): Standing =>
    coming?.form !== 'table' ? 'rest' : refusal(PLAY[each]) === null ? 'lit' : 'flat';

  /** Submits one after the other what belongs together, as long as the rules still ask for it. */
  const answer = (given: SheetAsk, actions: readonly Action[]): void => {
    actions.forEach((action, i) => {
      if (i > 0) {
        const now = session.decision(given.seat);
        const next = now && askOf(session.view(given.seat), now, (each) => session.refusal(given.seat, each));
        if (!isSameQuestion(given, i, next)) return;
      }
      table.submit(action);
    });
  };
  const buyNow = (buy: Purchase): void => {
    if (buy.treasures.length > 0) table.submit({ type: 'play-treasures', cards: buy.treasures });
    table.submit(BUY[buy.card]);
  };

  // Nobody is asked: a tap reads. But what follows an answer too soon was meant for the answer, and covers nothing up.
  const readAtRest = (each: CardId): void => {
    if (!isOwnFrame && !show.ending) setCard(each);
  };
  const tapPile = (pile: CardId): void => {
    if (decision === null || ask !== null) return readAtRest(pile);
    // What it would come to, or why not, is said in the dock: a second tap buys, or puts it down again.
    if (picked?.from !== 'pile' || picked.card !== pile) return pick({ from: 'pile', card: pile });
    const buy = buying ? purchase(view, decision.seat, pile, treasures) : null;
    if (buy === null || buy.refusal !== null) return pick(null);
    buyNow(buy);
  };
  const tapHand = (each: CardId): void => {
    if (decision === null || ask !== null) return readAtRest(each);
    const again = picked?.from === 'hand' && picked.card === each;
    // Why it cannot be played is said in the dock.
    if (refusal(PLAY[each]) !== null) return pick(again ? null : { from: 'hand', card: each });
    // A treasure is played at once; an Action is worth a second tap.
    if (isTreasure(each) || again) return table.submit(PLAY[each]);
    pick({ from: 'hand', card: each });
  };

  const small = size === 'small';
  const edge = edgeOf(twoPane);
  const room = useBoardRoom() - 2 * edge;
  const active = frame === null ? (snapshot.thinking ?? snapshot.asked?.seat ?? view.turn.seat) : seatOf(frame.event);
  const turns = latestTurns(show.past, seats.length);
  const inTurn = view.players[view.turn.seat];
  const set = knownKingdom(view.options.kingdom);
  const phase = buying ? 'ui.buyPhase' : decision?.kind === 'action-phase' ? 'ui.actionPhase' : null;
  const turnNumber = words.word('ui.turnNumber', { turn: Math.max(1, inTurn?.turns ?? 1) });

  const lanes =
    inTurn === undefined ? null : (
      <Lanes
        player={inTurn}
        {...(view.turn.seat === me ? {} : { whose: seats[view.turn.seat]?.name ?? '' })}
        words={words}
        onRead={setCard}
      />
    );
  const zones =
    mine === undefined ? null : <Zones player={mine} trash={view.trash} words={words} onOpen={() => setLooking(me)} />;
  const tall = small ? 60 : twoPane ? 92 : 78;

  return (
    <>
      <TableFrame
        table={table}
        accent="dominion"
        title={set === null ? words.word('name') : words.word(`kingdom.${set}`)}
        subtitle={phase === null ? turnNumber : `${turnNumber} · ${words.word(phase)}`}
        board={
          <Box style={{ gap: small ? 6 : SPACE.s, paddingTop: 6, paddingHorizontal: edge }}>
            <Opponents {...{ view, seats, me, active, turns, words }} onOpen={setLooking} />
            <Supply
              view={view}
              words={words}
              width={room}
              stateOf={pileState}
              picked={picked?.from === 'pile' ? picked.card : null}
              hinted={hintedAs('buy')}
              onPick={tapPile}
              onRead={setCard}
            />
            {twoPane && size !== 'wide' ? null : lanes}
            {twoPane ? null : zones}
          </Box>
        }
        side={
          <>
            {size === 'wide' ? null : lanes}
            {zones}
            <RecentEvents table={table} count={14} />
          </>
        }
        dock={
          <Dock
            table={table}
            picked={picked}
            asks={asks}
            onRead={setCard}
            onBuy={buyNow}
            hand={
              hand === null ? null : (
                <Hand
                  hand={hand}
                  words={words}
                  height={tall}
                  picked={picked?.from === 'hand' ? picked.card : null}
                  hinted={hintedAs('play')}
                  standing={handState}
                  onPick={tapHand}
                  onRead={setCard}
                />
              )
            }
          />
        }
        hand={
          hand === null || hand.length === 0 ? null : (
            <Hand
              hand={hand}
              words={words}
              height={tall}
              picked={null}
              hinted={null}
              standing={() => 'rest'}
              onPick={setCard}
              onRead={setCard}
            />
          )
        }
        rules={() => rulesSections(words, view.options, seats.length)}
        rulesTitle={words.word('rulesTitle.title')}
        reading={reading}
        onReading={setReading}
        curtain={() => curtainWords(table)}
      />
      <AccentProvider accent="dominion">
        <WhileOpen open={looking !== null}>
          <PlayerSheet
            key={`player ${viewer}`}
            seat={looking}
            view={view}
            seats={seats}
            turn={looking === null ? null : (turns[looking] ?? null)}
            words={words}
            onRead={setCard}
            onClose={() => setLooking(null)}
          />
        </WhileOpen>
        {/* A new pair of eyes gets a new sheet: the old one's cards are gone at once, not when it has slid away. */}
        <QuestionSheet
          key={`question ${viewer}`}
          // A review has its verdict where the sheet would lie; the bar says what was asked.
          asked={show.mode !== 'review' ? asked : null}
          names={names}
          words={words}
          hint={table.hintSays === null ? null : { sentence: table.hintSays, actions: hinted }}
          onHint={() =>
            table.askHint(
              (next, then, given) =>
                ask !== null &&
                isSameQuestion(
                  ask,
                  given,
                  askOf(next, then, () => null),
                ),
            )
          }
          onAnswer={answer}
          onRead={setCard}
          onRefuse={table.refuse}
        />
        <WhileOpen open={card !== null}>
          <CardSheet
            card={card}
            view={view}
            edition={view.options.edition}
            words={words}
            onMore={() => {
              setReading(card ?? '');
              setCard(null);
            }}
            onClose={() => setCard(null)}
          />
        </WhileOpen>
      </AccentProvider>
    </>
  );
}

/** Whoever is told to play their Treasures wants to know what for: the hint thinks on to the buy, and says both. */
function withWholeHint(table: DominionTable): DominionTable {
  const { hint, words, show } = table;
  const buying = show.decision?.kind === 'buy-phase';
  const whole =
    hint === null || hint === 'thinking' || !buying
      ? null
      : [hint.choice, ...hint.choice.further]
          .flatMap(({ reasons }) => reasons.map((reason) => words.say(reason, show.decision?.seat)))
          .join(' ');
  return {
    ...table,
    hintSays: whole ?? table.hintSays,
    askHint: (goesOn = (_view, decision, given) => buying && decision.kind === 'buy-phase' && given === 1) =>
      table.askHint(goesOn),
  };
}

/** What everybody may know: whose turn it is, which card asks, and how the others' latest turns went. */
function curtainWords({ show, session, words, seats, view }: DominionTable) {
  const { passTo, snapshot } = show;
  const kind = snapshot.asked?.kind ?? '';
  const own = passTo === view.turn.seat;
  const asking = view.question?.card;
  const question = own
    ? words.word('ui.curtainTurn', { turn: Math.max(1, view.players[view.turn.seat]?.turns ?? 1) })
    : words.word('ui.curtainAsk', {
        what: asking === undefined || kind === 'react' ? words.word('ui.curtainReact') : words.word(`card.${asking}`),
        name: seats[view.turn.seat]?.name ?? '',
      });
  const lines = othersTurns(session.log(null), seats.length, passTo).flatMap((turn) => {
    const owner = seats[turn.seat];
    if (owner === undefined) return [];
    return [
      {
        id: `${turn.seat}`,
        mark: owner.colour,
        strong: owner.name,
        text: `${owner.name}: ${summaryText(words, turn)}`,
      },
    ];
  });
  return { question, status: null, lines };
}
