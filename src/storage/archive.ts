import { id, time } from './ceilings';
import { feed, finish, START } from './checksum';
import { MAX_PLAY_LENGTH, readPlay, writePlay, type Play } from '@/history/play';
import { areRatings } from '@/history/ratings';
import { isPhoto } from './photos';
import { profileSchema, type Profile } from './profiles';
import { parseSave, writeSave, type Save } from './saveFile';
import { sealText, unsealGradually, type SealProblem } from './sealed';
import { parseSheet, writeSheet, type Sheet } from './sheetFile';
import { atOnce, type Gradual } from './gradual';

/** What an archive holds, in the order it is shown. */
export const ARCHIVE_KINDS = ['plays', 'saves', 'sheets', 'profiles', 'photos', 'values'] as const;
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number];

/** The photo of a play. It never changes: another one has another id. */
export interface Photo {
  readonly id: string;
  readonly text: string;
}

/** Everything on a device: saved games, sheets of the companion, plays, profiles, and single remembered values by key. */
export interface Contents {
  readonly plays: readonly Play[];
  readonly saves: readonly Save[];
  readonly sheets: readonly Sheet[];
  readonly profiles: readonly Profile[];
  /** Of plays. */
  readonly photos: readonly Photo[];
  /** Settings, names, favourites: whatever is kept under a key of its own, as plain JSON. */
  readonly values: Readonly<Record<string, unknown>>;
}

export interface Archive extends Contents {
  readonly format: 1;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  /** How many records of each kind were in the file and could not be read. */
  readonly unreadable: Readonly<Record<ArchiveKind, number>>;
}

export type ArchiveProblem = SealProblem | 'empty';
export type ParsedArchive =
  { readonly ok: true; readonly archive: Archive } | { readonly ok: false; readonly problem: ArchiveProblem };

const FORMAT = 1;

/** The longest text that is looked at: ten thousand plays with two thousand games to replay are a third of it, their photos half. */
export const MAX_ARCHIVE_LENGTH = 160_000_000;
/** So much of it may be photos, five hundred and more; those of the newest plays come first. */
export const MAX_PHOTOS = 80_000_000;

/** The values that an archive may bring, and how long each may be: games that were rated are the longest. */
const VALUES: Readonly<Record<string, number>> = {
  'antilles/settings': 200_000,
  'antilles/setup': 200_000,
  'antilles/daily': 1_000_000,
  'antilles/ratings': 5_000_000,
};

/** Whether an archive holds it: everything else is derived, is in the archive already, or is not ours. */
export const isArchivedValue = (key: string): boolean => Object.hasOwn(VALUES, key);

/** An unknown key could be anything: it would lie there for good, and nothing in the app could remove it. */
const isWelcome = (key: string, value: unknown): boolean =>
  isArchivedValue(key) &&
  JSON.stringify(value).length <= (VALUES[key] ?? 0) &&
  (key !== 'antilles/ratings' || areRatings(value));

/** All of it as one text. Each record stands in it exactly as in a file of its own, checksum included. */
export const writeArchive = (contents: Contents, madeAt: number): string => atOnce(writingArchive(contents, madeAt));

/** The same a little at a time. */
export function* writingArchive(contents: Contents, madeAt: number): Gradual<string> {
  const { plays, saves, sheets, profiles, photos, values } = contents;
  const all = plays.length + saves.length + sheets.length + profiles.length + photos.length;
  const pieces: string[] = [];
  let lanes = START;
  let done = 0;
  const put = (text: string): void => {
    pieces.push(text);
    lanes = feed(lanes, text);
  };
  // Every record is text already, and as JSON would write it again: it is only joined.
  function* putAll<T>(name: string, records: readonly T[], write: (record: T) => string): Gradual<void> {
    put(`,"${name}":[`);
    for (const [i, record] of records.entries()) {
      put(i === 0 ? write(record) : `,${write(record)}`);
      if (++done % 100 === 0) yield done / all;
    }
    put(']');
  }
  put(`{"format":${FORMAT},"madeAt":${JSON.stringify(madeAt)}`);
  yield* putAll('plays', plays, writePlay);
  yield* putAll('saves', saves, writeSave);
  yield* putAll('sheets', sheets, writeSheet);
  yield* putAll('profiles', profiles, (profile) => JSON.stringify(profile));
  yield* putAll('photos', photos, (photo) => JSON.stringify(photo));
  put(`,"values":${JSON.stringify(values)}}`);
  return sealText('archive', pieces.join('').slice(1), finish(lanes));
}

/**
 * Reads an archive from a text that may be anything at all. Never throws.
 * A record in it that cannot be read is counted and left out; the others are not its hostages.
 */
export const parseArchive = (text: string): ParsedArchive => atOnce(readArchive(text));

/** How much of the reading is done when the seal is looked at; the rest is spent on the records. */
const SEAL = 0.4;

/** The same a little at a time. */
export function* readArchive(text: string): Gradual<ParsedArchive> {
  if (text.trim() === '') return { ok: false, problem: 'empty' };
  // Some programs put an invisible mark in front of a text they keep.
  const whole = text.replace(/^\ufeff/, '');
  const opened = yield* part(unsealGradually('archive', whole, FORMAT, MAX_ARCHIVE_LENGTH), 0, SEAL);
  if (!opened.ok) return opened;
  const archive = yield* part(readBody(opened.body), SEAL, 1);
  return archive === null ? { ok: false, problem: 'damaged' } : { ok: true, archive };
}

/** Something long as a part of something longer. */
export function* part<T>(steps: Gradual<T>, from: number, to: number): Gradual<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield from + (to - from) * step.value;
  }
}

function* readBody(body: Readonly<Record<string, unknown>>): Gradual<Archive | null> {
  // Earlier versions had no photos, or did not put them into the file.
  const { madeAt, plays, saves, sheets, profiles, photos = [], values } = body;
  if (!time.safeParse(madeAt).success) return null;
  if (![plays, saves, sheets, profiles, photos].every((list) => Array.isArray(list)) || !isRecord(values)) return null;
  const unreadable = { plays: 0, saves: 0, sheets: 0, profiles: 0, photos: 0, values: 0 };

  const all = [plays, saves, sheets, profiles, photos].reduce<number>(
    (sum, list) => sum + (list as unknown[]).length,
    0,
  );
  let done = 0;

  function* readAll<T>(kind: ArchiveKind, list: unknown, read: (record: unknown) => T | null): Gradual<readonly T[]> {
    const whole: T[] = [];
    for (const record of list as readonly unknown[]) {
      if (done++ % 100 === 99) yield done / all;
      const value = read(record);
      if (value === null) unreadable[kind]++;
      else whole.push(value);
    }
    return whole;
  }

  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    if (isWelcome(key, value)) kept[key] = value;
    else unreadable.values++;
  }
  return {
    format: FORMAT,
    madeAt: madeAt as number, // just seen
    plays: yield* readAll('plays', plays, (record) => {
      // The file's checksum vouches for each of them.
      if (!isRecord(record) || record['antilles'] !== 'play') return null;
      const parsed = readPlay(record);
      return parsed.ok && JSON.stringify(record).length <= MAX_PLAY_LENGTH ? parsed.play : null;
    }),
    saves: yield* readAll('saves', saves, (record) => {
      const parsed = parseSave(JSON.stringify(record));
      return parsed.ok ? parsed.save : null;
    }),
    sheets: yield* readAll('sheets', sheets, (record) => {
      const parsed = parseSheet(JSON.stringify(record));
      return parsed.ok ? parsed.sheet : null;
    }),
    profiles: yield* readAll('profiles', profiles, (record) => {
      const parsed = profileSchema.safeParse(record);
      return parsed.success ? parsed.data : null;
    }),
    photos: yield* readAll('photos', photos, readPhoto),
    values: kept,
    unreadable,
  };
}

function readPhoto(record: unknown): Photo | null {
  if (!isRecord(record)) return null;
  const { id: name, text } = record;
  if (typeof text !== 'string' || !isPhoto(text)) return null;
  const known = id.safeParse(name);
  return known.success ? { id: known.data, text } : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
