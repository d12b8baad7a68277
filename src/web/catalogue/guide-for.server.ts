import { GUIDES } from '../../content/guides/guides.ts';
import type { CategorySlug } from '../../domain/catalogue/categories.ts';
import { tieUnitsIn } from '../../domain/locale/no-break.ts';
import type { CategoryView } from '../../domain/catalogue/product.ts';
import type { GuideView } from './buying-guide.tsx';
import { categoryPath } from './category-path.ts';
import type { Words } from './print-facet.server.ts';

const hasGuide = (slug: string): slug is CategorySlug => Object.hasOwn(GUIDES, slug);

/** A category's buying guide in one language; null for a category that the shop has added. Links lead to what there is. */
export function guideFor(
  slug: string,
  categories: readonly CategoryView[],
  { locale, translate }: Pick<Words, 'locale' | 'translate'>,
): GuideView | null {
  if (!hasGuide(slug)) return null;
  const { links, text } = GUIDES[slug];
  return {
    ...tieUnitsIn(text[locale]),
    title: translate('guide.title'),
    linksTitle: translate('guide.links'),
    links: links.flatMap((to) => {
      const category = categories.find((each) => each.slug === to);
      return category ? [{ path: categoryPath(to), name: category.name }] : [];
    }),
  };
}
