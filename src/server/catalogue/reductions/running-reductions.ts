import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { inParts } from '../editing/in-parts.ts';
import { productPrices } from '../tables.ts';
import { priceReductions } from './tables.ts';

interface SalePrice {
  readonly productId: number;
  readonly currency: string;
}
/** One price of what is sold, as the keys of maps have it. */
export const priceKey = ({ productId, currency }: Pick<SalePrice, 'productId' | 'currency'>) =>
  `${productId} ${currency}`;

/**
 * The reductions that lower the sale prices of products just now, by product and currency. They are locked with those to come, so that
 * none begins or ends before the transaction does.
 */
export async function lockRunning(transaction: Database, productIds: readonly number[]) {
  const { id, productId, currency, minor } = priceReductions;
  const announced = await transaction
    .select({ id, productId, currency, minor, openedAt: priceReductions.openedAt })
    .from(priceReductions)
    .where(and(inArray(productId, [...productIds]), isNull(priceReductions.closedAt)))
    .orderBy(asc(id))
    .for('update');
  const open = announced.filter(({ openedAt }) => openedAt !== null);
  if (open.length === 0) return new Map<string, (typeof open)[number]>();
  // Read after the locks: what a sweep wrote meanwhile counts.
  const paid = await transaction
    .select({
      productId: productPrices.productId,
      currency: productPrices.currency,
      minor: productPrices.minor,
    })
    .from(productPrices)
    .where(
      and(
        inArray(
          productPrices.productId,
          open.map((reduction) => reduction.productId),
        ),
        eq(productPrices.term, 'sale'),
      ),
    );
  const paidNow = new Map(paid.map((price) => [priceKey(price), price.minor]));
  return new Map(
    open
      .filter((reduction) => paidNow.get(priceKey(reduction)) === reduction.minor)
      .map((reduction) => [priceKey(reduction), reduction]),
  );
}

/** Ends reductions: nothing is struck through beside their prices any more. */
export const endReductions = (transaction: Database, ids: readonly number[]): Promise<void> =>
  inParts(ids, (part) =>
    transaction.execute(sql`with over as (
        update ${priceReductions} as reduction set closed_at = now()
        where reduction.id in (${sql.join(part, sql`, `)}) returning reduction.product_id, reduction.currency)
      update ${productPrices} as price set reference_minor = null from over
      where price.product_id = over.product_id and price.currency = over.currency and price.term = 'sale'`),
  );

/** What is given as the regular price of a reduction that runs comes back at its end; what shoppers pay meanwhile stays. */
export async function keepRegular(
  transaction: Database,
  prices: readonly (SalePrice & {
    readonly minor: number;
    readonly converted: boolean;
    readonly reductionId: number;
  })[],
): Promise<void> {
  await inParts(prices, (part) =>
    transaction.execute(sql`with given as (
        select * from (values ${sql.join(
          part.map(
            ({ reductionId, minor, converted }) =>
              sql`(${reductionId}::int, ${minor}::bigint, ${converted}::boolean)`,
          ),
          sql`, `,
        )}) as given(id, minor, converted)),
      noted as (
        update ${priceReductions} as reduction set regular_minor = given.minor from given where reduction.id = given.id
        returning reduction.product_id, reduction.currency, given.converted)
      update ${productPrices} as price set converted = noted.converted from noted
      where price.product_id = noted.product_id and price.currency = noted.currency and price.term = 'sale'
        and price.converted <> noted.converted`),
  );
}
