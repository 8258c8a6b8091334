/**
 * Whether hint and review are one adviser: what a hint says at many moments of each game, and what the review makes of it
 * once it is played. `npm run advice -- --game cartagena --decisions 200`; without `--game` all of them.
 */
import { parseArgs } from 'node:util';
import { entryOf } from '@/games';
import { GAME_IDS, type GameId } from '@/games/ids';
import { judgeMoment } from '@/session/review';
import { hintAt, positionsOf } from './advised';

const { values } = parseArgs({
  options: { game: { type: 'string' }, decisions: { type: 'string', default: '200' } },
});
const games = GAME_IDS.filter((id) => values.game === undefined || values.game === id);

/** A clock that stands still hurries nobody: the figures are the same on every machine. */
const screen = { now: () => 0, breathe: () => Promise.resolve() };

async function measure(id: GameId, count: number): Promise<string> {
  const entry = entryOf(id);
  // As whoever asks gets it; and as somebody gets it whose dice fell otherwise, an answer earlier or later.
  const verdicts = { same: new Map<string, number>(), other: new Map<string, number>() };
  let judged = 0;
  for (const position of positionsOf(entry, 2 * count)) {
    if (judged === count) break;
    const { state, seat, at } = position;
    const { action } = await hintAt(entry, position);
    if (entry.isMatterOfCourse?.(action)) continue;
    judged++;
    const otherwise = await hintAt(entry, { ...position, at: at + 1000 });
    for (const [kind, played] of [['same', action] as const, ['other', otherwise.action] as const]) {
      const timeline = { stateAt: () => state } as unknown as Parameters<typeof judgeMoment>[1];
      const moment = { at, seat, round: entry.game.round(state), played };
      const judgement = await judgeMoment(entry, timeline, screen, moment, () => false);
      const verdict = judgement?.verdict ?? 'none';
      verdicts[kind].set(verdict, (verdicts[kind].get(verdict) ?? 0) + 1);
    }
  }
  const told = (found: ReadonlyMap<string, number>): string =>
    ['best', 'fine', 'costly'].map((verdict) => `${found.get(verdict) ?? 0} ${verdict}`).join(', ');
  return `${id}: of ${judged} hints that were followed ${told(verdicts.same)}; with other dice ${told(verdicts.other)}`;
}

async function main(): Promise<void> {
  for (const id of games) console.log(await measure(id, Number(values.decisions)));
}
void main();
