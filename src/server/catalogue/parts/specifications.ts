import { sql } from 'drizzle-orm';
import type { SpecificationEntry } from '../../../domain/catalogue/product.ts';
import { SPECIFICATIONS, type SpecificationKey } from '../../../domain/catalogue/specifications.ts';
import { jsonObject } from '../../database/json-object.ts';
import { productSpecifications } from '../tables.ts';
import { byProduct, describedIds, type ProductPart } from './part.ts';

interface FigureRow {
  readonly productId: number;
  readonly key: string;
  readonly number: number | null;
  readonly text: string | null;
}

const PLACES = new Map(Object.keys(SPECIFICATIONS).map((key, place) => [key, place]));
const placeOf = ({ key }: SpecificationEntry) => PLACES.get(key) ?? 0;
const isSpecificationKey = (key: string): key is SpecificationKey => PLACES.has(key);

const { productId, key, number, text } = productSpecifications;

/** The technical figures of each product, in the order of product pages. */
export const specifications: ProductPart<FigureRow, readonly SpecificationEntry[]> = {
  rows: sql`select ${jsonObject({ productId, key, number, text })} from ${productSpecifications}
    where ${productId} = ${describedIds}`,
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
