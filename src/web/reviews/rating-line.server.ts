import type { Translate } from '../../content/translator.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { printAverage } from '../../domain/reviews/print-average.ts';
import type { Rating } from '../../domain/reviews/review.ts';

/** What a product's reviews come to, for the line under its name: the average, and how many there are; null without any. */
export const ratingLine = (
  rating: Rating | undefined,
  { locale, translate: t }: { readonly locale: Locale; readonly translate: Translate },
): string | null =>
  rating === undefined
    ? null
    : `${printAverage(rating.average, locale)} · ${t('review.count', { count: rating.count })}`;
