import type { ReactNode } from 'react';
import { SELLER } from '../../content/pages/seller.ts';
import { printIban } from '../../domain/checkout/iban.ts';
import { paymentDueDate } from '../../domain/checkout/payment-due.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { toMajor } from '../../domain/money/major.ts';
import { money } from '../../domain/money/money.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { CopyButton } from './copy-button.tsx';

/** Whether an order waits for its transfer. */
const isAwaited = ({ paymentMethod, paymentStatus, status }: OrderView): boolean =>
  paymentMethod === 'transfer' && paymentStatus === 'UNPAID' && status === 'PENDING';

/** How to pay an order by transfer, while that is still to be done; before delivery is quoted there is nothing to pay. */
export function TransferDetails({ order }: { order: OrderView }) {
  const t = useT();
  const locale = useLocale();
  if (!isAwaited(order)) return null;
  if (order.shippingMinor === null) {
    return (
      <Alert tone="info" title={t('checkout.bulkTitle')}>
        {t('order.transfer.afterQuote')}
      </Alert>
    );
  }
  const market = marketOf(order.currency);
  const { name, registration, bank } = SELLER[market];
  const total = money(order.totalMinor, order.currency);
  const purpose = t('order.transfer.purpose', { number: order.orderNumber });
  const due = formatDate(paymentDueDate(order.createdAt, timeZoneOf(market)), locale, 'UTC', 'short');
  const copied = (term: string, shown: ReactNode, text: string) => ({
    term,
    value: (
      <span className="flex items-center justify-between gap-2">
        <span className="min-w-0 break-words">{shown}</span>
        <CopyButton text={text} name={term} />
      </span>
    ),
  });
  return (
    <section aria-labelledby="transfer" className="rounded-lg bg-surface p-6 sm:p-8">
      <h2 id="transfer" className="text-xl">
        {t('order.transfer.title')}
      </h2>
      <p className="mt-2 mb-4 text-sm text-muted">{t('order.transfer.text', { date: due })}</p>
      <DefinitionTable
        rows={[
          copied(t('order.transfer.beneficiary'), name[locale], name[locale]),
          copied(t(`page.seller.${registration.register}`), registration.number, registration.number),
          { term: t('order.transfer.bank'), value: bank.name[locale] },
          copied('IBAN', printIban(bank.iban), bank.iban),
          copied(t('order.transfer.amount'), formatMoney(total, locale), toMajor(total).toFixed(2)),
          copied(t('order.transfer.purposeLabel'), purpose, purpose),
          { term: t('order.transfer.due'), value: due },
        ]}
      />
    </section>
  );
}
