import { and, eq, isNotNull } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import { authorName } from '../../domain/reviews/review.ts';
import type { AnswerForm, QuestionForm } from '../../domain/reviews/review-forms.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { buyerOf, rightToReview, type Asker } from './own-reviews.ts';
import { moderationEvents, productAnswers, productQuestions } from './tables.ts';

export type Asked = { readonly ok: true } | { readonly ok: false; readonly reason: 'product-not-found' };

/** Asks about a product before everybody, by a customer or a visitor, who is told by `email`; it waits for staff. The same form twice is one. */
export const askQuestion =
  (database: Database) =>
  ({
    productId,
    userId,
    email,
    locale,
    form: { id, name, body },
  }: {
    readonly productId: number;
    readonly userId: string | null;
    readonly email: string;
    readonly locale: Locale;
    readonly form: QuestionForm;
  }): Promise<Asked> =>
    database.transaction(async (transaction): Promise<Asked> => {
      const isThere = await transaction.$count(
        products,
        and(eq(products.id, productId), isNotNull(products.publishedAt)),
      );
      if (isThere === 0) return { ok: false, reason: 'product-not-found' };
      const [written] = await transaction
        .insert(productQuestions)
        .values({ id, productId, userId, email, authorName: name, locale, body })
        .onConflictDoNothing()
        .returning({ id: productQuestions.id });
      if (written) {
        const actor = userId === null ? 'visitor' : `customer:${userId}`;
        await transaction.insert(moderationEvents).values({ questionId: id, toStatus: 'PENDING', actor });
      }
      return { ok: true };
    });

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
  | { readonly ok: false; readonly reason: 'question-not-found' | 'not-bought' | 'not-arrived' };

/** Answers a question as somebody who has the product; it waits for staff. The same form twice is one answer. */
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
      const [written] = await transaction
        .insert(productAnswers)
        .values({
          id,
          questionId,
          author: 'buyer',
          orderItemId: right.itemId,
          authorName: authorName(buyer, name),
          locale,
          body,
        })
        .onConflictDoNothing()
        .returning({ id: productAnswers.id });
      if (written) {
        const actor = `customer:${buyer.userId ?? 'guest'}`;
        await transaction.insert(moderationEvents).values({ answerId: id, toStatus: 'PENDING', actor });
      }
      return { ok: true };
    });
