import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { dueOf } from '../../../domain/payments/order-money.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Price } from '../../i18n/price.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';
import { problemOf, type StaffFormProps, type StaffProblem } from './staff-problem.ts';
import type { StaffLine } from './staff-details.ts';
import { LineFields } from './amount-fields.tsx';
import { moneyOutside } from '../../../domain/payments/money-outside.ts';

/** Takes a line back that was written down by mistake; the row opens with what that means. */
function ReversalForm({ line, problem }: { line: StaffLine; problem: StaffProblem | undefined }) {
  const t = useT();
  const own = problem?.values.lineId === line.id ? problem : undefined;
  const field = useFields(own);
  return (
    <details open={own !== undefined} className="w-full">
      <summary className="inline-flex min-h-11 items-center text-xs text-muted underline underline-offset-4 hover:text-ink">
        {t('backoffice.reverse.title')}
      </summary>
      <p className="mt-1 mb-5 max-w-measure">{t(`backoffice.reverse.text.${line.direction}`)}</p>
      <StaffForm intent="reverse" label={t('backoffice.reverse.do')} tone="danger">
        <input type="hidden" name="lineId" value={line.id} />
        <TextField
          {...field('reason')}
          label={t('backoffice.refund.reason')}
          hint={t('backoffice.reverse.reasonHint')}
          autoComplete="off"
          maxLength={200}
          required
          className="w-full max-w-120"
        />
      </StaffForm>
    </details>
  );
}

function Line({
  order,
  line,
  problem,
}: {
  order: OrderView;
  line: StaffLine;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const timeZone = timeZoneOf(marketOf(order.currency));
  const minor = line.direction === 'out' ? -line.amountMinor : line.amountMinor;
  const amount = (
    <>
      {minor < 0 && '−'}
      <Price money={money(Math.abs(minor), order.currency)} />
    </>
  );
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
      <span className="min-w-0">
        <span className="font-semibold">
          {line.kind === 'exchange'
            ? t('backoffice.exchange.line')
            : t(line.note === null ? `backoffice.transfer.${line.direction}` : 'backoffice.reverse.line')}
        </span>{' '}
        <time dateTime={line.day}>{formatDate(line.day, locale, 'UTC', 'short')}</time>
        {line.note !== null && <span className="block">{line.note}</span>}
        <span className="block text-xs break-words text-muted">
          {line.reference},{' '}
          {t('backoffice.transfer.recordedBy', {
            name: line.recordedBy ?? t('backoffice.actor.staff'),
            date: formatDate(line.recordedAt, locale, timeZone, 'short'),
          })}
        </span>
      </span>
      <span className="font-semibold">
        {line.isStanding ? (
          amount
        ) : (
          <>
            <s className="text-muted">{amount}</s>
            <span className="sr-only"> ({t('backoffice.reverse.undone')})</span>
          </>
        )}
      </span>
      {line.isStanding && line.kind === 'statement' && <ReversalForm line={line} problem={problem} />}
    </li>
  );
}

/** What of an order's money went over the account, and the form that writes down what came. */
export function StatementLines({
  order,
  today,
  problem,
  lines,
}: StaffFormProps<OrderView> & { lines: readonly StaffLine[] }) {
  const t = useT();
  const own = problemOf(problem, 'receive');
  const waits =
    order.paymentStatus === 'UNPAID' && order.status !== 'CANCELLED' && order.status !== 'RETURNED';
  const expected = moneyOutside(order)?.minor ?? (waits ? dueOf(order) : 0);
  const isExpected =
    waits && !order.awaitsCredit && order.paymentMethod === 'transfer' && order.shippingMinor !== null;
  return (
    <TitledSection id="transfers" title={t('backoffice.transfer.title')}>
      {lines.length === 0 ? (
        <p className="border-b border-line pb-5 text-sm text-muted">{t('backoffice.transfer.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line text-sm">
          {lines.map((line) => (
            <Line key={line.id} order={order} line={line} problem={problemOf(problem, 'reverse')} />
          ))}
        </ul>
      )}
      {order.shippingMinor !== null && (
        <Disclosure
          key={order.heldMinor}
          id="receive"
          summary={t('backoffice.transfer.record')}
          open={isExpected || own !== undefined}
        >
          <p className="mb-5 text-sm">
            {t(
              order.paymentMethod === 'pod'
                ? 'backoffice.transfer.recordPod'
                : 'backoffice.transfer.recordText',
            )}
          </p>
          <StaffForm intent="receive" label={t('backoffice.transfer.do')}>
            <LineFields expected={money(expected, order.currency)} today={today} problem={own} />
          </StaffForm>
        </Disclosure>
      )}
    </TitledSection>
  );
}
