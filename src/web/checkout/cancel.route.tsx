import { redirect } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
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
  const guestOrderId = shop.guests.orderIn(request.headers);
  const found =
    orderId === null
      ? null
      : await findStagedOrder({
          ...shop.payments,
          find: () => shop.orders.findOrder(orderId, user?.id ?? null, guestOrderId),
        });
  if (found?.ok) {
    if (!OPEN_STAGES.has(found.stage))
      throw redirect(`/${region}/checkout/success?orderId=${found.order.id}`);
  }
  return {
    payableId: found?.ok ? found.order.id : null,
    title: pageTitle(translate('checkout.cancel.title')),
  };
}

export default function Cancel({ loaderData: { payableId } }: Route.ComponentProps) {
  const t = useT();
  return (
    <DeadEnd title={t('checkout.cancel.title')} text={t('checkout.cancel.text')}>
      {payableId === null ? (
        <ButtonLink to="/checkout" tone="primary" size="lg">
          {t('checkout.cancel.tryAgain')}
        </ButtonLink>
      ) : (
        <PayButton orderId={payableId} label={t('checkout.cancel.tryAgain')} />
      )}
      <ButtonLink to="/" tone="secondary" size="lg">
        {t('cart.continueShopping')}
      </ButtonLink>
    </DeadEnd>
  );
}

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
