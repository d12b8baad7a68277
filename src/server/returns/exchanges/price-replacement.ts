import { planDelivery } from '../../../domain/checkout/delivery-plan.ts';
import type { Freight } from '../../../domain/checkout/freight.ts';
import { quoteShipping } from '../../../domain/checkout/quote-shipping.ts';
import { checkoutTotals } from '../../../domain/checkout/totals.ts';
import type { CheckoutTotals } from '../../../domain/checkout/totals-of.ts';
import type { TaxRule } from '../../../domain/checkout/tax.ts';
import type { Country } from '../../../domain/contact-data/countries.ts';
import { money, times, type Currency } from '../../../domain/money/money.ts';
import type { ShopRules } from '../../checkout/shop-rules.ts';

/** Where a replacement goes. */
export interface ReplacementPlace {
  readonly city: string;
  readonly postalCode: string;
  readonly country: Country;
}

/** What a replacement costs and how it is taxed. Amounts in minor units. */
export interface ReplacementPrice {
  readonly unitMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly taxRule: TaxRule;
}

/** What a replacement comes to, by the one formula of all totals. */
export const replacementTotals = (
  { unitMinor, discountMinor, shippingMinor, taxRule }: ReplacementPrice,
  { pieces, currency }: { readonly pieces: number; readonly currency: Currency },
): CheckoutTotals =>
  checkoutTotals({
    lines: [times(money(unitMinor, currency), pieces)],
    discount: money(discountMinor, currency),
    currency,
    payment: 'transfer',
    method: 'standard',
    city: null,
    taxRule,
    quotedShipping: money(shippingMinor, currency),
  });

/**
 * The price of the same product in place of one with a fault: what the goods that go back are worth, to the last kopiyka, whatever it costs by
 * now. Tax is in it, because that worth is a final amount.
 */
export function likeForLike(
  creditMinor: number,
  { pieces, taxRule }: { readonly pieces: number; readonly taxRule: TaxRule },
): ReplacementPrice {
  const unitMinor = Math.ceil(creditMinor / pieces);
  return {
    unitMinor,
    discountMinor: unitMinor * pieces - creditMinor,
    shippingMinor: 0,
    taxRule: { ...taxRule, mode: 'included' },
  };
}

interface Asked {
  readonly product: { readonly saleMinor: number; readonly freight: Freight };
  readonly pieces: number;
  readonly currency: Currency;
  readonly place: ReplacementPlace;
  /** Whether the shop pays the delivery: of a complaint. */
  readonly isFree: boolean;
}

/**
 * The price of a replacement, delivery by the rules of every order; null where its delivery has to be quoted, which nobody could be shown the
 * difference of.
 */
export function priceReplacement(
  { product, pieces, currency, place, isFree }: Asked,
  rules: Pick<ShopRules, 'tax' | 'shipping' | 'haulage' | 'remoteAreas'>,
): ReplacementPrice | null {
  const taxRule = rules.tax[currency];
  const price = { unitMinor: product.saleMinor, discountMinor: 0, taxRule };
  if (isFree) return { ...price, shippingMinor: 0 };
  const plan = planDelivery([{ quantity: pieces, freight: product.freight, isRental: false }], {
    ...rules,
    currency,
    place,
  });
  if (plan.quotedFor !== null) return null;
  const quoted = quoteShipping({
    goods: times(money(product.saleMinor, currency), pieces),
    currency,
    method: 'standard',
    city: place.city,
    rules: rules.shipping,
  });
  return quoted.ok ? { ...price, shippingMinor: quoted.fee.minor } : null;
}
