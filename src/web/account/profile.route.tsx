import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { data, Form, redirect } from 'react-router';
import { worksHere } from '../../domain/account/role.ts';
import { parseQuantity } from '../../domain/cart/parse-quantity.ts';
import { orderDocumentPath } from '../../domain/invoices/order-documents.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { money } from '../../domain/money/money.ts';
import type { OrderSummary } from '../../domain/orders/order-view.ts';
import { mayReorder } from '../../domain/orders/reorder.ts';
import { shopOf } from '../../server/context.ts';
import { leaveAccountCart } from '../cart/settle-cart.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { forgetCheckout } from '../checkout/conclude-order.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Price } from '../i18n/price.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { ReorderForm } from '../orders/reorder-form.tsx';
import { OrderBadges } from '../orders/status-badge.tsx';
import { QuoteList } from '../quotes/quote-list.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import type { Route } from './+types/profile.route';

const SHOWN_PICTURES_COUNT = 4;

/** An order in the customer's list; the whole card leads to it, but for its `action`. */
function OrderCard({ order, action }: { order: OrderSummary; action?: ReactNode }) {
  const t = useT();
  const locale = useLocale();
  const placed = formatDate(order.createdAt, locale, timeZoneOf(marketOf(order.currency)), 'short');
  const document = `${t('order.document.invoice', { market: marketOf(order.currency) })} (PDF)`;
  const hidden = order.items.length - SHOWN_PICTURES_COUNT;
  return (
    <article className="relative flex flex-col gap-4 py-6 sm:flex-row sm:items-center sm:justify-between sm:gap-8">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-base font-semibold tracking-normal">
            <LocalLink to={`/order/${order.id}`} className="stretched hover:underline">
              <Unbroken text={t('order.title', { number: order.orderNumber })} />
            </LocalLink>
          </h3>
          <OrderBadges order={order} />
        </div>
        <p className="mt-1.5 text-sm text-muted">
          <time dateTime={order.createdAt}>{placed}</time>,{' '}
          {t('profile.lines', { count: order.items.length })},{' '}
          <Price money={money(order.totalMinor, order.currency)} className="font-semibold text-ink" />
        </p>
        <div className="relative z-1 mt-3 flex flex-wrap gap-2 empty:hidden">
          {action}
          {order.documents.some(({ kind }) => kind === 'invoice') && (
            <a
              href={orderDocumentPath(order.id, 'invoice')}
              aria-label={`${document}, ${order.orderNumber}`}
              className={buttonClass({ size: 'sm' })}
            >
              <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
              {document}
            </a>
          )}
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-2">
        {order.items.slice(0, SHOWN_PICTURES_COUNT).map((item) => (
          <PictureTile key={item.id} className="size-14 rounded-sm">
            <Picture fill source={pictureOf(item.picture)} alt={item.name} sizes="56px" />
          </PictureTile>
        ))}
        {hidden > 0 && <span className="pl-1 text-sm text-muted">+{hidden}</span>}
      </div>
    </article>
  );
}

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
