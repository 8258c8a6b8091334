import { random, type HasRng } from '@antilles/engine';
import type { Bot } from './bot';

/** Between two levels: so many hundredths of the choices are those of the upper one. */
export interface Mix {
  readonly lower: string;
  readonly upper: string;
  readonly share: number;
}

const WRITTEN = /^([a-z-]+)~([a-z-]+)~([1-9]\d?)$/;

/** How a mix is called where a bot is: in saves, plays, and on a command line. */
export const mixId = ({ lower, upper, share }: Mix): string => `${lower}~${upper}~${share}`;

/** What a bot's id says of two levels; null when it names one. */
export function mixOf(id: string): Mix | null {
  const [, lower, upper, share] = WRITTEN.exec(id) ?? [];
  return lower === undefined || upper === undefined ? null : { lower, upper, share: Number(share) };
}

/** The level that comes closest to what plays here: itself, where it is one. */
export function nearestLevel(id: string): string {
  const mix = mixOf(id);
  return mix === null ? id : mix.share >= 50 ? mix.upper : mix.lower;
}

/** Which of the two answers is up to the bot's own dice, for each choice anew; both see only what their seat may. */
function mixedBot<State extends HasRng, Action, View>(
  { lower, upper, share }: { readonly [Key in 'lower' | 'upper']: Bot<State, Action, View> } & Pick<Mix, 'share'>,
  id: string,
): Bot<State, Action, View> {
  return {
    id,
    think: (seen, luck) => (100 * random(luck) < share ? upper : lower).think(seen, luck),
  };
}

type Bots<State extends HasRng, Action, View> = Readonly<Record<string, Bot<State, Action, View>>>;

/** Whether a game has a bot of this name, or both halves of a mix. */
export function isBotIn(bots: Readonly<Record<string, unknown>>, id: string): boolean {
  const mix = mixOf(id);
  return (mix === null ? [id] : [mix.lower, mix.upper]).every((level) => Object.hasOwn(bots, level));
}

/** The bot of this name among those of a game, a mix of two of them included; undefined when there is none. */
export function botNamed<State extends HasRng, Action, View>(
  bots: Bots<State, Action, View>,
  id: string,
): Bot<State, Action, View> | undefined {
  if (!isBotIn(bots, id)) return undefined;
  const mix = mixOf(id);
  if (mix === null) return bots[id];
  const [lower, upper] = [bots[mix.lower], bots[mix.upper]];
  return lower && upper && mixedBot({ lower, upper, share: mix.share }, id);
}

/** How strong the levels of a game are, by id, in points of Elo: what its shelf says, from `npm run ladder`. */
export type Strengths = Readonly<Record<string, number>>;

/** How strong a bot of this name is; half-way in points for a mix half-way. Undefined when nobody measured it. */
export function strengthOf(strengths: Strengths, id: string): number | undefined {
  if (Object.hasOwn(strengths, id)) return strengths[id];
  const mix = mixOf(id);
  if (mix === null) return undefined;
  const [lower, upper] = [strengths[mix.lower], strengths[mix.upper]];
  return lower === undefined || upper === undefined ? undefined : lower + ((upper - lower) * mix.share) / 100;
}

/** The levels of a game from the weakest to the strongest. */
const inOrder = (strengths: Strengths): readonly (readonly [id: string, strength: number])[] =>
  Object.entries(strengths).sort(([, one], [, other]) => one - other);

/** In what steps two levels are mixed, in hundredths: finer ones nobody would notice. */
const STEP = 10;

/** The bot that is about as strong as this: a level, or a mix of the two beside it. */
export function levelAt(strengths: Strengths, strength: number): string {
  const all = inOrder(strengths);
  const above = all.findIndex((each) => each[1] >= strength);
  const [upper, top] = all[above] ?? [];
  const [lower, bottom] = all[(above < 0 ? all.length : above) - 1] ?? [];
  // Weaker than all of them, or stronger.
  if (lower === undefined) return upper ?? 'medium';
  if (upper === undefined) return lower;
  const share = STEP * Math.round((100 * (strength - (bottom ?? 0))) / ((top ?? 0) - (bottom ?? 0)) / STEP);
  return share === 0 ? lower : share === 100 ? upper : mixId({ lower, upper, share });
}

/** Where somebody begins of whom nothing is known: half-way between the two weakest levels. */
export function startOf(strengths: Strengths): number {
  const [first, second] = inOrder(strengths);
  return ((first?.[1] ?? 0) + (second?.[1] ?? first?.[1] ?? 0)) / 2;
}
