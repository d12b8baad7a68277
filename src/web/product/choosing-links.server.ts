import { GUIDES } from '../../content/guides/guides.ts';
import { kindOf } from '../../domain/catalogue/categories.ts';
import type { Translate } from '../../content/translator.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { isInstalled } from '../../domain/support/installation-request.ts';
import { guidePath } from '../catalogue/category-path.ts';

/** Where somebody goes who cannot decide by the page alone; paths are without region. */
export interface ChoosingLink {
  readonly to: string;
  readonly text: string;
}

/** The buying guide of a product's own category, and the request for a survey of what has to be installed. Printed by the loader. */
export function choosingLinks(
  {
    id,
    kind,
    categoryId,
    categories,
    displayOnly,
  }: Pick<ProductDetail, 'id' | 'kind' | 'categoryId' | 'categories' | 'displayOnly'>,
  { translate: t }: { readonly translate: Translate },
): readonly ChoosingLink[] {
  const own = categories.find((category) => category.id === categoryId);
  const alike = kindOf(categoryId)?.slug;
  const guide =
    own !== undefined && alike !== undefined && Object.hasOwn(GUIDES, alike)
      ? [{ to: guidePath(own.slug), text: t('guide.ofCategory', { category: own.name }) }]
      : [];
  const survey = { to: `/installation-request?products=${id}`, text: t('survey.ask') };
  return displayOnly === undefined && isInstalled({ categoryId, kind }) ? [...guide, survey] : guide;
}
