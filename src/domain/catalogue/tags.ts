/** Labels by which products are found across categories; names are the messages `tag.{slug}`. */
export const TAGS = [
  'home',
  'business',
  'off-grid',
  'backup-power',
  'balcony',
  'camping',
  'construction',
  'events',
  'agriculture',
  'fast-charging',
  'all-black',
  'bifacial',
  'high-voltage',
  'low-voltage',
  'three-phase',
  'single-phase',
  'installer',
  'new',
  // Nobody withdraws from these (`domain/returns/non-returnable.ts`).
  'cut-to-length',
  'made-to-order',
] as const;
export type Tag = (typeof TAGS)[number];

/** Labels by which products fit each other or do not: a shared one outweighs all others. */
export const FITTING_TAGS = [
  'high-voltage',
  'low-voltage',
  'three-phase',
  'single-phase',
] as const satisfies readonly Tag[];
