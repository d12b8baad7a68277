import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orderItems } from '../../orders/tables.ts';
import { productAnswers, productQuestions, productReviews, reviewPhotographs } from '../../reviews/tables.ts';
import { isWriter } from '../deletion/fates.ts';
import { BATCH, byOwner, pages } from './read-pages.ts';

/** What the customer of orders wrote of their goods: reviews, and answers to questions of others. */
export async function writtenOf(database: Database, ids: readonly string[]) {
  return {
    reviews: byOwner(
      await database
        .select({
          ownerId: orderItems.orderId,
          productId: productReviews.productId,
          stars: productReviews.stars,
          body: productReviews.body,
          pros: productReviews.pros,
          cons: productReviews.cons,
          authorName: productReviews.authorName,
          status: productReviews.status,
          rejection: productReviews.rejection,
          rejectionNote: productReviews.rejectionNote,
          reply: productReviews.reply,
          createdAt: productReviews.createdAt,
          editedAt: productReviews.editedAt,
          publishedAt: productReviews.publishedAt,
          // Files of the archive.
          photographs: sql<string[]>`array(select ${reviewPhotographs.id}::text from ${reviewPhotographs}
            where ${reviewPhotographs.reviewId} = ${productReviews.id} order by ${reviewPhotographs.createdAt})`,
        })
        .from(productReviews)
        .innerJoin(orderItems, eq(orderItems.id, productReviews.orderItemId))
        .where(inArray(orderItems.orderId, ids))
        .orderBy(asc(productReviews.createdAt), asc(productReviews.id)),
    ),
    answers: byOwner(
      await database
        .select({
          ownerId: orderItems.orderId,
          question: productQuestions.body,
          productId: productQuestions.productId,
          body: productAnswers.body,
          authorName: productAnswers.authorName,
          status: productAnswers.status,
          rejection: productAnswers.rejection,
          rejectionNote: productAnswers.rejectionNote,
          createdAt: productAnswers.createdAt,
        })
        .from(productAnswers)
        .innerJoin(productQuestions, eq(productQuestions.id, productAnswers.questionId))
        .innerJoin(orderItems, eq(orderItems.id, productAnswers.orderItemId))
        .where(inArray(orderItems.orderId, ids))
        .orderBy(asc(productAnswers.createdAt), asc(productAnswers.id)),
    ),
  };
}

/** What a person asked about products; `email` is null while the account only claims it. */
export const questionsOf = (
  database: Database,
  owner: { readonly id: string; readonly email: string | null },
) =>
  pages<{ id: string }>((after) =>
    database
      .select({
        id: productQuestions.id,
        productId: productQuestions.productId,
        body: productQuestions.body,
        authorName: productQuestions.authorName,
        email: productQuestions.email,
        status: productQuestions.status,
        rejection: productQuestions.rejection,
        rejectionNote: productQuestions.rejectionNote,
        createdAt: productQuestions.createdAt,
      })
      .from(productQuestions)
      .where(and(isWriter(productQuestions, owner), after && gt(productQuestions.id, after.id)))
      .orderBy(asc(productQuestions.id))
      .limit(BATCH),
  );
