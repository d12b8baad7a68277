import { isCurrency, type Currency } from '../money/money.ts';

/** Products on one page of the list of margins. */
export const MARGINS_PAGE = 50;

/** What the list of margins is asked for; margins in basis points, hundredths of a per cent. */
export interface MarginsQuery {
  /** Of which sale prices. */
  readonly currency: Currency;
  /** Products whose margin is less; null for all. */
  readonly belowBp: number | null;
  /** Whether the products without a purchase price are asked for instead. */
  readonly isWithout: boolean;
  /** The row after which the page begins; null for the first page. */
  readonly after: string | null;
}

/** A per cent as people type it: `20`, `12,5`, `-5`. */
const PERCENT = /^[-−]?\d{1,3}(?:[.,]\d{1,2})?$/;
const AFTER = /^(-?\d{1,15})_([1-9]\d{0,8})$/;

/** The basis points of a typed per cent; null for nothing and for what is none. */
export function typedBasisPoints(typed: string): number | null {
  const text = typed.replaceAll(/[\s%]/g, '');
  return PERCENT.test(text) ? Math.round(Number(text.replace('−', '-').replace(',', '.')) * 100) : null;
}

/** The margin and the product that an `after` names; null for what names none. */
export function marginRow(after: string | null): { marginBp: number; productId: number } | null {
  const [, marginBp, productId] = AFTER.exec(after ?? '') ?? [];
  return marginBp === undefined ? null : { marginBp: Number(marginBp), productId: Number(productId) };
}

/** Reads the list's address: what it does not know does not matter. `currency` is that of who asks, where the address names none. */
export function readMarginsQuery(query: URLSearchParams, currency: Currency): MarginsQuery {
  const asked = query.get('currency');
  const after = query.get('after');
  return {
    currency: isCurrency(asked) ? asked : currency,
    belowBp: typedBasisPoints(query.get('below') ?? ''),
    isWithout: query.get('show') === 'without',
    after: marginRow(after) === null ? null : after,
  };
}

/** The same as an address's query, beginning after another row. */
export function marginsAddress(
  { currency, belowBp, isWithout }: Omit<MarginsQuery, 'after'>,
  after: string | null = null,
): string {
  const query = new URLSearchParams({
    currency,
    ...(belowBp !== null && { below: String(belowBp / 100) }),
    ...(isWithout && { show: 'without' }),
    ...(after !== null && { after }),
  });
  return `?${String(query)}`;
}
