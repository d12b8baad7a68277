import { formatDate } from '../../../domain/locale/format-date.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { MatchKind } from '../../../domain/payments/bank-statements/match-line.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/field.tsx';
import type { ShownRow } from './statement-view.server.ts';

const TONES: Readonly<Record<MatchKind, BadgeTone>> = {
  recorded: 'neutral',
  exact: 'success',
  part: 'warning',
  more: 'warning',
  'paid-above': 'warning',
  'not-awaited': 'warning',
  several: 'warning',
  amount: 'warning',
  unknown: 'neutral',
};

/** What the order of a line says: its page, and what is due on it. */
function MatchedOrder({ row: { order, line } }: { row: ShownRow }) {
  const t = useT();
  const locale = useLocale();
  if (order === null) return null;
  return (
    <span className="text-sm">
      <LocalLink
        to={`/admin/orders/${order.id}`}
        className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
      >
        {order.orderNumber}
      </LocalLink>
      {order.dueMinor !== null &&
        `, ${t('backoffice.statement.due', { amount: formatMoney(money(order.dueMinor, line.currency), locale) })}`}
    </span>
  );
}

/** A line of a statement: what came, which order it is for, and whether to record it. */
export function StatementRowItem({ row, place }: { row: ShownRow; place: number }) {
  const t = useT();
  const locale = useLocale();
  const { line, kind, outcome } = row;
  const isDone = kind === 'recorded' || outcome?.isRecorded === true;
  const amount = formatMoney(money(line.amountMinor, line.currency), locale);
  const payer = line.payer || t('backoffice.statement.noPayer');
  return (
    <li className="grid gap-x-8 gap-y-4 py-5 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="text-lg font-semibold">{amount}</span>
          <time dateTime={line.day} className="text-sm text-muted">
            {formatDate(line.day, locale, 'UTC', 'short')}
          </time>
        </p>
        <p className="mt-1 text-sm font-medium break-words">{payer}</p>
        <p className="mt-1 text-sm break-words text-muted">
          <Unbroken text={line.purpose} />
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone={TONES[kind]}>{t(`backoffice.statement.match.${kind}`)}</Badge>
          <MatchedOrder row={row} />
        </p>
        {outcome !== null && (
          <p className={`mt-2 text-sm font-medium ${outcome.isRecorded ? 'text-success' : 'text-danger'}`}>
            {t(outcome.text)}
          </p>
        )}
      </div>
      {!isDone && (
        <div className="flex flex-col gap-3">
          <TextField
            name={`order-${place}`}
            label={t('backoffice.statement.order')}
            defaultValue={row.orderNumber}
            maxLength={40}
            autoComplete="off"
          />
          <CheckboxField
            name="take"
            value={String(place)}
            label={t('backoffice.statement.take')}
            defaultChecked={row.isTaken}
            aria-label={`${t('backoffice.statement.take')}: ${amount}, ${payer}`}
          />
        </div>
      )}
    </li>
  );
}
