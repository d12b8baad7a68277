import type { ListCurrency } from './foreign-price.ts';
import { guessFirstLine, type Table } from './supplier-list.ts';

/** What the headings of a list say by themselves: places of columns, and the currency of its prices; null of what they do not say, or say twice. */
interface GuessedColumns {
  readonly article: number | null;
  readonly price: number | null;
  readonly currency: number | null;
  readonly pricesIn: ListCurrency | null;
}

/** Words of headings in Ukrainian, Polish and English, by what says more. A model is an article number where nothing else is. */
const ARTICLE = [
  /^(?:артикул|арт\.?|sku|indeks|symbol|part (?:no|number)|article)(?: |$|\.)/,
  /^(?:код|kod|code|nr katalogowy|каталожний номер)(?: |$|\.)/,
  /^(?:модель|model)(?: |$)/,
];
const PRICE = /(?:^| )(?:ціна|вартість|cena|price)(?: |$|,|:|\()/;
/** What the shop pays, or what others pay. */
const OWN_PRICE =
  /закуп|дилер|партнер|опт|без пдв|zakup|dealer|hurt|netto|wholesale|purchase|partner|net(?: |$)/;
const OTHERS_PRICE =
  /роздріб|рекоменд|ррц|(?:^|[ ,(])з пдв|detal|brutto|katalogow|sugerowan|retail|list price|rrp|msrp|gross/;
const CURRENCY = [/^(?:валюта|waluta|currency)$/];
const SIGNS: readonly (readonly [ListCurrency, RegExp])[] = [
  ['UAH', /грн|uah|₴/],
  ['PLN', /zł|pln/],
  ['USD', /usd|\$|дол/],
  ['EUR', /eur|€|євро/],
];

/** The one heading that fits the first pattern that any fits; null for none, and where several do. */
function theOne(headings: readonly string[], patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    const fitting = headings.flatMap((heading, place) => (pattern.test(heading) ? [place] : []));
    if (fitting.length > 0) return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }
  return null;
}

/** The one price that the shop pays: by its heading, or the only one that is not said to be another's. */
function guessPrice(headings: readonly string[]): number | null {
  const prices = headings.map((heading) =>
    PRICE.test(heading) && !OTHERS_PRICE.test(heading) ? heading : '',
  );
  return theOne(prices, [OWN_PRICE, PRICE]);
}

/** Proposes the columns of a supplier's list by its headings, to be looked at by who sent it. */
export function guessColumns(table: Table): GuessedColumns {
  const headings = (table[guessFirstLine(table) - 2] ?? []).map((heading) => heading.toLowerCase());
  const article = theOne(headings, ARTICLE);
  const price = guessPrice(headings);
  const heading = price === null ? '' : (headings[price] ?? '');
  const named = SIGNS.filter(([, sign]) => sign.test(heading));
  return {
    article,
    price,
    currency: theOne(headings, CURRENCY),
    pricesIn: named.length === 1 ? (named[0]?.[0] ?? null) : null,
  };
}
