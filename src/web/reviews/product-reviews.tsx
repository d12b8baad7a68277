import { buttonClass } from '../ui/button.tsx';
import { chipClass } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { FiveStars } from '../ui/stars.tsx';
import type { PrintedReview, ReviewsView } from './reviews-view.ts';
import { Question } from './question.tsx';

/** Average and distribution; each row narrows the list to its stars. */
function RatingSummary({ rating }: { rating: NonNullable<ReviewsView['rating']> }) {
  return (
    <div>
      <p className="flex items-center gap-4">
        <span className="text-4xl font-semibold">{rating.printed}</span>
        <span className="flex flex-col gap-1">
          <FiveStars value={rating.average} className="h-5 w-25" />
          <span className="text-sm text-muted">{rating.count}</span>
        </span>
      </p>
      <ul className="mt-5 flex flex-col">
        {rating.rows.map(({ stars, count, percent, label, href, isCurrent }) => {
          const row = (
            <>
              <span aria-hidden="true" className="flex items-center gap-1">
                {stars}
                <FiveStars value={1} className="h-3.5 w-17.5 [clip-path:inset(0_80%_0_0)] -mr-14" />
              </span>
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-fill">
                <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
              </span>
              <span aria-hidden="true" className="text-right text-muted">
                {count}
              </span>
              <span className="sr-only">{label}</span>
            </>
          );
          const look = 'grid min-h-11 grid-cols-[2.25rem_1fr_2.5rem] items-center gap-3 text-sm';
          return (
            <li key={stars}>
              {count === 0 ? (
                <span className={look}>{row}</span>
              ) : (
                <a
                  href={href}
                  aria-current={isCurrent || undefined}
                  className={classNames(
                    look,
                    'rounded-sm hover:bg-surface aria-[current=true]:font-semibold',
                  )}
                >
                  {row}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Photographs({ photographs }: Pick<PrintedReview, 'photographs'>) {
  if (photographs.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {photographs.map(({ src, alt }) => (
        <li key={src}>
          <a href={src} className="block overflow-hidden rounded-md bg-fill">
            <img
              src={src}
              alt={alt}
              width="96"
              height="96"
              loading="lazy"
              decoding="async"
              className="size-24 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Review({ review, words }: { review: PrintedReview; words: ReviewsView['words'] }) {
  const { id, stars, starsLabel, author, date, dateTime, notes, lang, body, pros, cons, reply } = review;
  return (
    <li id={`review-${id}`} className="scroll-mt-24 py-7 first:pt-0">
      <article>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <FiveStars value={stars} label={starsLabel} />
          <h3 className="text-base font-semibold break-words">{author}</h3>
          <time dateTime={dateTime} className="text-sm text-muted">
            {date}
          </time>
        </div>
        <p className="mt-1 text-sm text-muted">{notes.join(' · ')}</p>
        <p lang={lang} className="mt-3 max-w-measure break-words whitespace-pre-line">
          {body}
        </p>
        {(pros !== null || cons !== null) && (
          <dl className="mt-3 max-w-measure text-sm">
            {pros !== null && (
              <div>
                <dt className="inline font-semibold">{words.pros}: </dt>
                <dd lang={lang} className="inline break-words">
                  {pros}
                </dd>
              </div>
            )}
            {cons !== null && (
              <div className="mt-1">
                <dt className="inline font-semibold">{words.cons}: </dt>
                <dd lang={lang} className="inline break-words">
                  {cons}
                </dd>
              </div>
            )}
          </dl>
        )}
        <Photographs photographs={review.photographs} />
        {reply !== null && (
          <div className="mt-4 max-w-measure rounded-md bg-surface p-4 text-sm">
            <p className="mb-1 font-semibold">{words.reply}</p>
            <p className="break-words whitespace-pre-line">{reply}</p>
          </div>
        )}
      </article>
    </li>
  );
}

/** How reviews are checked (Directive (EU) 2019/2161, art. 7(6) of Directive 2005/29/EC). */
function Checked({ checked }: Pick<ReviewsView, 'checked'>) {
  return (
    <details className="group mt-6 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {checked.title}
      </summary>
      <div className="mt-1 flex max-w-measure flex-col gap-2 text-muted">
        {checked.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}

function ReviewList({ view }: { view: ReviewsView }) {
  const { all, sorts, sortLabel, reviews, words, more } = view;
  return (
    <div className="min-w-0">
      {(all !== null || sorts.length > 0) && (
        <nav aria-label={sortLabel} className="mb-6 flex flex-wrap gap-2 print:hidden">
          {all !== null && (
            <a href={all.href} className={chipClass()}>
              {all.text}
            </a>
          )}
          {sorts.map(({ href, text, isCurrent }) => (
            <a
              key={href}
              href={href}
              aria-current={isCurrent || undefined}
              className={chipClass({ selected: isCurrent === true })}
            >
              {text}
            </a>
          ))}
        </nav>
      )}
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <Review key={review.id} review={review} words={words} />
        ))}
      </ul>
      {more !== null && (
        <p className="mt-4 print:hidden">
          <a href={more.href} rel="nofollow" className={buttonClass({ size: 'lg' })}>
            {more.text}
          </a>
        </p>
      )}
    </div>
  );
}

/** What buyers say of a product, and what people ask about it. Printed by the server; every link of it works without script. */
export function ProductReviews({ view }: { view: ReviewsView }) {
  const { title, rating, empty, write, checked, questions } = view;
  // Of what nobody has said anything yet the two invitations stand side by side.
  const isQuiet = rating === null && questions.empty !== null;
  const columns = isQuiet ? '' : 'lg:grid-cols-[20rem_minmax(0,1fr)]';
  return (
    <div className={classNames('grid items-start gap-section', isQuiet && 'lg:grid-cols-2 lg:gap-x-16')}>
      <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24">
        <h2 id="reviews-title">{title}</h2>
        <div className={classNames('mt-6 grid items-start gap-x-16 gap-y-10', columns)}>
          <div>
            {rating !== null && <RatingSummary rating={rating} />}
            {empty !== null && (
              <>
                <p className="text-lg font-semibold">{empty.title}</p>
                <p className="mt-2 max-w-measure text-muted">{empty.text}</p>
              </>
            )}
            <p className="mt-6 print:hidden">
              <a href={write.href} className={buttonClass({ size: 'lg' })}>
                {write.text}
              </a>
            </p>
            <Checked checked={checked} />
          </div>
          {rating !== null && <ReviewList view={view} />}
        </div>
      </section>
      <section id="questions" aria-labelledby="questions-title" className="scroll-mt-24">
        <h2 id="questions-title">{questions.title}</h2>
        <div className={classNames('mt-6 grid items-start gap-x-16 gap-y-8', columns)}>
          <div>
            {questions.empty !== null && <p className="max-w-measure text-muted">{questions.empty}</p>}
            <p className="mt-4 first:mt-0 print:hidden">
              <a href={questions.ask.href} className={buttonClass({ size: 'lg' })}>
                {questions.ask.text}
              </a>
            </p>
          </div>
          {questions.list.length > 0 && (
            <div className="min-w-0">
              <ul className="divide-y divide-line">
                {questions.list.map((question) => (
                  <Question key={question.id} question={question} />
                ))}
              </ul>
              {questions.more !== null && (
                <p className="mt-4 print:hidden">
                  <a href={questions.more.href} rel="nofollow" className={buttonClass({ size: 'lg' })}>
                    {questions.more.text}
                  </a>
                </p>
              )}
            </div>
          )}
        </div>
      </section>
    </div>
  );
}
