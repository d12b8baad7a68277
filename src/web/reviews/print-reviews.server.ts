import type { Translate } from '../../content/translator.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import type { Locale, Region } from '../../domain/locale/locale.ts';
import { printAverage } from '../../domain/reviews/print-average.ts';
import { STARS, type Rating, type ShownReview, type StarCounts } from '../../domain/reviews/review.ts';
import { reviewPhotographPath } from '../../domain/reviews/review-photographs.ts';
import {
  productReviewsAddress,
  REVIEW_SORTS,
  type ProductReviewsQuery,
} from '../../domain/reviews/reviews-query.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import type { PrintedQuestion, PrintedReview, ReviewsView } from './reviews-view.ts';

interface FoundQuestion {
  readonly id: string;
  readonly body: string;
  readonly authorName: string;
  readonly locale: Locale;
  readonly answers: readonly {
    readonly id: string;
    readonly author: 'shop' | 'buyer';
    readonly authorName: string | null;
    readonly locale: Locale;
    readonly body: string;
  }[];
}

/** What is published of a product, as it was found. */
interface Found {
  readonly product: { readonly id: number; readonly rating?: Rating };
  readonly counts: StarCounts;
  readonly reviews: readonly ShownReview[];
  readonly nextReview: string | null;
  readonly questions: readonly FoundQuestion[];
  readonly nextQuestion: string | null;
}

interface Page {
  readonly locale: Locale;
  readonly region: Region;
  readonly translate: Translate;
  readonly query: ProductReviewsQuery;
  /** The offer that the page shows beside; null for its first. */
  readonly offer: string | null;
}

const TIME_ZONE = 'Europe/Kyiv';

function printReview(review: ShownReview, { locale, translate: t }: Page): PrintedReview {
  const { id, stars, body, pros, cons, authorName, writtenAt, isEdited, isRented, photographs, reply } =
    review;
  return {
    id,
    stars,
    starsLabel: t('review.starsOf', { stars }),
    author: authorName ?? t('review.unnamed'),
    date: formatDate(writtenAt, locale, TIME_ZONE, 'short'),
    dateTime: writtenAt,
    notes: [
      t(isRented ? 'review.verifiedRental' : 'review.verified'),
      ...(isEdited ? [t('review.edited')] : []),
    ],
    lang: review.locale,
    body,
    pros,
    cons,
    photographs: photographs.map((photograph, place) => ({
      src: reviewPhotographPath(photograph),
      alt: t('review.photographOf', { number: place + 1 }),
    })),
    reply,
  };
}

const printQuestion = (
  { id, body, authorName, locale, answers }: FoundQuestion,
  { region, translate: t }: Page,
): PrintedQuestion => ({
  id,
  lang: locale,
  body,
  by: t('question.by', { name: authorName }),
  answers: answers.map((answer) => ({
    id: answer.id,
    lang: answer.locale,
    body: answer.body,
    isShop: answer.author === 'shop',
    by:
      answer.author === 'shop'
        ? t('question.byShop')
        : t('question.byBuyer', { name: answer.authorName ?? t('review.unnamed') }),
  })),
  answer: { href: pathIn(region, `/questions/${id}`), text: t('question.answer') },
});

/** FNV-1a: names a state, and proves nothing. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

function ratingView({ product, counts }: Found, page: Page, hrefOf: HrefOf): ReviewsView['rating'] {
  const { rating } = product;
  if (rating === undefined) return null;
  const { translate: t, query } = page;
  return {
    average: rating.average,
    printed: printAverage(rating.average, page.locale),
    count: t('review.count', { count: rating.count }),
    rows: STARS.map((stars) => {
      const count = counts[stars - 1] ?? 0;
      return {
        stars,
        count,
        percent: Math.round((count * 100) / rating.count),
        text: String(stars),
        label: t('review.rowLabel', { stars, count }),
        href: hrefOf({ stars, reviews: 1 }, 'reviews'),
        isCurrent: query.stars === stars,
      };
    }),
  };
}

type HrefOf = (change: Partial<ProductReviewsQuery>, place: string) => string;

/** All that a product's page says of its reviews and questions, in its language. */
export function printReviews(found: Found, page: Page): ReviewsView {
  const { translate: t, region, query, offer } = page;
  const { product, reviews, nextReview, questions, nextQuestion } = found;
  const path = pathIn(region, `/product/${product.id}`);
  const hrefOf: HrefOf = (change, place) =>
    `${path}${productReviewsAddress({ ...query, ...change }, offer)}#${place}`;
  const rating = ratingView(found, page, hrefOf);
  const view = {
    title: t('review.section'),
    rating,
    empty: rating === null ? { title: t('review.none.title'), text: t('review.none.text') } : null,
    write: { href: pathIn(region, `/reviews/write?product=${product.id}`), text: t('review.write') },
    all:
      query.stars === null
        ? null
        : { href: hrefOf({ stars: null, reviews: 1 }, 'reviews'), text: t('review.all') },
    sortLabel: t('review.sort'),
    sorts:
      (product.rating?.count ?? 0) > 1
        ? REVIEW_SORTS.map((sort) => ({
            href: hrefOf({ sort, reviews: 1 }, 'reviews'),
            text: t(`review.sort.${sort}`),
            isCurrent: query.sort === sort,
          }))
        : [],
    reviews: reviews.map((review) => printReview(review, page)),
    more:
      nextReview === null
        ? null
        : { href: hrefOf({ reviews: query.reviews + 1 }, `review-${nextReview}`), text: t('review.more') },
    checked: {
      title: t('review.checked.title'),
      paragraphs: [t('review.checked.buyers'), t('review.checked.how'), t('review.checked.all')].map(
        tieUnits,
      ),
    },
    words: { pros: t('review.pros'), cons: t('review.cons'), reply: t('review.reply') },
    questions: {
      title: t('question.section'),
      empty: questions.length === 0 ? t('question.none') : null,
      ask: { href: pathIn(region, `/questions/ask?product=${product.id}`), text: t('question.ask') },
      list: questions.map((question) => printQuestion(question, page)),
      more:
        nextQuestion === null
          ? null
          : {
              href: hrefOf({ questions: query.questions + 1 }, `question-${nextQuestion}`),
              text: t('question.more'),
            },
    },
  };
  return { ...view, version: nameOf(JSON.stringify(view)) };
}
