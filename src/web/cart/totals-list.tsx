import type { ReactNode } from 'react';
import type { MessageKey } from '../../content/translator.ts';
import type { CheckoutTotals } from '../../domain/checkout/totals-of.ts';
import { boughtAndRented, taxedTotals, type SummedLine } from '../../domain/checkout/gross-amounts.ts';
import type { BothAmounts, TaxRule } from '../../domain/checkout/tax.ts';
import type { Money } from '../../domain/money/money.ts';
import { columnFormat } from '../../domain/money/format-money.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ChosenAmount, Price } from '../i18n/price.tsx';
import { SummaryList, type SummaryRow } from '../ui/summary-list.tsx';

/** Totals as a list; `shipping` null while delivery waits for its quote (R10). */
export type ShownTotals = Omit<CheckoutTotals, 'shipping'> & {
  readonly shipping: CheckoutTotals['shipping'] | null;
};

/**
 * Goods, tax, delivery, fees and the total of a cart, a checkout or an order: the goods with tax, which the tax is only
 * named of, or without it, to which the tax is added, as the visitor chose (R9), whichever way the market taxes.
 */
export function TotalsList({
  totals,
  taxRule,
  lines = [],
  discountCode = null,
  shippingNote,
  haulage,
  isUnplaced = false,
  totalLabel,
  subtotalLabel = 'totals.subtotal',
  isBill = false,
}: {
  totals: ShownTotals;
  taxRule: TaxRule;
  /** What the goods are the sum of: where some is bought and some rented, each has its own row. */
  lines?: readonly SummedLine[];
  /** The code behind the discount, or behind free delivery; null without one. */
  discountCode?: string | null;
  shippingNote?: string;
  /** The part of the delivery that is paid for bringing machines and taking them back. */
  haulage?: Money | undefined;
  /** Whether the delivery has a fee as soon as its postcode is known. */
  isUnplaced?: boolean;
  /** What the sum is called where there is nothing to pay. */
  totalLabel?: string | undefined;
  /** What the sum of the lines is called. */
  subtotalLabel?: MessageKey | undefined;
  /** Whether it bills a lease: then nothing of it is delivered. */
  isBill?: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  const { discount, tax, shipping, paymentFee, deposit, total } = totals;
  const amounts = taxedTotals(totals, taxRule);
  const parts = boughtAndRented(lines, total.currency, taxRule);
  const goods =
    parts === null
      ? [{ label: subtotalLabel, ...amounts.subtotal }]
      : [
          { label: 'totals.subtotal' as const, ...parts.bought },
          { label: 'totals.subtotal.rental' as const, ...parts.rented },
        ];
  const print = columnFormat([
    ...[...goods, amounts.discount].flatMap(({ gross, net }) => [gross, net]),
    ...[tax, shipping, paymentFee, deposit, total].filter((amount) => amount !== null),
  ]);
  // What is bold comes to the bold total.
  const summand = (money: Money) => <Price money={money} print={print} className="font-semibold" />;
  const chosen = ({ gross, net }: BothAmounts) => <ChosenAmount gross={summand(gross)} net={summand(net)} />;
  const rate = { rate: formatPercent(taxRule.ratePercent, locale) };
  const rows: (SummaryRow | null)[] = [
    ...goods.map((part) => ({
      label: t(part.label),
      note: <ChosenAmount gross={t('cart.withTax')} net={t('cart.withoutTax')} />,
      amount: chosen(part),
    })),
    discountRow(),
    {
      key: 'tax',
      label: <ChosenAmount gross={t('totals.taxWithin', rate)} net={t('totals.taxAt', rate)} />,
      amount: <Price money={tax} print={print} className="gross-first:text-muted net-first:font-semibold" />,
    },
    isBill
      ? null
      : {
          label: t('totals.shipping'),
          note: shippingNotes(),
          ...shippingAmount(),
        },
    paymentFee.minor === 0 ? null : { label: t('totals.paymentFee'), amount: summand(paymentFee) },
    deposit.minor === 0 ? null : { label: t('totals.deposit'), amount: summand(deposit) },
  ];
  function discountRow(): SummaryRow | null {
    if (discount.minor === 0) return null;
    return {
      label: discountCode === null ? t('totals.discount') : t('totals.discountCode', { code: discountCode }),
      amount: <>−{chosen(amounts.discount)}</>,
      tone: 'success',
    };
  }
  function shippingNotes(): ReactNode {
    const code = discount.minor === 0 ? discountCode : null;
    if (!haulage || haulage.minor === 0) return code ?? shippingNote;
    if (code === null && haulage.minor === shipping?.minor) return t('totals.haulage');
    const part = t('totals.haulagePart', { amount: print(haulage, locale) });
    return [code ?? shippingNote, part].filter(Boolean).join(', ');
  }
  function shippingAmount(): Pick<SummaryRow, 'amount' | 'tone'> {
    if (shipping === null) {
      return { amount: t(isUnplaced ? 'totals.shippingByPostcode' : 'totals.shippingToBeQuoted') };
    }
    if (shipping.minor === 0) return { amount: t('page.delivery.free'), tone: 'success' };
    return { amount: summand(shipping) };
  }
  return (
    <SummaryList
      rows={rows.filter((row) => row !== null)}
      total={{
        label: totalLabel ?? t('totals.total'),
        note: shipping === null ? t('cart.taxIsInWithoutDelivery') : t('cart.withTax'),
        amount: <Price money={total} print={print} />,
      }}
    />
  );
}
