/** Where a fingerprint stands in the middle of a text: it can go on from here, again and again. */
export interface Lanes {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

export const START: Lanes = { a: 0xdeadbeef, b: 0x41c6ce57, length: 0 };

/** Goes on with more of the text. */
export function feed({ a, b, length }: Lanes, text: string): Lanes {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  return { a, b, length: length + text.length };
}

export function finish(lanes: Lanes): string {
  let a = lanes.a ^ lanes.length;
  let b = lanes.b ^ lanes.length;
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return hex(a) + hex(b);
}

/**
 * A fingerprint of a text, 16 hex digits: tells a damaged file from a whole one.
 *
 * Two 32-bit lanes (the mixing of cyrb53). Every step is reversible, so that a change of any one character
 * always changes the result. Not a signature: it guards against accidents.
 */
export const checksum = (text: string): string => finish(feed(START, text));

const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');
