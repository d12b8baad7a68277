import { sql } from 'drizzle-orm';
import { LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import { jsonObject } from '../../database/json-object.ts';
import { productTexts } from '../tables.ts';
import { byProduct, describedIds, type ProductPart } from './part.ts';

/** Name and description of a product in one language. */
export interface ProductLocalization {
  readonly locale: Locale;
  readonly name: string;
  readonly description: string;
}

interface LocalizationRow extends ProductLocalization {
  readonly productId: number;
}

const { productId, locale, name, description } = productTexts;

/** The texts of each product in every language, in the order of LOCALES. */
export const localizations: ProductPart<LocalizationRow, readonly ProductLocalization[]> = {
  rows: sql`select ${jsonObject({ productId, locale, name, description })} from ${productTexts}
    where ${productId} = ${describedIds}`,
  read: (rows) =>
    byProduct(rows, (own) =>
      own
        .map((row) => ({ locale: row.locale, name: row.name, description: row.description }))
        .toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale)),
    ),
};
