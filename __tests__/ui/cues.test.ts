import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loudnessOf } from '@/tools/loudness';
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

const loudness = (cue: Cue): number =>
  loudnessOf(
    Float64Array.from(samplesOf(wavOf(cue)), (sample) => sample / 32_768),
    RATE,
  );

test('the measure: a full sine of 997 Hz is −3 LUFS, and half of it 6 lower', () => {
  const sine = Float64Array.from({ length: RATE }, (_, i) => Math.sin((2 * Math.PI * 997 * i) / RATE));
  expect(loudnessOf(sine, RATE)).toBeCloseTo(-3, 0);
  expect(
    loudnessOf(sine, RATE) -
      loudnessOf(
        sine.map((value) => value / 2),
        RATE,
      ),
  ).toBeCloseTo(6.02, 1);
});

test('all of them seem as loud as each other, within 2 LU', () => {
  const all = CUES.map(loudness);
  expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(2);
});

/** How much of a sound lies below a pitch: a low-pass of the first order, and what is left of its energy. */
const lowPart = (cue: Cue, pitch: number): number => {
  const samples = samplesOf(wavOf(cue));
  const slow = 1 - Math.exp((-2 * Math.PI * pitch) / RATE);
  let low = 0;
  const energy = samples.reduce((sum, value) => sum + value * value, 0);
  return samples.reduce((sum, value) => sum + (low += slow * (value - low)) ** 2, 0) / energy;
};

test('an attack is nothing like a card that is drawn', () => {
  expect(lowPart('attack', 400)).toBeGreaterThan(0.4);
  expect(lowPart('flip', 400)).toBeLessThan(0.1);
  expect(lowPart('slide', 400)).toBeLessThan(0.1);
});

test.each(CUES)('%s is short, can be heard, never clips and ends in silence', (cue) => {
  const samples = samplesOf(wavOf(cue));
  expect(samples.length / RATE).toBeLessThan(1.6);
  const loudest = Math.max(...samples.map(Math.abs));
  expect(loudest).toBeGreaterThan(5000);
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
  expect(CUES.reduce((sum, cue) => sum + wavOf(cue).length, 0)).toBeLessThan(470_000);
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
