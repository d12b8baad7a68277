import { redirect } from 'react-router';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { PayButton } from '../orders/pay-now.tsx';
import { DeadEnd } from '../ui/dead-end.tsx';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/cancel.route';
import { shopOf } from '../../server/context.ts';
import { findStagedOrder, type PaymentStage } from './payment-stage.ts';

const OPEN_STAGES: ReadonlySet<PaymentStage> = new Set(['declined', 'unpaid', 'waiting']);

/**
 * The page is open to all; only the customer's own unpaid order can be tried again (R17a). Of an order that is paid, in
 * the bank's hands or over, the success page says how it stands.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const orderId = new URL(request.url).searchParams.get('orderId');
  const guestOrderIds = shop.guests.ordersIn(request.headers);
  const found =
    orderId === null
      ? null
      : await findStagedOrder({
          ...shop.payments,
          isWithdrawn: shop.orders.isWithdrawn,
          find: () => shop.orders.findOrder(orderId, user?.id ?? null, guestOrderIds),
        });
  if (found?.ok) {
    if (!OPEN_STAGES.has(found.stage))
      throw redirect(`/${region}/checkout/success?orderId=${found.order.id}`);
  }
  return {
    order: found?.ok ? unpaidOrder(found.order) : null,
    title: pageTitle(translate('checkout.cancel.title')),
  };
}

/** What the page says of an order that waits for its money. */
const unpaidOrder = ({ id, orderNumber, heldUntil, currency }: OrderView) => ({
  id,
  orderNumber,
  heldUntil,
  market: marketOf(currency),
});

/** What was not paid: that nothing is charged, and of an order that it waits and until when it holds its goods. */
function useCancelText(order: ReturnType<typeof unpaidOrder> | null): string {
  const t = useT();
  const locale = useLocale();
  if (order === null) return t('checkout.cancel.text');
  const { orderNumber: number, heldUntil, market } = order;
  if (heldUntil === null) return t('checkout.cancel.waits', { number });
  const until = formatDate(heldUntil, locale, timeZoneOf(market), 'moment');
  return t('checkout.cancel.heldUntil', { number, until });
}

export default function Cancel({ loaderData: { order } }: Route.ComponentProps) {
  const t = useT();
  const text = useCancelText(order);
  return (
    <DeadEnd title={t('checkout.cancel.title')} text={<Unbroken text={text} />}>
      {order === null ? (
        <ButtonLink to="/checkout" tone="primary" size="lg">
          {t('checkout.cancel.tryAgain')}
        </ButtonLink>
      ) : (
        <>
          <PayButton orderId={order.id} label={t('checkout.cancel.tryAgain')} />
          <ButtonLink to={`/order/${order.id}`} tone="secondary" size="lg">
            {t('order.pay.toOrder')}
          </ButtonLink>
        </>
      )}
      <ButtonLink to="/" tone={order === null ? 'secondary' : 'ghost'} size="lg">
        {t('cart.continueShopping')}
      </ButtonLink>
    </DeadEnd>
  );
}

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
