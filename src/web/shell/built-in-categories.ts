import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import type { LookUp } from '../../domain/catalogue/print-specification.ts';
import type { MenuCategory } from './menu.ts';

/** The categories that the shop has by itself, for a loader whose database is gone: a table that no browser needs. */
export const builtInCategories = (lookUp: LookUp): readonly MenuCategory[] =>
  CATEGORIES.map(({ slug, picture }) => ({ slug, picture, name: lookUp(`category.${slug}.name`) ?? slug }));
