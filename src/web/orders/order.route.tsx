import '../i18n/counter-texts.ts';
import { data, redirect } from 'react-router';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ShopAnchor } from '../i18n/shop-anchor.tsx';
import { usePath } from '../i18n/use-path.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import type { Route } from './+types/order.route';
import { shopOf } from '../../server/context.ts';
import { OrderAside } from './order-aside.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderRefused } from './order-refused.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PaymentBadge, StatusBadge } from './status-badge.tsx';
import { TransferDetails } from './transfer-details.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const found = await shop.orders.findOrder(params.id, user?.id ?? null);
  if (found.ok) {
    const title = translate('order.title', { number: found.order.orderNumber });
    return { order: found.order, title: pageTitle(title) };
  }
  if (found.reason === 'not-signed-in') {
    throw redirect(`/${region}/auth?redirect=/${region}/order/${encodeURIComponent(params.id)}`);
  }
  if (found.reason === 'order-not-found') throw data(null, { status: 404 });
  const title = pageTitle(translate('error.page.forbidden.title'));
  return data({ order: null, title }, { status: 403 });
}

export default function OrderPage({ loaderData: { order } }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const path = usePath();
  if (order === null) return <OrderRefused />;
  const placedAt = formatDate(order.createdAt, locale, timeZoneOf(marketOf(order.currency)), 'long');
  const title = t('order.title', { number: order.orderNumber });
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        LinkComponent={ShopAnchor}
        items={[
          { name: t('nav.home'), link: path('/') },
          { name: t('nav.profile'), link: path('/profile') },
          { name: title },
        ]}
      />
      <div className="mt-6 mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-3xl">{title}</h1>
        <div className="flex flex-wrap gap-2">
          <StatusBadge status={order.status} />
          <PaymentBadge status={order.paymentStatus} />
        </div>
        <p className="w-full text-sm text-muted">{t('order.placedAt', { date: placedAt })}</p>
      </div>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex flex-col gap-12">
          <OrderItems order={order} />
          <TransferDetails order={order} />
          <section aria-labelledby="history">
            <h2 id="history" className="mb-5 text-xl">
              {t('order.history')}
            </h2>
            <OrderTimeline order={order} />
          </section>
        </div>
        <aside className="flex flex-col gap-8">
          <OrderAside order={order} />
        </aside>
      </div>
    </div>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];
