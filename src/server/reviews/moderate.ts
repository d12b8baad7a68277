import { and, eq, sql } from 'drizzle-orm';
import { reviewKind } from '../../domain/notifications/notification.ts';
import {
  staffDecisions,
  type Decision,
  type ModeratedKind,
  type ModerationStatus,
  type RejectionReason,
} from '../../domain/reviews/moderation.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { users } from '../account/tables.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { announce } from '../notifications/announce.ts';
import { isOrderId } from '../orders/find-order.ts';
import { orderItems } from '../orders/tables.ts';
import type { Email } from '../outbox/email.ts';
import { emails } from '../outbox/tables.ts';
import { buyerOf, type ReviewRow } from './own-reviews.ts';
import { answerEmail, questionEmail, reviewEmail, type EmailProduct } from './review-emails.ts';
import { moderationEvents, productAnswers, productQuestions, productReviews } from './tables.ts';

export type Moderated =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-found' | 'transition-not-allowed' };

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/** A product in a language, for e-mails. */
async function emailProduct(database: Database, productId: number, locale: Locale): Promise<EmailProduct> {
  const [found] = await database
    .select({
      id: products.id,
      name: productTexts.name,
      articleNumber: products.articleNumber,
      pictures: products.pictures,
    })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .where(eq(products.id, productId));
  const { pictures = [], ...product } = found ?? { id: productId, name: '', articleNumber: '' };
  return { ...product, picture: pictures[0] ?? '' };
}

const TABLES = { review: productReviews, question: productQuestions, answer: productAnswers } as const;
const EVENT_COLUMNS = { review: 'reviewId', question: 'questionId', answer: 'answerId' } as const;

interface DecidedBy {
  readonly kind: ModeratedKind;
  readonly id: string;
  readonly to: Decision;
  /** Why it is not shown; null where it is. */
  readonly reason: RejectionReason | null;
  /** What its author reads of that; null without. */
  readonly note: string | null;
  readonly staffId: string;
}

/** Tells the author of a review what became of it, by e-mail and bell. */
async function tellOfReview(
  transaction: Database,
  row: ReviewRow,
  news: 'published' | 'rejected' | 'replied',
): Promise<void> {
  const [item] = await transaction
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(eq(orderItems.id, row.orderItemId));
  if (!item) return;
  const buyer = await buyerOf(transaction, item.orderId);
  const turn = await transaction.$count(moderationEvents, eq(moderationEvents.reviewId, row.id));
  const letter = reviewEmail(
    {
      recipient: buyer.email,
      locale: row.locale,
      product: await emailProduct(transaction, row.productId, row.locale),
      rejection: row.rejection,
      note: row.rejectionNote,
    },
    news,
    { orderId: item.orderId, reviewId: row.id, turn, reply: news === 'replied' ? row.reply : null },
  );
  await announce(transaction, [
    {
      order: { id: item.orderId, userId: buyer.userId },
      reviewId: row.id,
      kind: reviewKind(news),
      occasion: letter.occasion,
      email: { ...letter, topic: 'required' },
      sms: null,
    },
  ]);
}

const write = async (transaction: Database, email: Email) => {
  if (email.recipient === '') return;
  await transaction
    .insert(emails)
    .values(email)
    .onConflictDoNothing({ target: [emails.occasion, emails.recipient] });
};

/** Where who asked a question is told of it: the account's own address, or a visitor's. */
async function askerOf(
  transaction: Database,
  { userId, email }: Pick<typeof productQuestions.$inferSelect, 'userId' | 'email'>,
) {
  if (userId === null) return email;
  const [owner] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return owner?.email ?? '';
}

async function tellOfQuestion(
  transaction: Database,
  row: typeof productQuestions.$inferSelect,
  news: 'published' | 'rejected' | 'answered',
  answer: { readonly id: string; readonly body: string } | null,
): Promise<void> {
  const { id, locale, productId, rejection, rejectionNote: note, userId } = row;
  const turn = await transaction.$count(moderationEvents, eq(moderationEvents.questionId, id));
  const told = {
    recipient: await askerOf(transaction, row),
    locale,
    product: await emailProduct(transaction, productId, locale),
    rejection,
    note,
  };
  const about = answer === null ? `${id}:${turn}` : `${id}:${answer.id}`;
  await write(transaction, {
    ...questionEmail(told, news, { about, answer: answer?.body ?? null }),
    userId,
  });
}

/** Tells the author of a buyer's answer what became of it, and who asked that it is there. */
async function tellOfAnswer(
  transaction: Database,
  row: typeof productAnswers.$inferSelect,
  { isNew }: { readonly isNew: boolean },
): Promise<void> {
  const [question] = await transaction
    .select()
    .from(productQuestions)
    .where(eq(productQuestions.id, row.questionId));
  if (!question) return;
  if (row.orderItemId !== null) {
    const [item] = await transaction
      .select({ orderId: orderItems.orderId })
      .from(orderItems)
      .where(eq(orderItems.id, row.orderItemId));
    const orderId = item?.orderId ?? '';
    const buyer = await buyerOf(transaction, orderId);
    const turn = await transaction.$count(moderationEvents, eq(moderationEvents.answerId, row.id));
    const told = {
      recipient: buyer.email,
      locale: row.locale,
      product: await emailProduct(transaction, question.productId, row.locale),
      rejection: row.rejection,
      note: row.rejectionNote,
    };
    const news = row.status === 'PUBLISHED' ? 'published' : 'rejected';
    await write(transaction, answerEmail(told, news, { orderId, answerId: row.id, turn }));
  }
  if (isNew && question.status === 'PUBLISHED') {
    await tellOfQuestion(transaction, question, 'answered', row);
  }
}

/**
 * Shows what was written, or does not, as staff decide, under the lock of its row; its author is told. What stands so already stays as it is,
 * so that a button pressed twice tells nobody twice.
 */
export const moderate =
  (database: Database) =>
  ({ kind, id, to, reason, note, staffId }: DecidedBy): Promise<Moderated> =>
    database.transaction(async (transaction): Promise<Moderated> => {
      if (!isOrderId(id)) return NOT_FOUND;
      const table = TABLES[kind];
      const [known] = await transaction
        .select({ status: table.status, publishedAt: table.publishedAt })
        .from(table)
        .where(eq(table.id, id))
        .for('update');
      if (!known) return NOT_FOUND;
      const from: ModerationStatus = known.status;
      if (from === to) return { ok: true };
      if (!staffDecisions(from).includes(to)) return { ok: false, reason: 'transition-not-allowed' };
      const isRejected = to === 'REJECTED';
      const set = {
        status: to,
        rejection: isRejected ? reason : null,
        rejectionNote: isRejected ? note : null,
        ...(!isRejected && known.publishedAt === null ? { publishedAt: sql`now()` } : {}),
      };
      await transaction.update(table).set(set).where(eq(table.id, id));
      await transaction.insert(moderationEvents).values({
        [EVENT_COLUMNS[kind]]: id,
        fromStatus: from,
        toStatus: to,
        rejection: set.rejection,
        actor: `staff:${staffId}`,
      });
      await tell(transaction, kind, { id, to, isNew: known.publishedAt === null });
      return { ok: true };
    });

async function tell(
  transaction: Database,
  kind: ModeratedKind,
  { id, to, isNew }: { readonly id: string; readonly to: Decision; readonly isNew: boolean },
): Promise<void> {
  const news = to === 'PUBLISHED' ? 'published' : 'rejected';
  if (kind === 'review') {
    const [row] = await transaction.select().from(productReviews).where(eq(productReviews.id, id));
    if (row) await tellOfReview(transaction, row, news);
  } else if (kind === 'question') {
    const [row] = await transaction.select().from(productQuestions).where(eq(productQuestions.id, id));
    if (row) await tellOfQuestion(transaction, row, news, null);
  } else {
    const [row] = await transaction.select().from(productAnswers).where(eq(productAnswers.id, id));
    if (row) await tellOfAnswer(transaction, row, { isNew: isNew && to === 'PUBLISHED' });
  }
}

/** Puts the shop's words under a review, changes them, or takes them away (null); its author is told of new ones where the review is shown. */
export const replyToReview =
  (database: Database) =>
  ({
    id,
    reply,
    staffId,
  }: {
    readonly id: string;
    readonly reply: string | null;
    readonly staffId: string;
  }): Promise<Moderated> =>
    database.transaction(async (transaction): Promise<Moderated> => {
      if (!isOrderId(id)) return NOT_FOUND;
      const [row] = await transaction
        .select()
        .from(productReviews)
        .where(eq(productReviews.id, id))
        .for('update');
      if (!row) return NOT_FOUND;
      if (row.reply === reply) return { ok: true };
      await transaction
        .update(productReviews)
        .set({
          reply,
          repliedBy: reply === null ? null : staffId,
          repliedAt: reply === null ? null : sql`now()`,
        })
        .where(eq(productReviews.id, id));
      const isFirst = row.reply === null && reply !== null;
      if (isFirst && row.status === 'PUBLISHED')
        await tellOfReview(transaction, { ...row, reply }, 'replied');
      return { ok: true };
    });

/** Answers a question for the shop, and shows it with the answer if it was not shown; who asked is told once. The same form twice is one answer. */
export const answerForShop =
  (database: Database) =>
  ({
    questionId,
    form: { id, body },
    staffId,
  }: {
    readonly questionId: string;
    readonly form: { readonly id: string; readonly body: string };
    readonly staffId: string;
  }): Promise<Moderated> =>
    database.transaction(async (transaction): Promise<Moderated> => {
      if (!isOrderId(questionId)) return NOT_FOUND;
      const [question] = await transaction
        .select()
        .from(productQuestions)
        .where(eq(productQuestions.id, questionId))
        .for('update');
      if (!question) return NOT_FOUND;
      const [written] = await transaction
        .insert(productAnswers)
        .values({
          id,
          questionId,
          author: 'shop',
          staffId,
          locale: question.locale,
          body,
          status: 'PUBLISHED',
          publishedAt: sql`now()`,
        })
        .onConflictDoNothing()
        .returning({ id: productAnswers.id });
      if (!written) return { ok: true };
      const actor = `staff:${staffId}`;
      await transaction.insert(moderationEvents).values({ answerId: id, toStatus: 'PUBLISHED', actor });
      if (question.status !== 'PUBLISHED') {
        await transaction
          .update(productQuestions)
          .set({
            status: 'PUBLISHED',
            rejection: null,
            rejectionNote: null,
            publishedAt: question.publishedAt ?? sql`now()`,
          })
          .where(eq(productQuestions.id, questionId));
        await transaction
          .insert(moderationEvents)
          .values({ questionId, fromStatus: question.status, toStatus: 'PUBLISHED', actor });
      }
      await tellOfQuestion(transaction, question, 'answered', { id, body });
      return { ok: true };
    });
