import type { Translate } from '../../../content/translator.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { OwnWritings } from '../../../domain/reviews/own-writings.ts';

/** What a customer wrote, with its days and marks in words: only the server has those. */
export function printWritings(
  { reviews, questions, answers, ...rest }: OwnWritings,
  { locale, translate: t }: { readonly locale: Locale; readonly translate: Translate },
) {
  const dated = <W extends { readonly writtenAt: string }>(writing: W) => ({
    ...writing,
    day: formatDate(writing.writtenAt, locale, 'Europe/Kyiv', 'short'),
  });
  return {
    ...rest,
    reviews: reviews.map((review) => ({
      ...dated(review),
      mark: t('review.starsOf', { stars: review.stars }),
    })),
    questions: questions.map(dated),
    answers: answers.map(dated),
  };
}

export type PrintedWritings = ReturnType<typeof printWritings>;
