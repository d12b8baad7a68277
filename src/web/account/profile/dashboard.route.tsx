import { arrivalText } from '../../../content/arrival-text.ts';
import { nextSteps } from '../../../domain/account/next-steps.ts';
import type { OrderEntry } from '../../../domain/orders/order-entry.ts';
import { shopOf } from '../../../server/context.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { QuoteList } from '../../quotes/quote-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/dashboard.route';
import { DueList } from './due-list.tsx';
import { UpcomingBills } from './upcoming-bills.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderCard } from './order-card.tsx';
import { profileOwner } from './profile-owner.ts';
import { ReturnList } from './return-list.tsx';
import { QuickActions } from './quick-actions.tsx';

/** The latest requests for a bulk price that are looked at, and how many of them are listed. */
const LATEST_QUOTES = 10;
const SHOWN_QUOTES = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const { id: userId, email, isConfirmed } = context.get(profileOwner);
  const [underWay, returns, dues, bills, { quotes }, codesLeft] = await Promise.all([
    shop.orders.listUnderWay(userId),
    shop.orders.listReturns(userId),
    shop.payments.listDues(userId),
    shop.orders.upcomingBills(userId),
    shop.quotes.listQuotes({ of: { userId }, page: 1, pageSize: LATEST_QUOTES }),
    shop.account.secondFactor.recoveryCodesLeft(userId),
  ]);
  const offers = quotes.filter(({ status }) => status === 'OFFERED');
  const hasOrdered = underWay.total > 0 || (await shop.orders.hasOrdered(userId));
  return {
    underWay,
    returns,
    dues,
    bills,
    offers,
    steps: nextSteps({ isConfirmed, offers, codesLeft }),
    email,
    quotes: quotes.filter(({ status }) => status !== 'OFFERED').slice(0, SHOWN_QUOTES),
    hasOrdered,
    title: pageTitle(translate('profile.title')),
  };
}

/** An order that is under way, and the days on which it arrives; its whole card leads to its page, which has its steps. */
function ActiveOrder({ order }: { order: OrderEntry }) {
  const t = useT();
  const locale = useLocale();
  const { arrival } = order;
  return (
    <OrderCard
      order={order}
      note={
        arrival !== null && (
          <p className="mt-2 text-sm">
            {t('profile.active.arrives', { days: arrivalText(arrival, { locale, t }) })}
          </p>
        )
      }
    />
  );
}

/** The orders that are under way; the way to all others. */
function ActiveOrders({
  underWay: { orders, total },
  hasOrdered,
}: {
  underWay: { orders: readonly OrderEntry[]; total: number };
  hasOrdered: boolean;
}) {
  const t = useT();
  if (!hasOrdered) {
    return (
      <EmptyState
        title={t('profile.noOrdersTitle')}
        text={t('profile.noOrdersText')}
        action={
          <ButtonLink to="/shop" tone="primary" size="lg">
            {t('profile.toShop')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <section aria-labelledby="active">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="active" className="text-2xl">
          {t('profile.active.title')}
        </h2>
        <LocalLink
          to="/profile/orders"
          className="inline-flex min-h-9 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('profile.allOrders')}
        </LocalLink>
      </div>
      {orders.length === 0 ? (
        <p className="text-muted">{t('profile.active.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {orders.map((order) => (
            <li key={order.id} className="py-5">
              <ActiveOrder order={order} />
            </li>
          ))}
        </ul>
      )}
      {total > orders.length && (
        <p className="mt-4 text-sm text-muted">
          {t('profile.active.more', { count: total - orders.length })}
        </p>
      )}
    </section>
  );
}

/** What is to be done and what is going on: what is to be paid and answered, what is under way, the latest requests, and ways on (C §2). */
export default function DashboardTab({
  loaderData: { underWay, returns, dues, bills, offers, quotes, hasOrdered, steps, email },
}: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-12">
      {dues.length > 0 && (
        <section aria-labelledby="dues">
          <h2 id="dues" className="mb-5 text-2xl">
            {t('profile.due.title')}
          </h2>
          <DueList dues={dues} />
        </section>
      )}
      <NextSteps steps={steps} email={email} />
      {bills.length > 0 && <UpcomingBills bills={bills} />}
      {offers.length > 0 && (
        <section aria-labelledby="offers">
          <h2 id="offers" className="mb-4 scroll-mt-28 text-2xl">
            {t('profile.offers')}
          </h2>
          <QuoteList quotes={offers} base="/quote" />
        </section>
      )}
      {returns.length > 0 && (
        <section aria-labelledby="returns">
          <h2 id="returns" className="mb-5 scroll-mt-28 text-2xl">
            {t('profile.returns.title')}
          </h2>
          <ReturnList returns={returns} />
        </section>
      )}
      <ActiveOrders underWay={underWay} hasOrdered={hasOrdered} />
      {quotes.length > 0 && (
        <section aria-labelledby="quotes">
          <h2 id="quotes" className="mb-4 text-2xl">
            {t('quote.mine')}
          </h2>
          <QuoteList quotes={quotes} base="/quote" />
        </section>
      )}
      <section aria-labelledby="quick">
        <h2 id="quick" className="mb-5 text-2xl">
          {t('profile.quick.title')}
        </h2>
        <QuickActions />
      </section>
    </div>
  );
}

export const meta = unlistedPage;
