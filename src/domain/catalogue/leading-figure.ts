import { CATEGORIES } from './categories.ts';
import { CATEGORY_FIGURES } from './facets/category-figures.ts';
import { SPECIFICATIONS, type SpecificationKey } from './specifications.ts';

const isNumber = (key: string): key is SpecificationKey =>
  Object.entries(SPECIFICATIONS).some(([name, { kind }]) => name === key && kind === 'number');

/** The number by which products of a category are told from each other first: watts of panels, kWh of batteries. Null for none. */
export function leadingFigureOf(categoryId: number): SpecificationKey | null {
  const category = CATEGORIES.find(({ id }) => id === categoryId);
  return category ? (Object.keys(CATEGORY_FIGURES[category.slug]).find(isNumber) ?? null) : null;
}
