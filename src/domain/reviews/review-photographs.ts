/** So many photographs of a review are kept; */
export const REVIEW_PHOTOGRAPHS_MAX = 6;
/** each may weigh so much when it is sent. */
export const REVIEW_PHOTOGRAPH_BYTES_MAX = 10 * 1024 * 1024;

/** Why a photograph is not taken. Printed by the messages `review.photograph.{reason}`. */
export const REVIEW_PHOTOGRAPH_REASONS = [
  'no-picture',
  'too-many-pixels',
  'too-large',
  'too-many',
  'failed',
] as const;
export type ReviewPhotographReason = (typeof REVIEW_PHOTOGRAPH_REASONS)[number];

/** Where a photograph of a review is taken from, below the shop's origin. */
export const reviewPhotographPath = (id: string): string => `/review-files/photographs/${id}.webp`;

/** Where a photograph of a review is sent to. */
export const reviewUploadPath = (reviewId: string, region: string): string =>
  `/review-files/${reviewId}?region=${region}`;
