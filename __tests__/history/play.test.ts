import * as fc from 'fast-check';
import { MAX_PLAY_LENGTH, parsePlay, rankPlay, readPlay, resultOf, writePlay } from '@/history/play';
import { seal } from '@/storage/sealed';
import { aPlay, anyPlay } from './plays';

// Thousands of runs, on whatever machine.
jest.setTimeout(60_000);

describe('a play as text', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(anyPlay, (play) => {
        expect(parsePlay(writePlay(play))).toEqual({ ok: true, play });
        expect(readPlay(JSON.parse(JSON.stringify(play)))).toEqual({ ok: true, play });
      }),
    );
  });

  test('survives a new layout, but no change', () => {
    const text = writePlay(aPlay());
    expect(parsePlay(JSON.stringify(JSON.parse(text), null, 2))).toEqual({ ok: true, play: aPlay() });
    expect(parsePlay(text.replace('Rain', 'Rein'))).toEqual({ ok: false, problem: 'damaged' });
  });

  test.each([1, 2])('of format %i is read as it stands: everybody for themselves, by points', (format) => {
    const play = aPlay();
    const { teams: _teams, together: _together, scored: _scored, location: _location, photo: _photo, ...old } = play;
    expect(parsePlay(seal('play', { ...old, format }))).toEqual({ ok: true, play });
    expect(readPlay({ ...old, format })).toEqual({ ok: true, play });
    expect(readPlay({ ...play, format: 0 })).toEqual({ ok: false, problem: 'damaged' });
  });

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(parsePlay(text).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(anyPlay, fc.nat(), fc.string({ maxLength: 1 }), (play, where, letter) => {
        const text = writePlay(play);
        const at = where % text.length;
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        const parsed = parsePlay(changed);
        // What is still taken for a play is exactly the play it was.
        if (parsed.ok) expect(parsed.play).toEqual(play);
      }),
    );
  });

  test('says what is the matter', () => {
    expect(parsePlay('{')).toEqual({ ok: false, problem: 'not-json' });
    expect(parsePlay('{"antilles":"save"}')).toEqual({ ok: false, problem: 'foreign' });
    expect(parsePlay('{"antilles":"play","format":4}')).toEqual({ ok: false, problem: 'newer' });
    expect(parsePlay(' '.repeat(MAX_PLAY_LENGTH + 1))).toEqual({ ok: false, problem: 'too-large' });
    expect(readPlay({ ...aPlay(), winners: [3] })).toEqual({ ok: false, problem: 'damaged' });
    expect(readPlay({ ...aPlay(), teams: [0, 1] })).toEqual({ ok: false, problem: 'damaged' });
    expect(readPlay({ ...aPlay(), together: true })).toEqual({ ok: false, problem: 'damaged' });
    expect(readPlay({ ...aPlay(), photo: '' })).toEqual({ ok: false, problem: 'damaged' });
    expect(readPlay({ ...aPlay(), places: [1] })).toEqual({ ok: false, problem: 'damaged' });
    expect(readPlay({ ...aPlay(), game: 'other' })).toEqual({ ok: false, problem: 'damaged' });
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(parsePlay(`{"antilles":"play","format":1,"options":${deep}}`)).toEqual({ ok: false, problem: 'damaged' });
  });
});

describe('ranking what people wrote down', () => {
  const sheets = (...totals: number[]) => totals.map((points) => [{ key: 'score.round', points, how: null }]);

  test('the most points win, or the fewest', () => {
    expect(rankPlay(sheets(10, 30, 20))).toMatchObject({ places: [3, 1, 2], winners: [1], decidedBy: null });
    expect(rankPlay(sheets(10, 30, -20), { lowestWins: true })).toMatchObject({
      places: [2, 3, 1],
      winners: [2],
      scores: [{ total: 10 }, { total: 30 }, { total: -20 }],
    });
  });

  test('a tie is shared, unless a tie-break decides', () => {
    expect(rankPlay(sheets(10, 10, 5))).toMatchObject({ places: [1, 1, 3], winners: [0, 1], decidedBy: null });
    const tieBreaks = [2, 3, 0].map((value) => [{ key: 'tie.doubloons', value }]);
    for (const lowestWins of [false, true]) {
      expect(rankPlay(sheets(10, 10, 10), { tieBreaks, lowestWins })).toMatchObject({
        places: [2, 1, 3],
        winners: [1],
        decidedBy: 'tie.doubloons',
      });
    }
  });

  test("is the engine's own ranking when more is better", () => {
    const result = rankPlay(sheets(1, 2), { ended: { key: 'ended' } });
    expect(resultOf({ ...result, ended: { key: 'ended' } })).toEqual(result);
  });
});
