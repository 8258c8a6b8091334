import type { Seat } from '@antilles/engine';
import type { Level } from '@/bots/bot';
import { PROTOCOL, type Bye, type Said } from '@/net/protocol';
import { hashOf, isKeyOf, newToken } from './keys';
import { begin, resume } from './running';
import {
  changePlaces,
  isHere,
  logNow,
  phase,
  placed,
  refuse,
  tell,
  undoOf,
  type Sitter,
  type Standing,
} from './standing';

/** So many words in a second are more than anybody plays. */
const MOST_WORDS = 60;
/** So many words that are none, and whoever says them is let go. */
const MOST_STRIKES = 20;
const NUDGE_EVERY = 5000;
/** The level of a bot that plays for somebody who is away. */
const STAND_IN: Level = 'medium';

function hello(at: Standing, from: Sitter, said: Extract<Said, { t: 'hello' }>): void {
  if (said.protocol !== PROTOCOL) return letGo(at, from, said.protocol > PROTOCOL ? 'older' : 'newer');
  from.known = true;
  from.tokens = said.tokens;
  from.mine = tellSeats(at, from);
  if (said.tokens.length > from.mine.length) refuse(at, from, 'old-key');
  // Whoever comes with the key of a seat that another phone has takes it along.
  for (const other of at.sitters) if (other !== from) giveUp(other, from.mine);
  from.sent = new Map();
  at.roomIsNew = at.gameIsNew = true;
  at.wake();
}

/** Which seat is each of their keys': seats move up when a game begins without some of them. Gives all of them. */
function tellSeats(at: Standing, to: Sitter): readonly Seat[] {
  const mine: Seat[] = [];
  at.places.forEach(({ hash }, seat) => {
    const token = to.tokens.find((each) => isKeyOf(hash, each));
    if (token === undefined) return;
    mine.push(seat);
    tell(at, to, { t: 'seated', seat, token });
  });
  return mine;
}

function giveUp(sitter: Sitter, seats: readonly Seat[]): void {
  if (!sitter.mine.some((seat) => seats.includes(seat))) return;
  sitter.mine = sitter.mine.filter((seat) => !seats.includes(seat));
  sitter.sent = new Map();
}

function sit(at: Standing, from: Sitter, seat: Seat, called: string): void {
  const place = at.places[seat];
  if (place === undefined || place.kind !== 'free') return refuse(at, from, 'seat-taken', seat);
  const token = newToken();
  from.tokens = [...from.tokens, token];
  from.mine = [...from.mine, seat].sort((a, b) => a - b);
  from.sent = new Map();
  at.gameIsNew = true;
  changePlaces(
    at,
    placed(at, seat, {
      kind: 'taken',
      hash: hashOf(token),
      bot: null,
      name: called.trim() === '' ? place.name : called,
    }),
  );
  tell(at, from, { t: 'seated', seat, token });
}

function start(at: Standing, from: Sitter): void {
  if (from.mine.length === 0) return refuse(at, from, 'sit-first');
  if (at.session !== null) return;
  const sat = at.places.filter(({ kind }) => kind !== 'free');
  const { min } = at.game.seats;
  if (sat.length < min || at.game.optionsRefusal(at.opened.options, sat.length) !== null)
    return refuse(at, from, 'too-few');
  const moved = at.places.flatMap(({ kind }, seat) => (kind === 'free' ? [] : [seat]));
  const movesUp = sat.length < at.places.length;
  at.begunAt = at.tools.now();
  changePlaces(at, sat);
  if (movesUp) {
    for (const each of at.sitters) {
      each.mine = each.mine.map((seat) => moved.indexOf(seat));
      tellSeats(at, each);
    }
  }
  at.lines.push({ k: 'begun', at: at.begunAt });
  begin(at);
}

function act(at: Standing, from: Sitter, { seat, era, played, action }: Extract<Said, { t: 'act' }>): void {
  if (at.session === null || at.scribe === null) return refuse(at, from, 'not-your-turn', seat);
  // Said before something was taken back, or twice: they are told how it stands, which they know already or will.
  if (era !== at.scribe.era() || played !== at.session.playedBy(seat)) {
    at.gameIsNew = true;
    return refuse(at, from, 'stale', seat);
  }
  if (at.places[seat]?.bot !== null) return refuse(at, from, 'not-your-turn', seat);
  const reason = at.session.submit(seat, action);
  if (reason !== null) return refuse(at, from, reason, seat);
  if (at.asking !== null) {
    at.asking = null;
    at.roomIsNew = true;
  }
}

function takeBack(at: Standing, from: Sitter, seat: Seat, era: number): void {
  if (at.session === null || era !== at.scribe?.era() || undoOf(at) !== seat)
    return refuse(at, from, 'nothing-to-take-back');
  at.asking = { seat, agreed: from.mine };
  at.roomIsNew = true;
  settleAsking(at);
}

function agree(at: Standing, seat: Seat, era: number, yes: boolean): void {
  if (at.asking === null || era !== at.scribe?.era()) return;
  at.asking = yes ? { ...at.asking, agreed: [...new Set([...at.asking.agreed, seat])] } : null;
  at.roomIsNew = true;
  settleAsking(at);
}

/** Everybody who is here and plays has agreed. */
function settleAsking(at: Standing): void {
  const { agreed } = at.asking ?? {};
  const all = at.places.every(({ bot }, seat) => bot !== null || !isHere(at, seat) || agreed?.includes(seat) === true);
  if (at.asking !== null && all) {
    at.asking = null;
    at.session?.undo();
  }
  at.wake();
}

function standIn(at: Standing, from: Sitter, seat: Seat, bot: boolean): void {
  if (from.mine.length === 0) return refuse(at, from, 'sit-first');
  const place = at.places[seat];
  const isOwn = from.mine.includes(seat);
  if (at.session === null || place === undefined || place.kind !== 'taken' || phase(at) === 'over') return;
  if ((place.bot !== null) === bot) return;
  // Nobody plays for somebody who is there, and only they take their seat back.
  if (!isOwn && (!bot || isHere(at, seat))) return refuse(at, from, 'not-yours', seat);
  changePlaces(at, placed(at, seat, { bot: bot ? STAND_IN : null }));
  for (const sitter of at.sitters) sitter.sent = new Map();
  at.asking = null;
  resume(at, logNow(at));
}

function nudge(at: Standing, from: Sitter, seat: Seat): void {
  const [by] = from.mine;
  if (by === undefined) return refuse(at, from, 'sit-first');
  if (at.tools.now() - from.nudgedAt < NUDGE_EVERY) return;
  from.nudgedAt = at.tools.now();
  for (const other of at.sitters) if (other !== from && other.mine.includes(seat)) tell(at, other, { t: 'nudged', by });
}

function place(at: Standing, from: Sitter, seat: Seat, bot: Level | null): void {
  const there = at.places[seat];
  if (at.session !== null || there === undefined || there.kind === 'taken') return refuse(at, from, 'seat-taken', seat);
  if (from.mine.length === 0) return refuse(at, from, 'sit-first');
  changePlaces(at, placed(at, seat, { bot, kind: bot === null ? 'free' : 'bot' }));
}

function rise(at: Standing, from: Sitter, seat: Seat): void {
  giveUp(from, [seat]);
  // In the middle of a game the seat stays theirs: they may come back with its key.
  if (at.session === null) changePlaces(at, placed(at, seat, { kind: 'free', hash: null }));
  at.roomIsNew = at.gameIsNew = true;
  at.wake();
}

export function listen(at: Standing, from: Sitter, said: Said): void {
  if (said.t === 'hello') return hello(at, from, said);
  if (!from.known) return strike(at, from);
  // Whatever is said in the name of a seat is only heard from it.
  const speaks = said.t === 'act' || said.t === 'take-back' || said.t === 'agree' || said.t === 'rise';
  if (speaks && !from.mine.includes(said.seat)) return refuse(at, from, 'not-yours', said.seat);
  switch (said.t) {
    case 'sit':
      return sit(at, from, said.seat, said.name);
    case 'rise':
      return rise(at, from, said.seat);
    case 'place':
      return place(at, from, said.seat, said.bot);
    case 'start':
      return start(at, from);
    case 'act':
      return act(at, from, said);
    case 'stand-in':
      return standIn(at, from, said.seat, said.bot);
    case 'take-back':
      return takeBack(at, from, said.seat, said.era);
    case 'agree':
      return agree(at, said.seat, said.era, said.yes);
    case 'nudge':
      return nudge(at, from, said.seat);
  }
}

/** Whether somebody floods the table, who is let go. */
export function isTooMuch(at: Standing, from: Sitter): boolean {
  const second = Math.floor(at.tools.now() / 1000);
  from.words = second === from.second ? from.words + 1 : 1;
  from.second = second;
  if (from.words <= MOST_WORDS) return false;
  letGo(at, from, 'too-much');
  return true;
}

export function strike(at: Standing, from: Sitter): void {
  refuse(at, from, 'not-understood');
  if (++from.strikes >= MOST_STRIKES) letGo(at, from, 'too-much');
}

export function letGo(at: Standing, from: Sitter, why: Bye): void {
  tell(at, from, { t: 'bye', why });
  leave(at, from);
  void at.work?.then(() => from.guest.close());
}

export function leave(at: Standing, from: Sitter): void {
  if (!at.sitters.delete(from)) return;
  at.roomIsNew = true;
  if (at.sitters.size === 0) at.session?.stop();
  else settleAsking(at);
  at.wake();
}
