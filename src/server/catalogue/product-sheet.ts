import { warrantyPeriodText } from '../../content/warranty-period-text.ts';
import { sellerOfPage } from '../../content/pages/sellers.ts';
import { printSpecification, specificationLabel } from '../../domain/catalogue/print-specification.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { groupSpecs, groupTitle } from '../../domain/catalogue/specification-groups.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { lookUpIn, messagesOf } from '../messages/messages.ts';
import type { Part, PrintedDocument } from '../documents/document.ts';
import { sellerParts } from '../documents/seller-parts.ts';
import type { DrawnDocument } from '../documents/drawn-documents.ts';

function specParts({ categoryId, specifications }: ProductDetail, locale: Locale): readonly Part[] {
  const words = { locale, lookUp: lookUpIn(locale) };
  return groupSpecs(specifications).flatMap(({ group, entries }): Part[] => [
    { kind: 'heading', text: groupTitle(group, words.lookUp) },
    {
      kind: 'facts',
      rows: entries.map((entry) => [
        specificationLabel(entry.key, words.lookUp),
        printSpecification({ ...entry, categoryId }, words),
      ]),
    },
  ]);
}

function warrantyParts({ warrantyMonths }: ProductDetail, locale: Locale): readonly Part[] {
  const { translate: t } = messagesOf(locale);
  if (warrantyMonths === 0) return [];
  const period = warrantyPeriodText(warrantyMonths, t);
  return [
    { kind: 'heading', text: t('product.term.warranty') },
    { kind: 'paragraph', text: `${period}. ${t('product.term.warrantyFrom')}` },
  ];
}

/**
 * A product's specification sheet: what its page says of it, for the folder of an installation. No price, which changes
 * from day to day; the same product gives the same sheet until it is changed.
 */
function productSheet(product: ProductDetail, locale: Locale): PrintedDocument {
  const { translate: t } = messagesOf(locale);
  const { name, brand, articleNumber, categories, description, updatedAt } = product;
  const day = updatedAt.slice(0, 10);
  const category = categories.at(-1)?.name;
  return {
    locale,
    title: name,
    author: sellerOfPage(locale).name,
    day,
    byline: [
      [t('product.document.sheet'), category, brand]
        .filter((word) => word !== undefined && word !== '')
        .join(' · '),
      t('product.article', { number: articleNumber }),
      t('document.asOf', { date: formatDate(day, locale, 'UTC', 'short') }),
    ],
    parts: [
      ...description.split('\n\n').map((text): Part => ({ kind: 'paragraph', text })),
      ...specParts(product, locale),
      ...warrantyParts(product, locale),
      ...sellerParts(locale),
    ],
    pageLabel: (number, count) => t('document.page', { number, count }),
  };
}

type FindProduct = (id: number, locale: Locale) => Promise<ProductDetail | null>;

/** The specification sheet of a product; null for one that is not there or of which no specs are known. */
export const findProductSheet =
  (findProduct: FindProduct, draw: (document: PrintedDocument) => DrawnDocument) =>
  async (id: number, locale: Locale): Promise<DrawnDocument | null> => {
    const product = await findProduct(id, locale);
    if (product === null || product.specifications.length === 0) return null;
    return draw(productSheet(product, locale));
  };
