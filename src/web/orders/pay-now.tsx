import { Form } from 'react-router';
import { formatDate, formatDeadline } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { billOf } from '../../domain/rental/lease-bill.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { dueOf, type OrderMoney } from '../../domain/payments/order-money.ts';
import { isPayable, type PayableOrder } from '../../domain/payments/payment-page.ts';
import type { SessionStatus } from '../../domain/payments/session-status.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button, buttonClass } from '../ui/button.tsx';

/** What of an order tells until when it holds its goods. */
export type HoldingOrder = Pick<OrderView, 'heldUntil' | 'currency'> & {
  readonly items: Parameters<typeof billOf>[0];
};

/** The button that leads to the bank's page of an order; works before the page's script does. */
export function PayButton({ orderId, label }: { orderId: string; label: string }) {
  const path = usePath();
  return (
    <Form method="post" action={path(`/payment/${orderId}`)}>
      <Button type="submit" tone="primary" size="lg">
        {label}
      </Button>
    </Form>
  );
}

/** Until when a card order that waits for its money holds its goods, or a bill can be paid so, and that the bank takes it. */
export function PayText({ order: { heldUntil, currency, items } }: { order: HoldingOrder }) {
  const t = useT();
  const locale = useLocale();
  if (heldUntil === null) return t('order.pay.text');
  return t(billOf(items) === null ? 'order.pay.textUntil' : 'order.pay.textBill', {
    until: formatDeadline(heldUntil, locale, timeZoneOf(marketOf(currency))),
  });
}

/** What is due of an order that credit of exchanged goods has paid in part, and that a card may pay as well as a transfer. */
export type RestOrder = OrderMoney & Pick<OrderView, 'id' | 'currency' | 'paymentDueOn'>;

/** How much is left to pay of a replacement, by when, and the button to pay it by card; `page` is the bank's, where one is open. */
export function PayRest({
  order,
  session,
  page = null,
}: {
  order: RestOrder;
  session: SessionStatus | null;
  page?: string | null;
}) {
  const t = useT();
  const locale = useLocale();
  const date = order.paymentDueOn === null ? '' : formatDate(order.paymentDueOn, locale, 'UTC', 'short');
  const amount = formatPrice(money(dueOf(order), order.currency), locale);
  const hasFailed = session === 'FAILED';
  return (
    <Alert
      tone={hasFailed ? 'danger' : 'warning'}
      title={t('order.pay.restTitle', { amount })}
      action={
        page === null ? (
          <PayButton orderId={order.id} label={t('order.pay.restCard')} />
        ) : (
          <a href={page} className={buttonClass({ tone: 'primary', size: 'lg' })}>
            {t('order.pay.goToBank')}
          </a>
        )
      }
    >
      {hasFailed ? t('order.pay.restFailed') : t('order.pay.restText', { date })}
    </Alert>
  );
}

/** That an order still waits for its money, and the way to pay it by card (R17a). */
export function PayNow({
  order,
  session,
}: {
  order: PayableOrder & HoldingOrder & RestOrder;
  session: SessionStatus | null;
}) {
  const t = useT();
  if (order.status === 'PENDING' && order.unmatchedPayment === 'open') {
    return (
      <Alert tone="info" title={t('order.pay.unmatched')}>
        {t('order.pay.unmatchedText')}
      </Alert>
    );
  }
  if (!isPayable(order)) return null;
  if (session === 'PROCESSING') return <Alert tone="info" title={t('order.pay.processing')} />;
  if (order.takesCard) return <PayRest order={order} session={session} />;
  const hasFailed = order.paymentStatus === 'FAILED';
  return (
    <Alert
      tone={hasFailed ? 'danger' : 'warning'}
      title={t(hasFailed ? 'order.pay.failed' : 'order.pay.title')}
      action={<PayButton orderId={order.id} label={t(hasFailed ? 'order.pay.again' : 'order.pay.now')} />}
    >
      <PayText order={order} />
    </Alert>
  );
}
