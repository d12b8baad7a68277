import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  notExists,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { StaffReviewsQuery } from '../../domain/reviews/reviews-query.ts';
import { productTexts, products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { photographsOf } from './own-reviews.ts';
import { moderationEvents, productAnswers, productQuestions, productReviews } from './tables.ts';

/** Entries on one page of a queue. */
export const MODERATION_PAGE = 30;

const likeOf = (words: string): string => `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const nameOf = (productId: SQLWrapper) =>
  sql<string>`(select ${productTexts.name} from ${productTexts}
    where ${productTexts.productId} = ${productId} and ${productTexts.locale} = 'uk')`;

const matches = (search: string, body: SQLWrapper) =>
  search === ''
    ? undefined
    : or(
        sql`${body} ilike ${likeOf(search)}`,
        sql`lower(${products.articleNumber}) = ${search.toLowerCase()}`,
        sql`${nameOf(products.id)} ilike ${likeOf(search)}`,
      );

/** A page of the queue of reviews: what waits longest first, else the newest. */
export const listStaffReviews =
  (database: Database) =>
  async ({ status, stars, search, page }: StaffReviewsQuery) => {
    const where = and(
      status === 'any' ? undefined : eq(productReviews.status, status === 'open' ? 'PENDING' : status),
      stars === null ? undefined : eq(productReviews.stars, stars),
      matches(search, productReviews.body),
    );
    const rows = await database
      .select({
        id: productReviews.id,
        productId: productReviews.productId,
        product: nameOf(products.id),
        stars: productReviews.stars,
        body: productReviews.body,
        authorName: productReviews.authorName,
        locale: productReviews.locale,
        status: productReviews.status,
        submittedAt: productReviews.submittedAt,
        hasReply: sql<boolean>`${productReviews.reply} is not null`,
      })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .where(where)
      .orderBy(
        status === 'open' ? asc(productReviews.submittedAt) : desc(productReviews.submittedAt),
        asc(productReviews.id),
      )
      .limit(MODERATION_PAGE)
      .offset((page - 1) * MODERATION_PAGE);
    const [counted] = await database
      .select({ total: count() })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .where(where);
    return { rows, total: counted?.total ?? 0 };
  };

/** The answers of a question, of one kind or state if named. */
const answersOf = (database: Database, more?: SQL) =>
  database
    .select({ id: productAnswers.id })
    .from(productAnswers)
    .where(and(eq(productAnswers.questionId, productQuestions.id), more));

/** Questions that wait for staff: to be shown, to be answered by the shop, or with a buyer's answer to be shown. */
export const questionsWaiting = (database: Database): SQL | undefined =>
  or(
    eq(productQuestions.status, 'PENDING'),
    and(
      eq(productQuestions.status, 'PUBLISHED'),
      or(
        notExists(answersOf(database, eq(productAnswers.status, 'PUBLISHED'))),
        exists(answersOf(database, eq(productAnswers.status, 'PENDING'))),
      ),
    ),
  );

/** A page of the queue of questions, likewise. */
export const listStaffQuestions =
  (database: Database) =>
  async ({ status, search, page }: StaffReviewsQuery) => {
    const where = and(
      status === 'open' ? questionsWaiting(database) : undefined,
      status === 'any' || status === 'open' ? undefined : eq(productQuestions.status, status),
      matches(search, productQuestions.body),
    );
    const rows = await database
      .select({
        id: productQuestions.id,
        productId: productQuestions.productId,
        product: nameOf(products.id),
        body: productQuestions.body,
        authorName: productQuestions.authorName,
        locale: productQuestions.locale,
        status: productQuestions.status,
        submittedAt: productQuestions.submittedAt,
        answers: sql<number>`(select count(*)::int from ${productAnswers}
          where ${productAnswers.questionId} = ${productQuestions.id} and ${productAnswers.status} = 'PUBLISHED')`,
        waiting: sql<number>`(select count(*)::int from ${productAnswers}
          where ${productAnswers.questionId} = ${productQuestions.id} and ${productAnswers.status} = 'PENDING')`,
      })
      .from(productQuestions)
      .innerJoin(products, eq(products.id, productQuestions.productId))
      .where(where)
      .orderBy(
        status === 'open' ? asc(productQuestions.submittedAt) : desc(productQuestions.submittedAt),
        asc(productQuestions.id),
      )
      .limit(MODERATION_PAGE)
      .offset((page - 1) * MODERATION_PAGE);
    const [counted] = await database
      .select({ total: count() })
      .from(productQuestions)
      .innerJoin(products, eq(products.id, productQuestions.productId))
      .where(where);
    return { rows, total: counted?.total ?? 0 };
  };

/** A review as staff decide about it, with the order that proves it; null where there is none. */
export const findStaffReview = (database: Database) => async (id: string) => {
  if (!isOrderId(id)) return null;
  const [found] = await database
    .select({
      review: productReviews,
      product: nameOf(productReviews.productId),
      order: { id: orders.id, number: orders.orderNumber, deliveredAt: orders.deliveredAt },
    })
    .from(productReviews)
    .innerJoin(orderItems, eq(orderItems.id, productReviews.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(productReviews.id, id));
  if (!found) return null;
  const events = await database
    .select({
      id: moderationEvents.id,
      toStatus: moderationEvents.toStatus,
      rejection: moderationEvents.rejection,
      isOfStaff: sql<boolean>`${moderationEvents.actor} like 'staff:%'`,
      at: moderationEvents.at,
    })
    .from(moderationEvents)
    .where(eq(moderationEvents.reviewId, id))
    .orderBy(asc(moderationEvents.id));
  return { ...found, photographs: await photographsOf(database, id), events };
};

/** A question as staff decide about it and answer it, with all answers; null where there is none. */
export const findStaffQuestion = (database: Database) => async (id: string) => {
  if (!isOrderId(id)) return null;
  const [found] = await database
    .select({ question: productQuestions, product: nameOf(products.id) })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.id, id));
  if (!found) return null;
  const answers = await database
    .select()
    .from(productAnswers)
    .where(eq(productAnswers.questionId, id))
    .orderBy(asc(productAnswers.createdAt), asc(productAnswers.id));
  return { ...found, answers };
};
