import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '../../../domain/locale/locale.ts';
import { freeMachines, nearestStarts } from '../../../domain/rental/availability.ts';
import { isLike } from '../../../domain/rental/replacement.ts';
import { productPrices, products, productTexts } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import { findBusy } from '../find-busy.ts';
import { todayIn } from '../today.ts';
import { travelDaysOf } from '../travel-days.ts';
import { machinesAround } from './another-machine.ts';
import type { LeasedLine } from './leased-line.ts';

/** A product whose machines can take the place of a lease's, and how many are free on its days. */
export interface LikeProduct {
  readonly productId: number;
  readonly name: string;
  readonly free: number;
}

/** Products of the same category and class, the nearest price first. */
async function likesOf(database: Database, { productId, order }: LeasedLine, locale: Locale) {
  const own = alias(productPrices, 'own_prices');
  const lost = alias(products, 'lost_product');
  const rows = await database
    .select({
      productId: products.id,
      name: productTexts.name,
      minor: productPrices.minor,
      ownMinor: own.minor,
    })
    .from(lost)
    .innerJoin(products, and(eq(products.categoryId, lost.categoryId), ne(products.id, lost.id)))
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .innerJoin(
      productPrices,
      and(
        eq(productPrices.productId, products.id),
        eq(productPrices.currency, order.currency),
        eq(productPrices.term, 'month'),
      ),
    )
    .innerJoin(own, and(eq(own.productId, lost.id), eq(own.currency, order.currency), eq(own.term, 'month')))
    .where(and(eq(lost.id, productId), isNotNull(products.publishedAt)))
    .orderBy(sql`abs(${productPrices.minor} - ${own.minor})`, products.id);
  return rows.filter(({ ownMinor, minor }) => isLike(ownMinor, minor));
}

/**
 * What can be offered in place of machines that a lease cannot have: machines like them that are free on its days, and the nearest days on
 * which its own product is.
 */
export async function replacementOptions(
  database: Database,
  line: LeasedLine,
  { needed, locale }: { readonly needed: number; readonly locale: Locale },
) {
  const { productId, market, blocked, leaseId, duration, count, quantity, firstDay } = line;
  const today = todayIn(market);
  const likes = await likesOf(database, line, locale);
  const productIds = likes.map((like) => like.productId);
  const around = await machinesAround(database, { productIds, market, days: blocked });
  const exceptLeaseIds = [leaseId];
  const own = await findBusy(database, { productIds: [productId], market, from: today, exceptLeaseIds });
  const travel = await travelDaysOf(database, [productId], market);
  const wish = { duration, count, machines: quantity };
  return {
    likes: likes
      .map((like): LikeProduct => {
        const free = freeMachines(around.get(like.productId) ?? [], blocked);
        return { productId: like.productId, name: like.name, free };
      })
      .filter(({ free }) => free >= needed),
    days: nearestStarts(own.get(productId) ?? [], firstDay, {
      wish,
      place: { market, today, travelDays: travel(productId) },
    }),
  };
}
