import { asc, gt } from 'drizzle-orm';
import {
  printFields,
  type ProductField,
  type ProductFields,
} from '../../domain/catalogue/editing/product-fields.ts';
import type { ProductRefused } from '../../domain/catalogue/editing/read-fields.ts';
import {
  changedPrices,
  largePrices,
  PARTNER_FIELDS,
  PRODUCTS_PAGE,
  type LargeFieldChange,
  type ProductLine,
} from '../../domain/partners/partner-products.ts';
import { currentRate } from '../catalogue/current-rate.ts';
import { addProducts } from '../catalogue/editing/add-products.ts';
import {
  findEditedProducts,
  idsByArticle,
  lockEditedProducts,
  type EditedProduct,
} from '../catalogue/editing/find-edited-product.ts';
import { ARTICLE_TAKEN, saveEdits } from '../catalogue/editing/save-edited-product.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';
import type { Partner } from './api-keys.ts';
import { onceMore } from './once-more.ts';

/** A product as programs of partners read it: the fields that say something, as a call that writes them has them. */
export interface PartnerProduct {
  readonly id: number;
  readonly articleNumber: string;
  readonly kind: EditedProduct['kind'];
  readonly hasPicture: boolean;
  /** The fields that have to say something before it is published. */
  readonly missing: readonly ProductField[];
  readonly updatedAt: string;
  readonly fields: ProductFields;
}

function partnerProduct({
  id,
  kind,
  hasPicture,
  missing,
  updatedAt,
  product,
}: EditedProduct): PartnerProduct {
  const said = printFields(product);
  const fields = PARTNER_FIELDS.flatMap((field) => (said[field] === '' ? [] : [[field, said[field]]]));
  return {
    id,
    articleNumber: product.articleNumber,
    kind,
    hasPicture,
    missing,
    updatedAt,
    fields: Object.fromEntries(fields) as ProductFields,
  };
}

/** A page of all products, drafts too, by ids from the one after `after`; `next` as of the stock. */
export const listPartnerProducts =
  (database: Database) =>
  async (after: number): Promise<{ products: readonly PartnerProduct[]; next: number | null }> => {
    const rows = await database
      .select({ id: products.id })
      .from(products)
      .where(gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(PRODUCTS_PAGE + 1);
    const page = rows.slice(0, PRODUCTS_PAGE);
    const found = await findEditedProducts(database)(page.map(({ id }) => id));
    return {
      products: page.flatMap(({ id }) => found.get(id) ?? []).map(partnerProduct),
      next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  };

/** Products that the editor would not save so, either; nothing was written. */
export interface ProductsRefused {
  readonly ok: false;
  readonly reason: 'invalid-products';
  readonly products: readonly { readonly articleNumber: string; readonly refused: ProductRefused }[];
}

/** What became of a product that was named; `changed` counts the fields that say something else now. */
export interface ProductWritten {
  readonly id: number;
  readonly articleNumber: string;
  readonly state: 'created' | 'changed' | 'unchanged';
  readonly changed: number;
}

export type PartnerProductsSet =
  /** In the order of the lines. */
  | { readonly ok: true; readonly products: readonly ProductWritten[] }
  /** Prices of products that exist are set with a right of their own. */
  | { readonly ok: false; readonly reason: 'prices-not-allowed'; readonly articleNumbers: readonly string[] }
  | { readonly ok: false; readonly reason: 'large-changes'; readonly prices: readonly LargeFieldChange[] }
  | ProductsRefused;

/** Rolls a transaction back with its answer. */
class Refused extends Error {
  readonly answer: ProductsRefused;
  constructor(products: ProductsRefused['products']) {
    super('The products are not written');
    this.answer = { ok: false, reason: 'invalid-products', products };
  }
}

/** Products by their article numbers, locked. */
async function lockNamed(
  transaction: Database,
  lines: readonly ProductLine[],
): Promise<{ byArticle: ReadonlyMap<string, EditedProduct>; found: ReadonlyMap<number, EditedProduct> }> {
  const named = await idsByArticle(
    transaction,
    lines.map(({ articleNumber }) => articleNumber),
  );
  const found = await lockEditedProducts(transaction, [...named.values()]);
  return { byArticle: new Map([...found.values()].map((each) => [each.product.articleNumber, each])), found };
}

/** Writes products inside of a transaction, which `Refused` rolls back. */
async function writeLines(
  transaction: Database,
  partner: Partner,
  lines: readonly ProductLine[],
): Promise<PartnerProductsSet> {
  // Two calls that add the same products follow each other: the second finds them.
  await lockName(transaction, 'partner-products');
  const { byArticle, found } = await lockNamed(transaction, lines);
  const known = lines.flatMap((line) => {
    const product = byArticle.get(line.articleNumber);
    return product === undefined
      ? []
      : [{ line, id: product.id, prices: { prices: product.product.prices, converted: product.converted } }];
  });
  const priced = known.filter(({ line, prices }) => changedPrices(line.fields, prices).length > 0);
  if (priced.length > 0 && !partner.scopes.includes('write-prices')) {
    const articleNumbers = priced.map(({ line }) => line.articleNumber);
    return { ok: false, reason: 'prices-not-allowed', articleNumbers };
  }
  const rate = priced.length > 0 ? await currentRate(transaction)() : null;
  const large = priced.flatMap(({ line, prices }) => largePrices(line, prices, rate));
  if (large.length > 0) return { ok: false, reason: 'large-changes', prices: large };

  const act = { staffId: null, program: partner.name, why: '' };
  const added = lines.filter(({ articleNumber }) => !byArticle.has(articleNumber));
  const sent = added.map(({ articleNumber, fields }) => ({ ...fields, article: articleNumber }));
  const made = await addProducts(transaction, sent, act);
  // What they name may be added by the same call.
  const edits = known.map(({ line, id }) => ({ id, base: {}, sent: line.fields }));
  const saved = await saveEdits(transaction, { edits, found }, act);
  const refused = [
    ...(made.ok
      ? []
      : [...made.refused].map(([place, why]) => ({
          articleNumber: added[place]?.articleNumber ?? '',
          refused: why,
        }))),
    ...known.flatMap(({ line: { articleNumber }, id }) => {
      const answer = saved.get(id);
      return answer === undefined || answer.ok ? [] : [{ articleNumber, refused: answer }];
    }),
  ];
  if (refused.length > 0) throw new Refused(refused);
  const ids = new Map(
    added.map(({ articleNumber }, place) => [articleNumber, made.ok ? made.ids[place] : 0]),
  );
  return {
    ok: true,
    products: lines.map(({ articleNumber, fields }): ProductWritten => {
      const id = byArticle.get(articleNumber)?.id;
      if (id === undefined) {
        const changed = Object.values(fields).filter((said) => said !== '').length;
        return { id: ids.get(articleNumber) ?? 0, articleNumber, state: 'created', changed };
      }
      const answer = saved.get(id);
      const changed = answer?.ok ? answer.changed : 0;
      return { id, articleNumber, state: changed > 0 ? 'changed' : 'unchanged', changed };
    }),
  };
}

/**
 * Adds and changes products as staff do in the editor, of all lines or of none: its rules, its log under the key's name, which staff take back
 * as their own. A product that is added is a draft, for it has no picture yet. The same call again changes nothing.
 */
export const setPartnerProducts =
  (database: Database) =>
  async (partner: Partner, lines: readonly ProductLine[]): Promise<PartnerProductsSet> => {
    try {
      // Staff may add one of them at the same moment.
      return await onceMore(ARTICLE_TAKEN, () =>
        database.transaction((transaction) => writeLines(transaction, partner, lines)),
      );
    } catch (error) {
      if (error instanceof Refused) return error.answer;
      throw error;
    }
  };
