export interface CountRange {
  min: number;
  max?: number;
}

/**
 * The count after one press of minus (−1) or plus (+1), held inside the range; `null` when minus is
 * pressed at the minimum, which the caller may read as "take it away".
 */
export function stepCount(
  count: number,
  direction: -1 | 1,
  { min, max = Infinity }: CountRange,
): number | null {
  const next = count + direction;
  if (next < min) return null;
  return Math.min(next, max);
}
