/** "8 − 2 − 1 = 5" */
export function sumText(cost: number, quarries: number, builder: number, price: number): string {
  const parts = [String(cost), ...[quarries, builder].filter((off) => off > 0).map(String)];
  return parts.length === 1 ? parts.join('') : `${parts.join(' − ')} = ${price}`;
}
