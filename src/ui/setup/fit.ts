import { useEffect, useState } from 'react';
import { LEVELS } from '@/bots/bot';
import { mixOf } from '@/bots/mix';
import { useWords, type Speaker } from '@/text';
import type { SetupMemory } from './memory';
import type { SeatDraft } from './seats';
import { useGameServices, type Standing } from './services';

/** Bots that fit the one person at the table. */
export interface Fit {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
  /** How that person stands, and which bot would fit. */
  readonly standing: Standing;
}

const fitted = ({ fits }: SetupMemory, game: string, on: boolean): readonly string[] => [
  ...(fits ?? []).filter((each) => each !== game),
  ...(on ? [game] : []),
];

/** Whether bots can be seated to fit, and whether they shall; null where nobody plays alone, or no rating is kept. */
export function useFit(game: string, seats: readonly SeatDraft[], alone: boolean): Fit | null {
  const { memory, ratings, remember } = useGameServices();
  const [person, another] = seats.filter(({ bot }) => bot === null);
  const name = alone && seats.length > 1 && another === undefined ? person?.name : undefined;
  const [known, setKnown] = useState<{ readonly name: string; readonly standing: Standing | null } | null>(null);
  useEffect(() => {
    if (name === undefined) return undefined;
    let left = false;
    ratings.of(game, name).then(
      (standing) => {
        if (!left) setKnown({ name, standing });
      },
      // Without them the levels can be chosen as ever.
      () => undefined,
    );
    return () => void (left = true);
  }, [ratings, game, name]);
  // While the name is typed the last one's stands: nothing jumps.
  if (name === undefined || known === null || known.standing === null) return null;
  return {
    on: (memory.fits ?? []).includes(game),
    set: (on) => remember((all) => ({ ...all, fits: fitted(all, game, on) })),
    standing: known.standing,
  };
}

/** How levels are called, and what lies between two of them. */
export function useLevelNames(): { nameOf(level: string): string; placeOf(bot: string): string } {
  const { t } = useWords();
  const nameOf = (level: string): string => {
    const known = LEVELS.find((each) => each === level);
    return known === undefined ? level : t(`setup.levelName.${known}`);
  };
  return {
    nameOf,
    placeOf(bot) {
      const mix = mixOf(bot);
      return mix === null
        ? t('setup.fitAt', { level: nameOf(bot) })
        : t('setup.fitBetween', { lower: nameOf(mix.lower), upper: nameOf(mix.upper) });
    },
  };
}

/** What a bot of this level is like in a game, in a line of that game's words; null when it says nothing of it. */
export function characterOf(words: Speaker, level: string): string | null {
  const key = `character.${level}`;
  const said = words.say({ key });
  return said.endsWith(key) ? null : said;
}
