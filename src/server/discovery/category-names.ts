import type { CategoryView } from '../../domain/catalogue/product.ts';

/** The names of each category and of those around it, from the outermost, by id. */
export function categoryNames(
  categories: readonly Pick<CategoryView, 'id' | 'parentId' | 'name'>[],
): ReadonlyMap<number, readonly string[]> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const namesOf = (id: number | null, depth = 0): readonly string[] => {
    const category = id === null ? undefined : byId.get(id);
    return category === undefined || depth > byId.size
      ? []
      : [...namesOf(category.parentId, depth + 1), category.name];
  };
  return new Map(categories.map(({ id }) => [id, namesOf(id)]));
}
