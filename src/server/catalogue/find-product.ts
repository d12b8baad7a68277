import { eq } from 'drizzle-orm';
import { languageWith } from '../../domain/catalogue/editing/missing-fields.ts';
import { TEXT_PARTS } from '../../domain/catalogue/editing/product-fields.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/columns.ts';
import { describe } from './describe-products.ts';
import { productsByIds } from './list-products.ts';
import { draftsByIds } from './product-row.ts';
import { productTexts } from './tables.ts';

const GROUPS = new Set(['specifications', 'categories', 'tags', 'contents', 'documents'] as const);

/** Finds a product with all that its page shows, among those that `byIds` finds. */
const findAmong =
  (byIds: typeof productsByIds) =>
  (database: Database) =>
  async (id: number, locale: Locale): Promise<ProductDetail | null> => {
    if (!fitsInteger(id)) return null;
    const [[product], descriptions] = await Promise.all([
      byIds(database)([id], locale),
      describe(database, [id], { locale, groups: GROUPS }),
    ]);
    const description = descriptions.get(id);
    if (!product || !description) return null;
    const { type: _, ...facts } = description.facts;
    const contents = description.contents ?? [];
    const documents = description.documents ?? [];
    return {
      ...product,
      ...facts,
      specifications: description.specifications ?? [],
      categories: description.categories ?? [],
      tags: description.tags ?? [],
      ...(contents.length > 0 && { contents }),
      ...(documents.length > 0 && { documents }),
    };
  };

/** A published product with all that its page shows, in one language; null when there is none. */
export const findProduct = findAmong(productsByIds);

const findDraft = findAmong(draftsByIds);

/**
 * The same of a product that may not be published, for staff who preview it. A text that is missing stands there in the first language that has
 * it; without any name the article number does.
 */
export const previewProduct =
  (database: Database) =>
  async (id: number, locale: Locale): Promise<ProductDetail | null> => {
    const found = await findDraft(database)(id, locale);
    if (found === null || TEXT_PARTS.every((part) => found[part] !== '')) return found;
    const texts = await database.select().from(productTexts).where(eq(productTexts.productId, id));
    const saidIn = (part: (typeof TEXT_PARTS)[number]): string => {
      const said = Object.fromEntries(texts.map((text) => [text.locale, text[part]]));
      return said[languageWith(said, locale) ?? locale] ?? '';
    };
    return {
      ...found,
      name: saidIn('name') || found.articleNumber,
      summary: saidIn('summary'),
      description: saidIn('description'),
    };
  };
