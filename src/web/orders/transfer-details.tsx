import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import type { SellerView } from '../../content/pages/sellers.ts';
import { printIban } from '../../domain/contact-data/iban.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { toMajor } from '../../domain/money/major-units.ts';
import { money } from '../../domain/money/money.ts';
import { billOf } from '../../domain/rental/lease-bill.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { paidInPart } from '../../domain/orders/payment-status.ts';
import { dueOf } from '../../domain/payments/order-money.ts';
import { isTransferAwaited } from '../../domain/payments/is-transfer-awaited.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { buttonClass, type ButtonTone } from '../ui/button.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { CopyButton } from './copy-button.tsx';
import { TransferCode, type DrawnCode } from './transfer-code.tsx';
import { useDocumentLink } from './use-document-link.ts';

const AWAITED_TEXTS = {
  none: 'order.transfer.text',
  some: 'order.transfer.textMixed',
  all: 'order.transfer.textRental',
} as const;

/** What follows a transfer, of an order that is still to be handed over; else that it is due. */
export function transferTextOf({ status, items }: Pick<OrderView, 'status' | 'items'>) {
  if (billOf(items) !== null) return 'order.transfer.textBill';
  return status === 'PENDING' ? AWAITED_TEXTS[rentedLines(items)] : 'order.transfer.textSent';
}

/** How to pay an order by transfer, while that is still to be done; before delivery is quoted there is nothing to pay. */
export function TransferDetails({
  order,
  code,
  seller: { name, registration, bank, isSample },
  tone = 'primary',
}: {
  order: OrderView;
  code: DrawnCode | null;
  seller: SellerView;
  /** Of the link to the bank's app, where the page has a primary action of its own. */
  tone?: ButtonTone;
}) {
  const t = useT();
  const locale = useLocale();
  const documentLink = useDocumentLink(order.id);
  if (!isTransferAwaited(order) || order.shippingMinor === null) return null;
  const amount = money(dueOf(order), order.currency);
  // The sums of the order's summary, which add up to its total: what is owed back is told of with the refunds.
  const part = paidInPart(order);
  const purpose = t('order.transfer.purpose', { number: order.orderNumber });
  const due = order.paymentDueOn === null ? '' : formatDate(order.paymentDueOn, locale, 'UTC', 'short');
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
    <section aria-labelledby="transfer" className="@container rounded-lg bg-surface p-6 sm:p-8">
      <h2 id="transfer" className="scroll-mt-32 text-xl">
        {t('order.transfer.title')}
      </h2>
      <p className="mt-2 mb-4 text-sm text-muted">{t(transferTextOf(order), { date: due })}</p>
      {isSample && <Alert tone="warning" title={t('page.seller.sample')} className="mb-4" />}
      {part !== null && (
        <Alert tone="warning" title={t('order.transfer.part')} className="mb-4">
          {t('order.transfer.partText', {
            received: formatMoney(money(part.receivedMinor, order.currency), locale),
            missing: formatMoney(amount, locale),
          })}
        </Alert>
      )}
      <div className="grid items-start gap-x-10 gap-y-8 @xl:grid-cols-[minmax(0,1fr)_auto]">
        <DefinitionTable
          rows={[
            copied(t('order.transfer.beneficiary'), name, name),
            copied(t(`page.seller.${registration.register}`), registration.number, registration.number),
            { term: t('order.transfer.bank'), value: bank.name },
            copied('IBAN', printIban(bank.iban), bank.iban),
            copied(t('order.transfer.amount'), formatMoney(amount, locale), toMajor(amount).toFixed(2)),
            copied(t('order.transfer.purposeLabel'), purpose, purpose),
            { term: t('order.transfer.due'), value: due },
          ]}
        />
        {code && <TransferCode code={code} currency={order.currency} tone={tone} />}
      </div>
      <p className="mt-6 print:hidden">
        <a href={documentLink('proforma')} className={buttonClass()}>
          <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('order.document.proforma')} (PDF)
        </a>
      </p>
    </section>
  );
}
