import { isSlug } from './slug.ts';

/** The labels by which products of the starting catalogue are found across categories; which ones a shop has says its table of tags. */
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

/**
 * The labels that rules ask for, by their slugs: what fits together, what cannot be sent back, the mark of what is new, and “which one for
 * me”. They can be renamed, not taken away.
 */
export const RULED_TAGS: ReadonlySet<string> = new Set<Tag>([
  ...FITTING_TAGS,
  'cut-to-length',
  'made-to-order',
  'new',
  'backup-power',
]);

/** The longest slug of a tag, in characters. */
export const TAG_SLUG_MAX = 40;

/** Whether a text can be the slug of a tag: small Latin letters and digits, in words joined by hyphens. */
export const isTagSlug = (text: string): boolean => isSlug(text, TAG_SLUG_MAX);
