/**
 * `npm run sounds`: makes the sounds of the table and writes them to `assets/sounds/`. They are computed, not recorded:
 * every one is a few lines below, the same on every machine, and our own. The files are committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CUES, type Cue } from '@/ui/cues';
import { loudnessOf } from './loudness';

export const RATE = 22_050;
const TAU = 2 * Math.PI;

type Signal = Float64Array;

const silence = (seconds: number): Signal => new Float64Array(Math.round(seconds * RATE));

/** Noise that is the same every time (a small generator of Lehmer's). */
const noiseFrom = (seed: number): (() => number) => {
  let n = seed;
  return () => {
    n = (n * 48_271) % 2_147_483_647;
    return (n / 2_147_483_647) * 2 - 1;
  };
};

/** Adds `signal` at a moment of `track`. */
const lay = (track: Signal, at: number, signal: Signal, gain = 1): Signal => {
  const start = Math.round(at * RATE);
  for (let i = 0; i < signal.length && start + i < track.length; i++) {
    track[start + i] = (track[start + i] ?? 0) + (signal[i] ?? 0) * gain;
  }
  return track;
};

/** Something struck: partials that ring and die away, each `[frequency, strength, half-life in seconds]`. */
const struck = (seconds: number, partials: readonly (readonly [number, number, number])[], glide = 0): Signal => {
  const out = silence(seconds);
  for (const [frequency, strength, half] of partials) {
    let phase = 0;
    for (let i = 0; i < out.length; i++) {
      const t = i / RATE;
      phase += (TAU * frequency * (1 + glide * Math.exp(-t * 30))) / RATE;
      out[i] = (out[i] ?? 0) + Math.sin(phase) * strength * 2 ** (-t / half) * Math.min(1, t / 0.002);
    }
  }
  return out;
};

/** Breath, paper, water: noise between two frequencies under a curve of loudness. */
const rustle = (seconds: number, seed: number, low: number, high: number, loud: (part: number) => number): Signal => {
  const out = silence(seconds);
  const noise = noiseFrom(seed);
  const slow = 1 - Math.exp((-TAU * low) / RATE);
  const fast = 1 - Math.exp((-TAU * high) / RATE);
  let under = 0;
  let over = 0;
  for (let i = 0; i < out.length; i++) {
    over += fast * (noise() - over);
    under += slow * (over - under);
    out[i] = (over - under) * loud(i / out.length);
  }
  return out;
};

const swell = (peak: number) => (part: number) => (part < peak ? part / peak : (1 - part) / (1 - peak)) ** 1.6;
const click = (part: number): number => Math.exp(-part * 9);

const knock = (seconds: number, pitch: number): Signal =>
  lay(
    struck(
      seconds,
      [
        [pitch, 0.7, 0.018],
        [pitch * 2.76, 0.28, 0.01],
        [pitch * 5.4, 0.1, 0.006],
      ],
      0.25,
    ),
    0,
    rustle(0.02, 7, 900, 5000, click),
    0.5,
  );

const bellAt = (pitch: number, seconds: number): Signal =>
  struck(seconds, [
    [pitch * 0.5, 0.12, 0.3],
    [pitch, 0.42, 0.26],
    [pitch * 1.19, 0.2, 0.2],
    [pitch * 2, 0.18, 0.13],
    [pitch * 2.74, 0.12, 0.09],
    [pitch * 4.1, 0.05, 0.05],
  ]);

/** A horn of three tones, short or held. */
const horn = (pitch: number, seconds: number): Signal =>
  struck(seconds, [
    [pitch, 0.5, seconds * 0.5],
    [pitch * 2, 0.26, seconds * 0.36],
    [pitch * 3, 0.13, seconds * 0.24],
    [pitch * 4, 0.06, seconds * 0.16],
  ]);

const MAKERS: Readonly<Record<Cue, () => Signal>> = {
  // A card leaves the hand.
  slide: () => rustle(0.17, 11, 1400, 6500, swell(0.35)),
  // A card turns over: it lifts, and lands.
  flip: () =>
    lay(
      lay(silence(0.2), 0, rustle(0.09, 13, 1800, 7000, swell(0.6)), 0.8),
      0.09,
      rustle(0.07, 17, 700, 4200, click),
      1.4,
    ),
  shuffle: () => {
    const out = silence(0.62);
    for (let i = 0; i < 13; i++)
      lay(out, 0.02 + i * 0.038 + (i % 3) * 0.004, rustle(0.05, 19 + i, 1200, 6000, click), 0.5 + 0.05 * i);
    return lay(out, 0.53, rustle(0.07, 47, 500, 3800, click), 1.5);
  },
  // Metal on metal, twice.
  coin: () => {
    const one = struck(0.3, [
      [3136, 0.3, 0.045],
      [4710, 0.22, 0.035],
      [7030, 0.12, 0.02],
    ]);
    return lay(lay(silence(0.36), 0, one), 0.055, one, 0.6);
  },
  // A wooden marker goes along its row.
  step: () => lay(lay(silence(0.2), 0, knock(0.1, 620)), 0.09, knock(0.1, 690), 0.8),
  // A pawn hops: small and light.
  hop: () => lay(lay(silence(0.26), 0, knock(0.09, 480), 0.7), 0.11, knock(0.1, 560)),
  // A crate is set down.
  crate: () => lay(lay(silence(0.24), 0, knock(0.2, 190), 1.3), 0.03, rustle(0.12, 23, 200, 1500, click), 0.8),
  // Hammer on a beam.
  build: () => lay(lay(silence(0.42), 0, knock(0.16, 330)), 0.17, knock(0.2, 350), 0.9),
  // A ship goes through the water.
  sail: () => rustle(0.75, 29, 250, 1700, (part) => swell(0.4)(part) * (0.75 + 0.25 * Math.sin(part * 19))),
  bell: () => bellAt(932, 1.1),
  // Not allowed: two soft low knocks.
  refused: () => lay(lay(silence(0.22), 0, knock(0.1, 250), 0.8), 0.1, knock(0.11, 205), 0.8),
  fanfare: () => {
    const out = silence(1.5);
    const line = [
      [0, 392, 0.2],
      [0.16, 523.3, 0.2],
      [0.32, 659.3, 0.22],
      [0.5, 784, 0.95],
    ] as const;
    for (const [at, pitch, seconds] of line) lay(out, at, horn(pitch, seconds));
    lay(out, 0.5, horn(523.3, 0.95), 0.6);
    return lay(out, 0.5, bellAt(1568, 0.9), 0.3);
  },
  // A low gong, and the hiss of a wave: nothing like a card that is drawn.
  attack: () =>
    lay(
      struck(0.75, [
        [98, 0.6, 0.34],
        [147, 0.3, 0.26],
        [233, 0.24, 0.18],
        [392, 0.1, 0.1],
      ]),
      0.05,
      rustle(0.6, 53, 300, 2200, swell(0.3)),
      0.7,
    ),
  // Safe: a warm third.
  blocked: () => lay(lay(silence(0.6), 0, bellAt(523.3, 0.55), 0.7), 0.09, bellAt(659.3, 0.5), 0.7),
  // A bright chord, from below.
  triumph: () =>
    [523.3, 659.3, 784, 1046.5].reduce((out, pitch, i) => lay(out, i * 0.05, horn(pitch, 0.58), 0.5), silence(0.75)),
  tick: () => knock(0.06, 1500),
  // A roll that ends in a stroke.
  drum: () => {
    const out = silence(0.55);
    for (let i = 0; i < 9; i++) lay(out, i * 0.042, knock(0.07, 130), 0.25 + i * 0.04);
    return lay(out, 0.4, knock(0.15, 105), 1.4);
  },
  // A curtain is drawn.
  cloth: () => rustle(0.42, 59, 180, 2600, swell(0.55)),
  fireworks: () => {
    const out = lay(silence(0.68), 0, rustle(0.22, 61, 1500, 5200, swell(0.9)), 0.4);
    for (let i = 0; i < 14; i++) lay(out, 0.24 + i * 0.031, rustle(0.04, 67 + i, 900, 7000, click), 1.3 - i * 0.07);
    return lay(out, 0.22, knock(0.2, 90), 1.1);
  },
  // One light after the other.
  lanterns: () =>
    [880, 987.8, 1174.7].reduce((out, pitch, i) => lay(out, i * 0.1, bellAt(pitch, 0.28), 0.5), silence(0.5)),
};

/** How loud all of them seem, in LUFS of their loudest moment; and how near full scale none of them goes. */
const LOUDNESS = -21;
const PEAK = 0.72;

/** One sound as a WAV file: one channel, 16 bits. */
export function wavOf(cue: Cue): Buffer {
  const signal = MAKERS[cue]();
  const peak = signal.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const gain = Math.min(PEAK / peak, 10 ** ((LOUDNESS - loudnessOf(signal, RATE)) / 20));
  const data = Buffer.alloc(signal.length * 2);
  const fade = Math.round(0.012 * RATE);
  signal.forEach((value, i) => {
    // No click at the end.
    const tail = Math.min(1, (signal.length - 1 - i) / fade);
    data.writeInt16LE(Math.round(value * gain * tail * 32_767), i * 2);
  });
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

export const folder = path.resolve(__dirname, '../../assets/sounds');

if (require.main === module) {
  mkdirSync(folder, { recursive: true });
  for (const cue of CUES) writeFileSync(path.join(folder, `${cue}.wav`), wavOf(cue));
  console.log(`written: ${CUES.map((cue) => `assets/sounds/${cue}.wav`).join(', ')}`);
}
