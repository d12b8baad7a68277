import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../src/server/database/database.ts';
import { orderItems } from '../../src/server/orders/tables.ts';
import { leaseTerminations } from '../../src/server/rental/terminations/tables.ts';
import { leases } from '../../src/server/rental/tables.ts';
import { products } from '../../src/server/catalogue/tables.ts';
import { exchangeEvents, exchanges } from '../../src/server/returns/exchanges/tables.ts';
import {
  moderationEvents,
  productAnswers,
  productQuestions,
  productReviews,
  reviewPhotographs,
} from '../../src/server/reviews/tables.ts';
import { returnEvents, returnPhotographs, returns } from '../../src/server/returns/tables.ts';

/** A return of an order that was called off, with its exchange and a photograph. */
export async function addReturn(
  database: Database,
  orderId: string,
  { userId, note }: { userId: string; note: string },
) {
  const id = randomUUID();
  await database.insert(returns).values({
    id,
    orderId,
    kind: 'complaint',
    status: 'CANCELLED',
    note,
    answerNote: note,
    carrier: 'nova-poshta',
    trackingNumber: '20450012345679',
    closedAt: sql`now()`,
  });
  await database
    .insert(returnEvents)
    .values({ returnId: id, toStatus: 'CANCELLED', actor: `customer:${userId}`, reason: 'called-off', note });
  const [product] = await database.select({ id: products.id }).from(products).limit(1);
  await database.insert(exchanges).values({
    returnId: id,
    status: 'CANCELLED',
    productId: product?.id ?? 0,
    pieces: 1,
    unitMinor: 1000,
    totalMinor: 1200,
    creditMinor: 1200,
    shippingMinor: 0,
    priceUntil: '2026-12-10',
    closedAt: sql`now()`,
  });
  await database
    .insert(exchangeEvents)
    .values({ exchangeId: id, toStatus: 'CANCELLED', actor: `customer:${userId}`, reason: 'called-off' });
  await database.insert(returnPhotographs).values({
    id: randomUUID(),
    returnId: id,
    file: `returns/${id}/${userId}.webp`,
  });
}

/** A request to give the machine of an order's only lease back, that came to nothing. */
export async function addReturnRequest(
  database: Database,
  orderId: string,
  { userId, note }: { userId: string; note: string },
) {
  const [lease] = await database
    .select({ id: leases.id, lastDay: leases.lastDay })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(eq(orderItems.orderId, orderId));
  const day = lease?.lastDay ?? '';
  await database.insert(leaseTerminations).values({
    leaseId: lease?.id ?? '',
    status: 'CANCELLED',
    returnOn: day,
    isEarly: false,
    lastDayBefore: day,
    reason: 'other',
    way: 'carrier',
    note,
    answerNote: note,
    carrier: 'nova-poshta',
    trackingNumber: '20450012345678',
    actor: `customer:${userId}`,
  });
}

/** A review with a photograph, a question and an answer to it, of the goods of an order. */
export async function addReview(
  database: Database,
  { orderItemId, productId }: { orderItemId: string; productId: number },
  { userId, name, email }: { userId: string; name: string; email: string },
) {
  const [reviewId, questionId] = [randomUUID(), randomUUID()];
  const actor = `customer:${userId}`;
  const words = { body: `Words of ${name}`, authorName: name, locale: 'uk' } as const;
  const isRejected = { status: 'REJECTED', rejection: 'personal-data', rejectionNote: name } as const;
  await database.insert(productReviews).values({
    id: reviewId,
    productId,
    orderItemId,
    stars: 4,
    pros: name,
    cons: name,
    nameChoice: 'initial',
    ...words,
    ...isRejected,
  });
  await database
    .insert(reviewPhotographs)
    .values({ id: randomUUID(), reviewId, file: `reviews/${reviewId}/${userId}.webp` });
  await database.insert(moderationEvents).values({ reviewId, toStatus: 'REJECTED', actor });
  await database.insert(productQuestions).values([
    { id: questionId, productId, userId, email, ...words, ...isRejected },
    { id: randomUUID(), productId, email: email.toUpperCase(), ...words },
  ]);
  await database
    .insert(productAnswers)
    .values({ id: randomUUID(), questionId, author: 'buyer', orderItemId, ...words, ...isRejected });
}
