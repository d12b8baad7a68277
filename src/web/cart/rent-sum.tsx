import { withTax } from '../../domain/checkout/tax.ts';
import { columnFormat } from '../../domain/money/format-money.ts';
import { add, isZero, zero, type Money } from '../../domain/money/money.ts';
import type { RentCarriage } from '../../domain/rental/rent-carriage.ts';
import { useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import '../i18n/rental-messages.ts';

/** What is paid with the order of a rental beside its rent, delivery and deposit, and what that comes to: the total of a cart with it alone. */
export function RentSum({
  paid,
  paidDays,
  carriage,
  fee,
  deposit,
}: {
  /** The rent that is paid with the order, as the shop keeps it. */
  paid: Money;
  /** The days of the first bill of a rental that is billed as it goes; null for all of its days. */
  paidDays: number | null;
  carriage: RentCarriage | undefined;
  /** Null while it is not known. */
  fee: Money | null;
  /** It comes back. */
  deposit: Money;
}) {
  const t = useT();
  const locale = useLocale();
  const rent = withTax(paid, useTaxRule());
  const shipping = fee ?? zero(paid.currency);
  const total = add(add(rent, shipping), deposit);
  const format = columnFormat([rent, shipping, deposit, total]);
  const print = (amount: Money) => format(amount, locale);
  const delivery =
    fee === null
      ? t(`product.rental.carriage.${carriage?.kind === 'unplaced' ? 'unplaced' : 'quoted'}`)
      : isZero(fee)
        ? t('product.rental.carriage.free')
        : t('product.rental.carriage.fee', { amount: print(fee) });
  const sum = t(fee === null ? 'product.rental.sumWithoutDelivery' : 'product.rental.sum', {
    amount: print(total),
  });
  return (
    <span className="mt-1 block text-xs text-muted">
      <span className="block">{delivery}</span>
      <span className="block">{t('product.rental.plusDeposit', { amount: print(deposit) })}</span>
      <span className="mt-1 block text-sm font-semibold text-ink">{sum}</span>
      {paidDays !== null && (
        <span className="block">
          {t('product.rental.firstBill', {
            days: t('duration.count', { duration: 'day', count: paidDays }),
            amount: print(rent),
          })}
        </span>
      )}
    </span>
  );
}
