import { data, redirect, Form } from 'react-router';
import { worksHere } from '../../domain/account/role.ts';
import { parseQuantity } from '../../domain/cart/parse-quantity.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { mayReorder } from '../../domain/orders/reorder.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { ReorderForm } from '../orders/reorder-form.tsx';
import { QuoteList } from '../quotes/quote-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/profile.route';
import { shopOf } from '../../server/context.ts';
import { OrderCard } from './order-card.tsx';
import { forgetCheckout } from '../checkout/conclude-order.ts';
import { leaveAccountCart } from '../cart/settle-cart.ts';
import { Button } from '../ui/button.tsx';

/** Ends the session; what the browser kept of the customer's orders and cart goes with it (C §4, R24b). */
function LogoutButton() {
  const t = useT();
  const forget = () => {
    forgetCheckout();
    leaveAccountCart();
  };
  return (
    <Form method="post" action={usePath()('/logout')} onSubmit={forget}>
      <Button type="submit">{t('profile.logout')}</Button>
    </Form>
  );
}

/** Orders on one page (S §9). */
const PAGE_SIZE = 10;
/** The latest requests for a bulk price that are shown. */
const SHOWN_QUOTES = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  if (user === null) throw redirect(`/${region}/auth?redirect=/${region}/profile`);
  const page = parseQuantity(new URL(request.url).searchParams.get('page') ?? '1') ?? 1;
  const { orders, total } = await shop.orders.listOrders(user.id, { page, pageSize: PAGE_SIZE });
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pageCount) throw data(null, { status: 404 });
  const asked = await shop.quotes.listQuotes({ of: { userId: user.id }, page: 1, pageSize: SHOWN_QUOTES });
  return {
    worksHere: worksHere(user.role),
    customer: { name: user.name, email: user.email, memberSince: user.memberSince },
    orders,
    quotes: asked.quotes,
    page,
    pageCount,
    /** With each order's id: its goods are ordered again once. */
    token: crypto.randomUUID(),
    title: pageTitle(translate('profile.title')),
  };
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const path = usePath();
  const timeZone = timeZoneOf(marketOf(useCurrency()));
  const { customer, orders, quotes, page, pageCount, token } = loaderData;
  return (
    <div className="container-page pt-10 pb-section">
      <header className="mb-12 flex flex-wrap items-end justify-between gap-6">
        <div className="min-w-0">
          <h1 className="text-3xl break-words">{customer.name || t('profile.nameless')}</h1>
          <p className="mt-2 text-sm break-words text-muted">
            {customer.email}
            <br />
            {t('profile.memberSince', { date: formatDate(customer.memberSince, locale, timeZone, 'short') })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {loaderData.worksHere && <ButtonLink to="/admin">{t('profile.backoffice')}</ButtonLink>}
          <LogoutButton />
        </div>
      </header>
      <section aria-labelledby="orders">
        <h2 id="orders" className="mb-4 text-2xl">
          {t('order.myOrders')}
        </h2>
        {orders.length === 0 ? (
          <EmptyState
            headingLevel="h3"
            title={t('profile.noOrdersTitle')}
            text={t('profile.noOrdersText')}
            action={
              <ButtonLink to="/shop" tone="primary" size="lg">
                {t('profile.toShop')}
              </ButtonLink>
            }
          />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard
                  order={order}
                  action={
                    mayReorder(order) && (
                      <ReorderForm orderId={order.id} token={`${token}-${order.id}`} size="sm" />
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-16">
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefFor={(number) => `${path('/profile')}?page=${number}`}
            LinkComponent={ShopAnchor}
            labels={{
              navigation: t('profile.pages'),
              previous: t('profile.previousPage'),
              next: t('profile.nextPage'),
              page: (number) => t('profile.page', { number }),
            }}
          />
        </div>
      </section>
      {quotes.length > 0 && (
        <section aria-labelledby="quotes" className="mt-16">
          <h2 id="quotes" className="mb-4 text-2xl">
            {t('quote.mine')}
          </h2>
          <QuoteList quotes={quotes} base="/quote" />
        </section>
      )}
    </div>
  );
}

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];
