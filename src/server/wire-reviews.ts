import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import { answerForShop, replyToReview } from './reviews/answer-for-shop.ts';
import { moderate } from './reviews/moderate.ts';
import type { OrderKeys } from './orders/order-key.ts';
import { findOwnReview, findReviewOf, guestOrderOf, rightToReview } from './reviews/own-reviews.ts';
import { listOwnWritings, withdrawAnswer, withdrawQuestion } from './reviews/own-writings.ts';
import {
  addReviewPhotograph,
  readReviewPhotograph,
  removeReviewPhotograph,
  type ReviewStore,
} from './reviews/photographs.ts';
import { productReviewsOf } from './reviews/product-reviews.ts';
import { answerAsBuyer, askQuestion, findQuestion } from './reviews/questions.ts';
import {
  findStaffQuestion,
  findStaffReview,
  listStaffQuestions,
  listStaffReviews,
} from './reviews/staff-reviews.ts';
import { changeReview, deleteReview, writeReview } from './reviews/write-review.ts';

/** Binds what people write of products. What changes a published review changes pages. */
export const wireReviews = (
  store: ReviewStore,
  { feed, keys }: { readonly feed: ChangeFeed; readonly keys: OrderKeys },
) => {
  const { database } = store;
  return {
    ofProduct: productReviewsOf(database),
    rightOf: rightToReview(database),
    findOf: findReviewOf(database),
    find: findOwnReview(database),
    guestOrderOf: guestOrderOf(database, keys),
    write: writeReview(database),
    change: awaitInvalidation(feed, changeReview(database)),
    remove: awaitInvalidation(feed, deleteReview(store)),
    addPhotograph: awaitInvalidation(feed, addReviewPhotograph(store)),
    removePhotograph: awaitInvalidation(feed, removeReviewPhotograph(store)),
    readPhotograph: readReviewPhotograph(store),
    ask: askQuestion(database),
    findQuestion: findQuestion(database),
    answer: answerAsBuyer(database),
    listOwn: listOwnWritings(database),
    withdrawQuestion: awaitInvalidation(feed, withdrawQuestion(database)),
    withdrawAnswer: awaitInvalidation(feed, withdrawAnswer(database)),
    staff: {
      listReviews: listStaffReviews(database),
      listQuestions: listStaffQuestions(database),
      findReview: findStaffReview(database),
      findQuestion: findStaffQuestion(database),
      moderate: awaitInvalidation(feed, moderate(database)),
      reply: awaitInvalidation(feed, replyToReview(database)),
      answer: awaitInvalidation(feed, answerForShop(database)),
    },
  };
};
