import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@/net/protocol';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A table's code: 60 bits that nobody could foresee. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** A seat's key: 128 bits, told to one phone and kept nowhere else. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** What is kept of it. It is random, so that nothing slower is needed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function isKeyOf(hash: string | null, token: string): boolean {
  if (hash === null) return false;
  const known = Buffer.from(hash);
  const given = Buffer.from(hashOf(token));
  return known.length === given.length && timingSafeEqual(known, given);
}

/** Real dice. */
export const luck = (): number => randomInt(2 ** 31);
