import type { EditedProductsQuery } from '../../../domain/catalogue/editing/edited-products-query.ts';
import {
  IMPORT_LINES_MAX,
  planLine,
  type ImportProblem,
  type PlannedChange,
} from '../../../domain/catalogue/editing/import-table.ts';
import { printFields } from '../../../domain/catalogue/editing/product-fields.ts';
import {
  changedPrices,
  changedTerms,
  priceChangeName,
  readPriceChangeName,
  type PriceChangeForm,
} from '../../../domain/prices/price-change.ts';
import type { Database } from '../../database/database.ts';
import { keepDraft } from './draft-import.ts';
import { findImport } from './find-import.ts';
import type { EditedProduct } from './find-edited-product.ts';
import { countEditedProducts, editedProducts, editedProductsOf } from './list-edited-products.ts';
import { readRoundings } from './price-roundings.ts';

/** Nothing is kept of a refusal. */
export type PriceChangeDrafted =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'too-many' | 'nothing' };

/** Plans the change of products that come part by part, and keeps it as a table that was sent is. */
async function keepPlan(
  database: Database,
  parts: AsyncIterable<readonly EditedProduct[]>,
  { change, staffId }: { readonly change: PriceChangeForm; readonly staffId: string },
): Promise<PriceChangeDrafted> {
  const rounding = (await readRoundings(database)())[change.currency];
  const now = new Date().toISOString();
  const changes: PlannedChange[] = [];
  const problems: ImportProblem[] = [];
  let line = 0;
  for await (const part of parts) {
    for (const product of part) {
      const fields = changedPrices(product.product.prices[change.currency], change, rounding);
      if (Object.keys(fields).length === 0) continue;
      line += 1;
      const stored = { ...product, fields: printFields(product.product) };
      const plan = planLine({ line, id: product.id, article: null, fields }, stored, now);
      if ('problems' in plan) problems.push(...plan.problems);
      else if (plan.planned) changes.push(plan.planned);
    }
  }
  if (line === 0) return { ok: false, reason: 'nothing' };
  const fileName = priceChangeName(change);
  return { ok: true, id: await keepDraft(database)({ fileName, staffId, lines: line, changes, problems }) };
}

/**
 * Plans a change of prices by a per cent, of all products of a list, rounded as their currency is; kept as a table that was sent is, to be looked at,
 * applied and taken back. Prices that the rate makes are left to it; of one that a reduction lowers just now the regular price is changed.
 */
export const draftPriceChange =
  (database: Database) =>
  async ({
    query,
    change,
    staffId,
  }: {
    readonly query: EditedProductsQuery;
    readonly change: PriceChangeForm;
    readonly staffId: string;
  }): Promise<PriceChangeDrafted> => {
    if ((await countEditedProducts(database)(query)) > IMPORT_LINES_MAX)
      return { ok: false, reason: 'too-many' };
    return keepPlan(database, editedProducts(database)({ ...query, after: null }), { change, staffId });
  };

/**
 * Plans a change that was looked at, and not applied, once more by the prices of now: of the same products, by the same per cent. The first plan stays as it is.
 * Null where there is no such plan.
 */
export const recountPriceChange =
  (database: Database) =>
  async ({
    id,
    staffId,
  }: {
    readonly id: string;
    readonly staffId: string;
  }): Promise<PriceChangeDrafted | null> => {
    const found = await findImport(database)(id);
    const named = found && readPriceChangeName(found.fileName);
    if (!found || !named || found.appliedAt !== null) return null;
    const terms = changedTerms(found.changes.flatMap(({ changes }) => Object.keys(changes)));
    const ids = found.changes.flatMap(({ id: productId }) => productId ?? []);
    return keepPlan(database, editedProductsOf(database)(ids), { change: { ...named, terms }, staffId });
  };
