import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import { categoriesToChoose, knownCategory } from '../../../domain/catalogue/known-categories.ts';
import {
  priceField,
  specificationField,
  textField,
  type ProductField,
} from '../../../domain/catalogue/editing/product-fields.ts';
import type { OutdatedText } from '../../../domain/catalogue/editing/outdated-texts.ts';
import { specificationLabel, unitSign, type LookUp } from '../../../domain/catalogue/print-specification.ts';
import { PRICE_TERMS, type PriceTerm } from '../../../domain/catalogue/product.ts';
import { groupSpecs, groupTitle } from '../../../domain/catalogue/specification-groups.ts';
import { SPECIFICATIONS, type SpecificationKey } from '../../../domain/catalogue/specifications.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';
import type { SelectOption } from '../../ui/field.tsx';

/** A spec as the editor asks for it. */
export interface SpecView {
  readonly field: ProductField;
  readonly label: string;
  /** The sign of its unit; null for one without. */
  readonly unit: string | null;
  /** What it may be; null for a number or a text. */
  readonly options: readonly SelectOption[] | null;
  readonly isNumber: boolean;
}

/** A price as the editor asks for it; amounts in minor units without tax. */
export interface PriceView {
  readonly field: ProductField;
  readonly currency: Currency;
  readonly term: PriceTerm;
  /** The stored price, set or converted; null for none. */
  readonly minor: number | null;
  readonly isConverted: boolean;
}

/** What the editor of a product offers beside its values, in the language of the page. */
export interface EditorView {
  readonly categories: readonly SelectOption[];
  readonly tags: readonly { readonly slug: string; readonly label: string }[];
  readonly prices: readonly PriceView[];
  /** The specs that products like it have, in the groups of the product page. */
  readonly specs: readonly { readonly title: string; readonly fields: readonly SpecView[] }[];
  readonly otherSpecs: readonly SpecView[];
}

const KEYS = Object.keys(SPECIFICATIONS).filter((key): key is SpecificationKey => key in SPECIFICATIONS);

/** A spec, named in the language of the page. */
export function specView(key: SpecificationKey, lookUp: LookUp): SpecView {
  const definition = SPECIFICATIONS[key];
  return {
    field: specificationField(key),
    label: specificationLabel(key, lookUp),
    unit:
      definition.kind === 'number' && definition.unit !== null ? unitSign(definition.unit, 5, lookUp) : null,
    options:
      definition.kind === 'choice'
        ? definition.choices.map((value) => ({ value, label: lookUp(`choice.${value}`) ?? value }))
        : null,
    isNumber: definition.kind === 'number',
  };
}

/** The name of a category as lists of the back office show it: `Генератори: Промислові генератори`. */
export function categoryName(id: number, lookUp: LookUp): string {
  const category = knownCategory(id);
  const name = (slug: string) => lookUp(`category.${slug}.name`) ?? slug;
  return category === undefined ? '' : name(category.slug);
}

/** What the editor offers for a product, or for a new one; `usual` are the specs of products like it, `tags` those that the shop has. */
export function editorView(
  {
    product,
    kind,
    converted,
  }: {
    product: Pick<EditableProduct, 'specifications' | 'prices'> | null;
    /** Null while it is not decided. */
    kind: 'purchase' | 'rental' | null;
    converted: readonly { readonly currency: Currency; readonly term: PriceTerm; readonly minor: number }[];
  },
  { usual, tags, lookUp }: { usual: ReadonlySet<string>; tags: readonly string[]; lookUp: LookUp },
): EditorView {
  const stated = new Set(product?.specifications.map(({ key }) => key));
  const shown = KEYS.filter((key) => usual.has(key) || stated.has(key));
  const terms = PRICE_TERMS.filter((term) => kind !== 'rental' || term !== 'sale');
  return {
    categories: categoriesToChoose().map(({ id, slug }) => ({
      value: slug,
      label: categoryName(id, lookUp),
    })),
    tags: tags.map((slug) => ({ slug, label: lookUp(`tag.${slug}`) ?? slug })),
    prices: CURRENCIES.flatMap((currency) =>
      terms.map((term) => {
        const other = converted.find((price) => price.currency === currency && price.term === term);
        return {
          field: priceField(currency, term),
          currency,
          term,
          minor: product?.prices[currency][term] ?? other?.minor ?? null,
          isConverted: other !== undefined,
        };
      }),
    ),
    specs: groupSpecs(shown.map((key) => ({ key }))).map(({ group, entries }) => ({
      title: groupTitle(group, lookUp),
      fields: entries.map(({ key }) => specView(key, lookUp)),
    })),
    otherSpecs: KEYS.filter((key) => !shown.includes(key)).map((key) => specView(key, lookUp)),
  };
}

/** A text of the editor that did not follow changes of other languages. */
export interface OutdatedView {
  readonly field: ProductField;
  /** When the latest of those changes was made, ISO 8601. */
  readonly since: string;
  /** The languages that were changed, and what each said when the text was last right. */
  readonly sources: readonly (Pick<OutdatedText, 'source' | 'said'> & { readonly since: string })[];
}

/** The outdated texts of a product, one entry a text. */
export function outdatedViews(marks: readonly OutdatedText[]): readonly OutdatedView[] {
  const byField = Map.groupBy(marks, ({ part, locale }) => textField(part, locale));
  return [...byField].map(([field, own]) => {
    const sources = own.map(({ source, said, since }) => ({ source, said, since: since ?? '' }));
    return {
      field,
      since:
        sources
          .map(({ since }) => since)
          .toSorted()
          .at(-1) ?? '',
      sources,
    };
  });
}
