/** The little paths of the rules show what the rules say. */
import { STRIPS } from '@/games/cartagena/ui/rules/strips';
import type { Stone } from '@/games/cartagena/ui/rules/PathStrip';

interface Strip {
  readonly stones: readonly Stone[];
  readonly from: number;
  readonly to: number;
}

const standing = (stone: Stone | undefined): number => stone?.crowd?.length ?? 0;
const crossed = ({ stones }: Pick<Strip, 'stones'>): number[] =>
  stones.flatMap((stone, i) => (stone.skipped ? [i] : []));
/** Where a pirate stops on its way, and what stands before that. */
const walk = ({ stones, from, to }: Strip, fits: (stone: Stone) => boolean): { stop: number; passed: number[] } => {
  const way = to > from ? 1 : -1;
  const passed: number[] = [];
  for (let i = from + way; i >= 0 && i < stones.length; i += way) {
    const stone = stones[i];
    if (stone !== undefined && fits(stone)) return { stop: i, passed };
    passed.push(i);
  }
  return { stop: -1, passed };
};

test.each([
  ['advance', 'rum'],
  ['advanceEnd', 'hook'],
  ['hook', 'lantern'],
  ['snake', 'rum'],
] as const)(
  '%s: to the first empty space with the symbol, or the goal (CA-10, CA-11, CA-53, CA-56)',
  (name, symbol) => {
    const strip: Strip = STRIPS[name];
    const { stop, passed } = walk(
      strip,
      (stone) => stone.on === 'goal' || (stone.on === symbol && standing(stone) === 0),
    );
    expect(stop).toBe(strip.to);
    expect(crossed(strip)).toEqual(passed.filter((i) => strip.stones[i]?.on === symbol).sort((a, b) => a - b));
    expect(standing(strip.stones[strip.from])).toBe(name === 'hook' ? 2 : 1);
  },
);

test.each(['retreat', 'retreatEnd', 'morgan'] as const)(
  '%s: to the first space with one or two pirates, a card for each (CA-14, CA-15, CA-17, CA-37)',
  (name) => {
    const strip: Strip = STRIPS[name];
    const { stop, passed } = walk(strip, (stone) => [1, 2].includes(standing(stone)));
    expect(stop).toBe(strip.to);
    expect(strip.stones[stop]?.gain).toBe(standing(strip.stones[stop]));
    expect(crossed(strip)).toEqual(passed.filter((i) => standing(strip.stones[i]) === 3));
  },
);

test('no space holds more than three, and three is what is crossed out (CA-8)', () => {
  for (const { stones } of Object.values(STRIPS) as readonly Pick<Strip, 'stones'>[])
    for (const stone of stones) expect(standing(stone) + (stone.lands?.length ?? 0)).toBeLessThanOrEqual(3);
  expect(STRIPS.space.stones.map((stone) => standing(stone))).toEqual([1, 2, 3]);
  expect(crossed(STRIPS.space)).toEqual([2]);
});
