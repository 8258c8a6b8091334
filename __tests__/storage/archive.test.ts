import * as fc from 'fast-check';
import { writeCsv } from '@/history/csv';
import { compare, comparing, incomingKey, toWrite, type Decisions } from '@/history/merge';
import {
  ARCHIVE_KINDS,
  isArchivedValue,
  MAX_ARCHIVE_LENGTH,
  parseArchive,
  readArchive,
  writeArchive,
  writingArchive,
  type Contents,
} from '@/storage/archive';
import type { Profile } from '@/storage/profiles';
import { seal } from '@/storage/sealed';
import type { Sheet } from '@/storage/sheetFile';
import type { Gradual } from '@/storage/gradual';
import { aPlay, anyPlay } from '@tests/history/plays';
import { anySave, aSave } from './saves';
import { aSheet } from './sheets';

// Hundreds of runs, on whatever machine.
jest.setTimeout(60_000);

const aProfile = (change: Partial<Profile> = {}): Profile => ({
  id: 'anne',
  name: 'Anne',
  colour: 'red',
  createdAt: 1,
  changedAt: 1,
  ...change,
});

const filledSheet = (change: Partial<Sheet> = {}): Sheet => aSheet({ data: { rounds: [[1, 2]] }, ...change });

const NOTHING: Contents = { plays: [], saves: [], sheets: [], profiles: [], photos: [], values: {} };
const SOMETHING: Contents = {
  plays: [aPlay(), aPlay({ id: 'p2', notes: 'Second' })],
  saves: [aSave()],
  sheets: [filledSheet()],
  profiles: [aProfile()],
  photos: [{ id: 'photo1', text: '/9j/4AAQ' }],
  values: { 'antilles/settings': { theme: 'dark' } },
};

const unique = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] => [
  ...new Map(all.map((each) => [each.id, each])).values(),
];

const anyContents: fc.Arbitrary<Contents> = fc
  .record({
    plays: fc.array(anyPlay, { maxLength: 4 }),
    saves: fc.array(anySave, { maxLength: 3 }),
    values: fc.dictionary(
      fc.constantFrom('antilles/settings', 'antilles/setup', 'antilles/daily'),
      fc.jsonValue({ maxDepth: 2 }),
      { maxKeys: 3, noNullPrototype: true },
    ),
  })
  .map(({ plays, saves, values }) => ({
    ...SOMETHING,
    plays: unique(plays),
    saves: unique(saves),
    values,
  }));

const ALL: Decisions = {
  add: { plays: true, saves: true, sheets: true, profiles: true, photos: true, values: true },
  take: new Set(),
};

describe('an archive as text', () => {
  test('comes back with everything in it', () => {
    fc.assert(
      fc.property(anyContents, (contents) => {
        const parsed = parseArchive(writeArchive(contents, 5));
        // JSON knows no minus zero, and neither does anything that was ever saved.
        const written: unknown = JSON.parse(JSON.stringify({ ...contents, madeAt: 5 }));
        expect(parsed).toMatchObject({ ok: true, archive: written });
        if (parsed.ok) expect(Object.values(parsed.archive.unreadable)).toEqual([0, 0, 0, 0, 0, 0]);
      }),
      { numRuns: 60 },
    );
  });

  test('never throws, and one changed character is either harmless or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(parseArchive(text).ok).toBe(false);
      }),
    );
    const text = writeArchive(SOMETHING, 5);
    const whole = parseArchive(text);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 2 }), (at, letters) => {
        const parsed = parseArchive(text.slice(0, at) + letters + text.slice(at + 1));
        if (parsed.ok) expect(parsed).toEqual(whole);
      }),
      { numRuns: 500 },
    );
  });

  test('is written, read and compared a little at a time, and says how far it is', () => {
    const many = { ...SOMETHING, plays: Array.from({ length: 1000 }, (_, i) => aPlay({ id: `p${i}` })) };
    const shares = <T>(steps: Gradual<T>): readonly [readonly number[], T] => {
      const seen: number[] = [];
      for (;;) {
        const step = steps.next();
        if (step.done === true) return [seen, step.value];
        seen.push(step.value);
      }
    };
    const rising = (seen: readonly number[]): void => {
      expect(seen.length).toBeGreaterThanOrEqual(9);
      expect(seen.every((share, i) => share <= 1 && share > (seen[i - 1] ?? 0))).toBe(true);
    };
    const [writing, text] = shares(writingArchive(many, 5));
    rising(writing);
    // As `JSON.stringify` would have it, seal included.
    const { antilles: _, checksum: __, ...body } = JSON.parse(text) as Record<string, unknown>;
    expect(text).toBe(seal('archive', body));
    const [reading, parsed] = shares(readArchive(text));
    rising(reading);
    if (!parsed.ok) throw new Error(parsed.problem);
    const [looking, preview] = shares(comparing(parsed.archive, { ...NOTHING, plays: many.plays.slice(0, 600) }));
    rising(looking);
    expect(preview.same.plays).toBe(600);
    expect(preview.fresh.plays).toHaveLength(400);
  });

  test('is refused with what is the matter', () => {
    expect(parseArchive('  \n')).toEqual({ ok: false, problem: 'empty' });
    expect(parseArchive(writeArchive(SOMETHING, 5).slice(0, -40))).toEqual({ ok: false, problem: 'not-json' });
    expect(parseArchive('{"players":[]}')).toEqual({ ok: false, problem: 'foreign' });
    expect(parseArchive(seal('archive', { format: 2 }))).toEqual({ ok: false, problem: 'newer' });
    expect(parseArchive(seal('archive', { format: 1, madeAt: 5 }))).toEqual({ ok: false, problem: 'damaged' });
    expect(parseArchive('x'.repeat(MAX_ARCHIVE_LENGTH + 1))).toEqual({ ok: false, problem: 'too-large' });
  });

  test('brings ratings that can be read; others are counted and left out', () => {
    const read = (value: unknown) =>
      parseArchive(writeArchive({ ...NOTHING, values: { 'antilles/ratings': value } }, 5));
    const ratings = { format: 1, people: [] };
    expect(read(ratings)).toMatchObject({ ok: true, archive: { values: { 'antilles/ratings': ratings } } });
    for (const value of [{ format: 2, people: [] }, { people: [] }, [], 'x', null])
      expect(read(value)).toMatchObject({ ok: true, archive: { values: {}, unreadable: { values: 1 } } });
  });

  test('survives a mark in front and a new layout', () => {
    const text = writeArchive(SOMETHING, 5);
    const again = `\ufeff${JSON.stringify(JSON.parse(text), null, 2)}\n`;
    expect(parseArchive(again)).toEqual(parseArchive(text));
  });

  test('a record that cannot be read is counted and hides no other', () => {
    const body = {
      format: 1,
      madeAt: 5,
      plays: [{ antilles: 'play', format: 9 }, JSON.parse(seal('play', aPlay())) as unknown, 7],
      saves: [null],
      sheets: [],
      profiles: [aProfile(), { id: 'x' }],
      values: { 'antilles/settings': {}, 'antilles/play/p1': 'smuggled', other: 1 },
    };
    const parsed = parseArchive(seal('archive', body));
    expect(parsed).toMatchObject({
      ok: true,
      archive: {
        plays: [aPlay()],
        profiles: [aProfile()],
        values: { 'antilles/settings': {} },
        unreadable: { plays: 2, saves: 1, sheets: 0, profiles: 1, values: 2 },
      },
    });
  });

  test('a value that would fill a device is refused', () => {
    const values = {
      'antilles/settings': { theme: 'dark' },
      'antilles/setup': 'x'.repeat(200_000),
      'antilles/unknown': 1,
      // Years of daily deals.
      'antilles/daily': 'x'.repeat(900_000),
    };
    const parsed = parseArchive(writeArchive({ ...NOTHING, values }, 5));
    expect(parsed.ok && Object.keys(parsed.archive.values)).toEqual(['antilles/settings', 'antilles/daily']);
    expect(parsed.ok && parsed.archive.unreadable.values).toBe(2);
  });

  test('what is derived or damaged stays on its device', () => {
    expect(isArchivedValue('antilles/setup')).toBe(true);
    // What the app does not know it could not remove either.
    for (const key of [
      'antilles/anything',
      'antilles/profiles',
      'antilles/plays-index/0',
      'antilles/kept/x',
      'antilles/settings.damaged',
      'e2e',
    ]) {
      expect(isArchivedValue(key)).toBe(false);
    }
  });
});

describe('what an import would do', () => {
  const archiveOf = (contents: Contents) => {
    const parsed = parseArchive(writeArchive(contents, 5));
    if (!parsed.ok) throw new Error(parsed.problem);
    return parsed.archive;
  };

  test('on an empty device everything is new; on the same one nothing is', () => {
    fc.assert(
      fc.property(anyContents, (contents) => {
        const archive = archiveOf(contents);
        const count = contents.plays.length + contents.saves.length + 3 + Object.keys(contents.values).length;
        expect(toWrite(compare(archive, NOTHING), ALL)).toHaveLength(count);
        expect(toWrite(compare(archive, contents), ALL)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('what differs is kept unless it is chosen, one by one', () => {
    const mine: Contents = {
      ...SOMETHING,
      plays: [aPlay({ notes: 'mine' }), aPlay({ id: 'p3' })],
      profiles: [aProfile({ name: 'Annelies' })],
      values: { 'antilles/settings': { theme: 'light' } },
    };
    const preview = compare(archiveOf(SOMETHING), mine);
    expect(ARCHIVE_KINDS.map((kind) => preview.fresh[kind].length)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(ARCHIVE_KINDS.map((kind) => preview.conflicts[kind].length)).toEqual([1, 0, 0, 1, 0, 1]);
    expect(preview.same).toEqual({ plays: 0, saves: 1, sheets: 1, profiles: 0, photos: 1, values: 0 });
    expect(toWrite(preview, ALL).map(incomingKey)).toEqual(['plays/p2']);
    expect(toWrite(preview, { ...ALL, take: new Set(['plays/p1', 'profiles/anne']) }).map(incomingKey)).toEqual([
      'plays/p2',
      'plays/p1',
      'profiles/anne',
    ]);
    expect(toWrite(preview, { ...ALL, add: { ...ALL.add, plays: false } })).toEqual([]);
  });
});

test('a table quotes what would break it, and no text becomes a formula', () => {
  expect(writeCsv([['a', 1, 'say "hi"', 'x,y', '=1+1', 'two\nlines', -3]])).toBe(
    '\ufeffa,1,"say ""hi""","x,y",\'=1+1,"two\nlines",-3\r\n',
  );
});

test('a file without photos, as earlier versions wrote it, is as whole as one with them', () => {
  const { photos: _, ...earlier } = { format: 1, madeAt: 5, ...NOTHING };
  expect(parseArchive(seal('archive', earlier))).toMatchObject({ ok: true, archive: { photos: [] } });
  const broken = { format: 1, madeAt: 5, ...NOTHING, photos: [{ id: 'a', text: '<svg onload=x>' }, { id: 7 }, null] };
  expect(parseArchive(seal('archive', broken))).toMatchObject({
    ok: true,
    archive: { photos: [], unreadable: { photos: 3 } },
  });
});
