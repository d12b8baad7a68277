import * as v from 'valibot';
import type { MessageKey, Translate } from '../../../content/translator.ts';
import { withTax, type TaxRule } from '../../../domain/checkout/tax.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money, type Currency, type Money } from '../../../domain/money/money.ts';
import type { ForeseenReduction } from '../../../domain/prices/foreseen-reduction.ts';
import { reductionPercent } from '../../../domain/prices/price-reduction.ts';
import { reductionAsked, reductionForm, type ReductionAsked } from '../../../domain/prices/staff-prices.ts';

/** What a reduction will show, before it is announced; amounts with tax, as shoppers pay them. */
export interface ReductionPreview {
  readonly productId: number;
  readonly name: string | null;
  /** What is paid now; `regular` differs while a reduction lowers it. */
  readonly now: Money;
  readonly regular: Money;
  /** As the shop keeps it, and as the field of the price wants it. */
  readonly kept: Money;
  readonly lowest: Money | null;
  /** Null while no price is typed. */
  readonly typed: {
    readonly price: Money;
    readonly isLower: boolean;
    readonly struck: Money | null;
    readonly percent: number;
  } | null;
}

const typedFields = Object.keys(reductionForm.entries);

/** What an address says of the form: `product` is short for the number of the product. */
export function typedIn(query: URLSearchParams): Readonly<Record<string, string>> {
  const said = new URLSearchParams(query);
  const product = query.get('product');
  if (product !== null && !query.has('productId')) said.set('productId', product);
  return Object.fromEntries(
    typedFields.flatMap((name) => {
      const value = said.get(name);
      return value === null ? [] : [[name, value.slice(0, 40)]];
    }),
  );
}

/** What the shop knows of prices that are reduced. */
interface PreviewNeeds {
  readonly locale: Locale;
  readonly preview: (asked: ReductionAsked) => Promise<{
    readonly minor: number;
    readonly regular: number;
    readonly foreseen: ForeseenReduction;
  } | null>;
  readonly productsByIds: (ids: number[], locale: Locale) => Promise<readonly { readonly name: string }[]>;
  readonly tax: Readonly<Record<Currency, TaxRule>>;
}

/** What the reduction that is typed will show; null where no product is chosen, `none` where it has no price in the currency. */
export async function reductionPreview(
  typed: Readonly<Record<string, string>>,
  { locale, preview, productsByIds, tax }: PreviewNeeds,
): Promise<ReductionPreview | 'none' | null> {
  const asked = v.safeParse(reductionAsked, typed);
  if (!asked.success) return null;
  const { productId, currency, price } = asked.output;
  const [seen, [product]] = await Promise.all([preview(asked.output), productsByIds([productId], locale)]);
  if (!seen) return 'none';
  const gross = (minor: number) => withTax(money(minor, currency), tax[currency]);
  const { lowest, struck } = seen.foreseen;
  return {
    productId,
    name: product?.name ?? null,
    now: gross(seen.minor),
    regular: gross(seen.regular),
    kept: money(seen.regular, currency),
    lowest: lowest === null ? null : gross(lowest),
    typed:
      price === undefined
        ? null
        : {
            price: gross(price),
            isLower: price < seen.regular,
            struck: struck === null ? null : gross(struck),
            percent: struck === null ? 0 : reductionPercent(struck, price),
          },
  };
}

const DONE: Readonly<Record<string, MessageKey>> = {
  'end-reduction': 'backoffice.prices.done.end-reduction',
  code: 'backoffice.prices.done.code',
  'end-code': 'backoffice.prices.done.end-code',
  rate: 'backoffice.prices.done.rate',
  'accept-rate': 'backoffice.prices.done.accept-rate',
  automatic: 'backoffice.prices.done.automatic',
  rounding: 'backoffice.prices.done.rounding',
};

interface DoneReduction {
  readonly id: number;
  readonly productId: number;
  readonly name: string | null;
  readonly currency: Currency;
  readonly minor: number;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What the page says was done, after a form of it; null where nothing was. */
export function pricesDone(
  query: URLSearchParams,
  reductions: readonly DoneReduction[],
  { locale, translate: t }: { readonly locale: Locale; readonly translate: Translate },
): string | null {
  const done = query.get('done');
  if (done === null) return null;
  const made = done === 'reduction' && reductions.find(({ id }) => String(id) === query.get('id'));
  if (made) {
    const zone = timeZoneOf(marketOf(made.currency));
    const day = (moment: number) => formatDate(new Date(moment).toISOString(), locale, zone, 'short');
    return t('backoffice.prices.done.reduction', {
      name: made.name ?? t('backoffice.product.number', { id: made.productId }),
      amount: formatMoney(money(made.minor, made.currency), locale),
      from: day(Date.parse(made.startsAt)),
      until: day(Date.parse(made.endsAt) - 1),
    });
  }
  const key = Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return key === undefined ? null : t(key);
}
