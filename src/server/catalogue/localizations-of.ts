import { inArray } from 'drizzle-orm';
import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { productTexts } from './tables.ts';

/** Name and description of a product in one language. */
export interface ProductLocalization {
  readonly locale: Locale;
  readonly name: string;
  readonly description: string;
}

/** The texts of several products in every language by product id, in the order of LOCALES; one query. */
export async function localizationsOf(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ProductLocalization[]>> {
  const rows = await database
    .select({
      productId: productTexts.productId,
      locale: productTexts.locale,
      name: productTexts.name,
      description: productTexts.description,
    })
    .from(productTexts)
    .where(inArray(productTexts.productId, [...ids]));
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return new Map(
    [...byProduct].map(([id, found]) => [
      id,
      found
        .map(({ locale, name, description }) => ({ locale, name, description }))
        .toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale)),
    ]),
  );
}
