import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folder, RATE, wavOf } from '@/tools/sounds';
import { createLimiter, cueFor, CUES, type Cue } from '@/ui/cues';

const samplesOf = (wav: Buffer): readonly number[] =>
  Array.from({ length: (wav.length - 44) / 2 }, (_, i) => wav.readInt16LE(44 + 2 * i));

test.each(CUES)('the file of %s is what the script makes', (cue) => {
  const there = samplesOf(readFileSync(path.join(folder, `${cue}.wav`)));
  const made = samplesOf(wavOf(cue));
  expect(there).toHaveLength(made.length);
  // A sine may differ in its last digit from machine to machine.
  expect(made.every((sample, i) => Math.abs(sample - (there[i] ?? NaN)) <= 1)).toBe(true);
});

test.each(CUES)('%s is short, can be heard, never clips and ends in silence', (cue) => {
  const samples = samplesOf(wavOf(cue));
  expect(samples.length / RATE).toBeLessThan(1.6);
  const loudest = Math.max(...samples.map(Math.abs));
  expect(loudest).toBeGreaterThan(8000);
  expect(loudest).toBeLessThan(24_000);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(50);
});

test('no two of them are alike', () => {
  const all = CUES.map((cue) => samplesOf(wavOf(cue)));
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  for (const [i, one] of all.entries()) {
    for (const other of all.slice(i + 1)) {
      expect(Math.abs(product(one, other)) / Math.sqrt(product(one, one) * product(other, other))).toBeLessThan(0.5);
    }
  }
});

test('all of them together are small', () => {
  expect(CUES.reduce((sum, cue) => sum + wavOf(cue).length, 0)).toBeLessThan(300_000);
});

test('a burst is one sound; a walk is steps', () => {
  const mayPlay = createLimiter();
  const burst = Array.from({ length: 20 }, (_, i) => mayPlay('step', 1000 + i * 5));
  expect(burst.filter(Boolean)).toHaveLength(1);
  expect([
    mayPlay('coin', 1200),
    mayPlay('hop', 1240),
    mayPlay('hop', 1300),
    mayPlay('hop', 1400),
    mayPlay('hop', 1470),
  ]).toEqual([true, false, true, false, true]);
});

test('of what happens at once the newest that sounds is heard', () => {
  const cueOf = (event: string): Cue | null => (event === 'coin' || event === 'hop' ? event : null);
  expect(cueFor(['coin', 'hop', 'nothing'], cueOf)).toBe('hop');
  expect(cueFor(['nothing'], cueOf)).toBeNull();
  expect(cueFor([], cueOf)).toBeNull();
});
