import { CATEGORIES, type Category } from './categories.ts';
import { isOwnCategory, kindIdOf } from './category-kind.ts';
import { setOwnSlugs } from './own-slugs.ts';

/** What rules and forms know of a category; its names are the messages `category.{slug}.name`. */
export type KnownCategory = Pick<Category, 'id' | 'slug' | 'parentId' | 'kind'>;

/** A category that staff made, and whether it is in the shop: while it holds published products. */
export interface OwnCategory extends KnownCategory {
  readonly isListed: boolean;
}

let inForce: readonly KnownCategory[] = CATEGORIES;

let ownInForce = '';

/** Puts the categories that staff made in force, on the server alone. Answers whether they differ from those before. */
export function setOwnCategories(own: readonly OwnCategory[]): boolean {
  const printed = own.map(({ id, slug, isListed }) => `${id} ${slug} ${isListed}`).join();
  if (printed === ownInForce) return false;
  ownInForce = printed;
  inForce =
    own.length === 0
      ? CATEGORIES
      : [...CATEGORIES, ...own.map(({ id, slug, parentId, kind }) => ({ id, slug, parentId, kind }))];
  setOwnSlugs(own);
  return true;
}

/** All categories of the shop: those that it came with, in the order of the menu, then those that staff made. */
export const knownCategories = (): readonly KnownCategory[] => inForce;

/** The same for those who choose one: each that staff made stands behind the category that it is like. */
export const categoriesToChoose = (): readonly KnownCategory[] =>
  inForce
    .filter(({ id }) => !isOwnCategory(id))
    .flatMap((category) => [
      category,
      ...inForce.filter(({ id }) => isOwnCategory(id) && kindIdOf(id) === category.id),
    ]);

/** A category by its id; undefined for one of another shop. */
export const knownCategory = (categoryId: number): KnownCategory | undefined =>
  inForce.find(({ id }) => id === categoryId);

/** A category by its slug. */
export const categoryNamed = (slug: string): KnownCategory | undefined =>
  inForce.find((category) => category.slug === slug);
