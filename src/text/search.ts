/** Letters without accents and soft hyphens, lower case: what people type when they search. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase();

/** Whether every word of the query begins or stands somewhere in one of the texts. */
export function matches(query: string, texts: readonly string[]): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const all = plain(texts.join(' '));
  return words.every((word) => all.includes(word));
}
