/**
 * A fingerprint of a text, 16 hex digits: tells a damaged file from a whole one.
 *
 * Two 32-bit lanes (the mixing of cyrb53). Every step is reversible, so that a change of any one character
 * always changes the result. Not a signature: it guards against accidents.
 */
export function checksum(text: string): string {
  let a = 0xdeadbeef ^ text.length;
  let b = 0x41c6ce57 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return hex(a) + hex(b);
}

const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');
