import type { ReactNode } from 'react';
import { filtersSet } from '../../../domain/backoffice/filters-set.ts';
import type { ModerationStatus } from '../../../domain/reviews/moderation.ts';
import {
  STAFF_STATUSES,
  staffReviewsAddress,
  type StaffReviewsQuery,
} from '../../../domain/reviews/reviews-query.ts';
import { STARS } from '../../../domain/reviews/review.ts';
import type { FilterProblem, SavedFilter } from '../../../domain/backoffice/saved-filter.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink, ShopAnchor, usePath } from '../../i18n/local-link.tsx';
import { ReviewBadge } from '../../reviews/review-badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { LIST_ROW } from '../../ui/list-row.ts';
import { FilterForm } from '../filter-form.tsx';
import { SavedFilters } from '../saved-filters.tsx';

/** As the queues are divided. */
const PAGE_SIZE = 30;

type Queue = 'reviews' | 'questions';

function Filter({ queue, query }: { queue: Queue; query: StaffReviewsQuery }) {
  const t = useT();
  const address = staffReviewsAddress(query);
  return (
    <FilterForm
      key={address}
      path={`/admin/${queue}`}
      label={t(`backoffice.section.${queue}`)}
      find={t('backoffice.reviews.find')}
      isNarrowed={address !== ''}
      filtersSet={filtersSet(address)}
    >
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <TextField
          name="q"
          type="search"
          label={t('backoffice.reviews.search')}
          defaultValue={query.search}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <SelectField
          name="status"
          label={t('backoffice.reviews.status')}
          defaultValue={query.status}
          options={STAFF_STATUSES.map((value) => ({
            value,
            label:
              value === 'open' || value === 'any'
                ? t(`backoffice.reviews.${value}`)
                : t(`review.status.${value}`),
          }))}
        />
        {queue === 'reviews' && (
          <SelectField
            name="stars"
            label={t('review.field.stars')}
            defaultValue={query.stars === null ? '' : String(query.stars)}
            placeholder={t('backoffice.reviews.any')}
            options={STARS.map((value) => ({ value: String(value), label: t(`review.stars.${value}`) }))}
          />
        )}
      </div>
    </FilterForm>
  );
}

/** An entry of a queue: the product, the beginning of the words, and how it stands. */
export function ModerationRow({
  to,
  product,
  body,
  lang,
  status,
  facts,
  children,
}: {
  to: string;
  product: string;
  body: string;
  lang: string;
  status: ModerationStatus;
  facts: readonly string[];
  children?: ReactNode;
}) {
  return (
    <li className={`${LIST_ROW} flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-4 text-sm`}>
      <div className="min-w-0 flex-1 basis-72">
        <LocalLink to={to} className="stretched text-base font-semibold break-words hover:underline">
          {product}
        </LocalLink>
        <p lang={lang} className="mt-1 line-clamp-2 break-words">
          {body}
        </p>
        <p className="mt-1 text-muted">{facts.join(' · ')}</p>
      </div>
      <div className="flex flex-col items-start gap-1.5 sm:items-end">
        <ReviewBadge status={status} />
        {children}
      </div>
    </li>
  );
}

/** A queue of what waits to be shown: filter, kept views, rows, pages. */
export function ModerationList({
  queue,
  query,
  total,
  filters,
  filterProblem,
  children,
}: {
  queue: Queue;
  query: StaffReviewsQuery;
  total: number;
  filters: readonly SavedFilter[];
  filterProblem: FilterProblem | null;
  children: readonly ReactNode[];
}) {
  const t = useT();
  const path = usePath()(`/admin/${queue}`);
  return (
    <>
      <h1 className="mb-6 text-3xl">{t(`backoffice.section.${queue}`)}</h1>
      <Filter queue={queue} query={query} />
      <SavedFilters
        queue={queue}
        query={staffReviewsAddress(query).slice(1)}
        filters={filters}
        problem={filterProblem}
      />
      <p role="status" className="mb-3 text-sm text-muted">
        {t(`backoffice.${queue}.count`, { count: total })}
      </p>
      {children.length === 0 ? (
        <EmptyState title={t('backoffice.reviews.none')} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">{children}</ul>
      )}
      {total > PAGE_SIZE && (
        <div className="mt-12">
          <Pagination
            page={query.page}
            pageCount={Math.ceil(total / PAGE_SIZE)}
            hrefFor={(number) => path + staffReviewsAddress(query, number)}
            LinkComponent={ShopAnchor}
            labels={{
              navigation: t('profile.pages'),
              previous: t('profile.previousPage'),
              next: t('profile.nextPage'),
              page: (number) => t('profile.page', { number }),
            }}
          />
        </div>
      )}
    </>
  );
}
