import { REVIEW_PHOTOGRAPH_BYTES_MAX } from '../../domain/reviews/review-photographs.ts';
import type { AppOptions } from './app-options.ts';
import { photographFiles } from './photograph-files.ts';

/** `/review-files`: photographs of reviews, sent by their authors; of published ones read by everybody. */
export const reviewFiles = (options: Pick<AppOptions, 'shop' | 'publicUrl'>) => {
  const { reviews, limits } = options.shop;
  return photographFiles(options, {
    bytesMax: REVIEW_PHOTOGRAPH_BYTES_MAX,
    pages: 'reviews',
    area: 'support',
    find: (asker, reviewId) => reviews.find({ ...asker, reviewId }),
    limit: limits.reviewPhotograph,
    add: (asker, reviewId, photograph) => reviews.addPhotograph({ ...asker, reviewId }, photograph),
    remove: (asker, reviewId, id) => reviews.removePhotograph({ ...asker, reviewId }, id),
    read: (asker, id) => reviews.readPhotograph(id, asker),
  });
};
