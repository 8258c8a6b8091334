import { sameJson } from '@antilles/engine';
import * as fc from 'fast-check';
import { checksum } from '@/storage/checksum';
import { MAX_SAVE_LENGTH, parseSave, writeSave, type Save } from '@/storage/saveFile';
import { anySave, aSave } from './saves';

// Thousands of runs, on whatever machine.
jest.setTimeout(60_000);

const problemOf = (text: string): string => {
  const parsed = parseSave(text);
  return parsed.ok ? 'ok' : parsed.problem;
};

/** A text that claims to be whole: whatever is in it has the right checksum. */
const sealed = (body: unknown): string => {
  const text = JSON.stringify(body);
  return `{"antilles":"save","checksum":"${checksum(text)}",${text.slice(1)}`;
};

describe('a save', () => {
  test('is read as it was written', () => {
    expect(parseSave(writeSave(aSave()))).toEqual({ ok: true, save: aSave() });
    const takenOver = aSave({ since: { at: 1, rulesVersion: 3, state: { rng: 1 } } });
    expect(parseSave(writeSave(takenOver))).toEqual({ ok: true, save: takenOver });
  });

  test('is read as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(anySave, (save) => {
        const parsed = parseSave(writeSave(save));
        // As JSON sees it, for which 0 and -0 are the same.
        expect(parsed.ok && sameJson(parsed.save, JSON.parse(JSON.stringify(save)))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('survives being laid out anew, by an editor or a mail program', () => {
    const text = writeSave(aSave());
    expect(parseSave(`\n  ${JSON.stringify(JSON.parse(text), null, 4)}\r\n`)).toEqual({ ok: true, save: aSave() });
  });

  test('is written in a form that says what it is', () => {
    expect(writeSave(aSave())).toMatch(/^\{"antilles":"save","checksum":"[0-9a-f]{16}","format":1,"id":"k3y","log":\[/);
  });

  test('is the same text whether it was written before or not, as the log grows, is cut and goes on under another name', () => {
    const afresh = (save: Save): string => writeSave(JSON.parse(JSON.stringify(save)) as Save);
    const log: Save['log'][number][] = [];
    for (let n = 0; n < 200; n++) {
      log.push({ seat: n % 2, action: { n } });
      if (n % 5 === 4) log.splice(-2);
      const save = {
        ...aSave(),
        id: n % 7 === 0 ? 'copy' : 'k3y',
        log: log.concat(),
        looked: aSave().looked.map(() => 0),
      };
      // Not every state is written.
      if (n % 3 !== 1) expect(writeSave(save)).toBe(afresh(save));
    }
  });
});

describe('what is no save is named', () => {
  test.each([
    ['nothing at all', '', 'not-json'],
    ['text', 'Dear diary', 'not-json'],
    ['half a save', writeSave(aSave()).slice(0, 100), 'not-json'],
    ['a number', '5', 'foreign'],
    ['null', 'null', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['an empty object', '{}', 'foreign'],
    ["another program's file", '{"name":"x","version":1,"format":1}', 'foreign'],
    ["another program's checksummed file", JSON.stringify({ ...aSave(), checksum: 'x' }), 'foreign'],
    ['a save of a later format', '{"antilles":"save","format":2,"stuff":[]}', 'newer'],
    ['a save without its checksum', JSON.stringify({ antilles: 'save', ...aSave() }), 'damaged'],
    [
      'a save with somebody else’s checksum',
      JSON.stringify({ antilles: 'save', checksum: '0'.repeat(16), ...aSave() }),
      'damaged',
    ],
    ['a huge file', ' '.repeat(MAX_SAVE_LENGTH + 1), 'too-large'],
    ['a huge save', writeSave(aSave({ state: 'x'.repeat(MAX_SAVE_LENGTH) })), 'too-large'],
    ['nesting without end', '['.repeat(200_000), 'not-json'],
    ['deep nesting', '['.repeat(200_000) + ']'.repeat(200_000), expect.stringMatching(/foreign|not-json/)],
    [
      'deep nesting under our name',
      `{"antilles":"save","format":1,"checksum":"0","state":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      expect.stringMatching(/damaged|not-json/),
    ],
  ])('%s', (_name, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  test('a game that this app does not have', () => {
    const text = writeSave(aSave({ game: 'snap' }));
    expect(parseSave(text, (game) => game === 'santo-domingo')).toEqual({ ok: false, problem: 'unknown-game' });
    expect(parseSave(text).ok).toBe(true);
  });

  test.each<[string, (save: Save) => object]>([
    ['no id', (save) => ({ ...save, id: '' })],
    ['no seats', (save) => ({ ...save, seats: [], looked: [], log: [] })],
    ['a colour that is not', (save) => ({ ...save, seats: save.seats.map((seat) => ({ ...seat, colour: 'pink' })) })],
    ['no state', ({ state: _state, ...save }) => save],
    ['an action of nobody', (save) => ({ ...save, log: [{ seat: 3, action: 1 }] })],
    ['an action without an action', (save) => ({ ...save, log: [{ seat: 0 }] })],
    ['a seat that looked into the future', (save) => ({ ...save, looked: [3, 0, 0] })],
    ['looks of fewer seats', (save) => ({ ...save, looked: [0] })],
    ['half a look', (save) => ({ ...save, looked: [0.5, 0, 0] })],
    ['rules that take over in the future', (save) => ({ ...save, since: { at: 9, rulesVersion: 1, state: {} } })],
    ['an unheard-of undo rule', (save) => ({ ...save, undoRule: 'sometimes' })],
    ['an old format', (save) => ({ ...save, format: 0 })],
    ['a format in words', (save) => ({ ...save, format: 'one' })],
    ['a log that is none', (save) => ({ ...save, log: 'long' })],
    ['a seed that is none', (save) => ({ ...save, seed: null })],
  ])('%s, with a right checksum', (_name, change) => {
    expect(problemOf(sealed(change(aSave())))).toBe('damaged');
  });

  test('a right checksum alone is enough for nothing else to be wrong with it', () => {
    expect(problemOf(sealed(aSave()))).toBe('ok');
  });
});

describe('whatever the text, nothing is thrown and no save is misread', () => {
  const original = aSave();
  const text = writeSave(original);
  /** Refused, or exactly the save that was written. */
  const isHonest = (broken: string): void => {
    const parsed = parseSave(broken);
    if (parsed.ok && !sameJson(parsed.save, original)) throw new Error(`misread: ${broken}`);
  };

  test('random text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (noise) => {
        expect(parseSave(noise).ok).toBe(false);
      }),
      { numRuns: 600 },
    );
  });

  test('random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(parseSave(Buffer.from(bytes).toString('latin1')).ok).toBe(false);
        expect(parseSave(Buffer.from(bytes).toString('utf8')).ok).toBe(false);
      }),
      { numRuns: 600 },
    );
  });

  test('random JSON, also under our name', () => {
    fc.assert(
      fc.property(fc.json(), fc.dictionary(fc.string(), fc.jsonValue()), (noise, fields) => {
        expect(parseSave(noise).ok).toBe(false);
        expect(parseSave(JSON.stringify({ antilles: 'save', ...fields })).ok).toBe(false);
        expect(parseSave(sealed({ ...fields, format: 1 })).ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('every beginning of a save', () => {
    for (let length = 0; length < text.length; length++) expect(parseSave(text.slice(0, length)).ok).toBe(false);
  });

  test('every end of a save', () => {
    for (let start = 1; start <= text.length; start++) expect(parseSave(text.slice(start)).ok).toBe(false);
  });

  test('a save with any one character replaced', () => {
    for (let i = 0; i < text.length; i++) {
      for (const other of ['0', '9', '"', ' ', '\ud800']) {
        isHonest(text.slice(0, i) + other + text.slice(i + 1));
      }
    }
  });

  test('a save with any one byte changed', () => {
    const bytes = Buffer.from(text, 'utf8');
    for (let i = 0; i < bytes.length; i++) {
      for (const bit of [1, 4, 32, 128]) {
        const flipped = Buffer.from(bytes);
        flipped[i] = (bytes[i] ?? 0) ^ bit;
        isHonest(flipped.toString('utf8'));
      }
    }
  });

  test('a save with pieces cut out, doubled, swapped or overwritten', () => {
    const place = fc.nat({ max: text.length });
    fc.assert(
      fc.property(place, place, place, fc.string({ maxLength: 8 }), (a, b, c, noise) => {
        const [from = 0, to = 0, end = 0] = [a, b, c].sort((x, y) => x - y);
        isHonest(text.slice(0, from) + text.slice(to));
        isHonest(text.slice(0, to) + text.slice(from));
        isHonest(text.slice(0, from) + text.slice(to, end) + text.slice(from, to) + text.slice(end));
        isHonest(text.slice(0, from) + noise + text.slice(from + noise.length));
        isHonest(text.slice(0, from) + noise + text.slice(to));
      }),
      { numRuns: 600 },
    );
  });

  test('a save of which any one value was changed', () => {
    fc.assert(
      fc.property(anySave, fc.nat(), fc.jsonValue({ maxDepth: 1 }), (save, which, value) => {
        const file = JSON.parse(writeSave(save)) as Record<string, unknown>;
        const keys = Object.keys(save);
        const key = keys[which % keys.length] ?? 'id';
        if (JSON.stringify(file[key]) === JSON.stringify(value)) return;
        file[key] = value;
        expect(parseSave(JSON.stringify(file)).ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe('checksum', () => {
  test('is the same on every device: these are written in saves', () => {
    expect(checksum('')).toBe('1aee8d83488bdcb8');
    expect(checksum('Antilles')).toBe('a33867648596187e');
  });

  test('tells texts apart', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(checksum(a) === checksum(b)).toBe(a === b);
      }),
      { numRuns: 400 },
    );
    const seen = new Set(Array.from({ length: 20_000 }, (_, i) => checksum(`{"n":${i}}`)));
    expect(seen.size).toBe(20_000);
  });
});
