import { luckFrom, must, type HasRng, type LogEntry } from '@antilles/engine';
import type { Told } from '@/net/protocol';
import { viewersOf } from '@/net/remoteSession';
import type { AnySession } from '@/session/session';
import { writeLine, type Line } from './journal';
import type { Scribe } from './scribe';
import { isHere, logNow, phase, undoOf, type Sitter, type Standing } from './standing';

/** A journal that cannot be written is tried again after this long, in milliseconds. */
const TRY_AGAIN = 500;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export function wake(at: Standing): void {
  if (at.closed || at.work !== null) return;
  // What several words of one moment bring about is told at once.
  at.work = Promise.resolve()
    .then(() => flush(at))
    .catch(at.tools.report)
    .finally(() => {
      at.work = null;
      if (at.outbox.length > 0 || at.roomIsNew || at.gameIsNew || at.lines.length > 0) wake(at);
    });
}

/** What the session has played or taken back that the journal does not have. */
function newLines(at: Standing, log: readonly LogEntry<unknown>[]): readonly Line[] {
  let same = Math.min(at.written.length, log.length);
  while (same > 0 && at.written[same - 1] !== log[same - 1]) same--;
  const cut: readonly Line[] = same < at.written.length ? [{ k: 'cut', at: same }] : [];
  return [...cut, ...log.slice(same).map(({ seat, action }): Line => ({ k: 'act', seat, action }))];
}

async function flush(at: Standing): Promise<void> {
  const log = logNow(at);
  const keep = [...at.lines, ...newLines(at, log)];
  at.lines = [];
  const wasOver = phase(at) === 'over';
  const tellRoom = at.roomIsNew;
  const tellGame = at.gameIsNew;
  at.roomIsNew = at.gameIsNew = false;
  at.written = log;
  at.scribe?.follow(log);
  // Frames are sent from what the scribe wrote: the session need not remember whom it showed what.
  if (at.session !== null) at.session.looked(at.session.people.length === 1 ? (at.session.people[0] ?? null) : null);
  at.gameIsNew = false;
  const words = at.outbox;
  at.outbox = [];
  for (const sitter of at.sitters) {
    if (!sitter.known) continue;
    const isNew = sitter.sent.size === 0;
    if (tellRoom || isNew) words.push({ to: sitter, text: roomFor(at, sitter) });
    if (at.session === null || !(tellGame || isNew)) continue;
    if (wasOver) words.push({ to: sitter, text: JSON.stringify({ t: 'end', save: at.session.toSave() }) });
    words.push({ to: sitter, text: syncFor(at, sitter, at.session, must(at.scribe, 'nobody writes')) });
  }
  if (keep.length > 0 && !(await write(at, keep.map(writeLine)))) return;
  for (const { to, text } of words) to.guest.send(text);
}

/** Until it is kept nobody is told: a journal that cannot be reached is waited for. */
async function write(at: Standing, texts: readonly string[]): Promise<boolean> {
  for (;;) {
    try {
      if (await at.tools.journals.append(at.opened.code, at.lineCount, texts)) {
        at.lineCount += texts.length;
        return true;
      }
      at.closed = true;
      at.session?.stop();
      for (const { guest } of at.sitters) guest.close();
      at.tools.moved();
      return false;
    } catch (error) {
      at.tools.report(error);
      if (at.closed) return false;
      await pause(TRY_AGAIN);
    }
  }
}

const roomFor = (at: Standing, sitter: Sitter): string =>
  JSON.stringify({
    t: 'room',
    code: at.opened.code,
    game: at.opened.game,
    rules: at.game.rulesVersion,
    options: at.opened.options,
    undo: at.opened.undo,
    phase: phase(at),
    saveId: at.opened.saveId,
    startedAt: at.begunAt ?? at.opened.at,
    places: at.places.map(({ name, colour, bot, kind }, seat) => ({ name, colour, bot, kind, here: isHere(at, seat) })),
    mine: [...sitter.mine],
    asking: at.asking && { seat: at.asking.seat, agreed: [...at.asking.agreed] },
  } satisfies Told);

function syncFor(at: Standing, sitter: Sitter, of: AnySession, writer: Scribe): string {
  if (sitter.era !== writer.era()) sitter.sent = new Map();
  const isNew = sitter.sent.size === 0;
  const log = of.record().log;
  const strips = viewersOf(sitter.mine).map((viewer) => {
    const strip = writer.strip(viewer, sitter.sent.get(viewer) ?? 0);
    sitter.sent.set(viewer, writer.count(viewer));
    return strip;
  });
  const from = isNew ? 0 : sitter.answered;
  sitter.era = writer.era();
  sitter.answered = log.length;
  const { round, waiting, thinking, outcome } = of.snapshot();
  // Of any other state of this session nothing is sent but through a seat's eyes.
  const state = of.toSave().state as HasRng;
  const rest = {
    round,
    waiting,
    thinking,
    outcome,
    asked: sitter.mine
      .filter((seat) => waiting.includes(seat) && at.places[seat]?.bot === null)
      .map((seat) => ({ seat, shadow: at.game.resample(state, seat, luckFrom(at.tools.luck())) })),
    answered: { from, seats: log.slice(from).map(({ seat }) => seat) },
    undoOf: undoOf(at),
  };
  return `{"t":"sync","era":${writer.era()},"strips":[${strips.join(',')}],${JSON.stringify(rest).slice(1)}`;
}
