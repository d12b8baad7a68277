/**
 * A typed count: a positive whole number, else null (the typed value is then ignored). Blanks around it
 * are forgiven, signs, decimals and anything beyond the safe integers are not.
 */
export function parseCount(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return null;
  const count = Number(trimmed);
  return count >= 1 && Number.isSafeInteger(count) ? count : null;
}
