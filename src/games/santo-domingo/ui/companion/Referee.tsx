import { useMemo, useState } from 'react';
import { View } from 'react-native';
import { useSpeaker, useWords } from '@/text';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/companion/Notice';
import { SheetFrame, type SheetDeed } from '@/ui/companion/SheetFrame';
import { ResultBar, SheetResult } from '@/ui/companion/SheetResult';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { RulesSheet } from '@/ui/RulesSheet';
import { useLayout } from '@/ui/useLayout';
import {
  changeRound,
  closeRound,
  dropRound,
  insertRound,
  referee,
  setTrade,
  standingNow,
  tapCard,
  toPutRight,
  type RefereedRound,
  type RefereeSheet,
} from '../../companion';
import type { Card } from '../../rules/cards';
import { santoDomingo } from '../../rules/game';
import { cardKey } from '../art';
import { rulesSections } from '../rulesSections';
import { CarryOutSheet, type ToCarryOut } from './CarryOutSheet';
import { FixSheet } from './FixSheet';
import { Problems } from './Problems';
import { RefereeBar } from './RefereeBar';
import { RoundsSheet } from './RoundsSheet';
import { Rows } from './Rows';
import { SeatPanel } from './SeatPanel';
import { SpentMenu } from './SpentMenu';
import { StepsSheet } from './StepsSheet';

/** From this many players on, only the panel that is being filled in lies open. */
const FOLD_FROM = 4;

type Layer = 'rounds' | 'steps' | 'fixes' | 'rules';

/** The referee: what everybody revealed goes in, where every marker belongs comes out. */
export function Referee({ open }: { open: OpenSheet<RefereeSheet> }) {
  const { t } = useWords('companion');
  const { t: own } = useWords('santo-domingo');
  const { size } = useLayout();
  const { data, seats, change, amend } = open;
  const words = useSpeaker(
    'santo-domingo',
    seats.map(({ name }) => name),
  );
  const result = useMemo(() => referee(data), [data]);
  /** The earlier round being put right; null: the one being entered, or the result. */
  const [at, setAt] = useState<number | null>(null);
  const [layer, setLayer] = useState<Layer | null>(null);
  /** What is still to be moved on the table, and whether that is in sight. */
  const [toMove, setToMove] = useState<ToCarryOut | null>(null);
  const [moving, setMoving] = useState(false);
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const [asked, setAsked] = useState<{ readonly seat: number; readonly card: Card; readonly playedIn: number } | null>(
    null,
  );
  // A round that lacks a card is put right first: nothing after it can be worked out.
  const shown = at ?? result.unfinished;
  const earlier = shown === null ? undefined : result.rounds[shown - 1];
  const round = earlier ?? result.open;
  const close = (): void => setLayer(null);
  const lookAt = (number: number): void => {
    setAt(number > result.rounds.length ? null : number);
    setUnfolded(null);
  };
  const show = (what: ToCarryOut): void => {
    setToMove(what);
    setMoving(true);
  };
  const lastClosed = result.rounds[result.rounds.length - 1];
  /** What lies wrong on the table: an earlier round was put right, or nobody saw what the last one moves. */
  const wrong = toPutRight(data, result).length > 0;
  const putRight = (): void => {
    const now = standingNow(result);
    const round = result.open ?? lastClosed;
    if (wrong && data.laid !== null && now !== null && round !== undefined) {
      show({ kind: 'correction', from: data.laid, to: now, round });
    }
  };
  const backToGame = (): void => {
    setAt(null);
    putRight();
  };
  const wrongNotice =
    wrong && !moving && at === null ? (
      <Notice kind="reminder" action={<Button kind="quiet" label={own('companion.carry.again')} onPress={putRight} />}>
        {own('companion.carry.behind')}
      </Notice>
    ) : null;

  const deeds: SheetDeed[] = [
    {
      id: 'rounds',
      label: own('companion.rounds'),
      note: own('companion.roundsLine'),
      icon: 'history',
      onPick: () => setLayer('rounds'),
    },
    ...(lastClosed === undefined || lastClosed.after === null
      ? []
      : [
          {
            id: 'carry',
            label: own('companion.carry.again'),
            note: own('companion.carry.line'),
            icon: 'play',
            onPick: () => show({ kind: 'round', round: lastClosed, next: result.open?.before ?? null }),
          } as const,
        ]),
    {
      id: 'steps',
      label: own('companion.steps'),
      note: own('companion.stepsLine'),
      icon: 'log',
      onPick: () => setLayer('steps'),
    },
    ...(round === null
      ? []
      : [
          {
            id: 'fixes',
            label: own('companion.fixes'),
            note: own('companion.fixesLine'),
            icon: 'edit',
            onPick: () => setLayer('fixes'),
          } as const,
        ]),
    ...(earlier === undefined
      ? []
      : [
          {
            id: 'insert',
            label: own('companion.insert', { round: earlier.number }),
            note: own('companion.insertLine'),
            icon: 'plus',
            onPick: () => change((sheet) => insertRound(sheet, earlier.number)),
          } as const,
          {
            id: 'drop',
            label: own('companion.drop', { round: earlier.number }),
            note: own('companion.dropLine'),
            icon: 'minus',
            onPick: () => {
              setAt(null);
              change((sheet) => dropRound(sheet, earlier.number));
            },
          } as const,
        ]),
    { id: 'rules', label: t('rules'), icon: 'book', onPick: () => setLayer('rules') },
  ];
  const layers = (
    <>
      <RoundsSheet
        open={layer === 'rounds'}
        result={result}
        seats={seats}
        onPick={(number) => {
          lookAt(number);
          close();
        }}
        onClose={close}
      />
      <CarryOutSheet
        key={toMove === null ? 'none' : `${toMove.kind} ${toMove.round.number}`}
        open={moving}
        what={toMove}
        seats={seats}
        rates={data.options.rates}
        onClose={() => {
          setMoving(false);
          amend((sheet) => ({ ...sheet, laid: null }));
        }}
      />
      <StepsSheet open={layer === 'steps'} result={result} seats={seats} onClose={close} />
      {round === null ? null : (
        <FixSheet
          open={layer === 'fixes'}
          round={round}
          seats={seats}
          onFix={(entry, mark) => change((sheet) => changeRound(sheet, round.number, entry), mark)}
          onClose={close}
        />
      )}
      <RulesSheet
        open={layer === 'rules'}
        title={words.word('rules.title')}
        sections={() =>
          rulesSections(words, {
            ...santoDomingo.view(santoDomingo.setup(data.options, seats.length, 0), null),
            over: true,
          })
        }
        onClose={close}
      />
    </>
  );
  const frame = {
    open,
    accent: 'santo-domingo',
    emblem: 'emblem/santo-domingo',
    title: own('companion.title'),
    deeds,
  } as const;

  if (round === null && result.outcome !== null) {
    const byRound = result.rounds.flatMap(({ after }) => (after === null ? [] : [after.points]));
    return (
      <SheetFrame
        {...frame}
        subtitle={words.say(result.outcome.ended)}
        extra={layers}
        bar={
          <ResultBar
            open={open}
            accent="santo-domingo"
            emblem="emblem/santo-domingo"
            finished={{
              outcome: result.outcome,
              title: null,
              options: data.options,
              lowestWins: false,
              // SD-2: nobody begins.
              startSeat: null,
            }}
            namespace="santo-domingo"
            name={words.word('name')}
            onEdit={() => setLayer('rounds')}
          />
        }
      >
        {wrongNotice}
        <Problems result={result} words={words} onLook={lookAt} />
        <SheetResult open={open} outcome={result.outcome} namespace="santo-domingo" byRound={byRound} />
      </SheetFrame>
    );
  }
  if (round === null) return null;

  const many = seats.length >= FOLD_FROM && size !== 'wide';
  const nextMissing = round.missing.findIndex((count) => count > 0);
  // When all cards are in, the first Trader is asked.
  const trading = round.trades.findIndex((trade) => trade !== null);
  const waiting = nextMissing >= 0 ? nextMissing : trading;
  const focus = unfolded ?? (waiting < 0 ? null : waiting);
  const put = (entry: RefereedRound['entry'], mark?: string): void =>
    change((sheet) => changeRound(sheet, round.number, entry), mark);
  const tap = (seat: number, card: Card): void => {
    const chosen = round.entry.cards[seat] ?? [];
    if (!chosen.includes(card) && !(round.hands[seat] ?? []).includes(card)) {
      const playedIn = data.rounds
        .slice(0, round.number - 1)
        .findLastIndex((entry) => entry.cards[seat]?.includes(card));
      setAsked({ seat, card, playedIn: playedIn + 1 });
      return;
    }
    const entry = tapCard(round.entry, seat, card);
    put(entry);
    // A player who is done makes room for the next one.
    if ((entry.cards[seat]?.length ?? 0) >= result.cardsEach) setUnfolded(null);
    else setUnfolded(seat);
  };
  const rows = <Rows round={round} rates={data.options.rates} />;
  return (
    <SheetFrame
      {...frame}
      subtitle={own('companion.subtitle', {
        round: round.number,
        cards: own('companion.cardsEach', { count: result.cardsEach }),
        target: data.options.target,
      })}
      {...(many ? { pinned: rows } : { aside: rows })}
      extra={
        <>
          {layers}
          <SpentMenu
            asked={asked}
            name={seats[asked?.seat ?? 0]?.name ?? ''}
            card={asked === null ? '' : words.word(cardKey(asked.card))}
            onClose={() => setAsked(null)}
            onLook={lookAt}
            onEnter={() => asked && put(tapCard(round.entry, asked.seat, asked.card))}
          />
        </>
      }
      bar={
        <RefereeBar
          round={round}
          correcting={earlier !== undefined}
          target={data.options.target}
          names={seats.map(({ name }) => name)}
          onBack={backToGame}
          onClose={() => {
            const closed = closeRound(data, round);
            change(() => closed);
            setUnfolded(null);
            show({ kind: 'round', round, next: referee(closed).open?.before ?? null });
          }}
        />
      }
    >
      <View style={{ gap: 10 }}>
        {wrongNotice}
        <Problems result={result} words={words} shown={round.number} onLook={lookAt} />
        {seats.map((owner, seat) => (
          <SeatPanel
            key={`${round.number} ${seat}`}
            seat={seat}
            owner={owner}
            round={round}
            folded={many && focus !== seat}
            onUnfold={() => setUnfolded(seat)}
            onCard={(card) => tap(seat, card)}
            onTrade={(goods) => put(setTrade(round.entry, seat, goods), `trade ${round.number} ${seat}`)}
          />
        ))}
      </View>
    </SheetFrame>
  );
}
