import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useSpeaker, useWords, type SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/companion/Notice';
import { Reveal } from '@/ui/companion/Scroll';
import { SheetFrame, type SheetDeed } from '@/ui/companion/SheetFrame';
import { ResultBar, SheetResult } from '@/ui/companion/SheetResult';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { RulesSheet } from '@/ui/rules/RulesSheet';
import { useLayout } from '@/ui/useLayout';
import {
  changeRound,
  closeRound,
  deciders,
  dropRound,
  insertRound,
  referee,
  setTrade,
  standingNow,
  tapCard,
  toPutRight,
  type Refereed,
  type RefereedRound,
  type RefereeSheet,
} from '../../companion';
import type { Card } from '../../rules/cards';
import { santoDomingo } from '../../rules/game';
import { cardKey } from '../art';
import { rulesChapters } from '../rulesChapters';
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
  const { t: own } = useWords('santo-domingo');
  const { data, seats, change, amend } = open;
  const words = useSpeaker(
    'santo-domingo',
    seats.map(({ name }) => name),
  );
  const result = useMemo(() => referee(data), [data]);
  /** The earlier round being put right; null: the one being entered, or the result. */
  const [at, setAt] = useState<number | null>(null);
  const [layer, setLayer] = useState<Layer | null>(null);
  const carrying = useCarrying(data, result);
  const [unfolded, setUnfolded] = useState<number | null>(null);
  // A round that lacks a card is put right first: nothing after it can be worked out.
  const shown = at ?? result.unfinished;
  const earlier = shown === null ? undefined : result.rounds[shown - 1];
  const round = earlier ?? result.open;
  const lookAt = (number: number): void => {
    setAt(number > result.rounds.length ? null : number);
    setUnfolded(null);
  };
  const deeds = useDeeds({
    earlier,
    fixable: round !== null,
    onLayer: setLayer,
    onCarry: carrying.again,
    onInsert: (number) => change((sheet) => insertRound(sheet, number)),
    onDrop: (number) => {
      setAt(null);
      change((sheet) => dropRound(sheet, number));
    },
  });
  const layers = (
    <>
      <Layers
        open={open}
        result={result}
        round={round}
        words={words}
        layer={layer}
        onLook={lookAt}
        onClose={() => setLayer(null)}
      />
      <CarryOutSheet
        key={carrying.what === null ? 'none' : `${carrying.what.kind} ${carrying.what.round.number}`}
        open={carrying.shown}
        what={carrying.what}
        seats={seats}
        rates={data.options.rates}
        onClose={() => {
          carrying.hide();
          amend((sheet) => ({ ...sheet, laid: null }));
        }}
      />
    </>
  );
  const notice =
    carrying.wrong && !carrying.shown && at === null ? (
      <Notice
        kind="reminder"
        action={<Button kind="quiet" label={own('companion.carry.again')} onPress={carrying.putRight} />}
      >
        {own('companion.carry.behind')}
      </Notice>
    ) : null;
  const frame = {
    open,
    accent: 'santo-domingo',
    emblem: 'emblem/santo-domingo',
    title: own('companion.title'),
    deeds,
  } as const;

  if (round === null) {
    return result.outcome === null ? null : (
      <SheetFrame
        {...frame}
        subtitle={words.say(result.outcome.ended)}
        extra={layers}
        over
        bar={
          <ResultBar
            open={open}
            accent="santo-domingo"
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
        {notice}
        <Problems result={result} words={words} onLook={lookAt} />
        <SheetResult
          open={open}
          outcome={result.outcome}
          namespace="santo-domingo"
          byRound={result.rounds.flatMap(({ after }) => (after === null ? [] : [after.points]))}
        />
      </SheetFrame>
    );
  }
  return (
    <RoundEntry
      frame={frame}
      layers={layers}
      notice={notice}
      result={result}
      round={round}
      correcting={earlier !== undefined}
      words={words}
      unfolded={unfolded}
      onUnfold={setUnfolded}
      onLook={lookAt}
      onBack={() => {
        setAt(null);
        carrying.putRight();
      }}
      onClosed={carrying.show}
    />
  );
}

/** What is still to be moved on the table, and whether that is in sight. */
function useCarrying(data: RefereeSheet, result: Refereed) {
  const [what, setWhat] = useState<ToCarryOut | null>(null);
  const [shown, setShown] = useState(false);
  const show = (next: ToCarryOut): void => {
    setWhat(next);
    setShown(true);
  };
  const last = result.rounds[result.rounds.length - 1];
  /** What lies wrong on the table: an earlier round was put right, or nobody saw what the last one moves. */
  const wrong = toPutRight(data, result).length > 0;
  const putRight = (): void => {
    const now = standingNow(result);
    const round = result.open ?? last;
    if (wrong && data.laid !== null && now !== null && round !== undefined) {
      show({ kind: 'correction', from: data.laid, to: now, round });
    }
  };
  return {
    what,
    shown,
    wrong,
    show,
    hide: () => setShown(false),
    putRight,
    /** The moves of the last round once more; null when there are none. */
    again:
      last === undefined || last.after === null
        ? null
        : () => show({ kind: 'round', round: last, next: result.open?.before ?? null }),
  };
}

/** What the menu of the sheet offers. */
function useDeeds({
  earlier,
  fixable,
  onLayer,
  onCarry,
  onInsert,
  onDrop,
}: {
  /** The earlier round that is being put right. */
  earlier: RefereedRound | undefined;
  fixable: boolean;
  onLayer: (layer: Layer) => void;
  onCarry: (() => void) | null;
  onInsert: (round: number) => void;
  onDrop: (round: number) => void;
}): SheetDeed[] {
  const { t } = useWords('companion');
  const { t: own } = useWords('santo-domingo');
  const layer = (id: Exclude<Layer, 'rules'>, icon: SheetDeed['icon']): SheetDeed => ({
    id,
    label: own(`companion.${id}`),
    note: own(`companion.${id}Line`),
    icon,
    onPick: () => onLayer(id),
  });
  const deeds = [layer('rounds', 'history')];
  if (onCarry !== null) {
    deeds.push({
      id: 'carry',
      label: own('companion.carry.again'),
      note: own('companion.carry.line'),
      icon: 'play',
      onPick: onCarry,
    });
  }
  deeds.push(layer('steps', 'log'));
  if (fixable) deeds.push(layer('fixes', 'edit'));
  if (earlier !== undefined) {
    const { number } = earlier;
    deeds.push(
      {
        id: 'insert',
        label: own('companion.insert', { round: number }),
        note: own('companion.insertLine'),
        icon: 'plus',
        onPick: () => onInsert(number),
      },
      {
        id: 'drop',
        label: own('companion.drop', { round: number }),
        note: own('companion.dropLine'),
        icon: 'minus',
        onPick: () => onDrop(number),
      },
    );
  }
  deeds.push({ id: 'rules', label: t('rules'), icon: 'book', onPick: () => onLayer('rules') });
  return deeds;
}

/** The sheets that open over the referee's. */
function Layers({
  open: { data, seats, change },
  result,
  round,
  words,
  layer,
  onLook,
  onClose,
}: {
  open: OpenSheet<RefereeSheet>;
  result: Refereed;
  round: RefereedRound | null;
  words: SpeakerOf<'santo-domingo'>;
  layer: Layer | null;
  onLook: (round: number) => void;
  onClose: () => void;
}) {
  return (
    <>
      <RoundsSheet
        open={layer === 'rounds'}
        result={result}
        seats={seats}
        onPick={(number) => {
          onLook(number);
          onClose();
        }}
        onClose={onClose}
      />
      <StepsSheet open={layer === 'steps'} result={result} seats={seats} onClose={onClose} />
      {round === null ? null : (
        <FixSheet
          open={layer === 'fixes'}
          round={round}
          seats={seats}
          onFix={(entry, mark) => change((sheet) => changeRound(sheet, round.number, entry), mark)}
          onClose={onClose}
        />
      )}
      <RulesSheet
        open={layer === 'rules'}
        title={words.word('rules.title')}
        chapters={() =>
          rulesChapters(words, {
            ...santoDomingo.view(santoDomingo.setup(data.options, seats.length, 0), null),
            over: true,
          })
        }
        onClose={onClose}
      />
    </>
  );
}

/** Whose panel is waited for: who still lacks a card, then the Trader who is asked. */
function waitingSeat({ missing }: RefereedRound, trader: number | undefined): number | null {
  const seat = missing.findIndex((count) => count > 0);
  return seat >= 0 ? seat : (trader ?? null);
}

/** The Traders of a round one after the other: who has not said yet how much. */
function useTraders(round: RefereedRound) {
  const [said, setSaid] = useState<readonly string[]>([]);
  // What was said is said of these cards, and of the rate they were traded at.
  const keyOf = (seat: number): string =>
    `${round.number} ${seat} ${round.entry.cards.join(' ')} ${round.trades[seat]?.stops.join(' ') ?? ''}`;
  const all = deciders(round);
  const seat = all.find((each) => !said.includes(keyOf(each)));
  return {
    seat,
    number: seat === undefined ? all.length : all.indexOf(seat) + 1,
    count: all.length,
    say: () => seat !== undefined && setSaid([...said, keyOf(seat)]),
  };
}

/** One round being entered or put right: a panel a seat, and where the markers stand. */
function RoundEntry({
  frame,
  layers,
  notice,
  result,
  round,
  correcting,
  words,
  unfolded,
  onUnfold,
  onLook,
  onBack,
  onClosed,
}: {
  frame: Pick<ComponentProps<typeof SheetFrame>, 'accent' | 'emblem' | 'title' | 'deeds'> & {
    open: OpenSheet<RefereeSheet>;
  };
  layers: ReactNode;
  notice: ReactNode;
  result: Refereed;
  round: RefereedRound;
  correcting: boolean;
  words: SpeakerOf<'santo-domingo'>;
  /** The seat somebody opened by hand. */
  unfolded: number | null;
  onUnfold: (seat: number | null) => void;
  onLook: (round: number) => void;
  onBack: () => void;
  /** The round is in: this is to be moved now. */
  onClosed: (what: ToCarryOut) => void;
}) {
  const { t: own } = useWords('santo-domingo');
  const { size } = useLayout();
  const { data, seats, change } = frame.open;
  const [asked, setAsked] = useState<{ readonly seat: number; readonly card: Card; readonly playedIn: number } | null>(
    null,
  );
  const many = seats.length >= FOLD_FROM && size !== 'wide';
  const traders = useTraders(round);
  // A round that was closed has been told.
  const trader = correcting ? undefined : traders.seat;
  const focus = unfolded ?? waitingSeat(round, trader);
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
    onUnfold((entry.cards[seat]?.length ?? 0) >= result.cardsEach ? null : seat);
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
            onLook={onLook}
            onEnter={() => asked && put(tapCard(round.entry, asked.seat, asked.card))}
          />
        </>
      }
      bar={
        <RefereeBar
          round={round}
          correcting={correcting}
          target={data.options.target}
          names={seats.map(({ name }) => name)}
          trader={
            trader === undefined
              ? null
              : {
                  seat: trader,
                  number: traders.number,
                  count: traders.count,
                  onSay: () => {
                    put(
                      setTrade(round.entry, trader, round.trades[trader]?.goods ?? 0),
                      `trade ${round.number} ${trader}`,
                    );
                    traders.say();
                    onUnfold(null);
                  },
                }
          }
          onBack={onBack}
          onClose={() => {
            const closed = closeRound(data, round);
            change(() => closed);
            onUnfold(null);
            onClosed({ kind: 'round', round, next: referee(closed).open?.before ?? null });
          }}
        />
      }
    >
      <Box style={{ gap: 10 }}>
        {notice}
        <Problems result={result} words={words} shown={round.number} onLook={onLook} />
        {seats.map((owner, seat) => (
          <Reveal key={`${round.number} ${seat}`} on={trader === seat || (many && focus === seat)}>
            <SeatPanel
              seat={seat}
              owner={owner}
              round={round}
              folded={many && focus !== seat}
              onUnfold={() => onUnfold(seat)}
              onCard={(card) => tap(seat, card)}
              onTrade={(goods) => put(setTrade(round.entry, seat, goods), `trade ${round.number} ${seat}`)}
            />
          </Reveal>
        ))}
      </Box>
    </SheetFrame>
  );
}
