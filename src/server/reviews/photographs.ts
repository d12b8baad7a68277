import { count, eq, and, inArray } from 'drizzle-orm';
import { mayRead } from '../../domain/orders/ownership.ts';
import {
  REVIEW_PHOTOGRAPHS_MAX,
  type ReviewPhotographReason,
} from '../../domain/reviews/review-photographs.ts';
import { encodePhotograph } from '../account/avatars/encode-picture.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { orderItems, orders } from '../orders/tables.ts';
import type { Files, StoredFile } from '../ports/files.ts';
import { ownReview, type Asker, type NotTheirReview } from './own-reviews.ts';
import { productReviews, reviewPhotographs } from './tables.ts';
import { submitAgain } from './write-review.ts';

/** Rows of reviews, and files apart from them. */
export interface ReviewStore {
  readonly database: Database;
  readonly files: Files;
}

/** Where photographs of reviews are kept among the files. */
export const REVIEW_PHOTOGRAPHS = 'reviews/';

type Taken =
  | { readonly ok: true; readonly id: string }
  /** `busy`: too many others wait for the same. */
  | { readonly ok: false; readonly reason: ReviewPhotographReason | 'busy' }
  | NotTheirReview;

/** Removes a file that no row names. One that stays because the store is gone is found by `sweepReviewFiles`. */
const removeFile = ({ files }: ReviewStore, key: string) => files.remove(key).catch(() => {});

/**
 * Puts a photograph to a review of its author, once however often it is sent: `id` is made where it was chosen. It is encoded anew, so that
 * nothing of where and by what it was taken stays, and is safe before the row names it. What was shown already waits for staff again.
 */
export const addReviewPhotograph =
  (store: ReviewStore) =>
  async (
    asked: Asker & { readonly reviewId: string },
    { id, bytes }: { readonly id: string; readonly bytes: Uint8Array },
  ): Promise<Taken> => {
    const { database, files } = store;
    const own = await ownReview(database, asked, { isLocked: false });
    if (!own.ok) return own;
    const picture = await encodePhotograph(bytes);
    if (!picture.ok) return picture;
    const file = `${REVIEW_PHOTOGRAPHS}${asked.reviewId}/${id}-${crypto.randomUUID().slice(0, 8)}.webp`;
    await files.put(file, picture.bytes);
    const written = await database.transaction(async (transaction): Promise<Taken> => {
      const found = await ownReview(transaction, asked, { isLocked: true });
      if (!found.ok) return found;
      const [known] = await transaction.select().from(reviewPhotographs).where(eq(reviewPhotographs.id, id));
      if (known) {
        return known.reviewId === asked.reviewId ? { ok: true, id } : { ok: false, reason: 'failed' };
      }
      const [{ taken } = { taken: 0 }] = await transaction
        .select({ taken: count() })
        .from(reviewPhotographs)
        .where(eq(reviewPhotographs.reviewId, asked.reviewId));
      if (taken >= REVIEW_PHOTOGRAPHS_MAX) return { ok: false, reason: 'too-many' };
      await transaction.insert(reviewPhotographs).values({ id, reviewId: asked.reviewId, file });
      if (found.row.status !== 'PENDING') {
        await submitAgain(transaction, found.row, { actor: `customer:${found.order.userId ?? 'guest'}` });
      }
      return { ok: true, id };
    });
    const isKept = await database.$count(reviewPhotographs, eq(reviewPhotographs.file, file));
    if (isKept === 0) await removeFile(store, file);
    return written;
  };

/** Takes a photograph away from a review; one that is gone already stays so. Nothing new is shown by it: staff need not look again. */
export const removeReviewPhotograph =
  (store: ReviewStore) =>
  async (asked: Asker & { readonly reviewId: string }, id: string): Promise<Taken> => {
    const removed = await store.database.transaction(async (transaction) => {
      const found = await ownReview(transaction, asked, { isLocked: true });
      if (!found.ok) return found;
      const [row] = await transaction
        .delete(reviewPhotographs)
        .where(and(eq(reviewPhotographs.id, id), eq(reviewPhotographs.reviewId, asked.reviewId)))
        .returning();
      return { ok: true, file: row?.file ?? null } as const;
    });
    if (!removed.ok) return removed;
    if (removed.file !== null) await removeFile(store, removed.file);
    return { ok: true, id };
  };

/** A photograph of a published review for everybody, of any other for its author and for staff; null for who may not see it. */
export const readReviewPhotograph =
  ({ database, files }: ReviewStore) =>
  async (
    id: string,
    { userId, guestOrderIds, isStaff }: Asker & { readonly isStaff: boolean },
  ): Promise<StoredFile | null> => {
    if (!isOrderId(id)) return null;
    const [found] = await database
      .select({
        file: reviewPhotographs.file,
        status: productReviews.status,
        order: { id: orders.id, userId: orders.userId },
      })
      .from(reviewPhotographs)
      .innerJoin(productReviews, eq(productReviews.id, reviewPhotographs.reviewId))
      .innerJoin(orderItems, eq(orderItems.id, productReviews.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(reviewPhotographs.id, id));
    if (!found) return null;
    const isShown = found.status === 'PUBLISHED' || isStaff || mayRead(found.order, userId, guestOrderIds).ok;
    return isShown ? files.get(found.file) : null;
  };

/** Of files that are younger the row may not be written yet. */
const ORPHAN_MS = 60 * 60 * 1000;
/** So many files are looked at in one go. */
const SWEEP_FILES = 1000;

/**
 * Removes photographs of reviews that no row names: a crash between file and row left them, a store that was gone, or the removal of an order
 * or an account. Each run looks at the next 1,000, from the first again behind the last. Answers how many it removed.
 */
export function sweepReviewFiles({ database, files }: ReviewStore): () => Promise<number> {
  let after = '';
  return async () => {
    const listed = await files.list(REVIEW_PHOTOGRAPHS, { after, limit: SWEEP_FILES });
    after = listed.length < SWEEP_FILES ? '' : (listed.at(-1)?.key ?? '');
    const old = listed.flatMap(({ key, modifiedAt }) =>
      Date.now() - modifiedAt.getTime() > ORPHAN_MS ? [key] : [],
    );
    if (old.length === 0) return 0;
    const rows = await database
      .select({ file: reviewPhotographs.file })
      .from(reviewPhotographs)
      .where(inArray(reviewPhotographs.file, old));
    const named = new Set(rows.map(({ file }) => file));
    const orphans = old.filter((key) => !named.has(key));
    for (const key of orphans) await files.remove(key);
    return orphans.length;
  };
}
