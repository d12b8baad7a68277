import { reviewPhotographPath } from '../../../domain/reviews/review-photographs.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { usePrintMoment } from '../../support/ticket-thread.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { FiveStars } from '../../ui/stars.tsx';
import type { Route } from './+types/staff-review.route';

type Found = Route.ComponentProps['loaderData'];

/** The words of a review as they were written, with its photographs. */
export function Written({ review, photographs }: Pick<Found, 'review' | 'photographs'>) {
  const t = useT();
  const { stars, body, pros, cons, locale } = review;
  return (
    <div>
      <FiveStars value={stars} label={t(`review.stars.${stars}`)} className="h-5 w-25" />
      <p lang={locale} className="mt-3 max-w-measure break-words whitespace-pre-line">
        {body}
      </p>
      <dl className="mt-3 text-sm">
        {pros !== null && (
          <div>
            <dt className="inline font-semibold">{t('review.pros')}: </dt>
            <dd className="inline break-words">{pros}</dd>
          </div>
        )}
        {cons !== null && (
          <div className="mt-1">
            <dt className="inline font-semibold">{t('review.cons')}: </dt>
            <dd className="inline break-words">{cons}</dd>
          </div>
        )}
      </dl>
      {photographs.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photographs.map(({ id }, place) => (
            <li key={id}>
              <a href={reviewPhotographPath(id)} className="block overflow-hidden rounded-md bg-fill">
                <img
                  src={reviewPhotographPath(id)}
                  alt={t('review.photographs.one', { number: place + 1 })}
                  loading="lazy"
                  className="aspect-square w-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a review is about, and whose it is. */
export function Facts({ review, product, order }: Pick<Found, 'review' | 'product' | 'order'>) {
  const t = useT();
  return (
    <DefinitionTable
      rows={[
        {
          term: t('backoffice.reviews.product'),
          value: (
            <LocalLink to={`/product/${review.productId}`} className="underline underline-offset-4">
              {product}
            </LocalLink>
          ),
        },
        {
          term: t('backoffice.reviews.order'),
          value: (
            <LocalLink to={`/admin/orders/${order.id}`} className="underline underline-offset-4">
              {order.number}
            </LocalLink>
          ),
        },
        { term: t('backoffice.reviews.author'), value: review.authorName ?? t('review.name.none') },
        { term: t('backoffice.reviews.language'), value: review.locale },
      ]}
    />
  );
}

/** Its states so far, and who set them. */
export function History({ events }: Pick<Found, 'events'>) {
  const t = useT();
  const print = usePrintMoment();
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {events.map(({ id, toStatus, rejection, isOfStaff, at }) => (
        <li key={id}>
          {t(`review.status.${toStatus}`)}
          <span className="block text-muted">
            {t(isOfStaff ? 'backoffice.reviews.byStaff' : 'backoffice.reviews.byAuthor')}, {print(at)}
          </span>
          {rejection !== null && (
            <span className="block text-muted">{t(`review.rejection.${rejection}`)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
