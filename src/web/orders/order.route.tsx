import { data, redirect } from 'react-router';
import { mayCustomerCancel } from '../../domain/orders/cancellation.ts';
import { dayIn, marketOf } from '../../domain/locale/market.ts';
import { NOTHING_FOLLOWS } from '../../domain/returns/after-withdrawal.ts';
import { withdrawalOffer } from '../../domain/returns/withdrawal.ts';
import { isPayable } from '../../domain/payments/payment-page.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { mayReorder } from '../../domain/orders/reorder.ts';
import { sellerIn } from '../../content/pages/sellers.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/order.route';
import { answerOrderForm } from './answer-order-form.ts';
import { BadLink } from './bad-link.tsx';
import { CancelForm } from './cancel-order.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OWN_PAGE } from '../i18n/own-page.ts';
import { OrderRefused } from './order-refused.tsx';
import { OrderScreen } from './order-screen.tsx';
import { PayNow } from './pay-now.tsx';
import { ReorderForm } from './reorder-form.tsx';
import { ReviewLinks } from '../reviews/review-links.tsx';
import { ClosedReturns, ReplacesNotice, ReturnLink, ReturnNotices } from '../returns/return-links.tsx';
import { WithdrawalLink, WithdrawalNotice, type OrderWithdrawal } from '../returns/withdrawal-offer.tsx';
import { OrderAfterSale } from '../warranties/order-after-sale.tsx';
import { printWarranties } from '../warranties/print-warranties.ts';

/** Whether the order can be withdrawn from today, and whether it was; then also what follows. */
async function withdrawalOf(
  order: OrderView,
  { findWithdrawal, whatFollows, isWithdrawn }: PageRequest['shop']['orders'],
): Promise<OrderWithdrawal> {
  const stated = await findWithdrawal(order.id);
  if (stated !== null) {
    const follows = await whatFollows(order.id, stated);
    return { offer: null, stated, follows, isWhole: await isWithdrawn(order.id) };
  }
  const offer = withdrawalOffer(order, {
    market: marketOf(order.currency),
    now: new Date().toISOString(),
  });
  return { offer, stated, follows: NOTHING_FOLLOWS, isWhole: false };
}

/** The exchange that an order was placed for, with the way to its page, which a guest goes with the key of the other order; null for none. */
async function replacesOf({ id, userId }: OrderView, { returns, guests }: PageRequest['shop']) {
  const found = await returns.exchangeOfReplacement(id);
  if (found === null) return null;
  const key = userId === null ? guests.keyQuery(found.originalId) : '';
  return { ...found, path: `/exchanges/${found.returnId}${key}` };
}

/** Whether anything of an order can be asked to go back now: of what was asked for already, nothing. */
async function mayAskForReturn(order: OrderView, { returnableOf }: PageRequest['shop']['returns']) {
  const { kinds, lines } = await returnableOf(order);
  return kinds.length > 0 && lines.some(({ left }) => left > 0);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, user, region, locale, translate } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const guestOrderIds = shop.guests.ordersIn(request.headers);
  const found = await shop.orders.findOrder(params.id, user?.id ?? null, guestOrderIds);
  const afterSaleOf = async (id: string) => {
    const { warranties, installations } = await shop.warranties.ofOrder(id);
    const today = dayIn('Europe/Kyiv', new Date().toISOString());
    return { warranties: printWarranties(warranties, { locale, translate, today }), installations };
  };
  const deliveryOf = async (id: string) => (await shop.quotes.deliveryQuotesOf(id))[0] ?? null;
  const titleOf = ({ orderNumber: number }: { orderNumber: string }) =>
    pageTitle(translate('order.title', { number }));
  if (found.ok) {
    const isJustCancelled = searchParams.has('cancelled');
    const isGuest = found.order.userId === null; // without a cart in an account
    const reorderToken = !isGuest && mayReorder(found.order) ? crypto.randomUUID() : null;
    const session = isPayable(found.order) ? await shop.payments.findPayment(found.order.id) : null;
    const withdrawal = await withdrawalOf(found.order, shop.orders);
    const delivery = await deliveryOf(found.order.id);
    // Whoever has seen the order knows its news.
    const newlyRead = user === null ? 0 : await shop.notifications.read(user.id, { orderId: found.order.id });
    const view = {
      kind: 'own' as const,
      order: found.order,
      seller: sellerIn(marketOf(found.order.currency), locale),
      code: shop.orders.transferCode(found.order),
      withdrawal,
      delivery,
      contracts: await shop.orders.contractsOf(found.order.id),
      refunds: await shop.orders.findRefunds(found.order),
      afterSale: await afterSaleOf(found.order.id),
      session,
      isJustCancelled,
      reorderToken,
      newlyRead,
      returns: await shop.returns.ofOrder(found.order.id),
      replaces: await replacesOf(found.order, shop),
      mayReturn: await mayAskForReturn(found.order, shop.returns),
    };
    return { view, title: titleOf(found.order) };
  }
  const key = searchParams.get('key');
  if (key !== null) {
    const order = await shop.orders.findOrderByKey(params.id, key);
    if (order && order.userId === null) {
      // A guest's e-mails are all they have: who comes by one may do what an owner may, at the order's own address.
      const headers = { ...OWN_PAGE, 'Set-Cookie': shop.guests.cookieOf(order.id, request.headers) };
      throw redirect(`/${region}/order/${order.id}`, { headers });
    }
    if (order) {
      const seller = sellerIn(marketOf(order.currency), locale);
      const code = shop.orders.transferCode(order);
      const withdrawal = await withdrawalOf(order, shop.orders);
      const delivery = await deliveryOf(order.id);
      const refunds = await shop.orders.findRefunds(order);
      const contracts = await shop.orders.contractsOf(order.id);
      return {
        view: {
          kind: 'by-link' as const,
          order,
          seller,
          code,
          withdrawal,
          delivery,
          contracts,
          refunds,
          afterSale: await afterSaleOf(order.id),
        },
        title: titleOf(order),
      };
    }
    const title = pageTitle(translate('order.badLink.title'));
    return data({ view: { kind: 'bad-link' as const }, title }, { status: 403 });
  }
  if (found.reason === 'not-signed-in') {
    throw redirect(`/${region}/auth?redirect=/${region}/order/${encodeURIComponent(params.id)}`);
  }
  if (found.reason === 'order-not-found') throw data(null, { status: 404 });
  const title = pageTitle(translate('error.page.forbidden.title'));
  return data({ view: { kind: 'foreign' as const }, title }, { status: 403 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, readForm } = shopOf(context);
  const asked = { orderId: params.id, userId: user?.id ?? null };
  return answerOrderForm(await readForm(), {
    page: `/${region}/order/${encodeURIComponent(params.id)}`,
    cancel: (reason) => {
      const guestOrderIds = shop.guests.ordersIn(request.headers);
      return shop.orders.cancelOrder({ ...asked, guestOrderIds, reason });
    },
    reorder: (token) => shop.orders.reorder({ ...asked, locale, token }),
  });
}

export default function OrderPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const t = useT();
  if (view.kind === 'foreign') return <OrderRefused />;
  if (view.kind === 'bad-link') return <BadLink />;
  const { order, withdrawal } = view;
  const isOwn = view.kind === 'own';
  return (
    <OrderScreen
      order={order}
      isOwn={isOwn}
      seller={view.seller}
      code={view.code}
      delivery={view.delivery}
      contracts={view.contracts}
      refunds={view.refunds}
      isWithdrawn={withdrawal.isWhole}
      session={view.kind === 'own' ? view.session : null}
      notices={
        <>
          <OrderNotices
            order={order}
            answer={actionData}
            isByLink={!isOwn}
            isJustCancelled={isOwn && view.isJustCancelled}
          />
          <WithdrawalNotice order={order} seller={view.seller} withdrawal={withdrawal} />
          {view.kind === 'own' && <ReplacesNotice replaces={view.replaces} />}
          {view.kind === 'own' && <ReturnNotices returns={view.returns} />}
          {isOwn && <PayNow order={order} session={view.session} />}
        </>
      }
      action={
        <>
          {isOwn && view.reorderToken !== null && (
            <div className="flex flex-col gap-2">
              <ReorderForm orderId={order.id} token={view.reorderToken} tone="primary" width="full" />
              <p className="text-xs text-muted">{t('order.reorder.text')}</p>
            </div>
          )}
          {view.kind === 'own' && view.mayReturn && (
            <ReturnLink orderId={order.id} mayExchange={order.status !== 'SHIPPED'} />
          )}
          {view.kind === 'own' && <ClosedReturns returns={view.returns} />}
          {view.kind === 'own' && <ReviewLinks order={order} />}
          <WithdrawalLink order={order} offer={withdrawal.offer} />
        </>
      }
      afterSale={
        <OrderAfterSale
          orderId={order.id}
          afterSale={view.afterSale}
          isOwn={isOwn}
          hasAccount={order.userId !== null}
        />
      }
      cancellation={
        view.kind === 'own' &&
        mayCustomerCancel(order) && <CancelForm order={order} replaces={view.replaces} />
      }
    />
  );
}

/** An e-mail's link opens the page to whoever has it: nothing keeps it, lists it or tells others where it was. */
export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'cart', 'warranty') };

export const meta = unlistedPage;
