import { useT } from '../../i18n/i18n.tsx';

/** The parts of a product's page, in their order, by the ids of their headings. */
const SECTIONS = {
  'product-pictures': 'backoffice.pictures.title',
  'product-main': 'backoffice.product.main',
  'product-texts': 'backoffice.product.texts',
  'product-prices': 'backoffice.product.prices',
  'product-specs': 'backoffice.product.specs',
  'product-kit': 'backoffice.product.parts',
  'product-documents': 'backoffice.productDocuments.title',
  'product-stock': 'backoffice.product.stockTitle',
  'product-history': 'backoffice.product.history',
} as const;

/** Leads to the parts of a product's long page; it stays in view while the page is scrolled, in one line. */
export function ProductSections() {
  const t = useT();
  return (
    <nav
      aria-label={t('backoffice.product.sections')}
      className="sticky top-0 z-10 short:static -mx-gutter mb-8 overflow-x-auto border-b border-line bg-canvas px-gutter lg:mx-0 lg:px-0"
    >
      <ul className="flex gap-x-5 text-sm">
        {Object.entries(SECTIONS).map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-sm whitespace-nowrap underline-offset-4 hover:underline"
            >
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
