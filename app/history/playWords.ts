import type { i18n } from 'i18next';
import type { Phrase } from '@antilles/engine';
import { isGameId } from '@/games/ids';
import type { Play, PlayLine, PlaySummary } from '@/history/play';
import { speaker, type Speaker, type useWords } from '@/text';

/** Puts what a play says into words; a key that this version has no words for is left out or shown as it was labelled. */
export interface PlayWords {
  say(phrase: Phrase | null): string | null;
  variant(): string | null;
  line(line: PlayLine): string;
  how(line: PlayLine): string | null;
  tie(key: string): string | null;
  /** The words themselves. */
  readonly speak: Speaker;
}

export function playWords(words: i18n, play: Pick<PlaySummary, 'game' | 'seats' | 'variant'>): PlayWords {
  // Any other game is counted on a sheet of the companion, in the companion's words.
  const namespace = isGameId(play.game) ? play.game : 'companion';
  const speak = speaker(
    words,
    namespace,
    play.seats.map(({ name }) => name),
  );
  // Keys worked out at run time have no type; whether there is a text for them is asked first. With a plural only its
  // forms have one.
  const has = (key: string): boolean =>
    [namespace, 'engine'].some((ns) => ['', '_other'].some((form) => words.exists(`${ns}:${key}${form}`)));
  const say = (phrase: Phrase | null): string | null =>
    phrase === null || !has(phrase.key) ? null : speak.say(phrase);
  return {
    say,
    variant() {
      const parts = play.variant.map(say).filter((part) => part !== null);
      return parts.length === 0 ? null : parts.join(' · ');
    },
    line: ({ key, label, round }) =>
      label ??
      (round !== undefined
        ? words.t('history:play.round', { round })
        : has(key)
          ? speak.say({ key })
          : words.t('history:play.score')),
    how: ({ how }) => say(how),
    tie: (key) => (has(key) ? speak.say({ key }) : null),
    speak,
  };
}

/** The seats in the order of their places. */
export const ranking = (play: Pick<Play, 'places' | 'seats'>): readonly number[] =>
  play.seats.map((_, seat) => seat).sort((a, b) => (play.places[a] ?? 0) - (play.places[b] ?? 0) || a - b);

/** Who won, in a sentence; nothing when nobody knows. */
export function resultWords(
  { together, teams, winners }: Pick<PlaySummary, 'together' | 'teams' | 'winners'>,
  names: string,
  t: ReturnType<typeof useWords<'history'>>['t'],
): string {
  if (together) return t(winners.length > 0 ? 'row.togetherWon' : 'row.togetherLost');
  if (winners.length === 0) return '';
  return t(winners.length === 1 ? 'row.won' : teams === null ? 'row.tied' : 'row.teamWon', { names });
}
