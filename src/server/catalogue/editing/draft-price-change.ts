import type { EditedProductsQuery } from '../../../domain/catalogue/editing/edited-products-query.ts';
import {
  IMPORT_LINES_MAX,
  planLine,
  type ImportProblem,
  type PlannedChange,
} from '../../../domain/catalogue/editing/import-table.ts';
import { printFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { changedPrices, priceChangeName, type PriceChangeForm } from '../../../domain/prices/price-change.ts';
import type { Database } from '../../database/database.ts';
import { keepDraft } from './draft-import.ts';
import { countEditedProducts, editedProducts } from './list-edited-products.ts';
import { readRoundings } from './price-roundings.ts';

/** Nothing is kept of a refusal. */
export type PriceChangeDrafted =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'too-many' | 'nothing' };

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
    const rounding = (await readRoundings(database)())[change.currency];
    const now = new Date().toISOString();
    const changes: PlannedChange[] = [];
    const problems: ImportProblem[] = [];
    let line = 0;
    for await (const part of editedProducts(database)({ ...query, after: null })) {
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
  };
