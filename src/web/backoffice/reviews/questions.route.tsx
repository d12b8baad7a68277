import { data } from 'react-router';
import { readStaffReviewsQuery } from '../../../domain/reviews/reviews-query.ts';
import { readFilterProblem } from '../../../domain/backoffice/saved-filter.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { usePrintMoment } from '../../support/ticket-thread.tsx';
import type { Route } from './+types/questions.route';
import { ModerationList, ModerationRow } from './moderation-list.tsx';

const QUEUE = 'questions';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const query = readStaffReviewsQuery(url.searchParams);
  const found = await shop.reviews.staff.listQuestions(query);
  if (found.rows.length === 0 && query.page > 1) throw data(null, { status: 404 });
  return {
    query,
    found,
    filters: await shop.backoffice.savedFilters.list({ staff: user, queue: QUEUE }),
    filterProblem: readFilterProblem(url.searchParams),
    title: pageTitle(translate('backoffice.section.questions')),
  };
}

/** The queue of questions about products: what waits longest first. */
export default function Questions({
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
          to={`/admin/questions/${row.id}`}
          product={row.product}
          body={row.body}
          lang={row.locale}
          status={row.status}
          facts={[row.authorName, t('backoffice.reviews.sent', { time: print(row.submittedAt) })]}
        >
          <p className="text-muted">{t('backoffice.questions.answers', { count: row.answers })}</p>
          {row.waiting > 0 && (
            <p className="font-semibold text-warning">
              {t('backoffice.questions.newAnswers', { count: row.waiting })}
            </p>
          )}
        </ModerationRow>
      ))}
    </ModerationList>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
