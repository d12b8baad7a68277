import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { sellerIn } from '../../content/pages/sellers.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { isTransferAwaited } from '../../domain/payments/is-transfer-awaited.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { DeliveryNotice } from '../orders/delivery-notice.tsx';
import { OrderAside } from '../orders/order-aside.tsx';
import { OrderItems } from '../orders/order-items.tsx';
import { OrderRefused } from '../orders/order-refused.tsx';
import { TransferDetails } from '../orders/transfer-details.tsx';
import { keptNowhere, pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/success.route';
import { shopOf } from '../../server/context.ts';
import { concludeOrder } from './conclude-order.ts';
import { LatestOrder } from './latest-order.tsx';
import { findStagedOrder } from './payment-stage.ts';
import { SupportSection } from './support-section.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';
import { tieUnits } from '../../domain/locale/no-break.ts';
import { Unbroken } from '../i18n/unbroken.tsx';

/** The page's name at each stage of an order. */
const TITLES = {
  done: 'checkout.success.title',
  processing: 'checkout.waiting.title',
  waiting: 'checkout.waiting.title',
  unpaid: 'order.pay.title',
  declined: 'checkout.declined.title',
  expired: 'checkout.expired.title',
} as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, region, locale, translate } = shopOf(context);
  const { pathname, search, searchParams } = new URL(request.url);
  const title = pageTitle(translate('checkout.success.title'));
  const orderId = searchParams.get('orderId');
  const userId = user?.id ?? null;
  const guestOrderIds = shop.guests.ordersIn(request.headers);
  const signIn = () => redirect(`/${region}/checkout/auth?redirect=${encodeURIComponent(pathname + search)}`);
  if (userId === null && guestOrderIds.length === 0) throw signIn();
  if (orderId === null) return { kind: 'latest' as const, order: null, placed: null, title };
  const found = await findStagedOrder({
    ...shop.payments,
    isWithdrawn: shop.orders.isWithdrawn,
    find: () => shop.orders.findOrder(orderId, userId, guestOrderIds),
  });
  if (found.ok) {
    const { order, stage } = found;
    // A replacement was no purchase from the cart: its own page says how it stands.
    if (stage === 'closed' || (order.isReplacement && stage === 'done'))
      throw redirect(`/${region}/order/${order.id}`);
    const placed = {
      stage,
      seller: sellerIn(marketOf(order.currency), locale),
      code: shop.orders.transferCode(order),
      keys: stage === 'done' ? await shop.checkout.keysOf(order) : [],
      cartTag: userId === null ? null : await shop.cart.cartTag(userId),
    };
    return { kind: 'order' as const, order, placed, title: pageTitle(translate(TITLES[stage])) };
  }
  if (found.reason === 'not-signed-in') throw signIn();
  if (found.reason === 'order-not-found') throw data(null, { status: 404 });
  return data({ kind: 'refused' as const, order: null, placed: null, title }, { status: 403 });
}

/** A long address goes to a line of its own and breaks only where even that is too narrow. */
function ConfirmationText({ email }: { email: string }) {
  const text = tieUnits(useT()('checkout.success.text', { email }));
  const [before = '', after = ''] = text.split(email);
  return (
    <>
      {before}
      <span className="inline-block max-w-full break-words">{email}</span>
      {after}
    </>
  );
}

export default function Success({ loaderData: { kind, order, placed } }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  useEffect(() => {
    if (order !== null && placed.stage === 'done') concludeOrder(order, placed);
  }, [order, placed]);
  if (order === null) return kind === 'latest' ? <LatestOrder /> : <OrderRefused />;
  const { stage, code, seller } = placed;
  if (stage !== 'done') return <UnpaidOrder order={order} stage={stage} />;
  const isPaymentDue = isTransferAwaited(order) && order.shippingMinor !== null;
  return (
    <div data-uncovered="" className="container-page pt-10 pb-section">
      <header className="mb-12">
        <p className="text-sm font-semibold text-success">
          <Unbroken text={t('checkout.success.number', { number: order.orderNumber })} />
        </p>
        <h1 className="mt-2 text-4xl">{t('checkout.success.title')}</h1>
        <p className="mt-4 max-w-measure text-lg text-muted">
          {order.paymentStatus === 'PAID' && order.totalMinor > 0 && (
            <>
              {t('checkout.success.paid', {
                amount: formatPrice(money(order.totalMinor, order.currency), locale),
              })}{' '}
            </>
          )}
          <ConfirmationText email={order.shippingAddress.email} />
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          {isPaymentDue && (
            <a href="#transfer" className={buttonClass({ tone: 'primary', size: 'lg' })}>
              {t('checkout.success.pay')}
            </a>
          )}
          <ButtonLink to={`/order/${order.id}`} tone={isPaymentDue ? 'secondary' : 'primary'} size="lg">
            {t('checkout.success.track')}
          </ButtonLink>
          <ButtonLink to="/" tone={isPaymentDue ? 'ghost' : 'secondary'} size="lg">
            {t('cart.continueShopping')}
          </ButtonLink>
        </div>
      </header>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex flex-col gap-12">
          <DeliveryNotice order={order} />
          <TransferDetails order={order} code={code} seller={seller} tone="secondary" />
          <TitledSection id="items" title={t('checkout.goods')}>
            <OrderItems order={order} />
          </TitledSection>
        </div>
        <aside className="flex flex-col gap-8">
          <OrderAside order={order} />
          <SupportSection seller={seller} />
        </aside>
      </div>
    </div>
  );
}

export const headers = keptNowhere;

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
