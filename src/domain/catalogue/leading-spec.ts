import { CATEGORIES } from './categories.ts';
import { CATEGORY_SPECS } from './facets/category-specs.ts';
import { SPECIFICATIONS, type SpecificationKey } from './specifications.ts';

const isNumber = (key: string): key is SpecificationKey =>
  Object.entries(SPECIFICATIONS).some(([name, { kind }]) => name === key && kind === 'number');

/** The number by which products of a category are told from each other first: watts of panels, kWh of batteries. Null for none. */
export function leadingSpecOf(categoryId: number): SpecificationKey | null {
  const category = CATEGORIES.find(({ id }) => id === categoryId);
  return category ? (Object.keys(CATEGORY_SPECS[category.slug]).find(isNumber) ?? null) : null;
}
