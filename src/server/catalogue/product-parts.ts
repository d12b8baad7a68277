import { sql, type SQL } from 'drizzle-orm';
import { listOf, jsonObject } from '../database/sql.ts';
import { DIGEST_LENGTH, type UploadedDocument } from '../../domain/catalogue/editing/product-documents.ts';
import type { ProductMakers, SpecificationEntry } from '../../domain/catalogue/product.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../domain/locale/locale.ts';
import { SPECIFICATIONS, type SpecificationKey } from '../../domain/catalogue/specifications.ts';
import { categoryTexts, products, productTexts, productSpecifications, categories as all } from './tables.ts';
import { productDocuments } from './product-documents/tables.ts';
import { productTags, tagTexts } from './tag-tables.ts';

/** A part of what is known of products: rows of JSON that name their product, and what becomes of one product's rows. */
export interface ProductPart<Row extends { readonly productId: number }, Value> {
  /** JSON rows of the products that the placeholder `ids` stands for; `locale` stands for the language. */
  readonly rows: SQL;
  readonly read: (rows: readonly Row[]) => ReadonlyMap<number, Value>;
}

/** The ids of the products that are described. */
export const describedIds = sql`any(${listOf('ids')})`;
/** The language that they are described in. */
export const describedLocale = sql`${sql.placeholder('locale')}::text`;

/** Rows by product, each as `toValue` makes it. */
export const byProduct = <Row extends { readonly productId: number }, Value>(
  rows: readonly Row[],
  toValue: (rows: readonly Row[]) => Value,
): ReadonlyMap<number, Value> =>
  new Map([...Map.groupBy(rows, ({ productId }) => productId)].map(([id, own]) => [id, toValue(own)]));

/** What a full record of a product has beside what its card shows. */
export interface ProductFacts {
  readonly description: string;
  /** The name of its category in Ukrainian (S §3), the key of old listings. */
  readonly type: string;
  readonly pictures: readonly string[];
  /** What is read instead of each picture; empty where nobody wrote it. Absent where that is so of all. */
  readonly pictureTexts?: readonly string[];
  readonly warrantyMonths: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly makers?: ProductMakers | null;
}

interface FactsRow extends ProductFacts {
  readonly productId: number;
}

const factColumns = {
  productId: products.id,
  description: productTexts.description,
  type: categoryTexts.name,
  pictures: products.pictures,
  pictureTexts: sql`array(select coalesce(${products.pictureTexts} -> shown.name ->> ${describedLocale}, '')
    from unnest(${products.pictures}) with ordinality as shown (name, place) order by shown.place)`,
  warrantyMonths: products.warrantyMonths,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
  publishedAt: products.publishedAt,
  makers: products.makers,
};

/** JSON has Postgres' own form of a moment, with the offset of its session. */
const instant = (moment: string) => new Date(moment).toISOString();

export const facts: ProductPart<FactsRow, ProductFacts> = {
  rows: sql`select ${jsonObject(factColumns)} from ${products}
    join ${productTexts} on ${productTexts.productId} = ${products.id} and ${productTexts.locale} = ${describedLocale}
    join ${categoryTexts} on ${categoryTexts.categoryId} = ${products.categoryId}
      and ${categoryTexts.locale} = ${sql.raw(`'${DEFAULT_LOCALE}'`)}
    where ${products.id} = ${describedIds}`,
  read: (rows) =>
    new Map(
      rows.map(({ productId, pictureTexts = [], ...own }) => [
        productId,
        {
          ...own,
          ...(pictureTexts.some((text) => text !== '') && { pictureTexts }),
          createdAt: instant(own.createdAt),
          updatedAt: instant(own.updatedAt),
          publishedAt: own.publishedAt && instant(own.publishedAt),
        },
      ]),
    ),
};

interface SpecRow {
  readonly productId: number;
  readonly key: string;
  readonly number: number | null;
  readonly text: string | null;
}

const PLACES = new Map(Object.keys(SPECIFICATIONS).map((key, place) => [key, place]));
const placeOf = ({ key }: SpecificationEntry) => PLACES.get(key) ?? 0;
const isSpecificationKey = (key: string): key is SpecificationKey => PLACES.has(key);

const specificationColumns = {
  productId: productSpecifications.productId,
  key: productSpecifications.key,
  number: productSpecifications.number,
  text: productSpecifications.text,
};

/** The specs of each product, in the order of product pages. */
export const specifications: ProductPart<SpecRow, readonly SpecificationEntry[]> = {
  rows: sql`select ${jsonObject(specificationColumns)} from ${productSpecifications}
    where ${productSpecifications.productId} = ${describedIds}`,
  read: (rows) =>
    byProduct(rows, (own) =>
      own
        .flatMap((row): readonly SpecificationEntry[] => {
          const value = row.number ?? row.text;
          return isSpecificationKey(row.key) && value !== null ? [{ key: row.key, value }] : [];
        })
        .toSorted((a, b) => placeOf(a) - placeOf(b)),
    ),
};

/** A category as a product names it. */
export interface ProductCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

interface CategoryRow extends ProductCategory {
  readonly productId: number;
}

const categoryColumns = { productId: products.id, id: all.id, slug: all.slug, name: categoryTexts.name };

/** The category of each product after its parent. */
export const categories: ProductPart<CategoryRow, readonly ProductCategory[]> = {
  rows: sql`select ${jsonObject(categoryColumns)} from ${products}
    join ${all} own on own.id = ${products.categoryId}
    join ${all} on ${all.id} = own.id or ${all.id} = own.parent_id
    join ${categoryTexts} on ${categoryTexts.categoryId} = ${all.id} and ${categoryTexts.locale} = ${describedLocale}
    where ${products.id} = ${describedIds} order by ${all.parentId} nulls first`,
  read: (rows) => byProduct(rows, (own) => own.map(({ id, slug, name }) => ({ id, slug, name }))),
};

/** A label as a product carries it. */
export interface ProductTag {
  readonly slug: string;
  readonly name: string;
}

interface TagRow extends ProductTag {
  readonly productId: number;
}

const tagColumns = { productId: productTags.productId, slug: productTags.tag, name: tagTexts.name };

/** The labels of each product, in the order of their slugs. */
export const tags: ProductPart<TagRow, readonly ProductTag[]> = {
  rows: sql`select ${jsonObject(tagColumns)} from ${productTags}
    join ${tagTexts} on ${tagTexts.tag} = ${productTags.tag} and ${tagTexts.locale} = ${describedLocale}
    where ${productTags.productId} = ${describedIds} order by ${productTags.tag}`,
  read: (rows) => byProduct(rows, (own) => own.map(({ slug, name }) => ({ slug, name }))),
};

interface DocumentRow extends UploadedDocument {
  readonly productId: number;
}

const documentColumns = {
  productId: productDocuments.productId,
  kind: productDocuments.kind,
  language: productDocuments.language,
  digest: sql`left(${productDocuments.contentHash}, ${sql.raw(String(DIGEST_LENGTH))})`,
  sizeBytes: productDocuments.sizeBytes,
};

/** The documents that staff uploaded of each product, in their order. */
export const documents: ProductPart<DocumentRow, readonly UploadedDocument[]> = {
  rows: sql`select ${jsonObject(documentColumns)} from ${productDocuments}
    where ${productDocuments.productId} = ${describedIds} and ${productDocuments.removedAt} is null
    order by ${productDocuments.place}, ${productDocuments.createdAt}, ${productDocuments.id}`,
  read: (rows) =>
    byProduct(rows, (own) =>
      own.map(({ kind, language, digest, sizeBytes }) => ({ kind, language, digest, sizeBytes })),
    ),
};

/** Name and description of a product in one language. */
export interface ProductLocalization {
  readonly locale: Locale;
  readonly name: string;
  readonly description: string;
}

interface LocalizationRow extends ProductLocalization {
  readonly productId: number;
}

const localizationColumns = {
  productId: productTexts.productId,
  locale: productTexts.locale,
  name: productTexts.name,
  description: productTexts.description,
};

/** The texts of each product in every language, in the order of LOCALES. */
export const localizations: ProductPart<LocalizationRow, readonly ProductLocalization[]> = {
  rows: sql`select ${jsonObject(localizationColumns)} from ${productTexts}
    where ${productTexts.productId} = ${describedIds}`,
  read: (rows) =>
    byProduct(rows, (own) =>
      own
        .map((row) => ({ locale: row.locale, name: row.name, description: row.description }))
        .toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale)),
    ),
};
