import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { DeskForm } from '../desk-form.tsx';
import { problemOf, type DeskFormProps } from './desk-problem.ts';
import { LineFields } from './line-fields.tsx';

/** Writes down that money which is owed to a customer was sent. */
export function ReturnForm({ order, today, problem }: DeskFormProps<OrderView>) {
  const t = useT();
  const locale = useLocale();
  const owed = money(order.owedMinor, order.currency);
  return (
    <div className="mb-8 border-b border-line pb-8 last:mb-0 last:border-0 last:pb-0">
      <DeskForm intent="return" label={t('backoffice.transfer.do')}>
        <div>
          <h3 className="text-base font-semibold">
            {t('backoffice.return.title', { amount: formatMoney(owed, locale) })}
          </h3>
          <p className="mt-1 text-sm text-muted">
            {t(order.paymentMethod === 'pod' ? 'backoffice.return.textPod' : 'backoffice.return.text')}
          </p>
        </div>
        <LineFields expected={owed} today={today} problem={problemOf(problem, 'return')} />
      </DeskForm>
    </div>
  );
}
