import type { CardId } from '../rules/printed';

/**
 * What the face of a card says: a reminder, not the rule. Marks are language-free, words come from `effect.<card>`:
 *
 * `c2` +2 cards, `a1` +1 Action, `b1` +1 Buy, `$2` +2 coins, `v6` points, `#3` three cards, `=4` a price, `x` an Embargo
 * token, `n` next turn (begins a line), `|` a new line, `w` the card's own words (which may hold a `|` themselves).
 */
const EFFECTS = {
  copper: '$1',
  silver: '$2',
  gold: '$3',
  estate: 'v1',
  duchy: 'v3',
  province: 'v6',
  curse: 'v-1',

  cellar: 'a1 | w',
  chapel: 'w',
  moat: 'c2 | w',
  chancellor: '$2 | w',
  village: 'c1 a2',
  woodcutter: 'b1 $2',
  workshop: 'w =4',
  bureaucrat: 'w',
  feast: 'w =5',
  gardens: 'v1 | w',
  militia: '$2 | w',
  moneylender: 'w $3',
  remodel: 'w $2',
  smithy: 'c3',
  spy: 'c1 a1 | w',
  thief: 'w',
  'throne-room': 'w',
  'council-room': 'c4 b1 | w c1',
  festival: 'a2 b1 $2',
  laboratory: 'c2 a1',
  library: 'w',
  market: 'c1 a1 | b1 $1',
  mine: 'w $3',
  witch: 'c2 | w',
  adventurer: 'w',

  embargo: '$2 x',
  haven: 'c1 a1 n w',
  lighthouse: 'a1 $1 n $1 w',
  'native-village': 'a2 | w',
  'pearl-diver': 'c1 a1 | w',
  ambassador: 'w',
  'fishing-village': 'a2 $1 n a1 $1',
  lookout: 'a1 | w',
  smugglers: 'w =6',
  warehouse: 'c3 a1 | w',
  caravan: 'c1 a1 n c1',
  cutpurse: '$2 | w',
  island: 'w | v2',
  navigator: '$2 | w',
  'pirate-ship': 'w',
  salvager: 'b1 | w =?',
  'sea-hag': 'w',
  'treasure-map': 'w',
  bazaar: 'c1 a2 $1',
  explorer: 'w',
  'ghost-ship': 'c2 | w',
  'merchant-ship': '$2 n $2',
  outpost: 'w n #3',
  tactician: 'n c5 | b1 a1',
  treasury: 'c1 a1 $1 | w',
  wharf: 'c2 b1 n c2 b1',

  harbinger: 'c1 a1 | w',
  merchant: 'c1 a1 | w $1',
  vassal: '$2 | w',
  poacher: 'c1 a1 $1',
  bandit: 'w',
  sentry: 'c1 a1 | w',
  artisan: 'w =5',

  astrolabe: '$1 b1 n $1 b1',
  monkey: 'w c1 n c1',
  'sea-chart': 'c1 a1 | w',
  blockade: 'w =4',
  sailor: 'a1 w n $2',
  'tide-pools': 'c3 a1 n w',
  corsair: '$2 w n c1',
  pirate: 'n w =6',
  'sea-witch': 'c2 w n c2',
} as const satisfies Record<CardId, string>;

/** The cards whose effect needs words. */
export type Worded = { [Card in CardId]: (typeof EFFECTS)[Card] extends `${string}w${string}` ? Card : never }[CardId];

const hasWords = (card: CardId): card is Worded => EFFECTS[card].includes('w');

/** The key of a card's own words; null when its marks say it all. */
export const effectKey = (card: CardId) => (hasWords(card) ? (`effect.${card}` as const) : null);

/** What a duration brings when it comes back, in marks: what stands behind the hourglass. Null where that takes words. */
export function nextMarks(card: CardId): readonly Mark[] | null {
  const [, ...later] = EFFECTS[card].split('n ');
  const marks = later.join(' ').replace('|', '').split(' ').filter(Boolean);
  return marks.length === 0 || marks.includes('w') ? null : marks.map(markOf);
}

export type Mark =
  | { readonly kind: 'cards' | 'actions' | 'buys'; readonly count: number }
  /** Some cards, not more of them. */
  | { readonly kind: 'of-cards'; readonly count: number }
  | { readonly kind: 'coins' | 'price'; readonly text: string }
  | { readonly kind: 'points'; readonly count: number }
  | { readonly kind: 'embargo' | 'next' }
  | { readonly kind: 'words'; readonly text: string };

const KINDS = { c: 'cards', a: 'actions', b: 'buys', '#': 'of-cards', v: 'points' } as const;

function markOf(code: string): Mark {
  const [sign = ''] = code;
  const rest = code.slice(1);
  if (sign === 'x') return { kind: 'embargo' };
  if (sign === 'n') return { kind: 'next' };
  if (sign === '$') return { kind: 'coins', text: `+${rest}` };
  if (sign === '=') return { kind: 'price', text: rest };
  return { kind: KINDS[sign as keyof typeof KINDS], count: Number(rest) };
}

/** The lines of a card's effect; `said` are its own words. */
export function effectLines(card: CardId, said: string): readonly (readonly Mark[])[] {
  const lines: Mark[][] = [[]];
  const add = (mark: Mark): void => void lines.at(-1)?.push(mark);
  for (const code of EFFECTS[card].split(' ')) {
    if (code === '|' || code === 'n') lines.push([]);
    if (code === 'w') {
      said.split('|').forEach((text, i) => {
        if (i > 0) lines.push([]);
        add({ kind: 'words', text });
      });
    } else if (code !== '|') add(markOf(code));
  }
  return lines.filter((line) => line.length > 0);
}
