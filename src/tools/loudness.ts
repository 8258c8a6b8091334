/** How loud a sound seems, as ITU-R BS.1770 weighs it: treble lifted, rumble cut, then the energy of what is left. */

/** The two filters of the K-weighting, for any sampling rate: what goes in, what is fed back. */
function kWeighting(rate: number): readonly (readonly [readonly number[], readonly number[]])[] {
  const shelf = (() => {
    const k = Math.tan((Math.PI * 1681.974450955533) / rate);
    const high = 10 ** (3.999843853973347 / 20);
    const band = high ** 0.4996667741545416;
    const q = 0.7071752369554196;
    const a0 = 1 + k / q + k * k;
    return [
      [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
      [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
    ] as const;
  })();
  const pass = (() => {
    const k = Math.tan((Math.PI * 38.13547087602444) / rate);
    const q = 0.5003270373238773;
    const a0 = 1 + k / q + k * k;
    return [
      [1, -2, 1],
      [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
    ] as const;
  })();
  return [shelf, pass];
}

function filtered(
  signal: Float64Array,
  [[b0 = 0, b1 = 0, b2 = 0], [a1 = 0, a2 = 0]]: readonly (readonly number[])[] &
    readonly [readonly number[], readonly number[]],
): Float64Array {
  const out = new Float64Array(signal.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  signal.forEach((x, i) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  });
  return out;
}

/** A knock is over before the standard's 400 ms: the loudest of these windows counts, in seconds. */
const WINDOW = 0.2;

/** The loudness of a short sound (1 is full scale), in LUFS of its loudest moment. */
export function loudnessOf(signal: Float64Array, rate: number): number {
  const weighted = kWeighting(rate).reduce(filtered, signal);
  const long = Math.round(WINDOW * rate);
  let energy = 0;
  let most = 0;
  weighted.forEach((value, i) => {
    energy += value * value - (i >= long ? (weighted[i - long] ?? 0) ** 2 : 0);
    most = Math.max(most, energy);
  });
  return -0.691 + 10 * Math.log10(most / long);
}
