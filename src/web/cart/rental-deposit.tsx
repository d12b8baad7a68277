import { withTax } from '../../domain/checkout/tax.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import { useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';

/** The usual deposit of what is rented in a cart, where its totals are; nothing where nothing is rented. */
export function RentalDeposit({ deposit }: { deposit: Money | null }) {
  const t = useT();
  const locale = useLocale();
  const rule = useTaxRule();
  if (deposit === null) return null;
  return (
    <p className="mt-4 text-xs text-muted">
      {t('cart.page.deposit', { amount: formatPrice(withTax(deposit, rule), locale) })}
    </p>
  );
}
