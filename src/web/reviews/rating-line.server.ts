import type { Translate } from '../../content/translator.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { printAverage } from '../../domain/reviews/print-average.ts';
import type { Rating } from '../../domain/reviews/review.ts';
import type { RatingLine } from './reviews-view.ts';

/** What a product's reviews come to, for the line under its name; null without any. */
export function ratingLine(
  rating: Rating | undefined,
  { locale, translate: t }: { readonly locale: Locale; readonly translate: Translate },
): RatingLine | null {
  if (rating === undefined) return null;
  const { average, count } = rating;
  return {
    text: `${printAverage(average, locale)} · ${t('review.count', { count })}`,
    label: t('review.rated'),
  };
}
