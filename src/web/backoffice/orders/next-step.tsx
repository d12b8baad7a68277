import { formatDate } from '../../../domain/locale/format-date.ts';
import { printPhone } from '../../../domain/contact-data/print-phone.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { missingOf } from '../../../domain/payments/decide-transfer.ts';
import { ButtonLink } from '../../i18n/button-link.tsx';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { DeskForm } from '../desk-form.tsx';
import type { DeskFormProps } from './desk-problem.ts';
import { moneyOutside } from '../../../domain/payments/money-outside.ts';
import { ReturnForm } from './return-form.tsx';
import { ShipForm } from './ship-form.tsx';

/** What an order that is not handed over yet waits for, in words; staff can do nothing about it here. */
function waitingText(order: OrderView, t: ReturnType<typeof useT>, locale: ReturnType<typeof useLocale>) {
  if (order.shippingMinor === null) return t('backoffice.order.waitsForQuote');
  if (order.paymentMethod === 'card') return t('backoffice.order.waitsForCard');
  if (order.heldMinor > 0) {
    const amount = formatMoney(money(missingOf(order), order.currency), locale);
    return t('backoffice.order.waitsForRest', { amount });
  }
  const date = order.paymentDueOn === null ? '' : formatDate(order.paymentDueOn, locale, 'UTC', 'short');
  return t('backoffice.order.waitsForTransfer', { date });
}

const OUTSIDE = {
  carrier: 'backoffice.order.withCarrier',
  customer: 'backoffice.order.sentUnpaid',
} as const;

function OutsideNote({ order }: { order: OrderView }) {
  const t = useT();
  const locale = useLocale();
  const outside = moneyOutside(order);
  if (outside === null) return null;
  const amount = formatMoney(money(outside.minor, order.currency), locale);
  return <p className="mb-5 text-sm font-semibold last:mb-0">{t(OUTSIDE[outside.holder], { amount })}</p>;
}

/** What is said of an order that nothing more is sent of; null while there is money to see to, which is said instead. */
function endText(order: OrderView, dueMinor: number) {
  if (order.status === 'DELIVERED') return 'backoffice.order.isDelivered';
  if (dueMinor > 0) return 'backoffice.order.refundNext';
  const isSettled = order.owedMinor === 0 && moneyOutside(order) === null;
  return isSettled ? 'backoffice.order.nothingNext' : null;
}

type WorkProps = DeskFormProps<OrderView> & {
  /** What is still to go back for goods that came back. */
  readonly dueMinor: number;
};

function Work({ order, problem, today, dueMinor }: WorkProps) {
  const t = useT();
  const locale = useLocale();
  if (order.status === 'PENDING' && order.paymentMethod === 'pod') {
    return (
      <>
        <p className="mb-5 max-w-measure text-sm">
          {t('backoffice.confirm.text', {
            phone: printPhone(order.shippingAddress.phone),
            amount: formatMoney(money(order.totalMinor, order.currency), locale),
          })}
        </p>
        <DeskForm intent="confirm" label={t('backoffice.confirm.do')} />
      </>
    );
  }
  if (order.status === 'PENDING') {
    return (
      <>
        <p className="text-sm">{waitingText(order, t, locale)}</p>
        {order.shippingMinor === null && (
          <p className="mt-5">
            <ButtonLink to={`/admin/quotes/deliveries/${order.id}`} tone="primary" size="lg">
              {t('backoffice.order.quoteDelivery')}
            </ButtonLink>
          </p>
        )}
      </>
    );
  }
  if (order.status === 'PROCESSING') return <ShipForm order={order} problem={problem} today={today} />;
  if (order.status === 'SHIPPED') {
    return (
      <>
        <p className="mb-5 text-sm">{t('backoffice.order.onItsWay')}</p>
        <OutsideNote order={order} />
        <DeskForm intent="deliver" label={t('backoffice.deliver.do')} />
      </>
    );
  }
  const amount = formatMoney(money(dueMinor, order.currency), locale);
  const end = endText(order, dueMinor);
  return (
    <>
      {end !== null && <p className="mb-5 text-sm last:mb-0">{t(end, { amount })}</p>}
      <OutsideNote order={order} />
    </>
  );
}

/** What is to be done about an order now: one thing, and money that has to go back before it. */
export function NextStep(props: WorkProps) {
  const t = useT();
  const { order } = props;
  return (
    <TitledSection id="next" title={t('backoffice.order.next')} isPanel>
      {order.owedMinor > 0 && <ReturnForm {...props} />}
      <Work {...props} />
    </TitledSection>
  );
}
