/** People who mean harm at a table where others play: everything they say is refused in words, and the others play on. */
import { below, luckFrom, must, sameJson, type HasRng } from '@antilles/engine';
import { Client, type Room } from '@colyseus/sdk';
import { connect, type Socket } from 'node:net';
import { PROTOCOL, read, toldSchema, type Said, type Told } from '@/net/protocol';
import { newToken } from '@/server/keys';
import { checkHeard } from './conform';
import { entryFor, orderOf, pause, playOn, seated, until, type Person } from './people';

export interface Siege {
  /** Words and frames that were sent to do harm. */
  readonly said: number;
  readonly refused: number;
  /** Connections the table ended. */
  readonly ended: number;
  /** Answers of people who meant no harm, meanwhile. */
  readonly answers: number;
}

/** One connection of somebody who means harm. */
interface Attacker {
  readonly room: Room;
  readonly heard: string[];
  /** How often they were refused, and why they were let go. */
  refused: number;
  bye: string | null;
  gone: boolean;
  /** What they know of the game, when they have a seat. */
  asked: { readonly seat: number; readonly shadow: HasRng } | null;
  era: number;
  played: number;
}

async function attacker(address: string, code: string, tokens: readonly string[], seat: number): Promise<Attacker> {
  const room = await new Client(address).joinOrCreate('table', { code });
  room.reconnection.enabled = false;
  const one: Attacker = { room, heard: [], refused: 0, bye: null, gone: false, asked: null, era: 1, played: 0 };
  let answered: number[] = [];
  room.onMessage('w', (text: string) => {
    one.heard.push(text);
    const told = must(read<Told>(toldSchema, text), `a word of the table: ${text.slice(0, 100)}`);
    if (told.t === 'refused') one.refused++;
    if (told.t === 'bye') one.bye = told.why;
    if (told.t !== 'sync') return;
    answered = [...answered.slice(0, told.answered.from), ...told.answered.seats];
    one.era = told.era;
    one.played = answered.filter((each) => each === seat).length;
    const asked = told.asked[0];
    one.asked = asked === undefined ? null : { seat: asked.seat, shadow: asked.shadow as HasRng };
  });
  room.onLeave(() => (one.gone = true));
  room.onError(() => (one.gone = true));
  say(one, { t: 'hello', protocol: PROTOCOL, tokens: [...tokens] });
  await until('a word', () => one.heard.length > 0 || one.gone);
  return one;
}

const send = ({ room, gone }: Attacker, text: unknown): void => {
  if (!gone) room.send('w', text);
};
const say = (one: Attacker, said: Said): void => send(one, JSON.stringify(said));

const JUNK: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  'win',
  [],
  {},
  { type: 'win' },
  { type: '__proto__' },
  { type: 'constructor', card: {} },
  { type: null, seat: -1 },
  [[[[]]]],
  { type: { type: { type: {} } } },
  Array.from({ length: 3000 }).reduce<unknown[]>((inside) => [inside], []),
];

/** An answer with one thing in it changed, so that the rules have never seen it. */
function bent(action: unknown, luck: HasRng): unknown {
  if (typeof action !== 'object' || action === null) return JUNK[below(luck, JUNK.length)];
  const copy = structuredClone(action) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys[below(luck, keys.length)] ?? 'type';
  copy[key] = [-1, 1e9, 0.5, null, '', 'x', [], {}, ['x'], '__proto__'][below(luck, 10)];
  return copy;
}

/** Something the table must refuse, whoever of them says it. */
function strangerWord(luck: HasRng, seats: number, overheard: readonly string[]): unknown {
  const seat = below(luck, seats);
  const action = JUNK[below(luck, JUNK.length)];
  const replay = overheard[below(luck, Math.max(1, overheard.length))];
  const words: readonly unknown[] = [
    { t: 'act', seat, era: 1, played: below(luck, 30), action },
    { t: 'act', seat, era: below(luck, 3), played: 0, action: { type: 'concede' } },
    { t: 'sit', seat, name: 'Mallory' },
    { t: 'rise', seat },
    { t: 'place', seat, bot: null },
    { t: 'stand-in', seat, bot: true },
    { t: 'stand-in', seat, bot: false },
    { t: 'take-back', seat, era: 1 },
    { t: 'agree', seat, era: 1, yes: true },
    { t: 'nudge', seat },
    { t: 'start' },
    { t: 'hello', protocol: PROTOCOL, tokens: [newToken()] },
    replay ?? { t: 'rise', seat },
  ];
  return words[below(luck, words.length)];
}

/** What is no word at all. */
function nonsense(luck: HasRng): unknown {
  const whole = JSON.stringify({ t: 'act', seat: 0, era: 1, played: 0, action: { type: 'x' } });
  const words: readonly unknown[] = [
    whole.slice(0, 1 + below(luck, whole.length - 1)),
    '',
    'null',
    '{"t":"act"}',
    '{"t":"sit","seat":99,"name":"x"}',
    '{"t":"sit","seat":0,"name":"x","admin":true}',
    '{"t":"__proto__"}',
    `{"t":"act","seat":0,"era":1,"played":0,"action":${'['.repeat(15_000)}`,
    'x'.repeat(32_000),
    42,
    true,
    null,
    ['act'],
  ];
  return words[below(luck, words.length)];
}

/** A seat of their own does not help: neither old words, nor what the rules do not allow, nor another's seat. */
function cheaterWord(one: Attacker, seat: number, luck: HasRng, game: string, seats: number): unknown {
  const entry = must(entryFor(game), game);
  const other = (seat + 1 + below(luck, seats - 1)) % seats;
  const decision = one.asked === null ? null : entry.game.decision(one.asked.shadow, seat);
  const legal = decision?.actions[below(luck, decision.actions.length)];
  const act = (what: unknown, change: object = {}): object => ({
    t: 'act',
    seat,
    era: one.era,
    played: one.played,
    action: what,
    ...change,
  });
  switch (below(luck, 5)) {
    case 0:
      return act(legal ?? {}, { seat: other });
    case 1:
      return act(legal ?? {}, { era: one.era + 1 });
    case 2:
      return act(legal ?? {}, { played: one.played === 0 ? 1 : one.played - 1 });
    case 3:
      return act(JUNK[below(luck, JUNK.length)]);
    default: {
      const made = bent(legal, luck);
      // Now and then what was bent is an answer after all.
      const isReal = one.asked !== null && isLegal(game, one.asked.shadow, seat, made);
      return isReal ? act({ type: 'no such thing' }) : act(made);
    }
  }
}

function isLegal(game: string, state: HasRng, seat: number, action: unknown): boolean {
  try {
    return entryFor(game)?.game.refusal(state, seat, action) === null;
  } catch {
    return false;
  }
}

/** Says these words, each of which the table must answer with a no; how many it did before it let them go. */
async function volley(one: Attacker, words: readonly unknown[]): Promise<number> {
  const before = one.refused;
  for (const word of words) send(one, typeof word === 'object' && word !== null ? JSON.stringify(word) : word);
  await until(
    () => `an answer to each of ${words.length} (${one.refused - before}): ${JSON.stringify(words).slice(0, 2000)}`,
    () => one.gone || one.bye !== null || one.refused - before >= words.length,
    30_000,
  );
  return one.refused - before;
}

const MASK = Buffer.from([1, 2, 3, 4]);
/** A frame of a web socket, of so many bytes. */
function frame(length: number, opcode = 2): Buffer {
  const head = Buffer.alloc(14);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  MASK.copy(head, 10);
  return Buffer.concat([head, Buffer.alloc(length, 7)]);
}

/** A socket at the table without anything that speaks its language. */
async function bareSocket(address: string, code: string): Promise<Socket> {
  const { hostname, port, host } = new URL(address);
  const response = await fetch(`${address}/matchmake/joinOrCreate/table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const { sessionId, roomId, processId } = (await response.json()) as Record<string, string>;
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise((done) => socket.once('connect', done));
  socket.write(
    `GET /${processId}/${roomId}?sessionId=${sessionId} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\n` +
      'Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  await new Promise((done) => socket.once('data', done));
  return socket;
}

/** Frames of ten megabytes, halves of frames, and bytes that are nothing: each ends the connection it came by. */
async function bareAttack(address: string, code: string, luck: HasRng): Promise<void> {
  const socket = await bareSocket(address, code);
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  const kind = below(luck, 4);
  if (kind === 0) socket.write(frame(10_000_000));
  else if (kind === 1) socket.write(frame(2000).subarray(0, 700));
  else if (kind === 2) socket.write(frame(5 + below(luck, 40)));
  else socket.write(Buffer.from([0xff, 0xff, 0x7f, 0x00, 0x12]));
  // Half a frame is waited for: whoever goes in the middle of a word.
  if (kind === 1 || kind === 2) setTimeout(() => socket.destroy(), 30);
  await Promise.race([closed, pause(20_000).then(() => Promise.reject(new Error(`a bad frame (${kind}) is kept`)))]);
}

/** More words in a second than anybody plays. */
const FLOOD = 150;

async function flood(address: string, code: string, luck: HasRng, seats: number): Promise<Attacker> {
  const one = await attacker(address, code, [], -1);
  for (let i = 0; i < FLOOD; i++) send(one, JSON.stringify(strangerWord(luck, seats, [])));
  await until('an end to the flood', () => one.gone || one.bye !== null);
  return one;
}

/** So many hostile words at tables of this game, one table after the other. */
export async function besiege(address: string, gameId: string, most: number, seed: number): Promise<Siege> {
  const entry = must(entryFor(gameId), gameId);
  const luck = luckFrom(seed);
  const { min, max } = entry.game.seats;
  const seats = Math.max(3, min) > max ? max : Math.max(3, min);
  const sum = { said: 0, refused: 0, ended: 0, answers: 0 };

  while (sum.said < most) {
    const people = Array.from({ length: seats }, () => null);
    const order = orderOf(gameId, people, entry.game.defaultOptions, 'off');
    const { code, people: everybody } = await seated(address, order, true);
    const cheat = seats - 1;
    const all = everybody.slice(0, cheat);
    const mallory = must(everybody[cheat], 'a cheat');
    const { token } = must(mallory.keys[0], 'a key');
    mallory.leave();
    const overheard = all.flatMap(({ said }) => said).filter((text) => !text.includes('"hello"'));
    const before = sum.said;
    let honest = 0;
    for (let lane = 0; sum.said < most && sum.said - before < 4000; lane++) {
      const over = all[0]?.save !== null;
      if (over) break;
      if (lane % 40 === 7) {
        const one = await flood(address, code, luck, seats);
        sum.said += FLOOD;
        sum.refused += one.refused;
        sum.ended++;
        one.room.connection.close();
      } else if (lane % 10 === 9) {
        await bareAttack(address, code, luck);
        sum.said++;
        sum.ended++;
      }
      const sits = lane % 2 === 0;
      const one = await attacker(address, code, sits ? [token] : [], sits ? cheat : -1);
      const words = Array.from({ length: 18 }, (_, i) =>
        i % 6 === 5
          ? nonsense(luck)
          : sits
            ? cheaterWord(one, cheat, luck, gameId, seats)
            : strangerWord(luck, seats, overheard),
      );
      const refused = await volley(one, words);
      if (one.bye === null && !one.gone && refused !== words.length) throw new Error(`${refused} of ${words.length}`);
      sum.said += words.length;
      sum.refused += refused;
      if (one.bye !== null || one.gone) sum.ended++;
      // Whoever cheats plays as well, or the others would wait.
      honest += await fairAnswer(one, cheat, gameId, luck);
      honest += await playOn(all, luck, 2, 0);
      one.room.connection.close();
      if (!sits && one.heard.some((text) => text.includes('"asked":[{'))) throw new Error('a stranger is asked');
    }
    sum.answers += honest;
    checkTable(all, gameId);
    all.forEach((person) => person.leave());
  }
  return sum;
}

/** One answer of the cheater as the rules want it, when they are asked; how many that were. */
async function fairAnswer(one: Attacker, seat: number, gameId: string, luck: HasRng): Promise<number> {
  if (one.gone || one.bye !== null || one.asked === null) return 0;
  const { actions } = must(entryFor(gameId)?.game.decision(one.asked.shadow, seat) ?? null, 'a question');
  const before = one.played;
  say(one, { t: 'act', seat, era: one.era, played: before, action: actions[below(luck, actions.length)] });
  await until('an answer that counts', () => one.played > before || one.gone);
  return 1;
}

/** Whoever played fair has lost nothing, and heard nothing they may not know. */
function checkTable(all: readonly Person[], gameId: string): void {
  const [first] = all;
  const table = must(first, 'somebody').table();
  for (const person of all) {
    const { standing } = person.client.now();
    if (standing.kind !== 'here') throw new Error(`${gameId}: somebody who played fair is ${standing.kind}`);
    if (person.table().snapshot().round !== table.snapshot().round) throw new Error(`${gameId}: two rounds`);
    if (person.save !== null) {
      checkHeard(must(entryFor(gameId), gameId), person.heard, person.save, 'somebody fair');
      if (!sameJson(person.save.log, first?.save?.log)) throw new Error(`${gameId}: two games`);
    }
  }
}
