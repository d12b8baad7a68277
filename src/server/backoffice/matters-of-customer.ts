import { eq, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CustomerMatter } from '../../domain/backoffice/customer.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { quotes } from '../quotes/tables.ts';
import { leases } from '../rental/tables.ts';
import { returns } from '../returns/tables.ts';
import { productQuestions, productReviews } from '../reviews/tables.ts';
import { isOwn } from '../support/tickets/find-ticket.ts';
import { supportTickets } from '../support/tickets/tables.ts';

/** Matters that the page of a customer shows: the newest. */
const MATTERS_SHOWN = 40;

const ownName = (productId: SQL | typeof productReviews.productId, locale: Locale) =>
  sql<string | null>`(select ${productTexts.name} from ${productTexts}
    where ${productTexts.productId} = ${productId} and ${productTexts.locale} = ${locale})`;

/** What a customer and the shop have to do with each other beside orders, the newest first. `email` is null while the account only claims it. */
export function mattersOf(
  database: Database,
  { id, email }: { readonly id: string; readonly email: string | null },
  locale: Locale,
): Promise<CustomerMatter[]> {
  const kind = <K extends CustomerMatter['kind']>(name: K) =>
    sql<CustomerMatter['kind']>`${name}::text`.as('kind');
  const text = (value: unknown) => sql<string>`${value}::text`;
  const none = sql<string | null>`null::text`;
  const leased = database
    .select({
      kind: kind('lease'),
      id: text(orders.id).as('id'),
      number: sql<string | null>`${orders.orderNumber}`.as('number'),
      title: sql<string | null>`${orderItems.name}`.as('title'),
      status: text(leases.status).as('status'),
      at: text(leases.createdAt).as('at'),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(leases, eq(leases.orderItemId, orderItems.id))
    .where(eq(orders.userId, id));
  const returned = database
    .select({
      kind: kind('return'),
      id: text(returns.id),
      number: sql<string | null>`${returns.number}`,
      title: sql<string | null>`${orders.orderNumber}`,
      status: text(returns.status),
      at: text(returns.requestedAt),
    })
    .from(orders)
    .innerJoin(returns, eq(returns.orderId, orders.id))
    .where(eq(orders.userId, id));
  const written = database
    .select({
      kind: kind('ticket'),
      id: text(supportTickets.id),
      number: sql<string | null>`${supportTickets.ticketNumber}`,
      title: sql<string | null>`${supportTickets.subject}`,
      status: text(supportTickets.status),
      at: text(supportTickets.createdAt),
    })
    .from(supportTickets)
    .where(isOwn({ userId: id, email }));
  const quoted = database
    .select({
      kind: kind('quote'),
      id: text(quotes.id),
      number: sql<string | null>`${quotes.quoteNumber}`,
      title: none,
      status: text(quotes.status),
      at: text(quotes.createdAt),
    })
    .from(quotes)
    .where(eq(quotes.userId, id));
  const reviewed = database
    .select({
      kind: kind('review'),
      id: text(productReviews.id),
      number: none,
      title: ownName(productReviews.productId, locale),
      status: text(productReviews.status),
      at: text(productReviews.createdAt),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(productReviews, eq(productReviews.orderItemId, orderItems.id))
    .where(eq(orders.userId, id));
  const asked = database
    .select({
      kind: kind('question'),
      id: text(productQuestions.id),
      number: none,
      title: ownName(sql`${productQuestions.productId}`, locale),
      status: text(productQuestions.status),
      at: text(productQuestions.createdAt),
    })
    .from(productQuestions)
    .where(eq(productQuestions.userId, id));
  return unionAll(leased, returned, written, quoted, reviewed, asked)
    .orderBy(sql`"at" desc`)
    .limit(MATTERS_SHOWN);
}
