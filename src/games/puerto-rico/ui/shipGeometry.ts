/** Where everything on a cargo ship is, for slots of `unit` points in so many rows. */
export interface Hull {
  readonly width: number;
  readonly height: number;
  /** How high the sail stands over the deck, and how high the side of the ship is. */
  readonly sail: number;
  readonly hull: number;
  readonly mast: number;
  /** Of a slot, from the deck. */
  slot(index: number): { readonly left: number; readonly top: number };
}

export function hullOf(capacity: number, unit: number, rows: 1 | 2): Hull {
  const columns = Math.ceil(capacity / rows);
  const gap = unit * 0.16;
  const width = columns * (unit + gap) + unit * 2.2;
  const hull = rows * (unit + gap) + unit * 0.75;
  const sail = unit * 2.9;
  const left = (width - columns * (unit + gap) + gap) / 2;
  return {
    width,
    height: sail + hull + 4,
    sail,
    hull,
    mast: width * 0.47,
    slot: (index) => ({
      left: left + (index % columns) * (unit + gap),
      top: unit * 0.4 + Math.floor(index / columns) * (unit + gap),
    }),
  };
}
