import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import { likelyKind, missingFields, pricedKind } from '../../../domain/catalogue/editing/missing-fields.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/sql.ts';
import { currentRate } from '../current-rate.ts';
import { productRows } from '../product-rows.ts';
import { productContents, productPrices, products, productTexts } from '../tables.ts';
import { productTags } from '../tag-tables.ts';
import { inParts } from './in-parts.ts';
import { productCompanions } from './tables.ts';
import { companionRows, insertSpecifications } from './write-products.ts';

/** Adds products as drafts without stock and pictures, each with all its rows; answers their ids in the order of the list. */
export async function insertProducts(
  transaction: Database,
  list: readonly EditableProduct[],
): Promise<readonly number[]> {
  if (list.length === 0) return [];
  const rate = await currentRate(transaction)();
  const ids = new Map<string, number>();
  await inParts(list, async (part) => {
    const made = await transaction
      .insert(products)
      .values(
        part.map((product) => ({
          categoryId: product.categoryId,
          articleNumber: product.articleNumber,
          brand: product.brand,
          kind: likelyKind(product),
          isKindOpen: pricedKind(product) === null,
          missing: missingFields(product),
          pictures: [],
          stock: 0,
          warrantyMonths: product.warrantyMonths,
          leadDays: product.leadDays,
          makers: product.makers,
          publishedAt: null,
        })),
      )
      .returning({ id: products.id, articleNumber: products.articleNumber });
    for (const { id, articleNumber } of made) ids.set(articleNumber, id);
  });
  const idOf = ({ articleNumber }: EditableProduct): number => {
    const id = ids.get(articleNumber);
    if (id === undefined) throw new Error('A row that was inserted is not there');
    return id;
  };
  const rows = list.map((product) => productRows({ id: idOf(product), ...product }, rate));
  await insertRows(transaction, {
    table: productPrices,
    keys: ['productId', 'currency', 'term', 'minor', 'converted'],
    rows: rows.flatMap(({ prices }) => prices),
  });
  await insertSpecifications(
    transaction,
    rows.flatMap((own) => own.specifications),
  );
  await inParts(
    rows.flatMap(({ tags }) => tags),
    (part) => transaction.insert(productTags).values(part),
  );
  await inParts(
    rows.flatMap(({ contents }) => contents),
    (part) => transaction.insert(productContents).values(part),
  );
  await inParts(
    list.flatMap((product) => companionRows(idOf(product), product)),
    (part) => transaction.insert(productCompanions).values(part),
  );
  // The texts come last, because with them a product is listed.
  await insertRows(transaction, {
    table: productTexts,
    keys: [
      'productId',
      'locale',
      'name',
      'nameKey',
      'summary',
      'description',
      'facts',
      'specificationText',
      'searchName',
      'searchText',
    ],
    rows: rows.flatMap(({ texts }) => texts),
  });
  return list.map(idOf);
}
