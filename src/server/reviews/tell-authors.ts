import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { reviewKind } from '../../domain/notifications/notification.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { users } from '../account/tables.ts';
import { knownName } from '../catalogue/known-name.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { announce } from '../notifications/announce.ts';
import { orderItems } from '../orders/tables.ts';
import type { Email } from '../outbox/email.ts';
import { emails } from '../outbox/tables.ts';
import { buyerOf, type ReviewRow } from './own-reviews.ts';
import { answerEmail, questionEmail, reviewEmail, type EmailProduct } from './review-emails.ts';
import { moderationEvents, productAnswers, productQuestions } from './tables.ts';

/** A product in a language, for e-mails. */
async function emailProduct(database: Database, productId: number, locale: Locale): Promise<EmailProduct> {
  const [found] = await database
    .select({
      id: products.id,
      name: knownName,
      articleNumber: products.articleNumber,
      pictures: products.pictures,
    })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .where(eq(products.id, productId));
  const { pictures = [], ...product } = found ?? { id: productId, name: '', articleNumber: '' };
  return { ...product, picture: pictures[0] ?? '' };
}

/** Tells the author of a review what became of it, by e-mail and bell. */
export async function tellOfReview(
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

/** Where who asked a question is told of it: the account's own address, or a visitor's; and whether it is proven to be theirs. */
async function askerOf(
  transaction: Database,
  { userId, email }: Pick<typeof productQuestions.$inferSelect, 'userId' | 'email'>,
) {
  if (userId === null) return { recipient: email, isProven: false };
  const [owner] = await transaction
    .select({ recipient: users.email, isProven: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  return owner ?? { recipient: '', isProven: false };
}

/** Whether an address asked not to be written to of questions. */
const hasRefused = async (transaction: Database, email: string): Promise<boolean> =>
  (await transaction.$count(
    productQuestions,
    and(
      eq(sql`lower(${productQuestions.email})`, email.toLowerCase()),
      isNotNull(productQuestions.refusedAt),
    ),
  )) > 0;

/**
 * Tells who asked a question what became of it. Anybody's address may be typed there: one that nobody has proven gets a single e-mail, with the answer
 * or with why there is none, and by it can end all further ones.
 */
export async function tellOfQuestion(
  transaction: Database,
  row: typeof productQuestions.$inferSelect,
  news: 'published' | 'rejected' | 'answered',
  answer: { readonly id: string; readonly body: string } | null,
): Promise<void> {
  const { id, locale, productId, rejection, rejectionNote: note, userId } = row;
  const { recipient, isProven } = await askerOf(transaction, row);
  if (!isProven && (news === 'published' || (await hasRefused(transaction, recipient)))) return;
  const turn = await transaction.$count(moderationEvents, eq(moderationEvents.questionId, id));
  const told = {
    recipient,
    locale,
    product: await emailProduct(transaction, productId, locale),
    rejection,
    note,
  };
  const about = answer === null ? `${id}:${turn}` : `${id}:${answer.id}`;
  const email = questionEmail(told, news, { about, answer: answer?.body ?? null, isRefusable: !isProven });
  await write(transaction, { ...email, ...(isProven ? {} : { occasion: `question-told:${id}` }), userId });
}

/** Tells the author of a buyer's answer what became of it, and who asked that it is there. */
export async function tellOfAnswer(
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
