import { isRealDay } from '../../calendar/days.ts';
import { parseAmount } from '../../money/major-units.ts';
import type { Currency } from '../../money/money.ts';
import type { IncomingLine } from './incoming-line.ts';

/**
 * What banks call the columns of their statements, as `nameOf` writes them, the better name first: Privat24 for business, other Ukrainian
 * banks with iBank 2 UA, mBank, ING and Santander. A statement is known by its columns and not by its bank.
 */
const COLUMN_NAMES = {
  day: ['дата операції', 'дата проведення', 'дата', 'data księgowania', 'data operacji', 'data', 'date'],
  amount: ['сума', 'kwota', 'amount'],
  credit: ['кредит', 'uznania', 'credit'],
  purpose: ['призначення платежу', 'призначення', 'tytuł', 'tytuł operacji', 'purpose', 'description'],
  payer: [
    'кореспондент',
    'контрагент',
    'назва контрагента',
    'найменування контрагента',
    'nadawca/odbiorca',
    'nazwa nadawcy/odbiorcy',
    'dane kontrahenta',
    'payer',
  ],
  /** Who it was where `payer` is no column; it does not stand in what tells a line from others. */
  payerName: ['назва кореспондента'],
  account: [
    'рахунок кореспондента',
    'рахунок контрагента',
    'numer konta',
    'rachunek nadawcy/odbiorcy',
    'numer rachunku',
  ],
  document: [
    'ідентифікатор операції',
    'референс',
    'номер документу',
    'номер документа',
    'документ',
    'numer referencyjny',
    'nr transakcji',
    'reference',
  ],
  balance: ['залишок', 'saldo po operacji', 'saldo', 'balance'],
  currency: ['валюта', 'waluta', 'currency'],
} as const satisfies Record<string, readonly string[]>;
type Column = keyof typeof COLUMN_NAMES;
type Columns = Readonly<Partial<Record<Column, number>>>;

const nameOf = (cell: string): string => cell.trim().replace(/^#/, '').toLowerCase();

function columnsOf(row: readonly string[]): Columns {
  const names = row.map(nameOf);
  const found = Object.entries(COLUMN_NAMES).flatMap(([column, known]) => {
    const name = known.find((each) => names.includes(each));
    return name === undefined ? [] : [[column, names.indexOf(name)] as const];
  });
  return Object.fromEntries(found);
}

/** Whether a row names the columns without which a line says nothing. */
const isHeader = ({ day, amount, credit, purpose }: Columns): boolean =>
  day !== undefined && purpose !== undefined && (amount !== undefined || credit !== undefined);

/** The day that a bank writes as `31.08.2026`, `31.08.2026 10:00:00` or `2026-08-31`, ISO 8601; null for none. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d{2})[./-](\d{2})[./-](\d{4})(?:\s.*)?$/.exec(text.trim()) ?? [];
  const iso = day === undefined ? text.trim().slice(0, 'YYYY-MM-DD'.length) : `${year}-${month}-${day}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && isRealDay(iso) ? iso : null;
}

const SIGNS: Readonly<Record<string, Currency>> = { грн: 'UAH', zł: 'PLN' };
const AFTER_AMOUNT = /(?:[A-Z]{3}|грн|zł)$/u;

/** The currency that a bank writes behind an amount, `29520,00 PLN`; undefined where there is none. */
const currencyBehind = (text: string): string | undefined => {
  const [said] = AFTER_AMOUNT.exec(text.trim()) ?? [];
  return said === undefined ? undefined : (SIGNS[said] ?? said);
};

/** The minor units that a bank writes as `1 234.50`, `-10,50` or `29520,00 PLN`; null for what is no amount. */
function minorOf(text: string): number | null {
  const signed = text.replaceAll(/[\s’']/gu, '').replace(AFTER_AMOUNT, '');
  const digits = signed.replace(/^[-−–+]/u, '').replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '');
  if (/^0+(?:[.,]0{1,2})?$/.test(digits)) return 0;
  const amount = parseAmount(digits, 'UAH');
  return amount && (/^[-−–]/u.test(signed) ? -amount.minor : amount.minor);
}

/** A line of money that came, with what its `reference` is made of. */
export interface TableLine extends Omit<IncomingLine, 'reference'> {
  /** The bank's number of the line, which may be the payer's own and tells it from no others; empty without one. */
  readonly document: string;
  /** All that the statement says of the line. */
  readonly identity: string;
}

/** A table as a statement. */
export interface StatementTable {
  readonly incoming: readonly TableLine[];
  /** How many lines are of money that went, of nothing, or in another currency than the account's. */
  readonly others: number;
  /** The rows of the file, the first being 1, that have no day or no amount. */
  readonly unread: readonly number[];
}

/** Whether a row has more than a balance: those between tables, of totals and of what a bank says of itself, do not. */
const isRow = (row: readonly string[], columns: Columns): boolean =>
  row.some((cell, place) => place !== columns.balance && cell.trim() !== '') && row.length > 2;

function readRow(row: readonly string[], columns: Columns, width: number, currency: Currency) {
  // Banks that quote nothing let a semicolon of the purpose end its cell, which is the last.
  const isPurposeLast = columns.purpose === width - 1;
  const cell = (column: Column): string => {
    const place = columns[column];
    if (place === undefined) return '';
    const text =
      column === 'purpose' && isPurposeLast
        ? row
            .slice(place)
            .join('; ')
            .replace(/(?:;\s)+$/, '')
        : row[place];
    return (text ?? '').trim().replaceAll(/\s+/gu, ' ');
  };
  const day = dayOf(cell('day'));
  const amountMinor = columns.amount === undefined ? minorOf(cell('credit') || '0') : minorOf(cell('amount'));
  if (day === null || amountMinor === null) return null;
  const named = cell('currency').toUpperCase();
  const said = /^[A-Z]{3}$/.test(named)
    ? named
    : currencyBehind(cell(columns.amount === undefined ? 'credit' : 'amount'));
  const isForeign = said !== undefined && said !== currency;
  const line: TableLine = {
    day,
    amountMinor: isForeign ? 0 : amountMinor,
    currency,
    payer: cell('payer') || cell('payerName'),
    purpose: cell('purpose'),
    document: cell('document'),
    identity: [
      day,
      amountMinor,
      ...(['payer', 'account', 'purpose', 'document', 'balance'] as const).map(cell),
    ].join('|'),
  };
  return line;
}

/**
 * The lines of money that came of a bank's CSV file, `rows` being its cells, whatever stands before its table. `currency` is that of the
 * account. Null where no row names a day, an amount and a purpose.
 */
export function readStatementTable(
  rows: readonly (readonly string[])[],
  currency: Currency,
): StatementTable | null {
  const head = rows.findIndex((row) => isHeader(columnsOf(row)));
  const header = rows[head];
  if (header === undefined) return null;
  const columns = columnsOf(header);
  const width = header.findLastIndex((cell) => cell.trim() !== '') + 1;
  const read = rows.slice(head + 1).map((row, place) => ({
    number: head + place + 2,
    isRow: isRow(row, columns),
    // What stands behind the last line is a sum, unless it has a day.
    hasDay: /\d/.test(row[columns.day ?? -1] ?? ''),
    line: readRow(row, columns, width, currency),
  }));
  const lines = read.flatMap(({ line }) => (line === null ? [] : [line]));
  const incoming = lines.filter(({ amountMinor }) => amountMinor > 0);
  const last = read.findLastIndex(({ line }) => line !== null);
  return {
    incoming,
    others: lines.length - incoming.length,
    unread: read.flatMap(({ line, number, isRow: is, hasDay }, place) =>
      line === null && is && (place <= last || hasDay) ? [number] : [],
    ),
  };
}
