import { maySeePurchases, type StaffMember } from '../../../domain/account/role.ts';
import type { TaxRule } from '../../../domain/checkout/tax.ts';
import type { ExchangeRate } from '../../../domain/money/exchange.ts';
import { money, type Currency, type Money } from '../../../domain/money/money.ts';
import type { ReductionForm } from '../../../domain/prices/staff-prices.ts';
import { lossOf, type PurchasePrice } from '../../../domain/prices/purchase-price.ts';
import { reductionPercent, STEEP_PERCENT } from '../../../domain/prices/price-reduction.ts';
import { meantReduction } from './meant-reduction.ts';

/** What is asked of the shop to know whether a reduction is a loss. */
export interface Costs {
  readonly find: (
    productId: number,
  ) => Promise<{ readonly purchases: readonly PurchasePrice[]; readonly today: string }>;
  readonly rate: () => Promise<ExchangeRate | null>;
  readonly tax: Readonly<Record<Currency, TaxRule>>;
}

/** Whether who sends a form says that the reduction is meant as it is typed. */
const isMeant = (typed: Readonly<Record<string, unknown>>): boolean =>
  typed['isMeant'] === meantReduction(typed);

/** By how many per cent a reduction lowers the price, if that is much and nobody said that it is meant; else null. */
export async function steepToConfirm(
  form: ReductionForm,
  typed: Readonly<Record<string, unknown>>,
  preview: (asked: ReductionForm) => Promise<{ readonly regular: number } | null>,
): Promise<number | null> {
  if (isMeant(typed)) return null;
  const seen = await preview(form);
  const percent = seen === null ? 0 : reductionPercent(seen.regular, form.price);
  return percent >= STEEP_PERCENT ? percent : null;
}

/** What a piece of a product costs the shop, if a reduction would sell it for less and nobody said that it is meant; null for who may not see purchases. */
export async function lossToConfirm(
  { productId, currency, price }: ReductionForm,
  typed: Readonly<Record<string, unknown>>,
  { member, costs }: { readonly member: StaffMember; readonly costs: Costs },
): Promise<Money | null> {
  if (!maySeePurchases(member) || isMeant(typed)) return null;
  const [{ purchases, today }, rate] = await Promise.all([costs.find(productId), costs.rate()]);
  return lossOf(money(price, currency), purchases, { today, rate, rule: costs.tax[currency] });
}
