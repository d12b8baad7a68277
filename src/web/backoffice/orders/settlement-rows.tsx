import { useId } from 'react';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { OwedFor, SettlementPreview } from '../../../domain/rental/settlement.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';

/** What happens to the money of a lease when it is settled, before staff do it: nothing of what is nothing, but what goes back of a deposit. */
export function SettlementRows({
  settlement,
  order,
}: {
  settlement: SettlementPreview;
  order: Pick<OrderView, 'currency' | 'erasedAt'>;
}) {
  const t = useT();
  const locale = useLocale();
  const heading = useId();
  const { depositMinor, owed, keptMinor, backMinor, rentBackMinor, billMinor } = settlement;
  const nameOf = (what: OwedFor): string =>
    what === 'early-end' || what === 'unpaid-months'
      ? t(`backoffice.lease.settle.owed.${what}`)
      : t(`deduction.kind.${what}`);
  const row = (term: string, minor: number) => ({
    term,
    value: formatMoney(money(minor, order.currency), locale),
  });
  const some = (term: string, minor: number) => (minor > 0 ? [row(term, minor)] : []);
  // An account that was deleted leaves nobody to be billed.
  const billed = t(`backoffice.lease.settle.${order.erasedAt === null ? 'bill' : 'unbilled'}`);
  return (
    <section aria-labelledby={heading} className="max-w-xl rounded-lg bg-surface px-5 pt-4 pb-1">
      <h4 id={heading} className="mb-1 text-sm font-semibold tracking-normal">
        {t('backoffice.lease.settle.title')}
      </h4>
      <DefinitionTable
        rows={[
          ...some(t('backoffice.lease.settle.deposit'), depositMinor),
          ...owed.map(({ what, amountMinor }) => row(nameOf(what), amountMinor)),
          ...some(t('backoffice.lease.settle.kept'), keptMinor),
          ...some(t('backoffice.lease.settle.before'), depositMinor - keptMinor - backMinor),
          ...(depositMinor > 0 ? [row(t('backoffice.lease.settle.back'), backMinor)] : []),
          ...some(t('backoffice.lease.settle.rentBack'), rentBackMinor),
          ...some(billed, billMinor),
        ]}
      />
    </section>
  );
}
