/** By how many whole per cent a price is below the one struck through, never more than is true; 0 for less than one. */
export const reductionPercent = (originalMinor: number, minor: number): number =>
  Math.max(0, Math.floor(((originalMinor - minor) * 100) / originalMinor));
