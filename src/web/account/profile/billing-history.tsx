import {
  BILLING_TYPES,
  billingAddress,
  isBillingNarrowed,
  otherBilling,
  type BillingEntry,
  type BillingQuery,
} from '../../../domain/payments/billing.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from './load-more.tsx';
import { BillingRow } from './billing-entry.tsx';

const PATH = '/profile/payments';
const addressOf = (query: BillingQuery, changes: Partial<BillingQuery>) =>
  `${PATH}${billingAddress(otherBilling(query, changes))}`;

/** The archives that a year's documents are divided into; null where no year is chosen. */
interface Archives {
  readonly year: number;
  readonly parts: number;
}

/** One of a row of links, each of which narrows the history by one thing. */
interface Choice {
  readonly label: string;
  readonly changes: Partial<BillingQuery>;
  readonly isChosen: boolean;
}

function Choices({
  label,
  query,
  choices,
}: {
  label: string;
  query: BillingQuery;
  choices: readonly Choice[];
}) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(({ label: name, changes, isChosen }) => (
        <li key={name}>
          <LocalLink
            to={addressOf(query, changes)}
            data-stay
            aria-current={isChosen ? 'true' : undefined}
            className={chipClass({ selected: isChosen })}
          >
            {name}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

/** The year and the type, as links: the address says all. */
function BillingFilter({ query, years }: { query: BillingQuery; years: readonly number[] }) {
  const t = useT();
  return (
    <div className="mb-6 flex flex-wrap gap-x-8 gap-y-3">
      <Choices
        label={t('profile.billing.years')}
        query={query}
        choices={[
          { label: t('profile.billing.allYears'), changes: { year: null }, isChosen: query.year === null },
          ...years.map((year) => ({ label: String(year), changes: { year }, isChosen: year === query.year })),
        ]}
      />
      <Choices
        label={t('profile.billing.types')}
        query={query}
        choices={(['all', ...BILLING_TYPES] as const).map((type) => ({
          label: t(`profile.billing.type.${type}`),
          changes: { type },
          isChosen: type === query.type,
        }))}
      />
    </div>
  );
}

/** The history that is shown as a file, and the documents of its year. */
function Downloads({ query, archives }: { query: BillingQuery; archives: Archives | null }) {
  const t = useT();
  const locale = useLocale();
  const search = new URLSearchParams(billingAddress(otherBilling(query, {})));
  search.set('locale', locale);
  const { year, parts } = archives ?? { year: 0, parts: 0 };
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3">
      <a href={`/billing/payments.csv?${search}`} download className={buttonClass({ size: 'sm' })}>
        {t('profile.billing.csv')}
      </a>
      {Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
        <a
          key={part}
          href={`/billing/documents-${year}-${part}.zip`}
          download
          className={buttonClass({ size: 'sm' })}
        >
          {parts === 1
            ? t('profile.billing.archive', { year: String(year) })
            : t('profile.billing.archivePart', { year: String(year), part, count: parts })}
        </a>
      ))}
      {archives === null && <p className="text-sm text-muted">{t('profile.billing.archiveHint')}</p>}
    </div>
  );
}

/** What the customer paid and got back (C §3): narrowed by year and type, with the documents of each entry. */
export function BillingHistory({
  query,
  archives,
  entries,
  next,
  years,
}: {
  query: BillingQuery;
  archives: Archives | null;
  entries: readonly BillingEntry[];
  next: Pick<BillingQuery, 'from' | 'until'> | null;
  years: readonly number[];
}) {
  const t = useT();
  if (years.length === 0) {
    return (
      <EmptyState
        headingLevel="h3"
        title={t('profile.billing.none')}
        text={t('profile.billing.noneText')}
        action={<ButtonLink to="/profile/orders">{t('order.myOrders')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <BillingFilter query={query} years={years} />
      {query.from !== null && (
        <p className="mb-6 text-sm">
          <LocalLink to={addressOf(query, {})} className="underline underline-offset-4">
            {t('profile.orders.newest')}
          </LocalLink>
        </p>
      )}
      <p role="status" className="mb-3 text-sm text-muted">
        {entries.length > 0 &&
          t(next === null ? 'profile.billing.count' : 'profile.billing.countShown', {
            count: entries.length,
          })}
      </p>
      {entries.length === 0 ? (
        <EmptyState
          headingLevel="h3"
          title={t('profile.billing.noneFound')}
          action={
            isBillingNarrowed(query) && (
              <ButtonLink to={addressOf(query, { year: null, type: 'all' })} data-stay>
                {t('profile.orders.clear')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <BillingRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {next !== null && (
        <LoadMore
          to={`${PATH}${billingAddress({ ...query, ...next })}`}
          grows={next.until !== null}
          label={t(next.until === null ? 'profile.billing.older' : 'profile.orders.loadMore')}
        />
      )}
      <Downloads query={query} archives={archives} />
    </>
  );
}
