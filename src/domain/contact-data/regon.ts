const WEIGHTS: Readonly<Record<number, readonly number[]>> = {
  9: [8, 9, 2, 3, 4, 5, 6, 7],
  14: [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8],
};

/** Whether a text is a REGON, a company's number in Polish statistics: 9 or 14 digits, the last by weights, modulo 11. */
export function isRegon(text: string): boolean {
  const weights = WEIGHTS[text.length];
  if (!weights || !/^\d+$/.test(text)) return false;
  const rest = weights.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 11;
  return rest % 10 === Number(text.at(-1)) && (text.length === 9 || isRegon(text.slice(0, 9)));
}
