/** How strong somebody is, how sure that is, and how much it swings from game to game. */
export interface Rating {
  readonly rating: number;
  /** With 95 % the true strength is within twice this. */
  readonly deviation: number;
  readonly volatility: number;
}

/** What one game came to against one opponent. */
export interface Result {
  readonly rating: number;
  readonly deviation: number;
  /** 1 for a win, a half for a tie, 0 for a loss. */
  readonly score: number;
  /** How much of a game it counts for. */
  readonly weight: number;
}

/** One unit of the paper's scale, in points. */
const SCALE = 173.7178;
const MIDDLE = 1500;
/** How far the volatility may move; the paper suggests 0.3 to 1.2. */
const TAU = 0.5;
const CLOSE_ENOUGH = 1e-6;
/** Ten are enough for any game; no figures from a file may hold up a screen. */
const MOST_STEPS = 100;

/**
 * The rating after one rating period: Glicko-2 as published by Mark Glickman ("Example of the Glicko-2 system", 2022),
 * step by step; a result may count for less than a game.
 */
export function ratedAfter(own: Rating, results: readonly Result[]): Rating {
  const mu = (own.rating - MIDDLE) / SCALE;
  const phi = own.deviation / SCALE;
  let certainty = 0;
  let gain = 0;
  for (const { rating, deviation, score, weight } of results) {
    const g = 1 / Math.sqrt(1 + (3 * (deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - MIDDLE) / SCALE)));
    certainty += weight * g * g * expected * (1 - expected);
    gain += weight * g * (score - expected);
  }
  // Nobody was met: only the doubt grows.
  if (certainty === 0) return { ...own, deviation: SCALE * Math.hypot(phi, own.volatility) };
  const variance = 1 / certainty;
  const volatility = volatilityAfter(own.volatility, phi, variance, variance * gain);
  const doubt = phi ** 2 + volatility ** 2;
  const phiAfter = 1 / Math.sqrt(1 / doubt + certainty);
  return { rating: MIDDLE + SCALE * (mu + phiAfter ** 2 * gain), deviation: SCALE * phiAfter, volatility };
}

/** Step 5 of the paper: where its function is zero, by the Illinois variant of regula falsi. */
function volatilityAfter(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const spread = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high: number;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else {
    let k = 1;
    while (k < MOST_STEPS && f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  for (let step = 0; step < MOST_STEPS && Math.abs(high - low) > CLOSE_ENOUGH; step++) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const atBetween = f(between);
    if (atBetween * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else {
      atLow /= 2;
    }
    high = between;
    atHigh = atBetween;
  }
  return Math.exp(low / 2);
}
