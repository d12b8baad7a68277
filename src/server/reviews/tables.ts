import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '../../domain/locale/locale.ts';
import { MODERATION_STATUSES, type RejectionReason } from '../../domain/reviews/moderation.ts';
import { NAME_CHOICES, type Stars } from '../../domain/reviews/review.ts';
import { users } from '../account/tables.ts';
import { products } from '../catalogue/tables.ts';
import { instant } from '../database/columns.ts';
import { orderItems } from '../orders/tables.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** What moderation keeps of all that is moderated. */
const moderated = () => ({
  status: text({ enum: MODERATION_STATUSES }).notNull().default('PENDING'),
  /** Why it is not shown, and what staff say of it to its author; null unless REJECTED. */
  rejection: text().$type<RejectionReason>(),
  rejectionNote: text(),
  createdAt: at(),
  /** When it was sent to staff last. */
  submittedAt: at(),
  /** When it was shown first; null before. */
  publishedAt: instant(),
});

/**
 * What buyers say of a product. The line of an order that proves the purchase says whose it is, by its order: a review is there as long as
 * its proof. How many stars the published ones give, triggers keep in `products.ratings`.
 */
export const productReviews = pgTable(
  'product_reviews',
  {
    /** Came with the form: sent twice, it is one. */
    id: uuid().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    orderItemId: uuid()
      .notNull()
      .unique()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    stars: integer().$type<Stars>().notNull(),
    body: text().notNull(),
    pros: text(),
    cons: text(),
    nameChoice: text({ enum: NAME_CHOICES }).notNull(),
    /** First name and initial at most; null for an author who is not named. */
    authorName: text(),
    locale: text().$type<Locale>().notNull(),
    /** Null unless its author changed it after it was published. */
    editedAt: instant(),
    /** The shop's words under it, who wrote them and when; null without. */
    reply: text(),
    repliedBy: text().references(() => users.id, { onDelete: 'set null' }),
    repliedAt: instant(),
    ...moderated(),
  },
  (table) => [
    // A product's own, in the orders that its page has.
    index('product_reviews_shown')
      .on(table.productId, table.createdAt.desc(), table.id)
      .where(sql`${table.status} = 'PUBLISHED'`),
    index('product_reviews_of_product').on(table.productId),
    index('product_reviews_waiting')
      .on(table.submittedAt, table.id)
      .where(sql`${table.status} = 'PENDING'`),
    index('product_reviews_newest').on(table.submittedAt.desc(), table.id),
    index('product_reviews_replied_by')
      .on(table.repliedBy)
      .where(sql`${table.repliedBy} is not null`),
    check('product_reviews_stars', sql`${table.stars} between 1 and 5`),
    check('product_reviews_rejected', sql`(${table.rejection} is null) = (${table.status} <> 'REJECTED')`),
    check('product_reviews_replied', sql`(${table.reply} is null) = (${table.repliedAt} is null)`),
  ],
);

/** Photographs of a review, sent by its author. */
export const reviewPhotographs = pgTable(
  'review_photographs',
  {
    id: uuid().primaryKey(),
    reviewId: uuid()
      .notNull()
      .references(() => productReviews.id, { onDelete: 'cascade' }),
    /** Its key among the files. */
    file: text().notNull().unique(),
    createdAt: at(),
  },
  (table) => [index('review_photographs_of_review').on(table.reviewId, table.createdAt)],
);

/** What people ask about a product before everybody. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: uuid().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for a visitor, who is told by the address. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** When the address asked not to be written to of questions; null without. Counts for all that are asked with it, now and later. */
    refusedAt: instant(),
    authorName: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    body: text().notNull(),
    ...moderated(),
  },
  (table) => [
    index('product_questions_shown')
      .on(table.productId, table.createdAt.desc(), table.id)
      .where(sql`${table.status} = 'PUBLISHED'`),
    index('product_questions_of_product').on(table.productId),
    index('product_questions_of_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('product_questions_of_email').on(sql`lower(${table.email})`),
    index('product_questions_waiting')
      .on(table.submittedAt, table.id)
      .where(sql`${table.status} = 'PENDING'`),
    index('product_questions_newest').on(table.submittedAt.desc(), table.id),
    check('product_questions_rejected', sql`(${table.rejection} is null) = (${table.status} <> 'REJECTED')`),
  ],
);

/** Answers to them: of the shop, which are shown at once, and of buyers, each proved by a line of an order. */
export const productAnswers = pgTable(
  'product_answers',
  {
    id: uuid().primaryKey(),
    questionId: uuid()
      .notNull()
      .references(() => productQuestions.id, { onDelete: 'cascade' }),
    author: text({ enum: ['shop', 'buyer'] }).notNull(),
    /** Who of the shop wrote it; null for a buyer. */
    staffId: text().references(() => users.id, { onDelete: 'set null' }),
    /** What proves that the buyer is one; null for the shop. */
    orderItemId: uuid().references(() => orderItems.id, { onDelete: 'cascade' }),
    authorName: text(),
    locale: text().$type<Locale>().notNull(),
    body: text().notNull(),
    ...moderated(),
  },
  (table) => [
    index('product_answers_of_question').on(table.questionId, table.createdAt, table.id),
    index('product_answers_of_item')
      .on(table.orderItemId)
      .where(sql`${table.orderItemId} is not null`),
    index('product_answers_of_staff')
      .on(table.staffId)
      .where(sql`${table.staffId} is not null`),
    index('product_answers_waiting')
      .on(table.submittedAt, table.id)
      .where(sql`${table.status} = 'PENDING'`),
    check('product_answers_author', sql`(${table.author} = 'buyer') = (${table.orderItemId} is not null)`),
    check('product_answers_rejected', sql`(${table.rejection} is null) = (${table.status} <> 'REJECTED')`),
  ],
);

/** What became of all of them and by whom: the proof of how reviews are checked. */
export const moderationEvents = pgTable(
  'moderation_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reviewId: uuid().references(() => productReviews.id, { onDelete: 'cascade' }),
    questionId: uuid().references(() => productQuestions.id, { onDelete: 'cascade' }),
    answerId: uuid().references(() => productAnswers.id, { onDelete: 'cascade' }),
    /** Null for its beginning. */
    fromStatus: text({ enum: MODERATION_STATUSES }),
    toStatus: text({ enum: MODERATION_STATUSES }).notNull(),
    rejection: text().$type<RejectionReason>(),
    /** `customer:{id}`, `visitor`, `staff:{id}`. */
    actor: text().notNull(),
    at: at(),
  },
  (table) => [
    index('moderation_events_of_review')
      .on(table.reviewId, table.id)
      .where(sql`${table.reviewId} is not null`),
    index('moderation_events_of_question')
      .on(table.questionId, table.id)
      .where(sql`${table.questionId} is not null`),
    index('moderation_events_of_answer')
      .on(table.answerId, table.id)
      .where(sql`${table.answerId} is not null`),
    check(
      'moderation_events_of_one',
      sql`num_nonnulls(${table.reviewId}, ${table.questionId}, ${table.answerId}) = 1`,
    ),
  ],
);
