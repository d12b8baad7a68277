import { keptView, type PriceView, type TaxRule } from '../domain/checkout/tax.ts';

/** The text that says whether an amount is with tax (R9). */
export const taxLabel = (view: PriceView) =>
  view === 'net' ? ('cart.withoutTax' as const) : ('cart.withTax' as const);

/** The same of an amount as the shop keeps it. */
export const keptTaxLabel = (rule: TaxRule) => taxLabel(keptView(rule));
