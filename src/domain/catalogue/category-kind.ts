/**
 * Categories that staff make are each like one that the shop came with: their goods have its specifications, filters and facts. The id says
 * which, so that pages, other shops and the database know it without asking: 1 000 000 103 is the first of them, like the category 3.
 */
/** Above it are the ids of staff's categories. */
export const OWN_CATEGORIES_FROM = 1_000_000_000;
/** More ids than the shop comes with categories: what is left of the id of staff's category, divided by it, is the one that it is like. */
export const KINDS = 100;
/** So many can be made. */
export const OWN_CATEGORIES_MAX = 9_999;

/** Whether a category was made by staff. */
export const isOwnCategory = (categoryId: number): boolean =>
  categoryId > OWN_CATEGORIES_FROM && categoryId < OWN_CATEGORIES_FROM + (OWN_CATEGORIES_MAX + 1) * KINDS;

/** The id of the category that a category is like: for one that the shop came with its own. */
export const kindIdOf = (categoryId: number): number =>
  isOwnCategory(categoryId) ? categoryId % KINDS : categoryId;

/** The number that staff's category has among those that they made, from 1; 0 for one that the shop came with. */
export const ownNumberOf = (categoryId: number): number =>
  isOwnCategory(categoryId) ? Math.floor((categoryId - OWN_CATEGORIES_FROM) / KINDS) : 0;

/** The id of the category that staff make as their `number`th, from 1 to `OWN_CATEGORIES_MAX`, like the one with the id `kindId`. */
export const ownCategoryId = (number: number, kindId: number): number =>
  OWN_CATEGORIES_FROM + number * KINDS + kindId;
