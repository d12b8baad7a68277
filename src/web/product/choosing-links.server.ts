import type { Translate } from '../../content/translator.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { isInstalled } from '../../domain/support/installation-request.ts';

/** Where somebody goes who cannot decide by the page alone; paths are without region. */
export interface ChoosingLink {
  readonly to: string;
  readonly text: string;
}

/** The request for a survey of what has to be installed. Printed by the loader. */
export function choosingLinks(
  product: Pick<ProductDetail, 'id' | 'kind' | 'categoryId' | 'displayOnly'>,
  { translate: t }: { readonly translate: Translate },
): readonly ChoosingLink[] {
  if (product.displayOnly !== undefined) return [];
  const survey = { to: `/installation-request?products=${product.id}`, text: t('survey.ask') };
  return isInstalled(product) ? [survey] : [];
}
