import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import type { ShownReview, StarCounts } from '../../domain/reviews/review.ts';
import {
  QUESTIONS_PART,
  REVIEWS_PART,
  type ProductReviewsQuery,
} from '../../domain/reviews/reviews-query.ts';
import { noteProducts } from '../changes/tags.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { orderItems } from '../orders/tables.ts';
import { productAnswers, productQuestions, productReviews, reviewPhotographs } from './tables.ts';

/** An answer to a question as everybody reads it. */
export interface ShownAnswer {
  readonly id: string;
  readonly author: 'shop' | 'buyer';
  readonly authorName: string | null;
  readonly locale: Locale;
  readonly body: string;
}

export interface ShownQuestion {
  readonly id: string;
  readonly body: string;
  readonly authorName: string;
  readonly locale: Locale;
  readonly writtenAt: string;
  readonly answers: readonly ShownAnswer[];
}

/** What a product's page shows of its reviews and questions. `next…` is what another part would begin with; null at the end. */
export interface ProductReviews {
  /** How many published reviews give one star, two, … five. */
  readonly counts: StarCounts;
  readonly reviews: readonly ShownReview[];
  readonly nextReview: string | null;
  readonly questions: readonly ShownQuestion[];
  readonly nextQuestion: string | null;
}

const ORDERS = {
  newest: [desc(productReviews.createdAt)],
  highest: [desc(productReviews.stars), desc(productReviews.createdAt)],
  lowest: [asc(productReviews.stars), desc(productReviews.createdAt)],
};

const photographs = sql<string[]>`array(select ${reviewPhotographs.id}::text from ${reviewPhotographs}
  where ${reviewPhotographs.reviewId} = ${productReviews.id}
  order by ${reviewPhotographs.createdAt}, ${reviewPhotographs.id})`;

async function shownReviews(
  database: Database,
  productId: number,
  { stars, sort, reviews: parts }: ProductReviewsQuery,
): Promise<readonly ShownReview[]> {
  const rows = await database
    .select({
      id: productReviews.id,
      stars: productReviews.stars,
      body: productReviews.body,
      pros: productReviews.pros,
      cons: productReviews.cons,
      authorName: productReviews.authorName,
      locale: productReviews.locale,
      writtenAt: productReviews.createdAt,
      isEdited: sql<boolean>`${productReviews.editedAt} is not null`,
      isRented: sql<boolean>`${orderItems.rentalDuration} is not null`,
      photographs,
      reply: productReviews.reply,
    })
    .from(productReviews)
    .innerJoin(orderItems, eq(orderItems.id, productReviews.orderItemId))
    .where(
      and(
        eq(productReviews.productId, productId),
        eq(productReviews.status, 'PUBLISHED'),
        stars === null ? undefined : eq(productReviews.stars, stars),
      ),
    )
    .orderBy(...ORDERS[sort], asc(productReviews.id))
    .limit(parts * REVIEWS_PART + 1);
  return rows;
}

async function shownQuestions(
  database: Database,
  productId: number,
  parts: number,
): Promise<readonly ShownQuestion[]> {
  const rows = await database
    .select({
      id: productQuestions.id,
      body: productQuestions.body,
      authorName: productQuestions.authorName,
      locale: productQuestions.locale,
      writtenAt: productQuestions.createdAt,
    })
    .from(productQuestions)
    .where(and(eq(productQuestions.productId, productId), eq(productQuestions.status, 'PUBLISHED')))
    .orderBy(desc(productQuestions.createdAt), asc(productQuestions.id))
    .limit(parts * QUESTIONS_PART + 1);
  if (rows.length === 0) return [];
  const answers = await database
    .select({
      questionId: productAnswers.questionId,
      id: productAnswers.id,
      author: productAnswers.author,
      authorName: productAnswers.authorName,
      locale: productAnswers.locale,
      body: productAnswers.body,
    })
    .from(productAnswers)
    .where(
      and(
        inArray(
          productAnswers.questionId,
          rows.map(({ id }) => id),
        ),
        eq(productAnswers.status, 'PUBLISHED'),
      ),
    )
    // The shop's first, as it answers for what it says.
    .orderBy(desc(productAnswers.author), asc(productAnswers.createdAt), asc(productAnswers.id));
  const of = Map.groupBy(answers, ({ questionId }) => questionId);
  return rows.map((row) => ({
    ...row,
    answers: (of.get(row.id) ?? []).map(({ id, author, authorName, locale, body }) => ({
      id,
      author,
      authorName,
      locale,
      body,
    })),
  }));
}

/** What is published of a product, in the order and as far as its page is asked for. */
export const productReviewsOf =
  (database: Database) =>
  async (productId: number, query: ProductReviewsQuery): Promise<ProductReviews> => {
    noteProducts([productId]);
    const [[product], reviews, questions] = await Promise.all([
      database.select({ ratings: products.ratings }).from(products).where(eq(products.id, productId)),
      shownReviews(database, productId, query),
      shownQuestions(database, productId, query.questions),
    ]);
    const [reviewsMax, questionsMax] = [query.reviews * REVIEWS_PART, query.questions * QUESTIONS_PART];
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = product?.ratings ?? [];
    return {
      counts: [one, two, three, four, five],
      reviews: reviews.slice(0, reviewsMax),
      nextReview: reviews[reviewsMax]?.id ?? null,
      questions: questions.slice(0, questionsMax),
      nextQuestion: questions[questionsMax]?.id ?? null,
    };
  };
