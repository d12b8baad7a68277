import type { TaxRule } from '../checkout/tax.ts';
import { allocate } from '../money/allocate.ts';
import { money, type Currency } from '../money/money.ts';
import { percentWithin } from '../money/percentage.ts';
import { amountsOf, type InvoiceAmounts, type InvoiceLine } from './invoice-amounts.ts';

/** A line of an order as it was agreed; `discountMinor` is its share of the order's discount. */
interface SoldItem {
  readonly name: string;
  readonly detail: string;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly lineMinor: number;
  readonly discountMinor: number;
  readonly isRental: boolean;
}

/** What of an order stands on its invoice; amounts in minor units. */
export interface SoldOrder {
  readonly currency: Currency;
  readonly items: readonly SoldItem[];
  /** The tax on the goods after discount. */
  readonly taxMinor: number;
  readonly taxRule: TaxRule;
  readonly shippingMinor: number | null;
  readonly paymentFeeMinor: number;
  readonly depositMinor: number;
}

/** What the shop's own services are called. */
export interface ServiceNames {
  readonly delivery: string;
  readonly paymentFee: string;
}

const withinOf = (minor: number, { currency, taxRule }: SoldOrder): number =>
  percentWithin(money(minor, currency), taxRule.ratePercent).minor;

function goodsLines(order: SoldOrder): readonly InvoiceLine[] {
  const { items, taxRule, currency } = order;
  const isAdded = taxRule.mode === 'added';
  const paid = items.map(({ lineMinor, discountMinor }) => lineMinor - discountMinor);
  const taxes = allocate(money(order.taxMinor, currency), paid);
  const netOf = (minor: number) => (isAdded ? minor : minor - withinOf(minor, order));
  return items.map(({ name, detail, quantity, unitMinor, discountMinor, isRental }, index) => {
    const taxMinor = taxes[index]?.minor ?? 0;
    const agreed = paid[index] ?? 0;
    const netMinor = isAdded ? agreed : agreed - taxMinor;
    return {
      kind: isRental ? 'rental' : 'goods',
      name,
      detail,
      quantity,
      unitNetMinor: netOf(unitMinor),
      discountMinor: netOf(discountMinor),
      netMinor,
      ratePercent: taxRule.ratePercent,
      taxMinor,
      grossMinor: netMinor + taxMinor,
    };
  });
}

/** A final amount (R9): nothing is added to it, so its tax is inside. */
function serviceLine(
  order: SoldOrder,
  { kind, name, grossMinor }: { kind: 'delivery' | 'payment-fee'; name: string; grossMinor: number },
): readonly InvoiceLine[] {
  if (grossMinor === 0) return [];
  const taxMinor = withinOf(grossMinor, order);
  const netMinor = grossMinor - taxMinor;
  const { ratePercent } = order.taxRule;
  return [
    {
      kind,
      name,
      detail: null,
      quantity: 1,
      unitNetMinor: netMinor,
      discountMinor: 0,
      netMinor,
      ratePercent,
      taxMinor,
      grossMinor,
    },
  ];
}

/**
 * What an order's invoice counts (R9): its goods with the order's tax shared among them to the last minor unit, delivery
 * and payment fee with the tax that they contain, and the deposit beside the sale. `payableMinor` is the order's total.
 */
export function orderAmounts(order: SoldOrder, names: ServiceNames): InvoiceAmounts {
  const { shippingMinor, paymentFeeMinor } = order;
  const lines = [
    ...goodsLines(order),
    ...serviceLine(order, { kind: 'delivery', name: names.delivery, grossMinor: shippingMinor ?? 0 }),
    ...serviceLine(order, { kind: 'payment-fee', name: names.paymentFee, grossMinor: paymentFeeMinor }),
  ];
  return amountsOf(lines, order);
}
