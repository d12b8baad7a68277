import { eq, sql } from 'drizzle-orm';
import { replySeen } from '../../domain/reviews/moderation.ts';
import { recordStaffChanges, unsaid } from '../audit/record-staff-changes.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { answerKnown, type FormUsed } from './form-used.ts';
import { NOT_FOUND, type Moderated } from './moderate.ts';
import { photographsOf } from './own-reviews.ts';
import { moderationEvents, productAnswers, productQuestions, productReviews } from './tables.ts';
import { tellOfReview, tellOfQuestion } from './tell-authors.ts';

/**
 * Puts the shop's words under a review, changes them, or takes them away (null); its author is told of new ones where the review is shown. `seen` is what
 * was shown to who writes (`replySeen`): nothing is answered that nobody read, and no colleague's words are replaced unseen.
 */
export const replyToReview =
  (database: Database) =>
  ({
    id,
    reply,
    seen,
    staffId,
  }: {
    readonly id: string;
    readonly reply: string | null;
    readonly seen: string;
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
      const photographs = await photographsOf(transaction, id);
      if (seen !== replySeen({ ...row, photographs })) return { ok: false, reason: 'changed' };
      await transaction
        .update(productReviews)
        .set({
          reply,
          repliedBy: reply === null ? null : staffId,
          repliedAt: reply === null ? null : sql`now()`,
        })
        .where(eq(productReviews.id, id));
      // The shop's own words, which anybody reads; they may name who wrote the review.
      await recordStaffChanges(transaction, `staff:${staffId}`, [
        {
          subject: 'review',
          subjectId: id,
          action: 'review-answered',
          changes: { reply: reply === null ? ['written', ''] : unsaid(row.reply, reply) },
        },
      ]);
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
  }): Promise<Moderated | FormUsed> =>
    database.transaction(async (transaction): Promise<Moderated | FormUsed> => {
      if (!isOrderId(questionId)) return NOT_FOUND;
      const [question] = await transaction
        .select()
        .from(productQuestions)
        .where(eq(productQuestions.id, questionId))
        .for('update');
      if (!question) return NOT_FOUND;
      const sent = { questionId, author: 'shop', body } as const;
      const [written] = await transaction
        .insert(productAnswers)
        .values({
          id,
          ...sent,
          staffId,
          locale: question.locale,
          status: 'PUBLISHED',
          publishedAt: sql`now()`,
        })
        .onConflictDoNothing()
        .returning({ id: productAnswers.id });
      if (!written) {
        const [known] = await transaction.select().from(productAnswers).where(eq(productAnswers.id, id));
        return answerKnown(known, sent);
      }
      const actor = `staff:${staffId}`;
      await transaction.insert(moderationEvents).values({ answerId: id, toStatus: 'PUBLISHED', actor });
      await recordStaffChanges(transaction, actor, [
        {
          subject: 'question',
          subjectId: questionId,
          action: 'question-answered',
          changes: {
            answer: ['', 'written'],
            ...(question.status !== 'PUBLISHED' && { moderation: [question.status, 'PUBLISHED'] }),
          },
        },
      ]);
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
