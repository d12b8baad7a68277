import { data } from 'react-router';
import { readStaffReviewsQuery } from '../../../domain/reviews/reviews-query.ts';
import { readFilterProblem } from '../../../domain/backoffice/saved-filter.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { usePrintMoment } from '../../support/ticket-thread.tsx';
import { FiveStars } from '../../ui/stars.tsx';
import type { Route } from './+types/reviews.route';
import { ModerationList, ModerationRow } from './moderation-list.tsx';

const QUEUE = 'reviews';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const query = readStaffReviewsQuery(url.searchParams);
  const found = await shop.reviews.staff.listReviews(query);
  if (found.rows.length === 0 && query.page > 1) throw data(null, { status: 404 });
  return {
    query,
    found,
    filters: await shop.backoffice.savedFilters.list({ staff: user, queue: QUEUE }),
    filterProblem: readFilterProblem(url.searchParams),
    title: pageTitle(translate('backoffice.section.reviews')),
  };
}

/** The queue of reviews: what waits longest first. */
export default function Reviews({
  loaderData: { query, found, filters, filterProblem },
}: Route.ComponentProps) {
  const t = useT();
  const print = usePrintMoment();
  return (
    <ModerationList
      queue={QUEUE}
      query={query}
      total={found.total}
      filters={filters}
      filterProblem={filterProblem}
    >
      {found.rows.map((row) => (
        <ModerationRow
          key={row.id}
          to={`/admin/reviews/${row.id}`}
          product={row.product}
          body={row.body}
          lang={row.locale}
          status={row.status}
          facts={[
            row.authorName ?? t('review.name.none'),
            t('backoffice.reviews.sent', { time: print(row.submittedAt) }),
            ...(row.hasReply ? [t('backoffice.reviews.hasReply')] : []),
          ]}
        >
          <FiveStars value={row.stars} label={t(`review.stars.${row.stars}`)} />
        </ModerationRow>
      ))}
    </ModerationList>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
