import { z } from 'zod';
import { SEAT_COLOURS, type SeatColour } from './saveFile';

/** Somebody who plays here: their name, and the colour (with its shape) they like to have. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly colour: SeatColour;
  readonly createdAt: number;
  readonly changedAt: number;
}

export const profileSchema: z.ZodType<Profile> = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  colour: z.enum(SEAT_COLOURS),
  createdAt: z.number(),
  changedAt: z.number(),
});

/** One that cannot be read takes no other with it. */
export const profilesSchema: z.ZodType<readonly Profile[]> = z.array(z.unknown()).transform((all) =>
  all.flatMap((each) => {
    const profile = profileSchema.safeParse(each);
    return profile.success ? [profile.data] : [];
  }),
);
