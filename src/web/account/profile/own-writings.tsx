import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { WrittenProduct } from '../../../domain/reviews/own-writings.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { ReviewBadge } from '../../reviews/review-badge.tsx';
import { Thumbnail } from '../../search/thumbnail.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FiveStars } from '../../ui/stars.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { PrintedWritings } from './print-writings.ts';

const textLink =
  'inline-flex min-h-9 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11';

/** Products that arrived and wait for a review. */
export function Unreviewed({ products }: { products: readonly WrittenProduct[] }) {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <TitledSection id="unreviewed" title={t('review.own.unreviewed')}>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {products.map(({ productId, productName, picture }) => (
          <li key={productId} className="flex items-start gap-4 rounded-lg bg-surface p-4">
            <Thumbnail picture={picture} className="size-16 rounded-sm" />
            <div className="flex min-w-0 flex-1 flex-col items-start gap-3 self-stretch">
              <LocalLink
                to={`/product/${productId}`}
                className="text-sm leading-snug font-semibold no-underline hover:underline"
              >
                <Unbroken text={productName} />
              </LocalLink>
              <ButtonLink
                to={`/reviews/write?product=${productId}`}
                size="sm"
                aria-label={t('review.writeOf', { name: productName })}
              >
                {t('review.own.write')}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

type Writing = PrintedWritings['reviews' | 'questions' | 'answers'][number];

/** Something that was written of a product: of which, when, how it stands, and if not shown, why. */
function WritingRow({
  writing: { productId, productName, picture, day, status, rejection, rejectionNote },
  children,
  actions,
}: {
  writing: Writing;
  children: ReactNode;
  actions: ReactNode;
}) {
  const t = useT();
  return (
    <li className="grid grid-cols-[3rem_1fr] gap-x-4 gap-y-3 py-6 sm:grid-cols-[4rem_1fr] sm:gap-x-6">
      <Thumbnail picture={picture} className="size-12 rounded-sm sm:size-16" />
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="min-w-0">
          <LocalLink
            to={`/product/${productId}`}
            className="leading-snug font-semibold no-underline hover:underline"
          >
            <Unbroken text={productName} />
          </LocalLink>
          <span className="mt-0.5 block text-sm text-muted">{day}</span>
        </p>
        <ReviewBadge status={status} />
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-3 sm:col-span-1 sm:col-start-2">
        {children}
        {rejection !== null && (
          <p className="max-w-measure text-sm">
            <strong className="font-semibold">{t('review.rejectedWhy')}: </strong>
            {t(`review.rejection.${rejection}`)} {rejectionNote}
          </p>
        )}
        <div className="-ml-4 flex flex-wrap items-start gap-1">{actions}</div>
      </div>
    </li>
  );
}

const written = 'line-clamp-4 max-w-measure break-words whitespace-pre-line';

function Rows({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <TitledSection id={id} title={title}>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </TitledSection>
  );
}

export function WrittenReviews({ reviews }: Pick<PrintedWritings, 'reviews'>) {
  const t = useT();
  if (reviews.length === 0) return null;
  const action = buttonClass({ tone: 'ghost', size: 'sm' });
  return (
    <Rows id="written-reviews" title={t('review.own.reviews')}>
      {reviews.map((review) => (
        <WritingRow
          key={review.id}
          writing={review}
          actions={
            <>
              <LocalLink to={`/reviews/${review.id}`} className={action}>
                {t('review.own.change')}
                <span className="sr-only">: {review.productName}</span>
              </LocalLink>
              <LocalLink to={`/reviews/${review.id}#delete`} className={action}>
                {t('review.own.remove')}
                <span className="sr-only">: {review.productName}</span>
              </LocalLink>
            </>
          }
        >
          <FiveStars value={review.stars} label={review.mark} />
          <p lang={review.locale} className={written}>
            {review.body}
          </p>
          {review.reply !== null && (
            <p className="max-w-measure border-l-2 border-line pl-4 text-sm text-muted">
              <strong className="block font-semibold text-ink">{t('review.reply')}</strong>
              <span className="line-clamp-4 break-words whitespace-pre-line">{review.reply}</span>
            </p>
          )}
        </WritingRow>
      ))}
    </Rows>
  );
}

/** Takes back a question or an answer; opened, it says what goes. */
function Withdraw({ kind, id, name }: { kind: 'question' | 'answer'; id: string; name: string }) {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <details className="w-full open:max-w-measure">
      <summary className={buttonClass({ tone: 'ghost', size: 'sm' })}>
        {t('review.own.withdraw')}
        <span className="sr-only">: {name}</span>
      </summary>
      <Form method="post" className="mt-2 ml-4 flex flex-col items-start gap-3">
        <input type="hidden" name="id" value={id} />
        <p className="text-sm">{t(`review.own.withdrawText.${kind}`)}</p>
        <Button
          type="submit"
          name="intent"
          value={kind}
          tone="danger"
          size="sm"
          loading={formData?.get('id') === id}
        >
          {t('review.own.withdrawConfirm')}
        </Button>
      </Form>
    </details>
  );
}

export function WrittenQuestions({ questions }: Pick<PrintedWritings, 'questions'>) {
  const t = useT();
  if (questions.length === 0) return null;
  return (
    <Rows id="written-questions" title={t('review.own.questions')}>
      {questions.map((question) => (
        <WritingRow
          key={question.id}
          writing={question}
          actions={<Withdraw kind="question" id={question.id} name={question.productName} />}
        >
          <p lang={question.locale} className={written}>
            {question.body}
          </p>
          {question.status === 'PUBLISHED' && (
            <p className="text-sm text-muted">
              {question.answers === 0 ? (
                t('review.own.noAnswer')
              ) : (
                <LocalLink to={`/product/${question.productId}#questions`} className={textLink}>
                  {t('review.own.answersCount', { count: question.answers })}
                </LocalLink>
              )}
            </p>
          )}
        </WritingRow>
      ))}
    </Rows>
  );
}

export function WrittenAnswers({ answers }: Pick<PrintedWritings, 'answers'>) {
  const t = useT();
  if (answers.length === 0) return null;
  return (
    <Rows id="written-answers" title={t('review.own.answers')}>
      {answers.map((answer) => (
        <WritingRow
          key={answer.id}
          writing={answer}
          actions={<Withdraw kind="answer" id={answer.id} name={answer.productName} />}
        >
          <p
            lang={answer.questionLocale}
            className="line-clamp-2 max-w-measure text-sm break-words text-muted"
          >
            {answer.question}
          </p>
          <p lang={answer.locale} className={written}>
            {answer.body}
          </p>
        </WritingRow>
      ))}
    </Rows>
  );
}
