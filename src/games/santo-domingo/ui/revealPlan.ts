/** Where the cards lie that everybody turns over at once, in points. */
export interface RevealPlan {
  readonly width: number;
  readonly height: number;
  /** The middle of a player's column, and the top of each of their cards. */
  readonly places: readonly {
    readonly x: number;
    readonly name: number;
    readonly cards: readonly { readonly x: number; readonly y: number }[];
  }[];
}

const GAP = 10;
const NAME = 30;
/** A card is so much higher than wide. */
const SHAPE = 1.4;
const [SMALLEST, LARGEST] = [44, 112];

/** Columns of players in one or two rows, with the cards of each above or beside each other: whichever makes them largest. */
export function revealPlan(
  players: number,
  cardsEach: number,
  room: { readonly width: number; readonly height: number },
): RevealPlan {
  let best: { readonly columns: number; readonly across: number; readonly card: number } = {
    columns: players,
    across: 1,
    card: 0,
  };
  for (const columns of new Set([players, Math.ceil(players / 2)]))
    for (const across of new Set([1, cardsEach])) {
      const rows = Math.ceil(players / columns);
      const down = cardsEach / across;
      const wide = (room.width / columns - GAP * (across + 0.6)) / across;
      const high = ((room.height / rows - NAME) / down - GAP) / SHAPE;
      const card = Math.min(wide, high, LARGEST);
      if (card > best.card) best = { columns, across, card };
    }
  const width = Math.floor(Math.max(SMALLEST, best.card));
  const height = Math.floor(width * SHAPE);
  const down = cardsEach / best.across;
  const column = room.width / best.columns;
  const rowHeight = NAME + down * (height + GAP);
  const rows = Math.ceil(players / best.columns);
  const top = Math.max(0, (room.height - rows * rowHeight) / 2);
  return {
    width,
    height,
    places: Array.from({ length: players }, (_, i) => {
      const row = Math.floor(i / best.columns);
      const inRow = Math.min(best.columns, players - row * best.columns);
      const x = (room.width - inRow * column) / 2 + ((i % best.columns) + 0.5) * column;
      const name = top + row * rowHeight;
      return {
        x,
        name,
        cards: Array.from({ length: cardsEach }, (_, k) => ({
          x: x - width / 2 + (best.across === 1 ? 0 : (k - (best.across - 1) / 2) * (width + GAP)),
          y: name + NAME + (best.across === 1 ? k * (height + GAP) : 0),
        })),
      };
    }),
  };
}
