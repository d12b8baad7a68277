import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { sellerIn } from '../../content/pages/sellers.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { dueOf } from '../../domain/payments/order-money.ts';
import { isPayable } from '../../domain/payments/payment-page.ts';
import { money } from '../../domain/money/money.ts';
import { limitText } from '../form/limit-text.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { keptNowhere, pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { Price } from '../i18n/price.tsx';
import { OrderRefused } from '../orders/order-refused.tsx';
import { PlannedChargeText } from '../orders/planned-charge.tsx';
import { PayButton, PayRest, PayText } from '../orders/pay-now.tsx';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/payment.route';
import { shopOf } from '../../server/context.ts';
import { isTransferAwaited } from '../../domain/payments/is-transfer-awaited.ts';
import { OWN_PAGE } from '../i18n/own-page.ts';
import { TransferDetails } from '../orders/transfer-details.tsx';
import { paymentStage } from './payment-stage.ts';
import { ExpiredOrder } from './unpaid-order.tsx';

/** Where a visitor signs in who holds no key of the order. */
const signIn = (region: string, id: string) =>
  redirect(`/${region}/auth?redirect=/${region}/payment/${encodeURIComponent(id)}`);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, user, region, locale, translate } = shopOf(context);
  const guestOrderIds = shop.guests.ordersIn(request.headers);
  const found = await shop.orders.findOrder(params.id, user?.id ?? null, guestOrderIds);
  if (!found.ok && found.reason !== 'order-not-found') {
    const key = new URL(request.url).searchParams.get('key');
    const order = key === null ? null : await shop.orders.findOrderByKey(params.id, key);
    if (order !== null && order.userId === null) {
      // A guest's e-mails are all they have, also where they are signed in to an account by now.
      const headers = { ...OWN_PAGE, 'Set-Cookie': shop.guests.cookieOf(order.id, request.headers) };
      throw redirect(`/${region}/payment/${order.id}`, { headers });
    }
    if (found.reason === 'not-signed-in') throw signIn(region, params.id);
  }
  if (!found.ok && found.reason === 'order-not-found') throw data(null, { status: 404 });
  if (!found.ok) {
    return data(
      {
        order: null,
        isProcessing: false,
        isExpired: false,
        openPage: null,
        charge: null,
        code: null,
        seller: null,
        title: pageTitle(translate('error.page.forbidden.title')),
      },
      { status: 403 },
    );
  }
  const title = translate('order.pay.pageTitle', { number: found.order.orderNumber });
  const { order } = found;
  const stage = paymentStage(order, null);
  if (stage === 'closed') throw redirect(`/${region}/order/${order.id}`);
  return {
    order,
    isProcessing: (await shop.payments.findPayment(order.id)) === 'PROCESSING',
    isExpired: stage === 'expired',
    openPage: isPayable(order) ? await shop.payments.findOpenPage(order.id, dueOf(order)) : null,
    charge: (await shop.payments.plannedCharges([order.id]))[0] ?? null,
    code: shop.orders.transferCode(order),
    seller: sellerIn(marketOf(order.currency), locale),
    title: pageTitle(title),
  };
}

/** Opens the bank's page, or finds the one that is open; the customer is sent there by the answer. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { shop, user, region, translate, clientAddress } = shopOf(context);
  const reader = { userId: user?.id ?? null, guestOrderIds: shop.guests.ordersIn(request.headers) };
  if (reader.userId === null && !reader.guestOrderIds.includes(params.id)) throw signIn(region, params.id);
  const refuse = (status: number, title: string, text: string) =>
    data({ url: null, title, text }, { status });
  const limit = await (user ? shop.limits.order(user.id) : shop.limits.guestOrder(clientAddress));
  if (!limit.ok) return refuse(429, limitText(translate, limit.retryAfterSeconds), '');
  const found = await shop.orders.findOrder(params.id, reader.userId, reader.guestOrderIds);
  if (!found.ok)
    return data({ url: null, title: '', text: '' }, { status: found.reason === 'not-owner' ? 403 : 404 });
  const started = await shop.payments.startPayment({ orderId: found.order.id, ...reader, region });
  if (started.ok) return { url: started.url, title: '', text: '' };
  if (started.reason === 'provider-unavailable') {
    return refuse(503, translate('order.pay.unavailable'), translate('order.pay.unavailableText'));
  }
  if (started.reason === 'payment-time-over') {
    return refuse(409, translate('order.pay.timeOver'), translate('order.pay.timeOverText'));
  }
  return refuse(409, translate('order.pay.notPayable'), '');
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isProcessing, isExpired, openPage, charge, code, seller } = loaderData;
  const t = useT();
  const url = actionData?.url ?? null;
  const link = url ?? openPage;
  useEffect(() => {
    if (url !== null) window.location.assign(url);
  }, [url]);
  if (order === null) return <OrderRefused />;
  const toOrder = (
    <ButtonLink to={`/order/${order.id}`} tone="ghost" size="lg">
      {t('order.pay.toOrder')}
    </ButtonLink>
  );
  if (isExpired) {
    return (
      <div data-uncovered="" className="container-page py-section">
        <ExpiredOrder />
      </div>
    );
  }
  const problem = actionData && url === null && actionData.title !== '' && (
    <Alert tone="danger" live title={actionData.title} className="mx-auto mb-6 max-w-120">
      {actionData.text === '' ? undefined : actionData.text}
    </Alert>
  );
  if (seller !== null && isTransferAwaited(order) && order.shippingMinor !== null) {
    return (
      <div data-uncovered="" className="container-page pt-10 pb-section">
        <h1 className="mb-8 text-3xl">{t('order.pay.pageTitle', { number: order.orderNumber })}</h1>
        {problem}
        <div className="mb-6 flex max-w-192 flex-col gap-6">
          {isProcessing && <Alert tone="info" title={t('order.pay.processing')} />}
          {isPayable(order) && !isProcessing && <PayRest order={order} session={null} page={link} />}
          {!isProcessing && <TransferDetails order={order} code={code} seller={seller} />}
        </div>
        {toOrder}
      </div>
    );
  }
  return (
    <div data-uncovered="" className="container-page py-section">
      {problem}
      {!isPayable(order) || isProcessing ? (
        <EmptyState
          headingLevel="h1"
          title={t(isProcessing ? 'order.pay.processing' : 'order.pay.notPayable')}
          action={toOrder}
        />
      ) : (
        <EmptyState
          headingLevel="h1"
          title={
            url === null ? t('order.pay.pageTitle', { number: order.orderNumber }) : t('order.pay.leaving')
          }
          text={
            <>
              <span className="mb-3 block text-3xl font-semibold text-ink">
                <Price money={money(dueOf(order), order.currency)} />
              </span>
              {charge !== null && (
                <span className="mb-3 block">
                  <PlannedChargeText charge={charge} /> {t('lease.bill.chargeFirst')}
                </span>
              )}
              <PayText order={order} />
            </>
          }
          action={
            <>
              {link === null ? (
                <PayButton orderId={order.id} label={t('order.pay.now')} />
              ) : (
                <a href={link} className={buttonClass({ tone: 'primary', size: 'lg' })}>
                  {t('order.pay.goToBank')}
                </a>
              )}
              {toOrder}
            </>
          }
        />
      )}
    </div>
  );
}

export const headers = keptNowhere;

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
