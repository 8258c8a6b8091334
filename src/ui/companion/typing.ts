/** The largest figure somebody can type. */
export const MOST_POINTS = 99_999;

/** What is being typed on the pad: digits, and a sign in front. */
export interface Typed {
  readonly negative: boolean;
  readonly digits: string;
}

export const NOTHING_TYPED: Typed = { negative: false, digits: '' };

export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'sign' | 'erase';

export function press(typed: Typed, key: PadKey): Typed {
  if (key === 'sign') return { ...typed, negative: !typed.negative };
  if (key === 'erase') return typed.digits === '' ? NOTHING_TYPED : { ...typed, digits: typed.digits.slice(0, -1) };
  const digits = typed.digits === '0' ? key : typed.digits + key;
  return Number(digits) > MOST_POINTS ? typed : { ...typed, digits };
}

export const typedOf = (points: number | null): Typed =>
  points === null ? NOTHING_TYPED : { negative: points < 0, digits: String(Math.abs(points)) };

/** Null while there is no digit. Minus zero is zero. */
export const pointsOf = ({ negative, digits }: Typed): number | null =>
  digits === '' ? null : negative && Number(digits) > 0 ? -Number(digits) : Number(digits);

export const shownAs = ({ negative, digits }: Typed): string => `${negative ? '−' : ''}${digits}`;
