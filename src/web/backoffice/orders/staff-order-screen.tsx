import { hasProforma, staffDocumentPath } from '../../../domain/invoices/order-documents.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { mayCancel } from '../../../domain/orders/cancellation.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { billOf } from '../../../domain/rental/lease-bill.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { AgreedTerms, IssuedDocuments } from '../../orders/issued-documents.tsx';
import { OrderFacts } from '../../orders/order-facts.tsx';
import { OrderItems } from '../../orders/order-items.tsx';
import { OrderTotals } from '../../orders/order-totals.tsx';
import { OrderTracking } from '../../orders/order-tracking.tsx';
import { OrderBadges } from '../../orders/status-badge.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { AfterSaleLink } from './after-sale-link.tsx';
import type { Done } from './answer-staff-form.ts';
import { CancelForm } from './cancel-form.tsx';
import { GoodsReturnForm } from './goods-return-form.tsx';
import { cancelCause } from './cancel-next.tsx';
import { NextStep } from './next-step.tsx';
import { PackingSlipLink } from './packing-slip-link.tsx';
import type { StaffDetails } from './staff-details.ts';
import { ErasedNotice, StaffNotice, WithdrawalNotice } from './staff-notices.tsx';
import { RefundForm, StaffCardPayments } from './staff-payments.tsx';
import { StaffCases, StaffRefunds } from './staff-refunds.tsx';
import { problemOf, type StaffProblem } from './staff-problem.ts';
import { StaffHistory } from './staff-history.tsx';
import { OrderNotes } from './order-notes.tsx';
import { StaffLeases } from './staff-leases.tsx';
import type { StaffNote } from '../staff-notes.tsx';
import { TrackingForms } from './tracking-forms.tsx';
import { StatementLines } from './statement-lines.tsx';
import { GoodsReturnList, OpenReturns, Replaces } from './order-returns.tsx';

/** Who took an order on the telephone, what the customer was told of the terms, and what was agreed. */
function useTelephoneRows(telephone: StaffDetails['telephone']) {
  const t = useT();
  if (telephone === null) return [];
  const { staffName, note, areTermsReadOut } = telephone;
  const agreed = {
    term: t('backoffice.order.agreedNote'),
    value: <span className="break-words whitespace-pre-line">{note}</span>,
  };
  return [
    {
      term: t('backoffice.order.takenBy'),
      value: (
        <>
          {staffName ?? t('backoffice.order.takenByGone')}
          <span className="block text-muted">
            {t(areTermsReadOut ? 'backoffice.order.termsReadOut' : 'backoffice.order.termsSent')}
          </span>
        </>
      ),
    },
    ...(note === '' ? [] : [agreed]),
  ];
}

/** Who ordered, where it goes, who is billed, and the account that it belongs to; null for a guest's, and for one that was deleted. */
function OrderPeople({ found }: { found: Pick<StaffDetails, 'order' | 'accountEmail' | 'telephone'> }) {
  const { order, accountEmail, telephone } = found;
  const t = useT();
  const none = t(order.erasedAt === null ? 'backoffice.order.guest' : 'backoffice.order.accountDeleted');
  const account = <span className="break-all">{accountEmail ?? none}</span>;
  return (
    <TitledSection
      id="people"
      title={t(billOf(order.items) === null ? 'order.shippingAndPayment' : 'order.paymentOnly')}
    >
      <OrderFacts order={order} />
      <div className="border-t border-line">
        <DefinitionTable
          rows={[{ term: t('backoffice.order.account'), value: account }, ...useTelephoneRows(telephone)]}
        />
      </div>
    </TitledSection>
  );
}

/** The documents of an order for staff; nothing where there are none. */
function StaffDocuments({ order }: { order: OrderView }) {
  const t = useT();
  if (order.documents.length === 0 && !hasProforma(order) && order.termsEdition === null) return null;
  return (
    <TitledSection id="documents" title={t('order.documents')}>
      <ul className="divide-y divide-line">
        <IssuedDocuments order={order} linkOf={(name) => staffDocumentPath(order.id, name)} />
        <AgreedTerms edition={order.termsEdition} />
      </ul>
    </TitledSection>
  );
}

/** Cancels an order for the shop: the row opens with what that means, and the second press does it. Where that is next, it stands there. */
function CancelOrder({ found, problem }: { found: StaffDetails; problem: StaffProblem | undefined }) {
  const t = useT();
  if (!mayCancel(found.order) || cancelCause(found) !== null) return null;
  return (
    <Disclosure
      summary={t('backoffice.cancel.title')}
      id="cancel"
      open={problemOf(problem, 'cancel') !== undefined}
    >
      <p className="mb-5 text-sm">{t('backoffice.cancel.text')}</p>
      <CancelForm reason={null} problem={problem} />
    </Disclosure>
  );
}

/** What is still to go back of leases that nobody took: their part less what staff gave back, for whatever reason. */
function missedMinor({ leases, refunds, returnable }: StaffDetails): number {
  const missed = leases.reduce((sum, { noShow }) => sum + (noShow?.refundMinor ?? 0), 0);
  const given = refunds.reduce(
    (sum, { reason, amountMinor }) => sum + (reason === 'staff' ? amountMinor : 0),
    0,
  );
  return Math.min(returnable.leftMinor, Math.max(0, missed - given));
}

/** An order as staff work on it: what is next stands first, then what was ordered, its money, its people, its history. */
export function StaffOrderScreen({
  found,
  notes,
  afterSale,
  today,
  formIds,
  done,
  problem,
}: {
  found: StaffDetails;
  /** What staff noted of it, the newest first. */
  notes: readonly StaffNote[];
  /** How many serial numbers and records of installation it has. */
  afterSale: { readonly serials: number; readonly records: number };
  today: string;
  /** The next form's own, of money and of goods that go back and of a note, so that one that is sent twice does it once. */
  formIds: { readonly refund: string; readonly goodsReturn: string; readonly note: string };
  done: Done | null;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const { order } = found;
  const placedAt = formatDate(order.createdAt, locale, timeZoneOf(marketOf(order.currency)), 'sentence');
  const forms = { order, today, problem };
  return (
    <>
      <LocalLink
        to="/admin/orders"
        className="inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:underline"
      >
        {t('backoffice.orders.title')}
      </LocalLink>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-3xl">{order.orderNumber}</h1>
        <div className="flex flex-wrap gap-2">
          <OrderBadges order={order} />
        </div>
        <p className="w-full text-sm text-muted">{t('order.placedAt', { date: placedAt })}</p>
      </div>
      <ErasedNotice order={order} documentsKeptUntil={found.documentsKeptUntil} />
      <WithdrawalNotice order={order} withdrawal={found.withdrawal} />
      <StaffNotice done={problem ? null : done} problem={problem} leases={found.leases} />
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <NextStep
            {...forms}
            goodsReturn={found.goodsReturn}
            withdrawal={found.withdrawal}
            cases={found.cases}
            refunds={found.refunds}
          />
          <OrderNotes order={order} notes={notes} formKey={formIds.note} problem={problem} />
          <StaffLeases found={found} today={today} />
          <Replaces replaces={found.replaces} />
          <OpenReturns open={found.goodsReturn.open} />
          <GoodsReturnForm
            found={found}
            problem={problem}
            formId={formIds.goodsReturn}
            open={found.goodsReturn.open[0] ?? null}
          />
          <OrderTracking order={order} />
          <TrackingForms order={order} problem={problem} />
          <TitledSection
            id="items"
            title={t(billOf(order.items) === null ? 'order.items' : 'order.billItems')}
          >
            <OrderItems order={order} inShop={t('backoffice.product.inShop')} />
            <PackingSlipLink order={order} isWithdrawn={found.withdrawal?.goods === null} />
          </TitledSection>
          {order.erasedAt === null && order.items.some(({ rental }) => rental === null) && (
            <AfterSaleLink orderId={order.id} {...afterSale} />
          )}
          <GoodsReturnList order={order} returns={found.goodsReturn.returns} />
          <StatementLines {...forms} lines={found.lines} />
          <StaffCardPayments order={order} payments={found.cardPayments} />
          <StaffCases order={order} cases={found.cases} />
          <StaffRefunds order={order} refunds={found.refunds} />
          <RefundForm
            {...forms}
            returnable={found.returnable}
            dueMinor={found.goodsReturn.dueMinor + missedMinor(found)}
            formId={formIds.refund}
          />
          <TitledSection id="history" title={t('order.history')}>
            <StaffHistory order={order} events={found.history} />
          </TitledSection>
          <CancelOrder found={found} problem={problem} />
        </div>
        <aside className="flex flex-col gap-8">
          <TitledSection id="totals" title={t('order.totals')} isPanel>
            <OrderTotals order={order} />
          </TitledSection>
          <StaffDocuments order={order} />
          <OrderPeople found={found} />
        </aside>
      </div>
    </>
  );
}
