import { createHash } from 'node:crypto';
import { Parser } from 'mt940js';
import { isRealDay } from '../../../domain/calendar/days.ts';
import { AMOUNT_MINOR_MAX, fromMajor } from '../../../domain/money/major-units.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';
import {
  LINE_TEXT_MAX,
  STATEMENT_LINES_MAX,
  type IncomingLine,
} from '../../../domain/payments/bank-statements/incoming-line.ts';
import {
  readStatementTable,
  type StatementTable,
  type TableLine,
} from '../../../domain/payments/bank-statements/statement-table.ts';
import { REFERENCE_MAX } from '../../../domain/payments/statement-forms.ts';
import { decodeText, readCsv } from '../../read-csv.ts';

/** Rows of a file that are looked at: lines of money that went stand between those that came. */
const ROWS_MAX = 5000;

/** The tags with which a SWIFT statement begins, perhaps behind its envelope. */
const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:6[01]F?:/m.test(text);

/** What a statement says that is read. */
export interface BankStatement extends Omit<StatementTable, 'incoming'> {
  readonly incoming: readonly IncomingLine[];
}

export type StatementRead =
  | { readonly ok: true; readonly statement: BankStatement }
  /** `other-currency`: it is of an account in a currency that the shop does not take, or of several. */
  | { readonly ok: false; readonly reason: 'no-statement' | 'too-many-lines' | 'other-currency' };

const clipped = (text: string): string => text.slice(0, LINE_TEXT_MAX).toWellFormed();

/** Names every line so that the same one has the same name in each export that it stands in, and two that say the same are two. */
function named(lines: readonly TableLine[]): readonly IncomingLine[] {
  const times = new Map<string, number>();
  return lines.map(({ document, identity, payer, purpose, ...line }) => {
    const time = (times.get(identity) ?? 0) + 1;
    times.set(identity, time);
    const hash = createHash('sha256').update(`${identity}|${time}`).digest('hex').slice(0, 10);
    const reference = [document, hash].filter((part) => part !== '').join('/');
    const texts = { payer: clipped(payer), purpose: clipped(purpose) };
    return { ...line, ...texts, reference: reference.slice(-REFERENCE_MAX).toWellFormed() };
  });
}

/** Subfields of what a Polish bank says of a line, `~20Tytuł`, which may begin in the middle of a word. */
const SUBFIELD = /[~?<^](\d{2})([^~?<^]*)/g;

/** Characters that a subfield holds; a longer text goes on in the next one in the middle of a word. */
const SUBFIELD_LENGTH = 27;

/** The subfields of a name put together: one that is not full has ended, and the next one is a line of its own, as banks write an address. */
const joinName = (parts: readonly string[]): string =>
  parts.reduce((text, part, place) => {
    const isFull = (parts[place - 1]?.length ?? SUBFIELD_LENGTH) >= SUBFIELD_LENGTH;
    return text + (isFull || part.startsWith(' ') ? '' : ' ') + part;
  }, '');

/** What field 86 of a line says: the words of its sender in the subfields 20 to 29, who that is in 32 and 33; or words alone. */
function wordsOf(details: string): Pick<TableLine, 'payer' | 'purpose'> {
  const text = details.replaceAll(/\r?\n/g, '');
  const parts = [...text.matchAll(SUBFIELD)].map(([, code, words]) => ({
    code: Number(code),
    words: words ?? '',
  }));
  const between = (from: number, to: number) =>
    parts.filter(({ code }) => from <= code && code <= to).map(({ words }) => words);
  const said = { payer: joinName(between(32, 33)).trim(), purpose: between(20, 29).join('').trim() };
  // A sign and two digits stand in words too: without a subfield of a sender or of words there are none.
  return said.payer === '' && said.purpose === '' ? { payer: '', purpose: text.trim() } : said;
}

/** The days of lines and balances, `YYMMDD`. */
const SWIFT_DAY = /^:6(?:0[FM]:[CD]|1:)(\d{2})(\d{2})(\d{2})/gm;
const hasRealDays = (text: string): boolean =>
  [...text.matchAll(SWIFT_DAY)].every(([, year, month, day]) => isRealDay(`20${year}-${month}-${day}`));

/** The currency of the account, which its opening balance says. */
const SWIFT_CURRENCY = /^:60[FM]:[CD]\d{6}([A-Z]{3})/m;

function readMt940(text: string): StatementTable | 'other-currency' | null {
  try {
    const currency = CURRENCIES.find((each) => each === SWIFT_CURRENCY.exec(text)?.[1]);
    const statements = new Parser().parse(text);
    if (currency === undefined || statements.some((statement) => statement.currency !== currency))
      return 'other-currency';
    const lines = statements.flatMap(({ transactions }) =>
      transactions.map((line): TableLine => ({
        day: line.date.toISOString().slice(0, 'YYYY-MM-DD'.length),
        amountMinor: line.isReversal ? 0 : fromMajor(line.amount, currency).minor,
        currency,
        ...wordsOf(line.details),
        document: line.bankReference ?? '',
        identity: JSON.stringify([line.date, line.amount, line.reference, line.bankReference, line.details]),
      })),
    );
    if (lines.some(({ amountMinor }) => amountMinor > AMOUNT_MINOR_MAX)) return null;
    const incoming = lines.filter(({ amountMinor }) => amountMinor > 0);
    return { incoming, others: lines.length - incoming.length, unread: [] };
  } catch {
    return null;
  }
}

/**
 * Reads a statement that staff exported from a bank: MT940, or a CSV file whose header names a day, an amount and a purpose. `currency` is that
 * of the account where the file does not say it, as MT940 does.
 */
export function readStatement(bytes: Uint8Array, currency: Currency): StatementRead {
  const said = SWIFT_CURRENCY.exec(new TextDecoder('latin1').decode(bytes))?.[1];
  const language = (said ?? currency) === 'PLN' ? 'pl' : 'uk';
  const text = decodeText(bytes, language);
  if (text === null || text.includes('\0')) return { ok: false, reason: 'no-statement' };
  const swift = isMt940(text) && hasRealDays(text) ? readMt940(text) : null;
  if (swift === 'other-currency') return { ok: false, reason: swift };
  const rows = swift ? null : readCsv(text, { rowsMax: ROWS_MAX, hasLooseQuotes: true });
  const table = swift ?? (rows && readStatementTable(rows, currency));
  if (table === null) return { ok: false, reason: 'no-statement' };
  if (table.incoming.length > STATEMENT_LINES_MAX || rows?.length === ROWS_MAX) {
    return { ok: false, reason: 'too-many-lines' };
  }
  return { ok: true, statement: { ...table, incoming: named(table.incoming) } };
}
