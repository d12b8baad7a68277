/** What an author is told of a review by e-mail and bell. Printed by the messages `mail.review.{news}.*` and `profile.notification.review-{news}`. */
export const REVIEW_NEWS = ['published', 'rejected', 'replied'] as const;
export type ReviewNews = (typeof REVIEW_NEWS)[number];

/** What is told of a question by e-mail, and of a buyer's answer likewise. */
export const QUESTION_NEWS = ['published', 'rejected', 'answered'] as const;
export type QuestionNews = (typeof QUESTION_NEWS)[number];
export const ANSWER_NEWS = ['published', 'rejected'] as const;
export type AnswerNews = (typeof ANSWER_NEWS)[number];
