import { MOST_IN_RATE } from '../rules/options';

/** A figure of a rate as somebody typed it, or the reason why it is none; each has its sentence under `rates`. */
export type TypedFigure =
  | { readonly ok: true; readonly figure: number }
  | { readonly ok: false; readonly reason: 'empty' | 'zero' | 'large' | 'text' };

export function readFigure(typed: string): TypedFigure {
  const text = typed.trim();
  if (text === '') return { ok: false, reason: 'empty' };
  if (!/^\d+$/.test(text)) return { ok: false, reason: 'text' };
  const figure = Number(text);
  if (figure < 1) return { ok: false, reason: 'zero' };
  return figure > MOST_IN_RATE ? { ok: false, reason: 'large' } : { ok: true, figure };
}
