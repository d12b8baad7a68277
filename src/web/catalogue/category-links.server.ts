import type { Translate } from '../../content/translator.ts';
import type { CategorySlug } from '../../domain/catalogue/categories.ts';
import { categoryPath } from './category-path.ts';

/** Listings of the shop's own categories as links, by the names that they have now. */
export const categoryLinks = (
  slugs: readonly CategorySlug[],
  translate: Translate,
): readonly { readonly to: string; readonly label: string }[] =>
  slugs.map((slug) => ({ to: categoryPath(slug), label: translate(`category.${slug}.name`) }));
