import type { Translate } from '../../content/translator.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';

type Find = (id: number, locale: Locale) => Promise<ProductDetail | null>;

interface Request<Session> {
  readonly shop: {
    readonly catalogue: { readonly findProduct: Find };
    readonly editing: {
      readonly previewProduct: Find;
      readonly findProduct: (id: number) => Promise<{ readonly missing: readonly string[] } | null>;
    };
    readonly account: { readonly backOfficeDoor: (session: Session, area: 'catalogue') => string };
  };
  /** Asked for only where the page is not the same for all. */
  readonly session: Session | null;
  readonly locale: Locale;
  readonly translate: Translate;
}

/** What the bar of a preview says. */
export interface PreviewView {
  readonly title: string;
  readonly text: string;
  /** Where the product is edited, path without region. */
  readonly editPath: string;
  readonly edit: string;
  /** What stands in the place of a price that is missing. */
  readonly noPrice: string;
}

const PRODUCT_ID = /^[1-9]\d{0,8}$/;

/**
 * The product of a page, by the id in its address. With `?preview`, staff who may edit products see one that is not published, too, and what says so; all others see
 * what they see without it. Null where there is none for them.
 */
export async function findShown<Session>(
  named: string,
  query: URLSearchParams,
  request: Request<Session>,
): Promise<{ readonly product: ProductDetail; readonly preview: PreviewView | null } | null> {
  const { shop, locale, translate: t } = request;
  if (!PRODUCT_ID.test(named)) return null;
  const id = Number(named);
  const published = await shop.catalogue.findProduct(id, locale);
  if (published !== null) return { product: published, preview: null };
  if (!query.has('preview')) return null;
  const { session } = request;
  if (session === null || shop.account.backOfficeDoor(session, 'catalogue') !== 'open') return null;
  const [product, edited] = await Promise.all([
    shop.editing.previewProduct(id, locale),
    shop.editing.findProduct(id),
  ]);
  const count = edited?.missing.length ?? 0;
  return (
    product && {
      product,
      preview: {
        title: t('backoffice.product.previewTitle'),
        text:
          count === 0
            ? t('backoffice.product.previewText')
            : t('backoffice.product.previewMissing', { count }),
        editPath: `/admin/products/${id}`,
        edit: t('backoffice.product.previewEdit'),
        noPrice: t('backoffice.product.previewNoPrice'),
      },
    }
  );
}
