import { z } from 'zod';
import { id, name, time } from './ceilings';
import { SEAT_COLOURS, type SeatColour } from '@/session/seats';

/** Somebody who plays here: their name, and the colour (with its shape) they like to have. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly colour: SeatColour;
  readonly createdAt: number;
  readonly changedAt: number;
}

export const profileSchema: z.ZodType<Profile> = z.object({
  id,
  name: name.refine((text) => text !== ''),
  colour: z.enum(SEAT_COLOURS),
  createdAt: time,
  changedAt: time,
});

/** One that cannot be read takes no other with it. */
export const profilesSchema: z.ZodType<readonly Profile[]> = z.array(z.unknown()).transform((all) =>
  all.flatMap((each) => {
    const profile = profileSchema.safeParse(each);
    return profile.success ? [profile.data] : [];
  }),
);

/** What is written for these profiles: those that cannot be read (a newer version may have made them) stay as they are. */
export function besideUnread(profiles: readonly Profile[], raw: unknown): readonly unknown[] {
  const there: readonly unknown[] = Array.isArray(raw) ? raw : [];
  return [...profiles, ...there.filter((each) => !profileSchema.safeParse(each).success)];
}
