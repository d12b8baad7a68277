import { emailPicture } from '../../domain/catalogue/picture.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { RejectionReason } from '../../domain/reviews/moderation.ts';
import { QUESTIONS_TOPIC } from '../../domain/reviews/review-forms.ts';
import {
  ANSWER_NEWS,
  QUESTION_NEWS,
  REVIEW_NEWS,
  type AnswerNews,
  type QuestionNews,
  type ReviewNews,
} from '../../domain/reviews/review-news.ts';
import { composeEmail } from '../emails/compose-email.ts';
import { fileLink, pageLink, reviewLink, unsubscribeFrom } from '../emails/email-links.ts';
import type { EmailPart } from '../emails/email-part.ts';
import { PREVIEWED_ID, previewReader, type EmailPreviews } from '../emails/email-preview.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Email } from '../outbox/email.ts';
import { addressMark } from '../stock-notices/ask-notice.ts';

/** The product that something was written about, as its e-mail shows it. */
export interface EmailProduct {
  readonly id: number;
  readonly name: string;
  readonly articleNumber: string;
  readonly picture: string;
}

interface Told {
  readonly recipient: string;
  readonly locale: Locale;
  readonly product: EmailProduct;
  /** Why it is not shown, and what staff say of it; null where it is. */
  readonly rejection: RejectionReason | null;
  readonly note: string | null;
}

const marketOfLocale = (locale: Locale) => (locale === 'pl' ? ('PL' as const) : ('UA' as const));

/** Why something is not shown, in words; nothing where it is. */
function whyParts({ locale, rejection, note }: Told): readonly EmailPart[] {
  if (rejection === null) return [];
  const t = messagesOf(locale).translate;
  return [
    { kind: 'text', text: t(`review.rejection.${rejection}`) },
    ...(note === null ? [] : [{ kind: 'quote', text: note } as const]),
  ];
}

type Subject =
  | { readonly kind: 'review'; readonly news: ReviewNews }
  | { readonly kind: 'question'; readonly news: QuestionNews }
  | { readonly kind: 'answer'; readonly news: AnswerNews };

function wordsOf(subject: Subject, t: ReturnType<typeof messagesOf>['translate'], name: string) {
  switch (subject.kind) {
    case 'review':
      return {
        subject: t(`mail.review.${subject.news}.subject`, { name }),
        title: t(`mail.review.${subject.news}.title`),
        text: t(`mail.review.${subject.news}.text`),
      };
    case 'question':
      return {
        subject: t(`mail.question.${subject.news}.subject`, { name }),
        title: t(`mail.question.${subject.news}.title`),
        text: t(`mail.question.${subject.news}.text`),
      };
    default:
      return {
        subject: t(`mail.answer.${subject.news}.subject`, { name }),
        title: t(`mail.answer.${subject.news}.title`),
        text: t(`mail.answer.${subject.news}.text`),
      };
  }
}

/** The e-mail about something that was written of a product, once for each `occasion`. */
function composeNews(
  told: Told,
  subject: Subject,
  {
    occasion,
    quote = null,
    button,
    isRefusable = false,
  }: {
    readonly occasion: string;
    readonly quote?: string | null;
    readonly button: EmailPart;
    readonly isRefusable?: boolean;
  },
): Email {
  const { recipient, locale, product } = told;
  const t = messagesOf(locale).translate;
  const words = wordsOf(subject, t, product.name);
  return composeEmail({
    occasion,
    recipient,
    locale,
    market: marketOfLocale(locale),
    subject: words.subject,
    preheader: words.text,
    title: words.title,
    topic: t(`mail.${subject.kind}.topic`),
    parts: [
      { kind: 'text', text: words.text },
      ...whyParts(told),
      ...(quote === null ? [] : [{ kind: 'quote', text: quote } as const]),
      button,
      {
        kind: 'goods',
        title: t('mail.review.product'),
        lines: [
          {
            name: product.name,
            detail: product.articleNumber,
            amount: '',
            picture: fileLink(emailPicture(product.picture)),
            href: pageLink(locale, `/product/${product.id}`),
          },
        ],
      },
    ],
    because: t(`mail.${subject.kind}.because`),
    ...(isRefusable ? { unsubscribe: unsubscribeFrom(QUESTIONS_TOPIC, addressMark(recipient)) } : {}),
  });
}

/** The e-mail about a review; `turn` tells each time that the same happens from the last. */
export const reviewEmail = (
  told: Told,
  news: ReviewNews,
  {
    orderId,
    reviewId,
    turn,
    reply = null,
  }: {
    readonly orderId: string;
    readonly reviewId: string;
    readonly turn: number;
    readonly reply?: string | null;
  },
): Email => {
  const t = messagesOf(told.locale).translate;
  return composeNews(
    told,
    { kind: 'review', news },
    {
      occasion: `review-${news}:${orderId}:${reviewId}:${turn}`,
      quote: reply,
      button: { kind: 'button', label: t('mail.review.view'), href: reviewLink(told.locale, reviewId) },
    },
  );
};

const productButton = ({ locale, product }: Told): EmailPart => ({
  kind: 'button',
  label: messagesOf(locale).translate('mail.question.view'),
  href: pageLink(locale, `/product/${product.id}#questions`),
});

/** The e-mail about a question to who asked it, once for what it is `about`; `isRefusable` where the address may not be theirs. */
export const questionEmail = (
  told: Told,
  news: QuestionNews,
  {
    about,
    answer = null,
    isRefusable,
  }: { readonly about: string; readonly answer?: string | null; readonly isRefusable: boolean },
): Email =>
  composeNews(
    told,
    { kind: 'question', news },
    { occasion: `question-${news}:${about}`, quote: answer, button: productButton(told), isRefusable },
  );

/** The e-mail about a buyer's answer to who wrote it. */
export const answerEmail = (
  told: Told,
  news: AnswerNews,
  { orderId, answerId, turn }: { readonly orderId: string; readonly answerId: string; readonly turn: number },
): Email =>
  composeNews(
    told,
    { kind: 'answer', news },
    { occasion: `answer-${news}:${orderId}:${answerId}:${turn}`, button: productButton(told) },
  );

const SAMPLES = {
  uk: { note: 'Заберіть, будь ласка, номер телефону з тексту.', reply: 'Дякуємо за відгук і фото.' },
  pl: { note: 'Usuń, proszę, numer telefonu z opinii.', reply: 'Dziękujemy za opinię i zdjęcia.' },
  en: { note: 'Please take the telephone number out.', reply: 'Thank you for your review and the photos.' },
};

function sampleTold(products: readonly Product[], locale: Locale, isRejected: boolean): Told {
  const [first] = products;
  return {
    recipient: previewReader(locale).recipient,
    locale,
    product: {
      id: first?.id ?? 0,
      name: first?.name ?? '',
      articleNumber: first?.articleNumber ?? '',
      picture: first?.picture ?? '',
    },
    rejection: isRejected ? 'personal-data' : null,
    note: isRejected ? SAMPLES[locale].note : null,
  };
}

/** Every e-mail of reviews and questions to look at. */
export const REVIEW_PREVIEWS: EmailPreviews = Object.fromEntries([
  ...REVIEW_NEWS.map((news) => [
    `review-${news}`,
    (products: readonly Product[], locale: Locale) =>
      reviewEmail(sampleTold(products, locale, news === 'rejected'), news, {
        orderId: PREVIEWED_ID,
        reviewId: PREVIEWED_ID,
        turn: 1,
        reply: news === 'replied' ? SAMPLES[locale].reply : null,
      }),
  ]),
  ...QUESTION_NEWS.map((news) => [
    `question-${news}`,
    (products: readonly Product[], locale: Locale) =>
      questionEmail(sampleTold(products, locale, news === 'rejected'), news, {
        about: PREVIEWED_ID,
        answer: news === 'answered' ? SAMPLES[locale].reply : null,
        isRefusable: news !== 'published',
      }),
  ]),
  ...ANSWER_NEWS.map((news) => [
    `answer-${news}`,
    (products: readonly Product[], locale: Locale) =>
      answerEmail(sampleTold(products, locale, news === 'rejected'), news, {
        orderId: PREVIEWED_ID,
        answerId: PREVIEWED_ID,
        turn: 1,
      }),
  ]),
]);
