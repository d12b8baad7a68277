import {
  aliasedTable,
  and,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import {
  UNREVIEWED_PART,
  WRITINGS_PART,
  type OwnWritings,
  type WrittenProduct,
} from '../../domain/reviews/own-writings.ts';
import { ARRIVED, USED } from '../../domain/reviews/review.ts';
import { knownName } from '../catalogue/known-name.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { wasSent } from './own-reviews.ts';
import { leaseBills } from '../rental/bills/tables.ts';
import { leases } from '../rental/tables.ts';
import { productAnswers, productQuestions, productReviews } from './tables.ts';

/** Whose account it is; `email` is null while the account only claims its address. */
export interface Writer {
  readonly userId: string;
  readonly email: string | null;
}

const isTheirQuestion = ({ userId, email }: Writer) =>
  or(
    eq(productQuestions.userId, userId),
    email === null
      ? undefined
      : and(isNull(productQuestions.userId), sql`lower(${productQuestions.email}) = ${email.toLowerCase()}`),
  );

/** Whether a line of an order is the account's. */
const isTheirLine = (
  database: Database,
  { userId }: Writer,
  itemId: typeof productReviews.orderItemId | typeof productAnswers.orderItemId,
) =>
  exists(
    database
      .select({ id: orderItems.id })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(orderItems.id, itemId), eq(orders.userId, userId), isNull(orders.erasedAt))),
  );

const product = {
  productId: products.id,
  productName: knownName,
  picture: sql<string>`coalesce(${products.pictures}[1], '')`,
};
const textIn = (locale: Locale) =>
  and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale));

/** Products that arrived and that nobody of the account wrote of, the last bought first. */
async function unreviewed(database: Database, { userId }: Writer, locale: Locale) {
  const ofAccount = aliasedTable(orders, 'own_orders');
  const rows = await database
    .selectDistinctOn([products.id], { ...product, at: orders.createdAt })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(productTexts, textIn(locale))
    .leftJoin(leases, eq(leases.orderItemId, orderItems.id))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.erasedAt),
        isNotNull(products.publishedAt),
        wasSent,
        or(and(isNull(leases.id), inArray(orders.status, [...ARRIVED])), inArray(leases.status, [...USED])),
        notExists(database.select().from(leaseBills).where(eq(leaseBills.orderId, orders.id))),
        notExists(
          database
            .select({ id: productReviews.id })
            .from(productReviews)
            .innerJoin(orderItems, eq(orderItems.id, productReviews.orderItemId))
            .innerJoin(ofAccount, eq(ofAccount.id, orderItems.orderId))
            .where(and(eq(productReviews.productId, products.id), eq(ofAccount.userId, userId))),
        ),
      ),
    )
    .orderBy(products.id, desc(orders.createdAt));
  return rows
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ productId, productName, picture }): WrittenProduct => ({ productId, productName, picture }));
}

/** What an account wrote of products: so many parts of each list, in the language of the page. */
export const listOwnWritings =
  (database: Database) =>
  async (
    writer: Writer,
    { locale, parts }: { readonly locale: Locale; readonly parts: number },
  ): Promise<OwnWritings> => {
    const most = parts * WRITINGS_PART;
    const toReview = await unreviewed(database, writer, locale);
    const reviews = await database
      .select({
        ...product,
        id: productReviews.id,
        body: productReviews.body,
        locale: productReviews.locale,
        status: productReviews.status,
        rejection: productReviews.rejection,
        rejectionNote: productReviews.rejectionNote,
        writtenAt: productReviews.createdAt,
        stars: productReviews.stars,
        reply: productReviews.reply,
      })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .innerJoin(productTexts, textIn(locale))
      .where(isTheirLine(database, writer, productReviews.orderItemId))
      .orderBy(desc(productReviews.createdAt), productReviews.id)
      .limit(most + 1);
    const questions = await database
      .select({
        ...product,
        id: productQuestions.id,
        body: productQuestions.body,
        locale: productQuestions.locale,
        status: productQuestions.status,
        rejection: productQuestions.rejection,
        rejectionNote: productQuestions.rejectionNote,
        writtenAt: productQuestions.createdAt,
        answers: sql<number>`(select count(*)::int from ${productAnswers}
          where ${productAnswers.questionId} = ${productQuestions.id} and ${productAnswers.status} = 'PUBLISHED')`,
      })
      .from(productQuestions)
      .innerJoin(products, eq(products.id, productQuestions.productId))
      .innerJoin(productTexts, textIn(locale))
      .where(isTheirQuestion(writer))
      .orderBy(desc(productQuestions.createdAt), productQuestions.id)
      .limit(most + 1);
    const answers = await database
      .select({
        ...product,
        id: productAnswers.id,
        body: productAnswers.body,
        locale: productAnswers.locale,
        status: productAnswers.status,
        rejection: productAnswers.rejection,
        rejectionNote: productAnswers.rejectionNote,
        writtenAt: productAnswers.createdAt,
        question: productQuestions.body,
        questionLocale: productQuestions.locale,
      })
      .from(productAnswers)
      .innerJoin(productQuestions, eq(productQuestions.id, productAnswers.questionId))
      .innerJoin(products, eq(products.id, productQuestions.productId))
      .innerJoin(productTexts, textIn(locale))
      .where(isTheirLine(database, writer, productAnswers.orderItemId))
      .orderBy(desc(productAnswers.createdAt), productAnswers.id)
      .limit(most + 1);
    return {
      unreviewed: toReview.slice(0, parts * UNREVIEWED_PART),
      reviews: reviews.slice(0, most),
      questions: questions.slice(0, most),
      answers: answers.slice(0, most),
      hasMore:
        toReview.length > parts * UNREVIEWED_PART ||
        [reviews, questions, answers].some(({ length }) => length > most),
    };
  };

/**
 * Takes back a question as who asked it wants, with its answers, wherever it stands. One that is gone, or of somebody else, is none: nobody is
 * told which.
 */
export const withdrawQuestion =
  (database: Database) =>
  async (writer: Writer, id: string): Promise<void> => {
    if (!isOrderId(id)) return;
    await database.delete(productQuestions).where(and(eq(productQuestions.id, id), isTheirQuestion(writer)));
  };

/** The same of an answer that a buyer gave. */
export const withdrawAnswer =
  (database: Database) =>
  async (writer: Writer, id: string): Promise<void> => {
    if (!isOrderId(id)) return;
    await database
      .delete(productAnswers)
      .where(and(eq(productAnswers.id, id), isTheirLine(database, writer, productAnswers.orderItemId)));
  };
