import { add, compare, money, percentOf, subtract, type Money } from '../money/money.ts';

/** On which terms somebody lends the price of goods, as an operator has agreed with them. Percents may be fractional. */
export interface InstalmentTerms {
  /** Monthly payments, the first a month after the purchase; at least 2. */
  readonly payments: number;
  /** The borrowing rate of a year; a month's interest is its twelfth part. */
  readonly ratePercent: number;
  /** Once, of the price; lent with it. */
  readonly commissionPercent: number;
  /** The least and the greatest price with tax that is lent, in major units of the market's currency. */
  readonly from: number;
  readonly to: number;
  /** Who lends, and where they state their terms. */
  readonly provider: string;
  readonly url: string;
}

/** What buying by instalments comes to. */
export interface InstalmentPlan {
  readonly payments: number;
  /** The price with tax: what is lent, apart from the commission (całkowita kwota kredytu). */
  readonly credit: Money;
  /** Each payment but the last, */
  readonly payment: Money;
  /** which is smaller by what rounding up has paid before. */
  readonly lastPayment: Money;
  readonly commission: Money;
  /** All payments together (całkowita kwota do zapłaty). */
  readonly total: Money;
  /** What it costs beside the price: interest and commission (całkowity koszt kredytu). */
  readonly cost: Money;
  /** The annual percentage rate of charge (RRSO, реальна річна ставка), rounded to a tenth of a percent. */
  readonly yearlyChargePercent: number;
}

const MONTHS = 12;
/** A float that is whole but for its error is not rounded up by it. */
const EPSILON = 1e-6;

/** The equal payment of an annuity in minor units, rounded up: `P·i / (1 − (1+i)^−n)`, without interest `P / n`. */
function annuity(lent: number, monthly: number, payments: number): number {
  const exact =
    monthly === 0 ? lent / payments : (lent * monthly) / -Math.expm1(-payments * Math.log1p(monthly));
  return Math.ceil(exact - EPSILON);
}

/** What is left to pay by the last payment after all others, with the interest of each month rounded half up. */
function lastOf(
  lent: number,
  payment: number,
  { monthly, payments }: { monthly: number; payments: number },
): number {
  let owed = lent;
  for (let month = 1; month < payments; month++) owed += Math.round(owed * monthly) - payment;
  return owed + Math.round(owed * monthly);
}

/**
 * The yearly rate at which the payments are worth what was lent, in percent (Directive (EU) 2023/2225, annex III; ustawa o kredycie
 * konsumenckim, annex 4; Закон України «Про споживче кредитування», ст. 8): months are equal twelfths of a year. Found by halving.
 */
function yearlyCharge(credit: number, payments: readonly number[]): number {
  const worth = (monthly: number) =>
    payments.reduce((sum, payment, month) => sum + payment / (1 + monthly) ** (month + 1), 0);
  let [low, high] = [0, 1];
  while (worth(high) > credit) high *= 2;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > credit) low = middle;
    else high = middle;
  }
  return Math.round(((1 + low) ** MONTHS - 1) * 1000) / 10;
}

/**
 * What a price with tax comes to by instalments; null where it is not lent: no terms, less than the least or more than the greatest amount, or
 * so little that rounding would leave nothing for the last payment.
 */
export function instalmentPlan(price: Money, terms: InstalmentTerms | null): InstalmentPlan | null {
  if (terms === null || price.minor < terms.from * 100 || price.minor > terms.to * 100) return null;
  const { payments, ratePercent, commissionPercent } = terms;
  const { currency } = price;
  const commission = percentOf(price, commissionPercent);
  const lent = add(price, commission);
  const monthly = ratePercent / 100 / MONTHS;
  let payment = annuity(lent.minor, monthly, payments);
  // The interest of a month is rounded, too: where that adds up to more than was rounded up, a unit more is paid.
  while (lastOf(lent.minor, payment, { monthly, payments }) > payment) payment += 1;
  const last = lastOf(lent.minor, payment, { monthly, payments });
  if (last <= 0) return null;
  const all = [...Array.from({ length: payments - 1 }, () => payment), last];
  const total = money(payment * (payments - 1) + last, currency);
  const cost = subtract(total, price);
  return {
    payments,
    credit: price,
    payment: money(payment, currency),
    lastPayment: money(last, currency),
    commission,
    total,
    cost,
    yearlyChargePercent: compare(total, price) === 0 ? 0 : yearlyCharge(price.minor, all),
  };
}
