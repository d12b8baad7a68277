import type { Listing } from './listing.server.ts';
import type { Translate } from '../../content/translator.ts';
import { indexingOf } from '../../domain/catalogue/listing.ts';
import type { Region } from '../../domain/locale/locale.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import type { PageHead } from '../i18n/page-head.ts';
import { breadcrumbData, breadcrumbTo } from './breadcrumb.ts';
import { categoryPath } from './category-path.ts';

interface HeadWords {
  readonly translate: Translate;
  readonly region: Region;
  readonly publicUrl: string;
}

/** A listing's breadcrumb and head. Its one address is the slug's, whatever led to it (R12). */
export function listingHead(
  { category, parent, page, isNarrowed, isSorted }: Listing,
  { translate, region, publicUrl }: HeadWords,
) {
  const steps = [...(parent ? [parent] : []), category];
  const breadcrumb = breadcrumbTo(
    steps.map(({ slug, name }) => ({ name, path: categoryPath(slug) })),
    { translate, region },
  );
  const { isIndexed, canonicalPage } = indexingOf({ isNarrowed, isSorted, page });
  const query = canonicalPage > 1 ? `?page=${canonicalPage}` : '';
  const head: PageHead = {
    title: page > 1 ? translate('listing.titlePage', { name: category.name, page }) : category.name,
    description: category.description,
    canonical: new URL(`${pathIn(region, categoryPath(category.slug))}${query}`, publicUrl).href,
    image: null,
    isIndexed,
    structuredData: [breadcrumbData(breadcrumb, publicUrl)],
  };
  return { breadcrumb, head };
}
