import { eq, sql } from 'drizzle-orm';
import {
  moderationSeen,
  staffDecisions,
  type Decision,
  type ModeratedKind,
  type ModerationStatus,
  type RejectionReason,
} from '../../domain/reviews/moderation.ts';
import { recordStaffChanges } from '../audit/record-staff-changes.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { photographsOf } from './own-reviews.ts';
import { moderationEvents, productAnswers, productQuestions, productReviews } from './tables.ts';
import { tellOfReview, tellOfQuestion, tellOfAnswer } from './tell-authors.ts';

export type Moderated =
  | { readonly ok: true }
  /** `changed`: it is not what staff saw any more. */
  | { readonly ok: false; readonly reason: 'not-found' | 'transition-not-allowed' | 'changed' };

export const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

const TABLES = { review: productReviews, question: productQuestions, answer: productAnswers } as const;

const EVENT_COLUMNS = { review: 'reviewId', question: 'questionId', answer: 'answerId' } as const;

interface DecidedBy {
  readonly kind: ModeratedKind;
  readonly id: string;
  readonly to: Decision;
  /** What was shown to who decides (`moderationSeen`). */
  readonly seen: string;
  /** Why it is not shown; null where it is. */
  readonly reason: RejectionReason | null;
  /** What its author reads of that; null without. */
  readonly note: string | null;
  readonly staffId: string;
}

/**
 * Shows what was written, or does not, as staff decide, under the lock of its row, which also who adds a photograph takes; its author is told.
 * Nothing is shown or refused unseen. What stands so already stays as it is, so that a button pressed twice tells nobody twice.
 */
export const moderate =
  (database: Database) =>
  ({ kind, id, to, seen, reason, note, staffId }: DecidedBy): Promise<Moderated> =>
    database.transaction(async (transaction): Promise<Moderated> => {
      if (!isOrderId(id)) return NOT_FOUND;
      const table = TABLES[kind];
      const [known] = await transaction
        .select({
          status: table.status,
          publishedAt: table.publishedAt,
          submittedAt: table.submittedAt,
          ...(kind === 'answer' && { questionId: productAnswers.questionId }),
        })
        .from(table)
        .where(eq(table.id, id))
        .for('update');
      if (!known) return NOT_FOUND;
      const from: ModerationStatus = known.status;
      if (from === to) return { ok: true };
      const photographs = kind === 'review' ? await photographsOf(transaction, id) : [];
      if (seen !== moderationSeen({ ...known, photographs })) return { ok: false, reason: 'changed' };
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
      const questionId = 'questionId' in known ? String(known.questionId) : id;
      await recordStaffChanges(transaction, `staff:${staffId}`, [
        {
          subject: kind === 'review' ? 'review' : 'question',
          subjectId: questionId,
          action: 'moderated',
          changes: {
            [kind === 'answer' ? 'answerStatus' : 'moderation']: [from, to],
            ...(set.rejection !== null && { rejection: ['', set.rejection] }),
          },
        },
      ]);
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
