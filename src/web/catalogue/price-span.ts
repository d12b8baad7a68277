import type { FacetChoices } from '../../domain/catalogue/facets/facet.ts';
import { priceShownFrom, priceShownUpTo, type PriceView, type TaxRule } from '../../domain/checkout/tax.ts';
import { CURRENCIES, money, type Currency } from '../../domain/money/money.ts';

/** Between which prices a shopper looks: whole hryvnias or zlotys, both ends included; null where there is no end. */
export interface PriceSpan {
  readonly currency: Currency;
  readonly from: number | null;
  readonly to: number | null;
}

/** The names of the ends in addresses and forms. They hold the currency: 5000 hryvnias are not 5000 zlotys. */
export const priceNames = (currency: Currency) => ({ from: `from${currency}`, to: `to${currency}` });

const amountIn = (text: string | null): number | null => (/^\d{1,8}$/.test(text ?? '') ? Number(text) : null);

function spanIn(query: URLSearchParams, currency: Currency): PriceSpan | null {
  const names = priceNames(currency);
  const [from, to] = [amountIn(query.get(names.from)), amountIn(query.get(names.to))];
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to
    ? { currency, from: to, to: from }
    : { currency, from, to };
}

/** Reads the prices of a query; ends the wrong way round are turned. */
export const parsePriceSpan = (query: URLSearchParams): PriceSpan | null =>
  CURRENCIES.map((currency) => spanIn(query, currency)).find((span) => span !== null) ?? null;

/** The prices as names and values of a query. */
export function priceEntries(span: PriceSpan | null): string[][] {
  if (span === null) return [];
  const names = priceNames(span.currency);
  return (['from', 'to'] as const).flatMap((end) => {
    const amount = span[end];
    return amount === null ? [] : [[names[end], String(amount)]];
  });
}

/** What the prices of filters and lists mean: with tax or without it, and by which tax rule. */
export interface PriceBasis {
  readonly currency: Currency;
  readonly taxRule: TaxRule;
  /** The large amount of the market's prices; what a visitor chose does not change which products an address finds. */
  readonly priceView: PriceView;
}

/**
 * The prices as the catalogue keeps them: between them stands what is shown within the span. A span of another currency
 * than the page's asks nothing.
 */
export function priceChoice(
  span: PriceSpan | null,
  { currency, taxRule, priceView }: PriceBasis,
): Pick<FacetChoices, 'price'> {
  if (span?.currency !== currency) return {};
  const end = (amount: number | null, kept: typeof priceShownFrom) =>
    amount === null ? null : kept(money(amount * 100, currency), priceView, taxRule).minor;
  return { price: { from: end(span.from, priceShownFrom), to: end(span.to, priceShownUpTo) } };
}
