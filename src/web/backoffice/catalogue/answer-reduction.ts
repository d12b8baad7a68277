import { maySeePurchases, type StaffMember } from '../../../domain/account/role.ts';
import type { TaxRule } from '../../../domain/checkout/tax.ts';
import type { ExchangeRate } from '../../../domain/money/exchange.ts';
import { money, type Currency, type Money } from '../../../domain/money/money.ts';
import type { ReductionForm } from '../../../domain/prices/staff-prices.ts';
import { lossOf, type PurchasePrice } from '../../../domain/prices/purchase-price.ts';
import { meantLoss } from './meant-loss.ts';

/** What is asked of the shop to know whether a reduction is a loss. */
export interface Costs {
  readonly find: (
    productId: number,
  ) => Promise<{ readonly purchases: readonly PurchasePrice[]; readonly today: string }>;
  readonly rate: () => Promise<ExchangeRate | null>;
  readonly tax: Readonly<Record<Currency, TaxRule>>;
}

/** What a piece of a product costs the shop, if a reduction would sell it for less and nobody said that it is meant; null for who may not see purchases. */
export async function lossToConfirm(
  { productId, currency, price }: ReductionForm,
  typed: Readonly<Record<string, unknown>>,
  { member, costs }: { readonly member: StaffMember; readonly costs: Costs },
): Promise<Money | null> {
  if (!maySeePurchases(member) || typed['isLossMeant'] === meantLoss(typed)) return null;
  const [{ purchases, today }, rate] = await Promise.all([costs.find(productId), costs.rate()]);
  return lossOf(money(price, currency), purchases, { today, rate, rule: costs.tax[currency] });
}
