/** The colours of seats. On the screen a colour always comes with its shape. */
export const SEAT_COLOURS = ['green', 'purple', 'brown', 'red', 'blue', 'yellow'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** Who sits at a table: a person or a bot. */
export interface TablePlayer {
  readonly name: string;
  readonly colour: SeatColour;
  /** The id of the bot that plays here (`easy`, `medium`, `hard`); null: a person. */
  readonly bot: string | null;
}
