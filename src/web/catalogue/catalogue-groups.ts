import { MENU_GROUPS } from '../../domain/catalogue/categories.ts';
import type { CategoryView } from '../../domain/catalogue/product.ts';
import type { TileCategory } from './category-tile.tsx';

/** The catalogue by groups in the order of the menu: categories, and below each its parts. Empty groups are left out. */
export function groupsOf(categories: readonly CategoryView[]) {
  const tile = ({ slug, name, picture }: CategoryView): TileCategory => ({ slug, name, picture });
  return MENU_GROUPS.map((name) => ({
    name,
    categories: categories
      .filter(({ group, parentId }) => group === name && parentId === null)
      .map((category) => ({
        ...tile(category),
        parts: categories.filter(({ parentId }) => parentId === category.id).map(tile),
      })),
  })).filter((group) => group.categories.length > 0);
}

export type CatalogueGroup = ReturnType<typeof groupsOf>[number];
