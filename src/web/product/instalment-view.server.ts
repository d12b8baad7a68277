import type { Translate } from '../../content/translator.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { instalmentPlan, type InstalmentTerms } from '../../domain/checkout/instalments.ts';
import { withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { columnFormat } from '../../domain/money/format-money.ts';
import { isZero, money, type Currency, type Money } from '../../domain/money/money.ts';

interface Request {
  readonly shop: {
    readonly instalments: Readonly<Record<Currency, InstalmentTerms | null>>;
    readonly rules: { readonly tax: Readonly<Record<Currency, TaxRule>> };
  };
  readonly locale: Locale;
  readonly currency: Currency;
  readonly translate: Translate;
}

/** What a product costs by instalments, printed by the loader. */
export interface InstalmentView {
  readonly line: string;
  /** What has to be said beside such a figure, as a representative example. */
  readonly rows: readonly { readonly key: string; readonly term: string; readonly value: string }[];
  readonly warning: string;
  readonly provider: { readonly text: string; readonly url: string };
}

/**
 * The monthly figure under the price and all that the law wants beside it: rate, commission, amount of the credit, payments, total, cost and
 * the annual percentage rate (ustawa o kredycie konsumenckim, art. 7; Directive (EU) 2023/2225, article 8, with its warning; Закон України «Про
 * споживче кредитування», ст. 7). Null while the operator has no terms, and for what cannot be bought.
 */
export function instalmentOf(
  { prices, kind, stock, displayOnly }: Pick<ProductDetail, 'prices' | 'kind' | 'stock' | 'displayOnly'>,
  { shop, locale, currency, translate: t }: Request,
): InstalmentView | null {
  const terms = shop.instalments[currency];
  const { sale } = prices[currency];
  if (terms === null || sale === null || kind === 'rental' || stock <= 0 || displayOnly !== undefined)
    return null;
  const plan = instalmentPlan(withTax(money(sale, currency), shop.rules.tax[currency]), terms);
  if (plan === null) return null;
  const { credit, commission, payment, lastPayment, cost, total } = plan;
  const format = columnFormat([credit, commission, payment, lastPayment, cost, total]);
  const print = (amount: Money) => format(amount, locale);
  const rows = [
    ['credit', print(credit)],
    ['rate', formatPercent(terms.ratePercent, locale)],
    ...(isZero(commission) ? [] : [['commission', print(commission)] as const]),
    [
      'payments',
      t('product.instalment.schedule', {
        count: plan.payments,
        rest: plan.payments - 1,
        payment: print(payment),
        last: print(lastPayment),
      }),
    ],
    ['cost', print(cost)],
    ['total', print(total)],
    ['charge', formatPercent(plan.yearlyChargePercent, locale)],
  ] as const;
  return {
    line: t('product.instalment.line', {
      payment: print(payment),
      count: plan.payments,
      charge: formatPercent(plan.yearlyChargePercent, locale),
      total: print(total),
    }),
    rows: rows.map(([key, value]) => ({ key, term: t(`product.instalment.${key}`), value })),
    warning: t('product.instalment.warning'),
    provider: { text: t('product.instalment.provider', { name: terms.provider }), url: terms.url },
  };
}
