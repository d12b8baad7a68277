import * as v from 'valibot';
import { CATEGORIES } from '../../../domain/catalogue/categories.ts';
import type { PriceList, SpecificationEntry } from '../../../domain/catalogue/product.ts';
import { SPECIFICATIONS, type SpecificationKey } from '../../../domain/catalogue/specifications.ts';
import { fromMajor } from '../../../domain/money/major-units.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type {
  RemoteAd,
  RemoteCategory,
  RemoteProduct,
  RemotePromotion,
} from '../../ports/remote-catalogue.ts';
import { adSchema, categorySchema, productSchema, promotionSchema } from './record-schemas.ts';

type Given = v.InferOutput<typeof productSchema>;

/** For a record that does not say when it was made. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';
const NO_PRICES: PriceList = { sale: null, day: null, week: null, month: null };

/** A product with its prices in the one currency of its answer. */
export interface PricedRecord {
  readonly product: Omit<RemoteProduct, 'prices'>;
  readonly currency: Currency;
  readonly prices: PriceList;
}

const nameIn = (url: string): string => /\/pictures\/products\/([\w-]+?)-\d+\.\w+$/.exec(url)?.[1] ?? '';

/** Whether this shop keeps a picture of this name; pages show their default picture for any other. */
export type HasPicture = (name: string) => boolean;

/** The name of the picture at an address; empty for one that this shop has not. */
function pictureName(url: string, hasPicture: HasPicture): string {
  const name = nameIn(url);
  return hasPicture(name) ? name : '';
}

const isKey = (key: string): key is SpecificationKey => Object.hasOwn(SPECIFICATIONS, key);

/** Specs whose value does not depend on the language it was printed in. */
function specOf({ key, value, number }: Given['specifications'][number]): SpecificationEntry[] {
  if (!isKey(key)) return [];
  const { kind } = SPECIFICATIONS[key];
  if (kind === 'number') return number === null ? [] : [{ key, value: number }];
  return kind === 'text' && value !== '' ? [{ key, value }] : [];
}

/** Nothing costs nothing: a price of 0 is none. */
const minorOf = (amount: number | null, currency: Currency): number | null =>
  amount === null || amount === 0 ? null : fromMajor(amount, currency).minor;

function pricesOf({ pricing_and_inventory: pricing, price }: Given, currency: Currency): PriceList {
  const minor = (amount: number | null) => minorOf(amount, currency);
  if (pricing === null) return { ...NO_PRICES, sale: minor(price) };
  return {
    sale: minor(pricing.price ?? price),
    day: minor(pricing.day_price),
    week: minor(pricing.week_price),
    month: minor(pricing.month_price),
  };
}

const firstOf = (...texts: readonly (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && text.trim() !== '') ?? '';

function toProduct(given: Given, hasPicture: HasPicture): PricedRecord | null {
  const { general_information: said, pricing_and_inventory: pricing } = given;
  const name = firstOf(said?.name, given.name, given.title, given.defaultName);
  if (name === '') return null;
  const currency = pricing?.currency ?? 'UAH';
  const urls = [...(said?.images ?? []), ...given.images, ...(given.image === null ? [] : [given.image])];
  const pictures = urls.map((url) => pictureName(url, hasPicture)).filter((picture) => picture !== '');
  return {
    currency,
    prices: pricesOf(given, currency),
    product: {
      id: given.id,
      articleNumber: firstOf(given.articleNumber, given.sku, String(given.id)),
      name,
      summary: '',
      description: said?.description ?? '',
      brand: firstOf(said?.brand, given.brand),
      kind: given.kind ?? (given.isRentalItem ? 'rental' : 'purchase'),
      categoryId: given.categoryId ?? given.categories.at(-1)?.id ?? 0,
      type: given.type,
      picture: pictures[0] ?? '',
      pictures: pictures.length > 0 ? pictures : [''],
      stock: pricing?.stock ?? 0,
      warrantyMonths: 0,
      specifications: given.specifications.flatMap(specOf),
      categories: given.categories,
      tags: given.tags,
      localizations: given.localizations.map(({ locale, general_information: words }) => ({
        locale,
        name: words.name,
        description: words.description,
      })),
      createdAt: given.createdAt ?? LONG_AGO,
      updatedAt: given.updatedAt ?? LONG_AGO,
      publishedAt: given.publishedAt,
    },
  };
}

function toCategory(given: v.InferOutput<typeof categorySchema>, hasPicture: HasPicture): RemoteCategory {
  const slug = given.slug.replaceAll(' ', '-');
  const known = CATEGORIES.find((category) => category.slug === slug);
  return {
    id: given.id,
    slug,
    name: given.name,
    description: given.description,
    group: given.group ?? known?.group ?? 'solar',
    parentId: given.parent?.id ?? null,
    picture: (given.image === null ? '' : pictureName(given.image, hasPicture)) || (known?.picture ?? ''),
    kind: given.kind ?? known?.kind ?? 'purchase',
    createdAt: given.createdAt ?? LONG_AGO,
    updatedAt: given.updatedAt ?? LONG_AGO,
    publishedAt: given.publishedAt ?? LONG_AGO,
  };
}

const toPromotion = (
  given: v.InferOutput<typeof promotionSchema>,
  hasPicture: HasPicture,
): RemotePromotion => ({
  id: given.id,
  categoryId: given.category.id,
  active: given.active,
  picture: given.image === null ? '' : pictureName(given.image, hasPicture),
  title: given.title,
});

/** Pictures of other sites are not let in by the page; an advertisement shows its default picture instead. */
const toAd = (given: v.InferOutput<typeof adSchema>): RemoteAd => ({
  ...given,
  type: given.contentUrl.startsWith('/') ? given.type : 'image',
  contentUrl: given.contentUrl.startsWith('/pictures/') ? given.contentUrl : '',
});

interface Reading {
  readonly hasPicture: HasPicture;
  readonly report: (skipped: number) => void;
}

/** Reads records one by one; those that cannot be read are left out, and how many they were is reported. */
const reader =
  <const Schema extends v.GenericSchema, Result>(
    schema: Schema,
    toResult: (given: v.InferOutput<Schema>, hasPicture: HasPicture) => Result | null,
  ) =>
  (records: readonly unknown[], { hasPicture, report }: Reading): readonly Result[] => {
    const found = records.flatMap((record) => {
      const parsed = v.safeParse(schema, record);
      const result = parsed.success ? toResult(parsed.output, hasPicture) : null;
      return result === null ? [] : [result];
    });
    if (found.length < records.length) report(records.length - found.length);
    return found;
  };

export const readProducts = reader(productSchema, toProduct);
export const readCategories = reader(categorySchema, toCategory);
export const readPromotions = reader(promotionSchema, toPromotion);
export const readAds = reader(adSchema, toAd);
