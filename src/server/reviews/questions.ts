import { and, count, eq, gt, isNotNull, isNull, min, ne, sql } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import { authorName } from '../../domain/reviews/review.ts';
import {
  UNPROVEN_QUESTIONS_A_DAY,
  type AnswerForm,
  type QuestionForm,
} from '../../domain/reviews/review-forms.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';
import { isOrderId } from '../orders/find-order.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { answerKnown, type FormUsed } from './form-used.ts';
import { buyerKey, buyerOf, isOfBuyer, rightToReview, type Asker, type Buyer } from './own-reviews.ts';
import { moderationEvents, productAnswers, productQuestions } from './tables.ts';

export type Asked =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'product-not-found' }
  /** The address was asked with too often, by whomever. */
  | { readonly ok: false; readonly reason: 'too-many'; readonly retryAfterSeconds: number }
  | FormUsed;

const DAY_SECONDS = 24 * 60 * 60;
const ofAddress = (email: string) => eq(sql`lower(${productQuestions.email})`, email.toLowerCase());

/** How long an unproven address has to wait, locked until the end of the transaction; null for not at all. */
async function waitOf(transaction: Database, email: string): Promise<number | null> {
  await lockName(transaction, `question ${email.toLowerCase()}`);
  const [asked] = await transaction
    .select({
      times: count(),
      seconds: sql<number>`ceil(${DAY_SECONDS} - extract(epoch from now() - ${min(productQuestions.createdAt)}))::int`,
    })
    .from(productQuestions)
    .where(
      and(
        ofAddress(email),
        gt(productQuestions.createdAt, sql`now() - make_interval(secs => ${DAY_SECONDS})`),
      ),
    );
  return asked !== undefined && asked.times >= UNPROVEN_QUESTIONS_A_DAY ? Math.max(1, asked.seconds) : null;
}

/**
 * Asks about a product before everybody, by a customer or a visitor, who is told by `email`; it waits for staff. The same form twice is one.
 * With an address that its writer has not proven (`isProven`) only so many are asked in a day, from wherever.
 */
export const askQuestion =
  (database: Database) =>
  ({
    productId,
    userId,
    email,
    isProven,
    locale,
    form: { id, name, body },
  }: {
    readonly productId: number;
    readonly userId: string | null;
    readonly email: string;
    readonly isProven: boolean;
    readonly locale: Locale;
    readonly form: QuestionForm;
  }): Promise<Asked> =>
    database.transaction(async (transaction): Promise<Asked> => {
      const isThere = await transaction.$count(
        products,
        and(eq(products.id, productId), isNotNull(products.publishedAt)),
      );
      if (isThere === 0) return { ok: false, reason: 'product-not-found' };
      const sent = { productId, userId, email, authorName: name, body };
      const knownOf = () =>
        transaction.select().from(productQuestions).where(eq(productQuestions.id, id)).limit(1);
      const wait = isProven ? null : await waitOf(transaction, email);
      const [known] = await knownOf();
      if (known) return answerKnown(known, sent);
      if (wait !== null) return { ok: false, reason: 'too-many', retryAfterSeconds: wait };
      const [written] = await transaction
        .insert(productQuestions)
        .values({ id, ...sent, locale })
        .onConflictDoNothing()
        .returning({ id: productQuestions.id });
      if (!written) return answerKnown((await knownOf())[0], sent);
      const actor = userId === null ? 'visitor' : `customer:${userId}`;
      await transaction.insert(moderationEvents).values({ questionId: id, toStatus: 'PENDING', actor });
      return { ok: true };
    });

/** Ends e-mails about questions to an address that nobody has proven, by the mark that the link of one of them names it by. */
export const stopQuestionEmails =
  (database: Database) =>
  async (mark: string): Promise<void> => {
    await database
      .update(productQuestions)
      .set({ refusedAt: sql`now()` })
      .where(
        and(
          sql`encode(sha256(convert_to(lower(${productQuestions.email}), 'UTF8')), 'hex') = ${mark}`,
          isNull(productQuestions.refusedAt),
        ),
      );
  };

/** A published question, as who may answer it reads it; null for any other. */
export const findQuestion = (database: Database) => async (id: string) => {
  if (!isOrderId(id)) return null;
  const [found] = await database
    .select({
      id: productQuestions.id,
      productId: productQuestions.productId,
      body: productQuestions.body,
      authorName: productQuestions.authorName,
      locale: productQuestions.locale,
    })
    .from(productQuestions)
    .where(and(eq(productQuestions.id, id), eq(productQuestions.status, 'PUBLISHED')));
  return found ?? null;
};

export type Answered =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'question-not-found' | 'not-bought' | 'not-arrived' }
  | { readonly ok: false; readonly reason: 'already-answered' }
  | FormUsed;

/** The answer that a buyer gave to a question, by whichever of their orders, and that staff did not refuse. */
async function answerOfBuyer(transaction: Database, questionId: string, buyer: Buyer) {
  const [found] = await transaction
    .select({ answer: productAnswers })
    .from(productAnswers)
    .innerJoin(orderItems, eq(orderItems.id, productAnswers.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(
      orderAddresses,
      and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping')),
    )
    .where(
      and(eq(productAnswers.questionId, questionId), ne(productAnswers.status, 'REJECTED'), isOfBuyer(buyer)),
    )
    .limit(1);
  return found?.answer ?? null;
}

/**
 * Answers a question as somebody who has the product; it waits for staff. One answer per person and question, as long as staff do not refuse it.
 * The same form twice is one.
 */
export const answerAsBuyer =
  (database: Database) =>
  ({
    questionId,
    locale,
    form: { id, body, name },
    ...asker
  }: Asker & {
    readonly questionId: string;
    readonly locale: Locale;
    readonly form: AnswerForm;
  }): Promise<Answered> =>
    database.transaction(async (transaction): Promise<Answered> => {
      const question = await findQuestion(transaction)(questionId);
      if (!question) return { ok: false, reason: 'question-not-found' };
      const right = await rightToReview(transaction)({ ...asker, productId: question.productId });
      if (!right.ok) return right;
      const buyer = await buyerOf(transaction, right.orderId);
      const sent = { questionId, author: 'buyer', authorName: authorName(buyer, name), body } as const;
      await lockName(transaction, `answer ${questionId} ${buyerKey(buyer)}`);
      const given = await answerOfBuyer(transaction, questionId, buyer);
      if (given !== null) {
        const isSame = given.id === id && answerKnown(given, sent).ok;
        return isSame ? { ok: true } : { ok: false, reason: 'already-answered' };
      }
      const [written] = await transaction
        .insert(productAnswers)
        .values({ id, ...sent, orderItemId: right.itemId, locale })
        .onConflictDoNothing()
        .returning({ id: productAnswers.id });
      if (!written) return { ok: false, reason: 'form-used' };
      const actor = `customer:${buyer.userId ?? 'guest'}`;
      await transaction.insert(moderationEvents).values({ answerId: id, toStatus: 'PENDING', actor });
      return { ok: true };
    });
