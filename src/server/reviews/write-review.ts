import { eq, sql } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import { authorName } from '../../domain/reviews/review.ts';
import type { ReviewForm } from '../../domain/reviews/review-forms.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';
import type { Files } from '../ports/files.ts';
import { answerKnown, type FormUsed } from './form-used.ts';
import {
  buyerKey,
  buyerOf,
  ownReview,
  reviewOfBuyer,
  rightToReview,
  type Asker,
  type NotTheirReview,
  type ReviewRow,
} from './own-reviews.ts';
import { moderationEvents, productReviews, reviewPhotographs } from './tables.ts';

export type ReviewWritten =
  | { readonly ok: true; readonly reviewId: string }
  | { readonly ok: false; readonly reason: 'not-bought' | 'not-arrived' }
  /** They have one of this product, which they can change. */
  | { readonly ok: false; readonly reason: 'already-written'; readonly reviewId: string }
  | FormUsed;

/**
 * Writes a review of a product that its author bought, which then waits for staff. One per person and product: who writes two at the same time
 * has written the first. The same form twice is one review.
 */
export const writeReview =
  (database: Database) =>
  ({
    form: { id, stars, body, pros, cons, name },
    locale,
    ...asked
  }: Asker & {
    readonly productId: number;
    readonly locale: Locale;
    readonly form: ReviewForm;
  }): Promise<ReviewWritten> =>
    database.transaction(async (transaction): Promise<ReviewWritten> => {
      const { productId } = asked;
      const right = await rightToReview(transaction)(asked);
      if (!right.ok) return right;
      const buyer = await buyerOf(transaction, right.orderId);
      await lockName(transaction, `review ${productId} ${buyerKey(buyer)}`);
      const known = await reviewOfBuyer(transaction, productId, buyer);
      const sent = { stars, body, pros, cons, nameChoice: name };
      if (known !== null) {
        const isSame = known.id === id && answerKnown(known, sent).ok;
        return isSame
          ? { ok: true, reviewId: id }
          : { ok: false, reason: 'already-written', reviewId: known.id };
      }
      const [written] = await transaction
        .insert(productReviews)
        .values({
          id,
          productId,
          orderItemId: right.itemId,
          ...sent,
          authorName: authorName(buyer, name),
          locale,
        })
        .onConflictDoNothing()
        .returning({ id: productReviews.id });
      if (!written) return { ok: false, reason: 'form-used' };
      await transaction
        .insert(moderationEvents)
        .values({ reviewId: id, toStatus: 'PENDING', actor: `customer:${buyer.userId ?? 'guest'}` });
      return { ok: true, reviewId: id };
    });

/** Sends a review to staff again, whose row is locked, with what is changed of it. */
export async function submitAgain(
  transaction: Database,
  row: ReviewRow,
  { actor, set = {} }: { readonly actor: string; readonly set?: Partial<ReviewRow> },
): Promise<void> {
  await transaction
    .update(productReviews)
    .set({
      ...set,
      status: 'PENDING',
      rejection: null,
      rejectionNote: null,
      submittedAt: sql`now()`,
      ...(row.publishedAt === null ? {} : { editedAt: sql`now()` }),
    })
    .where(eq(productReviews.id, row.id));
  await transaction
    .insert(moderationEvents)
    .values({ reviewId: row.id, fromStatus: row.status, toStatus: 'PENDING', actor });
}

export type ReviewChanged = { readonly ok: true } | NotTheirReview;

/** Changes a review as its author wants, which sends it to staff again; one that says the same already stays as it is. */
export const changeReview =
  (database: Database) =>
  (
    asked: Asker & { readonly reviewId: string },
    { stars, body, pros, cons, name }: Omit<ReviewForm, 'id'>,
  ): Promise<ReviewChanged> =>
    database.transaction(async (transaction): Promise<ReviewChanged> => {
      const own = await ownReview(transaction, asked, { isLocked: true });
      if (!own.ok) return own;
      const { row, order } = own;
      const isSame =
        row.stars === stars &&
        row.body === body &&
        row.pros === pros &&
        row.cons === cons &&
        row.nameChoice === name;
      if (isSame) return { ok: true };
      const buyer = await buyerOf(transaction, order.id);
      await submitAgain(transaction, row, {
        actor: `customer:${order.userId ?? 'guest'}`,
        set: { stars, body, pros, cons, nameChoice: name, authorName: authorName(buyer, name) },
      });
      return { ok: true };
    });

/** Deletes a review as its author wants, with its photographs and all that was said of it. One that is gone is no surprise. */
export const deleteReview =
  ({ database, files }: { readonly database: Database; readonly files: Files }) =>
  async (asked: Asker & { readonly reviewId: string }): Promise<ReviewChanged> => {
    const deleted = await database.transaction(async (transaction) => {
      const own = await ownReview(transaction, asked, { isLocked: true });
      if (!own.ok) return own;
      const kept = await transaction
        .select({ file: reviewPhotographs.file })
        .from(reviewPhotographs)
        .where(eq(reviewPhotographs.reviewId, own.row.id));
      await transaction.delete(productReviews).where(eq(productReviews.id, own.row.id));
      return { ok: true, kept } as const;
    });
    if (!deleted.ok) return deleted;
    // What stays because the store is gone is found by `sweepReviewFiles`.
    for (const { file } of deleted.kept) await files.remove(file).catch(() => {});
    return { ok: true };
  };
