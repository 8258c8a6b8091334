export const OTHERS: readonly string[];
export function packWords(): void;
export function isPacked(from: string, name: string): boolean;
export function wordsOf(language: string): Readonly<Record<string, object>>;
