import { documentPath, manualsFor } from '../../content/pages/published-documents.ts';
import { sellerIn } from '../../content/pages/sellers.ts';
import { taxLabel } from '../../content/tax-label.ts';
import type { Translate } from '../../content/translator.ts';
import {
  printSpecification,
  specificationLabel,
  type LookUp,
} from '../../domain/catalogue/print-specification.ts';
import { inReadersOrder, productDocumentAddress } from '../../domain/catalogue/editing/product-documents.ts';
import { type ProductDetail, type ProductMaker, type ProductMakers } from '../../domain/catalogue/product.ts';
import { addressIn, needsResponsiblePerson } from '../../domain/catalogue/maker-country.ts';
import { withoutTax, withTax, type PriceView, type TaxRule } from '../../domain/checkout/tax.ts';
import { measureOf, pricePerUnit } from '../../domain/catalogue/unit-price.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import { groupSpecs, groupTitle } from '../../domain/catalogue/specification-groups.ts';
import { tieLabel } from '../../domain/locale/no-break.ts';
import { formatFileSize } from '../../domain/locale/format-file-size.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** A spec of a product as a shopper reads it. */
interface Spec {
  readonly key: string;
  readonly term: string;
  readonly value: string;
}

/** A part of the specification table. */
export interface SpecGroup {
  readonly group: string;
  readonly title: string;
  readonly specs: readonly Spec[];
}

/** A product's specs by parts, printed by the loader: their many words stay on the server. */
export const specsOf = (
  { categoryId, specifications }: Pick<ProductDetail, 'categoryId' | 'specifications'>,
  { locale, lookUp }: { locale: Locale; lookUp: LookUp },
): readonly SpecGroup[] =>
  groupSpecs(specifications).map(({ group, entries }) => ({
    group,
    title: groupTitle(group, lookUp),
    specs: entries.map((entry) => ({
      key: entry.key,
      term: tieLabel(specificationLabel(entry.key, lookUp)),
      value: printSpecification({ ...entry, categoryId }, { locale, lookUp }),
    })),
  }));

/** What one watt, kilowatt-hour … of a product costs, with tax and without. */
export interface UnitPrice {
  readonly gross: string;
  readonly net: string;
}

/** The price per unit of what is sold, `9,08 грн/Вт з ПДВ`, printed by the loader; null where goods are not compared so. */
export function unitPriceOf(
  product: Pick<ProductDetail, 'categoryId' | 'specifications'>,
  price: Money | null,
  { taxRule, locale, lookUp }: { taxRule: TaxRule; locale: Locale; lookUp: LookUp },
): UnitPrice | null {
  const measure = measureOf(product);
  if (measure === null || price === null) return null;
  const { amount, unit } = measure;
  const print = (whole: Money, view: PriceView) =>
    `${formatPrice(pricePerUnit(whole, amount), locale)}/${lookUp(`unit.${unit}`, { count: 1 }) ?? unit} ${lookUp(taxLabel(view)) ?? ''}`;
  return { gross: print(withTax(price, taxRule), 'gross'), net: print(withoutTax(price, taxRule), 'net') };
}

/** Something to read of a product: a file of its own address, or a page whose path is without region. */
export interface ProductDocument {
  readonly to: string;
  readonly text: string;
  /** What is said of a file beside its name, such as its format; null for a page. */
  readonly file: string | null;
}

/** Where a product's specification sheet is. */
const sheetPath = (id: number, locale: Locale): string => `/documents/products/${id}-${locale}.pdf`;

/**
 * What there is to keep of a product: what staff uploaded of it, its specification sheet if it has specs, how its kind is installed, and on which
 * terms it is sold or rented; printed by the loader. A draft has no sheet yet.
 */
export function documentsOf(
  product: Pick<ProductDetail, 'id' | 'kind' | 'categoryId' | 'specifications' | 'documents'>,
  { locale, translate: t, isDraft }: { locale: Locale; translate: Translate; isDraft: boolean },
): readonly ProductDocument[] {
  const { id, kind, specifications, documents = [] } = product;
  const uploaded = inReadersOrder(documents, locale).map((document) => ({
    to: productDocumentAddress(id, document.digest),
    text: t(`product.document.kind.${document.kind}`),
    file: [
      'PDF',
      ...(document.language === 'all' ? [] : [t(`product.document.language.${document.language}`)]),
      formatFileSize(document.sizeBytes, locale),
    ].join(', '),
  }));
  const sheet = { to: sheetPath(id, locale), text: t('product.document.sheet'), file: 'PDF' };
  const manuals = manualsFor(product).map((name) => ({
    to: documentPath(name, locale),
    text: t(`product.document.${name}`),
    file: 'PDF',
  }));
  const terms =
    kind === 'rental'
      ? { to: '/legal-terms#rental', text: t('product.document.rental'), file: null }
      : { to: '/delivery-warranty-returns', text: t('product.document.warranty'), file: null };
  return [
    ...uploaded,
    ...(specifications.length > 0 && !isDraft ? [sheet] : []),
    ...manuals,
    ...(manuals.length > 0 ? [] : [{ to: '/manuals', text: t('product.document.manuals'), file: null }]),
    terms,
  ];
}

/** The shop's own brand: who sells such goods under it is their manufacturer. */
const OWN_BRAND = 'Promin';

/** Who made a product and who answers for it, under a title; printed by the loader. */
export interface ProductSafety {
  readonly title: string;
  /** What of that is not known, in one sentence; null where nothing is missing. */
  readonly missing: string | null;
  readonly rows: readonly { readonly key: string; readonly term: string; readonly value: string }[];
}

interface Words {
  readonly locale: Locale;
  readonly translate: Translate;
}

function ownMakers({ locale, translate: t }: Words): ProductMakers {
  const { name, address, email, isSample } = sellerIn('PL', locale);
  const contact = isSample ? `${email}. ${t('page.seller.sample')}.` : email;
  return { manufacturer: { name, address, contact }, responsiblePerson: null };
}

/**
 * What has to be said of the makers of goods that are offered to consumers in the EU (GPSR, article 19): on Polish and
 * English pages, of goods that are sold. What has to be said and is not known is said not to be, all of it at once. Null where nothing has to be.
 */
export function safetyOf(product: ProductDetail, words: Words): ProductSafety | null {
  const { translate: t, locale } = words;
  if (locale === 'uk' || product.kind === 'rental' || product.displayOnly !== undefined) return null;
  const own = product.brand === OWN_BRAND ? ownMakers(words) : null;
  const makers = product.makers ?? own;
  const row = (key: 'manufacturer' | 'responsible', maker: ProductMaker | null) =>
    maker === null
      ? []
      : [
          {
            key,
            term: t(`product.safety.${key}`),
            value: [maker.name, maker.address && addressIn(locale, maker.address), maker.contact]
              .filter((part) => part !== null && part !== '')
              .join(', '),
          },
        ];
  const manufacturer = makers?.manufacturer ?? null;
  const responsible = makers?.responsiblePerson ?? null;
  const isAnsweredFor =
    responsible === null &&
    manufacturer !== null &&
    (makers === own || !needsResponsiblePerson(manufacturer));
  const missing = [
    ...(manufacturer === null ? (['maker'] as const) : []),
    ...(manufacturer?.address === null ? (['address'] as const) : []),
    ...(responsible === null && !isAnsweredFor ? (['responsible'] as const) : []),
    ...(responsible?.address === null ? (['responsibleAddress'] as const) : []),
  ].map((part) => t(`product.safety.missing.${part}`));
  return {
    title: t('product.safety.title'),
    rows: [...row('manufacturer', manufacturer), ...row('responsible', responsible)],
    missing: missing.length === 0 ? null : t('product.safety.missing', { what: missing.join(', ') }),
  };
}
