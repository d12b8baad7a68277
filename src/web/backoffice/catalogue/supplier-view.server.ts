import type { Translate } from '../../../content/translator.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { formatRate } from '../../../domain/money/staff-rate.ts';
import { formatAmount } from '../../../domain/money/format-money.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { ForeignCurrency, ForeignRates } from '../../../domain/prices/foreign-price.ts';
import type { ExchangeRate } from '../../../domain/money/exchange.ts';
import { guessColumns } from '../../../domain/prices/guess-columns.ts';
import { columnName } from '../../../domain/spreadsheets/cell-text.ts';
import {
  columnsOf,
  guessFirstLine,
  placesOf,
  type SupplierMapping,
  type Table,
} from '../../../domain/prices/supplier-list.ts';
import type { PlannedPrice, SupplierPlan } from '../../../domain/prices/supplier-plan.ts';

/** Prices without doubts, prices to be confirmed one by one, problems, and unknown articles that the page shows. */
const SHOWN = { others: 200, doubtful: 100, problems: 100, unknown: 30 };
const SAMPLE_LINES = 8;

/** A planned price beside its product. */
export interface PlannedView extends PlannedPrice {
  readonly name: string;
  readonly articleNumber: string;
  /** What the list says in a foreign currency, in words; null for one of the shop’s. */
  readonly listedAs: string | null;
}

/** What the page shows of a plan. */
export interface PlanView {
  readonly digest: string;
  readonly today: string;
  readonly doubtful: { readonly count: number; readonly shown: readonly PlannedView[] };
  readonly others: { readonly count: number; readonly shown: readonly PlannedView[] };
  readonly problems: {
    readonly count: number;
    readonly shown: readonly { readonly line: number; readonly column: string; readonly text: string }[];
  };
  readonly unknown: {
    readonly count: number;
    /** `about` is what else the line says, at its longest; empty for nothing. */
    readonly shown: readonly { readonly line: number; readonly article: string; readonly about: string }[];
  };
  readonly unchanged: number;
  readonly ignored: number;
  /** Foreign currencies of the list with their rates as typed; empty for none yet. */
  readonly foreign: readonly { readonly currency: ForeignCurrency; readonly rate: string }[];
  /** Millionths; null where nothing of the plan was converted by it. */
  readonly rate: number | null;
}

/** The longest cell of a line with a letter in it, besides its article number: in most lists the name of the goods. */
const longestWords = (row: readonly string[], article: string) =>
  row
    .filter((cell) => cell !== article && /\p{L}/u.test(cell))
    .reduce((longest, cell) => (cell.length > longest.length ? cell : longest), '');

/** A plan as its page shows it, the texts of problems in the language of the page. */
export function planView(
  {
    plan,
    digest,
    today,
    foreign,
    names,
  }: {
    readonly plan: SupplierPlan;
    readonly digest: string;
    readonly today: string;
    readonly foreign: readonly ForeignCurrency[];
    readonly names: ReadonlyMap<number, { readonly name: string; readonly articleNumber: string }>;
  },
  {
    cells,
    rates,
    rate,
    locale,
    t,
  }: {
    readonly cells: Table;
    readonly rates: ForeignRates;
    readonly rate: ExchangeRate | null;
    readonly locale: Locale;
    readonly t: Translate;
  },
): PlanView {
  const { planned, problems, unknown, unchanged, ignored } = plan;
  const viewOf = (each: PlannedPrice): PlannedView => ({
    ...each,
    ...(names.get(each.productId) ?? { name: each.article, articleNumber: '' }),
    listedAs: each.listed
      ? t('backoffice.suppliers.rates.listed', {
          amount: formatAmount(money(each.listed.minor, 'UAH'), locale),
          currency: each.listed.currency,
        })
      : null,
  });
  const part = (isDoubtful: boolean, most: number) => {
    const all = planned.filter(({ doubts }) => doubts.length > 0 === isDoubtful);
    return { count: all.length, shown: all.slice(0, most).map(viewOf) };
  };
  const isConverted = planned.some(
    ({ price, before, margin }) =>
      (before !== null && before.price.currency !== price.currency) ||
      (margin !== null && margin.currency !== price.currency),
  );
  return {
    digest,
    today,
    doubtful: part(true, SHOWN.doubtful),
    others: part(false, SHOWN.others),
    problems: {
      count: problems.length,
      shown: problems.slice(0, SHOWN.problems).map(({ line, column, reason, detail }) => ({
        line,
        column,
        text: t(`backoffice.suppliers.problem.${reason}`, { detail }),
      })),
    },
    unknown: {
      count: unknown.length,
      shown: unknown
        .slice(0, SHOWN.unknown)
        .map((each) => ({ ...each, about: longestWords(cells[each.line - 1] ?? [], each.article) })),
    },
    unchanged,
    ignored,
    foreign: foreign.map((currency) => {
      const rateE6 = rates[currency];
      return { currency, rate: rateE6 === undefined ? '' : formatRate(rateE6, locale) };
    }),
    rate: isConverted && rate !== null ? rate.ratePerUnitE6 : null,
  };
}

/** What the page shows to have the columns of a list named. */
export interface ColumnsView {
  readonly columns: readonly { readonly value: string; readonly label: string }[];
  /** The first lines, each with its number. */
  readonly sample: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly values: Readonly<
    Record<'article' | 'price' | 'currencyColumn' | 'currency' | 'firstLine', string>
  >;
}

/** Columns by letter and heading, the first lines, and what the form says at first: what is known of the supplier, as far as it fits, or what the headings say. */
export function columnsView(cells: Table, mapping: SupplierMapping | null, currency: Currency): ColumnsView {
  const places = mapping && placesOf(cells, mapping);
  const guessed = mapping === null ? guessColumns(cells) : null;
  const firstLine = places?.firstLine ?? guessFirstLine(cells);
  const count = columnsOf(cells);
  const headings = cells[firstLine - 2] ?? [];
  const letters = Array.from({ length: count }, (_, place) => columnName(place));
  return {
    columns: letters.map((letter, place) => {
      const heading = headings[place] ?? '';
      return { value: String(place), label: heading === '' ? letter : `${letter}: ${heading}` };
    }),
    sample: cells
      .slice(0, SAMPLE_LINES)
      .map((row, at) => ({ line: at + 1, cells: letters.map((_, place) => row[place] ?? '') })),
    values: {
      article: String(places?.article ?? guessed?.article ?? ''),
      price: String(places?.price ?? guessed?.price ?? ''),
      currencyColumn: String(places?.currency ?? guessed?.currency ?? ''),
      currency: mapping?.currency ?? guessed?.pricesIn ?? currency,
      firstLine: String(firstLine),
    },
  };
}
