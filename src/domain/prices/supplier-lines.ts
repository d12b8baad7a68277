import { fromMajor } from '../money/major-units.ts';
import { isCurrency, type Money } from '../money/money.ts';
import { columnName, isErrorCell } from '../spreadsheets/cell-text.ts';
import { inShopCurrency, type ForeignRates, type ListCurrency, type ListedPrice } from './foreign-price.ts';
import type { Places, SupplierMapping, Table } from './supplier-list.ts';

/** Characters of a supplier's article number at most. */
export const SUPPLIER_ARTICLE_MAX = 100;

/** Why a line is left out; its text is `backoffice.suppliers.problem.{reason}`. */
export type LineProblemReason =
  | 'error-cell'
  | 'no-article'
  | 'article-too-long'
  | 'article-twice'
  | 'no-price'
  | 'not-an-amount'
  | 'ambiguous-amount'
  | 'not-positive'
  | 'too-large'
  | 'unknown-currency'
  | 'no-rate';

/** What is wrong with a line. `line` counts from 1 in the file, `column` is its letter, `detail` what the cell says. */
export interface LineProblem<Reason = LineProblemReason> {
  readonly line: number;
  readonly column: string;
  readonly reason: Reason;
  readonly detail: string;
}

/** A line of a list: `price` is one piece without tax, or why it cannot be taken. */
export interface SupplierLine {
  readonly line: number;
  readonly article: string;
  readonly price: Money | LineProblem;
  /** What the list says, where its currency is none of the shop’s. */
  readonly listed?: ListedPrice;
}

/** Whether a line has no price that can be taken. */
export const isProblem = (price: SupplierLine['price']): price is LineProblem => 'reason' in price;

/** By what article numbers are compared; products have theirs in capitals. */
export const articleKey = (article: string): string => article.toUpperCase();

/** Whether two prices are the same amount of the same currency. */
export const isSamePrice = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency === other.currency;

/** How lists name a currency; a map, for a cell may say anything. */
const CURRENCY_NAMES: ReadonlyMap<string, ListCurrency> = new Map([
  ['uah', 'UAH'],
  ['грн', 'UAH'],
  ['грн.', 'UAH'],
  ['₴', 'UAH'],
  ['pln', 'PLN'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['usd', 'USD'],
  ['$', 'USD'],
  ['us$', 'USD'],
  ['дол', 'USD'],
  ['дол.', 'USD'],
  ['eur', 'EUR'],
  ['€', 'EUR'],
  ['євро', 'EUR'],
  ['euro', 'EUR'],
]);

type Mark = '.' | ',';

/** A cell of a price in its parts: digits with their marks, and what stands before and behind them. */
const PARTS = /^(?<before>[^\d.,]*?)(?<minus>[-−]?)(?<digits>\d(?:[\d.,]*\d)?)(?<behind>[^\d,]*)$/;
/** One mark before three digits: thousands in one country, decimals in another. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** Digits of hryvnias or złotys at most, as in the form of a purchase price. */
const WHOLE_MAX = 9;
/** Signs that spreadsheets run as formulas stand behind an apostrophe in lists that programs export. */
const LED = /^'(?=[=+\-@])/;

/** A blank or an apostrophe before the next three digits, `1 234`; between any others it is a slip, `12 50`. */
const GROUPING = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
const OUTSIDE = /(?<!\d)\s+|\s+(?!\d)/g;

const partsOf = (cell: string) =>
  PARTS.exec(cell.replace(LED, '').replaceAll(GROUPING, '').replaceAll(OUTSIDE, ''))?.groups;

/** Which mark divides whole units from decimals; null where it cannot be seen from these digits alone. */
function decimalMark(digits: string): Mark | null {
  const marks = digits.replaceAll(/\d/g, '');
  const [first] = marks;
  if ((first !== '.' && first !== ',') || AMBIGUOUS.test(digits)) return null;
  const last = marks.at(-1) === '.' ? '.' : ',';
  if (marks.length === 1 || last !== first) return last;
  return first === '.' ? ',' : '.';
}

/** Decimals of a number of a spreadsheet (`priceText`): what it is says nothing of how texts beside it are written. */
const EXACT = /\.\d{4,}$/;

/** The mark of all the prices that show theirs; null where none does, and where they differ. */
function markOfColumn(cells: readonly string[]): Mark | null {
  const digits = cells.map((cell) => partsOf(cell)?.['digits'] ?? '');
  const marks = new Set(digits.filter((each) => !EXACT.test(each)).map(decimalMark));
  marks.delete(null);
  const [only = null] = marks;
  return marks.size === 1 ? only : null;
}

/** A price as lists have it: `1 234,50`, `1,234.50 грн`, `1234.5678`; rounded to minor units. `shared` is the mark of the column. */
function readPrice(
  cell: string,
  named: ListCurrency | null,
  { shared, usual }: { readonly shared: Mark | null; readonly usual: ListCurrency },
): ListedPrice | LineProblemReason {
  if (cell === '') return 'no-price';
  if (isErrorCell(cell)) return 'error-cell';
  const { before = '', minus = '', digits = '', behind = '' } = partsOf(cell) ?? {};
  if (digits === '') return 'not-an-amount';
  const sign = `${before}${behind}`.toLowerCase();
  const said = sign === '' ? null : CURRENCY_NAMES.get(sign);
  if (said === undefined || (said !== null && named !== null && said !== named)) return 'unknown-currency';
  const mark = decimalMark(digits) ?? shared;
  if (mark === null && AMBIGUOUS.test(digits)) return 'ambiguous-amount';
  const [whole = '', decimals = '', ...rest] = digits.split(mark ?? '.');
  const isGrouped = mark === ',' ? /^\d{1,3}(?:\.\d{3})*$/ : /^\d{1,3}(?:,\d{3})*$/;
  if (rest.length > 0 || !/^\d{0,20}$/.test(decimals) || !(/^\d+$/.test(whole) || isGrouped.test(whole)))
    return 'not-an-amount';
  const units = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (minus !== '') return 'not-positive';
  if (units.length > WHOLE_MAX) return 'too-large';
  // Each of these currencies has hundredths.
  const { minor } = fromMajor(Number(`${units}.${decimals}`), 'UAH');
  return minor > 0 ? { minor, currency: said ?? named ?? usual } : 'not-positive';
}

/** A listed price as the shop keeps it. */
function converted(listed: ListedPrice, rates: ForeignRates): Money | LineProblemReason {
  const price = inShopCurrency(listed, rates);
  if (price === null) return 'no-rate';
  if (price.minor === 0) return 'not-positive';
  return price.minor < 100 * 10 ** WHOLE_MAX ? price : 'too-large';
}

/**
 * Reads the lines of a list from where its data start; those without article number and price are no lines. An article number that stands twice with one
 * price is one line, with different prices a problem of each. Prices in foreign currencies are converted by `rates`.
 */
export function readSupplierLines(
  table: Table,
  { currency: usual }: Pick<SupplierMapping, 'currency'>,
  { places, rates }: { readonly places: Places; readonly rates: ForeignRates },
): readonly SupplierLine[] {
  const { firstLine } = places;
  const rows = table.slice(firstLine - 1);
  const shared = markOfColumn(rows.map((row) => row[places.price] ?? ''));
  const lines = rows.flatMap((row, at): SupplierLine[] => {
    const line = firstLine + at;
    const cell = (place: number | null) => (place === null ? '' : (row[place] ?? ''));
    const [article, price, typed] = [
      cell(places.article).replace(LED, ''),
      cell(places.price),
      cell(places.currency),
    ];
    const problem = (reason: LineProblemReason, place: number): SupplierLine => ({
      line,
      article,
      price: { line, column: columnName(place), reason, detail: cell(place) },
    });
    const named = typed === '' ? null : CURRENCY_NAMES.get(typed.toLowerCase());
    const read = readPrice(price, named ?? null, { shared, usual });
    if (article === '') return typeof read === 'string' ? [] : [problem('no-article', places.article)];
    if (isErrorCell(article)) return [problem('error-cell', places.article)];
    if (article.length > SUPPLIER_ARTICLE_MAX) return [problem('article-too-long', places.article)];
    if (named === undefined && read !== 'no-price')
      return [problem('unknown-currency', places.currency ?? places.price)];
    if (typeof read === 'string') return [problem(read, places.price)];
    const paid = converted(read, rates);
    const foreign = isCurrency(read.currency) ? {} : { listed: read };
    return [
      {
        ...(typeof paid === 'string' ? problem(paid, places.price) : { line, article, price: paid }),
        ...foreign,
      },
    ];
  });
  return withoutTwice(lines, columnName(places.article));
}

function withoutTwice(lines: readonly SupplierLine[], column: string): readonly SupplierLine[] {
  const groups = Map.groupBy(
    lines.filter(({ price }) => !isProblem(price)),
    ({ article }) => articleKey(article),
  );
  return lines.flatMap((each): SupplierLine[] => {
    const { line, article, price } = each;
    if (isProblem(price)) return [each];
    const group = groups.get(articleKey(article)) ?? [each];
    if (group.every((other) => !isProblem(other.price) && isSamePrice(other.price, price)))
      return each === group[0] ? [each] : [];
    return [{ line, article, price: { line, column, reason: 'article-twice', detail: article } }];
  });
}
