import { WhileOpen } from '@/ui/overlays/WhileOpen';
import type { Seat } from '@antilles/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { View as Box, type ScrollView } from 'react-native';
import { useFlights } from '@/ui/flights/useFlights';
import { useConfirm } from '@/ui/overlays/Confirm';
import { useToast } from '@/ui/overlays/Toast';
import { useMotion } from '@/ui/settings';
import { type OpenGame } from '@/ui/table/host';
import { RecentEvents, TableFrame } from '@/ui/table/TableFrame';
import { useGameTable } from '@/ui/table/useGameTable';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { CartagenaAction } from '../rules/actions';
import { SYMBOL_OF, type Card } from '../rules/deck';
import type { CartagenaEvent } from '../rules/events';
import type { Location } from '../rules/state';
import type { CartagenaView } from '../rules/view';
import { locationName, symbolKey } from './art';
import { Board } from './Board';
import { Choosers, MoveMenu, SymbolMenu, VictimMenu } from './Choosers';
import { Dock, type CartagenaTable } from './Dock';
import { flyEvent } from './flightsOf';
import { pointOf, type PathMap } from './geometry';
import { Hand } from './Hand';
import { givesVictory, movesFor, movesIn, NOTHING, standingHere, tapPlace, type Mode, type Move } from './moves';
import { Players } from './Players';
import { PlayerSheet } from './PlayerSheet';
import { rulesSections } from './rulesSections';
import { SceneBanner } from './SceneBanner';
import { actorOf, lengthOf, placeToWatch, sceneOf } from './scenes';
import { cueOf } from './sounds';
import { magicText, magicWith, meantBy, secondFor, shownAs } from './turn';

const NO_MOVES: readonly Move[] = [];

export function TableScreen({ open }: { open: OpenGame }) {
  const table = useGameTable<CartagenaAction, CartagenaView, CartagenaEvent, 'cartagena'>(
    open,
    'cartagena',
    lengthOf,
    cueOf,
  );
  const { show, view, frame, words, seats, session } = table;
  const { twoPane } = useLayout();
  const { speed } = useMotion();
  const flights = useFlights();
  const confirm = useConfirm();
  const toast = useToast();
  const [reading, setReading] = useState<string | null>(null);
  const [player, setPlayer] = useState<Seat | null>(null);
  const [between, setBetween] = useState<readonly Move[] | null>(null);
  const [asking, setAsking] = useState<{ readonly what: 'victim' | 'symbol'; readonly card: Card } | null>(null);
  const [pulse, setPulse] = useState<{ readonly at: readonly Location[]; readonly n: number }>({ at: [], n: 0 });

  // What is selected belongs to one question: it goes when the question does.
  const { decision } = show;
  const [picked, setPicked] = useState<{ readonly mode: Mode; readonly decision: typeof decision }>({
    mode: NOTHING,
    decision,
  });
  const turn = decision?.kind === 'turn' && table.lookingBack === null ? decision : null;
  const mode = turn !== null && picked.decision === decision ? picked.mode : NOTHING;
  const select = (next: Mode): void => setPicked({ mode: next, decision });
  const moves = turn === null ? NO_MOVES : movesIn(view, turn);
  const shownMoves = movesFor(mode, moves);

  // Each event flies once, when it begins; whatever is still in the air lands when the next one begins.
  const playing = show.frame;
  const { viewer } = show;
  useEffect(() => {
    if (playing === null) return;
    flyEvent(playing, flights, viewer);
    return () => flights.landAll();
  }, [playing, flights, viewer]);

  // A path longer than the screen follows the piece that moves.
  const scroller = useRef<ScrollView>(null);
  const map = useRef<PathMap | null>(null);
  const keepMap = useCallback((next: PathMap) => {
    map.current = next;
  }, []);
  useEffect(() => {
    const watched = playing === null ? null : placeToWatch(playing.event);
    if (watched === null || map.current === null) return;
    const { y } = pointOf(map.current, watched, playing?.view.shore ?? null);
    scroller.current?.scrollTo({ y: Math.max(0, y - 150), animated: speed !== 'off' });
  }, [playing, speed]);

  // Picking up a card brings the hindmost pirate it can move into sight.
  const hindmost = mode.type === 'none' || mode.type === 'pirate' ? undefined : shownMoves[0]?.from;
  const { shore } = view;
  useEffect(() => {
    if (hindmost === undefined || map.current === null) return;
    const { y } = pointOf(map.current, hindmost, shore);
    scroller.current?.scrollTo({ y: Math.max(0, y - 90), animated: speed !== 'off' });
  }, [hindmost, shore, speed]);

  const why = (action: CartagenaAction): string | null => {
    const reason = turn === null ? 'not-possible' : session.refusal(turn.seat, action);
    return reason === null ? null : words.refusal(reason);
  };

  const play = async (move: Move): Promise<void> => {
    const { action } = move;
    // CA-D13: somebody else's victory is never given away by a slip of the finger.
    if (givesVictory(view, move)) {
      const owner = seats[move.owner]?.name ?? '';
      const sure = await confirm({
        title: words.word('prompt.morgan-wins', { owner }),
        yes: words.word('button.morganWins', { owner }),
        danger: true,
      });
      if (!sure) return;
    }
    table.submit(action);
  };

  const tap = (location: Location): void => {
    if (turn === null) return tell(location);
    const tapped = tapPlace(view, turn.seat, mode, moves, location);
    switch (tapped.do) {
      case 'play':
        return void play(tapped.move);
      case 'choose':
        return setBetween(tapped.moves);
      case 'pulse':
        setPulse({ at: tapped.from, n: pulse.n + 1 });
        return toast.say(words.word('table.several'));
      case 'select':
        return select({ type: 'pirate', from: tapped.from });
      case 'drop':
        return select(NOTHING);
      case 'refuse':
        return table.refuse(why(tapped.action) ?? words.word('refusal.not-possible'));
      case 'tell':
        return tell(location);
    }
  };

  const tell = (location: Location): void => {
    if (typeof location !== 'number') {
      toast.say(
        words.word('table.tell', {
          place: locationName(words, view, location),
          who:
            words.list(
              view.players.flatMap((each, seat) =>
                each[location] > 0 ? [`${seats[seat]?.name ?? ''} ${each[location]}`] : [],
              ),
            ) || words.word('table.empty'),
        }),
      );
      return;
    }
    const here = standingHere(view, location).map((owner) => seats[owner]?.name ?? '');
    toast.say(
      words.word('table.tell', {
        place: words.word('place.space', {
          space: location,
          symbol: words.word(symbolKey(view.route.symbols[location - 1] ?? 'rum')),
        }),
        who: here.length === 0 ? words.word('table.empty') : words.list(here),
      }),
    );
  };

  const hand = turn === null ? [] : (view.players[turn.seat]?.hand ?? []);
  const { scoundrels } = view.options;
  const pickCard = (shown: Card): void => {
    if (turn === null) return table.refuse(words.word('table.notYours'));
    const card = meantBy(hand, shown);
    if (mode.type === 'pirate') {
      const found = shownMoves.find((move) => move.card !== null && shownAs(move.card, scoundrels) === shown);
      if (found) return void play(found);
      return table.refuse(why({ type: 'advance', from: mode.from, card }) ?? words.word('refusal.not-possible'));
    }
    if (mode.type === 'hook') {
      if (
        shownAs(mode.hook, scoundrels) === shown &&
        mode.card === null &&
        secondFor(moves, mode.hook, shown, scoundrels) === null
      )
        return select(NOTHING);
      const second = secondFor(moves, mode.hook, shown, scoundrels);
      if (second === null) return table.refuse(words.word('refusal.needs-two-pirates'));
      return select({ ...mode, card: second });
    }
    if (mode.type === 'card' && shownAs(mode.card, scoundrels) === shown) return select(NOTHING);
    select({ type: 'card', card });
  };

  const callMagic = (card: Card): void => {
    if (turn === null) return;
    const { legal } = magicWith(view, turn, card);
    const [first] = legal;
    if (first === undefined) return;
    switch (SYMBOL_OF[card]) {
      case 'pistol':
        return setAsking({ what: 'victim', card });
      case 'parrot':
        return setAsking({ what: 'symbol', card });
      case 'rum':
      case 'lantern':
        // Cards that are drawn cannot be taken back: what will happen is said first.
        return void confirm({
          title: magicText(words, view, card),
          body: words.word(`rules.${SYMBOL_OF[card]}`),
          yes: words.word('button.useMagic'),
        }).then((sure) => {
          if (sure) table.submit(first);
        });
      case 'hook':
        return select({ type: 'hook', hook: card, card: null });
      case 'chest':
        return select({ type: 'chest', card });
    }
  };

  const hint = table.hint !== null && table.hint !== 'thinking' ? table.hint.choice.action : null;
  const hintedMove = hint === null ? null : (moves.find(({ action }) => action === hint) ?? sameMove(moves, hint));
  const hintedCard = hintedMove?.card ?? (hint !== null && 'card' in hint ? hint.card : null);

  const players = (
    <Players
      view={view}
      seats={seats}
      words={words}
      acting={actingOf(table)}
      thinking={show.snapshot.thinking}
      onOpen={setPlayer}
    />
  );
  const scene = sceneOf(frame?.event);
  const own = show.viewer === null ? null : (view.players[show.viewer]?.hand ?? null);
  return (
    <>
      <TableFrame
        table={table}
        accent="cartagena"
        title={words.word('name')}
        subtitle={words.word('table.subtitle', {
          round: frame?.round ?? show.snapshot.round,
          route: words.word(`routeShort.${view.route.kind}`),
        })}
        top={players}
        boardRef={scroller}
        board={
          <Box>
            <Board
              view={view}
              seats={seats}
              frame={frame}
              words={words}
              marks={{
                mode,
                moves: shownMoves,
                seat: turn?.seat ?? null,
                pulse,
                hinted: hintedMove === null ? null : { from: hintedMove.from, to: hintedMove.to },
              }}
              onTap={tap}
              onRead={setReading}
              onMap={keepMap}
            />
            {scene === null ? null : <SceneBanner key={frame?.event.type} scene={scene} seats={seats} words={words} />}
          </Box>
        }
        side={
          twoPane ? (
            <Box style={{ gap: SPACE.m }}>
              {players}
              <RecentEvents table={table} count={14} />
            </Box>
          ) : null
        }
        dock={
          <Dock
            table={table}
            mode={mode}
            moves={moves}
            hinted={hintedCard}
            onMode={select}
            onCard={pickCard}
            onMagic={callMagic}
            onRead={setReading}
          />
        }
        hand={
          own === null || own.length === 0 ? null : (
            <Hand
              cards={own}
              scoundrels={scoundrels}
              words={words}
              height={62}
              chosen={null}
              hinted={null}
              idle
              playable={() => false}
              onPick={(card) => setReading(SYMBOL_OF[card])}
              onRead={(card) => setReading(SYMBOL_OF[card])}
            />
          )
        }
        rules={() => rulesSections(words, view)}
        rulesTitle={words.word('rulesTitle.title')}
        reading={reading}
        onReading={setReading}
        curtain={() => curtainWords(table)}
      />
      {decision !== null && decision.kind !== 'turn' && table.lookingBack === null && show.review === null ? (
        <Choosers
          view={show.view}
          decision={decision}
          seats={seats}
          words={words}
          onSubmit={table.submit}
          hint={
            table.hint === null || table.hint === 'thinking'
              ? null
              : { action: table.hint.choice.action, sentence: table.hint.sentence }
          }
          onHint={table.askHint}
          onRefuse={table.refuse}
          onRead={setReading}
        />
      ) : null}
      <MoveMenu
        moves={turn === null ? null : between}
        seats={seats}
        words={words}
        scoundrels={scoundrels}
        onPick={(move) => void play(move)}
        onClose={() => setBetween(null)}
      />
      {turn === null || asking === null ? null : (
        <>
          <VictimMenu
            open={asking.what === 'victim'}
            card={asking.card}
            view={view}
            seat={turn.seat}
            seats={seats}
            words={words}
            why={why}
            onPick={table.submit}
            onRefuse={table.refuse}
            onClose={() => setAsking(null)}
          />
          <SymbolMenu
            open={asking.what === 'symbol'}
            words={words}
            onPick={(symbol) => {
              const pair = magicWith(view, turn, asking.card).legal.find((action) => action.type === 'magic-parrot');
              if (pair?.type === 'magic-parrot') select({ type: 'parrot', cards: pair.cards, symbol });
            }}
            onClose={() => setAsking(null)}
          />
        </>
      )}
      <WhileOpen open={player !== null}>
        <PlayerSheet seat={player} view={view} seats={seats} words={words} onClose={() => setPlayer(null)} />
      </WhileOpen>
    </>
  );
}

/** Whose chip is outlined: whoever acts in the event being shown, otherwise whoever is to decide. */
export function actingOf({ frame, show }: Pick<CartagenaTable, 'frame' | 'show'>): Seat | null {
  if (frame !== null) return actorOf(frame.event) ?? frame.view.turn?.seat ?? null;
  return show.snapshot.asked?.seat ?? show.snapshot.thinking;
}

/** The move that is the same action as a hint made of other objects. */
const sameMove = (moves: readonly Move[], hint: CartagenaAction): Move | null =>
  moves.find(({ action }) => JSON.stringify(action) === JSON.stringify(hint)) ?? null;

/** What the curtain says besides the name: the public facts since that person last looked. */
function curtainWords({ show, session, words, tell }: CartagenaTable) {
  const { passTo, snapshot } = show;
  // Everybody may read what is on the curtain, so it is told as the public saw it.
  const [first] = passTo === null ? [] : session.unseen(passTo);
  const since = first === undefined ? [] : session.log(null).filter(({ at }) => at >= first.at);
  const kind = snapshot.asked?.kind ?? 'turn';
  return {
    question: words.word('table.curtain', {
      round: snapshot.round,
      what: words.say({ key: `curtain.${kind.replace('/', '-')}` }),
    }),
    status: null,
    lines: tell(since, null),
  };
}
