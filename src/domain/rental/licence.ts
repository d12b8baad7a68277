import type { CategorySlug } from '../catalogue/categories.ts';

/** The categories of machines that only somebody with a licence may operate. */
export const LICENCE_CATEGORIES: readonly CategorySlug[] = [
  'lifts-and-cranes',
  'scissor-lifts',
  'boom-lifts',
];
