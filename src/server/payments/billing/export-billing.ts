import { Readable } from 'node:stream';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { marketOf } from '../../../domain/locale/market.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import {
  ARCHIVE_DOCUMENTS,
  billingMethodKey,
  type BillingEntry,
  type BillingQuery,
} from '../../../domain/payments/billing.ts';
import { CSV_START, csvLine, csvNumber } from '../../../domain/payments/csv.ts';
import type { Database } from '../../database/database.ts';
import { drawSalesDocument } from '../../invoices/draw-sales-document.ts';
import { salesDocuments } from '../../invoices/tables.ts';
import { messagesOf } from '../../messages/messages.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { packArchive } from '../../pack-archive.ts';
import { billingPages } from './list-billing.ts';
import { billingEntries } from './tables.ts';

/** Whose history is exported, and what of it. */
interface Asked extends Pick<BillingQuery, 'year' | 'type'> {
  readonly userId: string;
  readonly locale: Locale;
}

/** A header and a line for each entry; words in the page's language, days as programs read them, amounts as its spreadsheets do. */
function csvOf(locale: Locale) {
  const { translate: t } = messagesOf(locale);
  const columns = [
    'day',
    'order',
    'type',
    'description',
    'method',
    'amount',
    'currency',
    'documents',
  ] as const;
  const line = (entry: BillingEntry): string =>
    csvLine(
      [
        entry.day,
        entry.orderNumber,
        entry.types.map((type) => t(`profile.billing.entry.${type}`)).join('; '),
        entry.moreProducts > 0
          ? `${entry.product} ${t('profile.orders.more', { count: entry.moreProducts })}`
          : entry.product,
        t(billingMethodKey(entry.method)),
        csvNumber(entry.amountMinor / 100, 2, locale),
        entry.currency,
        entry.documents
          .map(({ kind, number }) =>
            [t(`order.document.${kind}`, { market: marketOf(entry.currency) }), number].join(' ').trim(),
          )
          .join('; '),
      ],
      locale,
    );
  return {
    head: csvLine(
      columns.map((column) => t(`profile.billing.column.${column}`)),
      locale,
    ),
    line,
  };
}

/**
 * A customer's billing history as CSV, the newest first: UTF-8 with its mark, separated as the language's spreadsheets expect. Read and written page by page, so that ten
 * thousand orders take no more memory than a few hundred.
 */
export const exportBillingCsv = (database: Database) =>
  async function* ({ userId, locale, ...query }: Asked): AsyncGenerator<string> {
    const { head, line } = csvOf(locale);
    yield CSV_START + head;
    for await (const entries of billingPages(database, userId, query)) yield entries.map(line).join('');
  };

/** The documents of a customer's entries of a year: invoices of what was paid, corrections of what went back. */
const documentsOfYear = (database: Database, userId: string, year: number) =>
  database
    .selectDistinctOn([salesDocuments.series, salesDocuments.sequence], {
      id: salesDocuments.id,
      series: salesDocuments.series,
      sequence: salesDocuments.sequence,
    })
    .from(billingEntries)
    .innerJoin(
      salesDocuments,
      and(
        eq(salesDocuments.orderId, billingEntries.orderId),
        or(
          and(eq(salesDocuments.kind, 'invoice'), sql`${billingEntries.amountMinor} > 0`),
          eq(salesDocuments.refundId, billingEntries.id),
        ),
      ),
    )
    .where(
      and(
        eq(billingEntries.userId, userId),
        sql`${billingEntries.day} >= make_date(${year}, 1, 1) and ${billingEntries.day} < make_date(${year + 1}, 1, 1)`,
      ),
    )
    .orderBy(asc(salesDocuments.series), asc(salesDocuments.sequence));

/** Into how many archives the documents of a customer's year are divided; 0 for none. */
export const countBillingArchives =
  (database: Database) =>
  async (userId: string, year: number): Promise<number> => {
    const documents = documentsOfYear(database, userId, year).as('documents');
    const [found] = await database.select({ count: sql<number>`count(*)::int` }).from(documents);
    return Math.ceil((found?.count ?? 0) / ARCHIVE_DOCUMENTS);
  };

/** So many archives wait for the one whose documents are being drawn. */
const WAITING_MAX = 16;

/**
 * The documents of a customer's year as one ZIP, from the `part`th hundred on, 1 being the first; null where there are none. Each is drawn when
 * what was sent before it has been read, one at a time in the process, so that neither memory nor the processor is filled; an archive that is
 * not read is not drawn.
 */
export function exportBillingDocuments(database: Database) {
  const inTurn = oneAtATime({ waitingMax: WAITING_MAX });
  return async ({
    userId,
    year,
    part,
  }: {
    readonly userId: string;
    readonly year: number;
    readonly part: number;
  }): Promise<Readable | null> => {
    const wanted = documentsOfYear(database, userId, year)
      .limit(ARCHIVE_DOCUMENTS)
      .offset((part - 1) * ARCHIVE_DOCUMENTS)
      .as('wanted');
    const rows = await database
      .select({ number: salesDocuments.number, content: salesDocuments.content })
      .from(salesDocuments)
      .innerJoin(wanted, eq(wanted.id, salesDocuments.id))
      .orderBy(asc(wanted.series), asc(wanted.sequence));
    if (rows.length === 0) return null;
    return packArchive(
      rows.map(({ number, content }) => ({
        name: `${number}.pdf`,
        isCompressed: true,
        open: async () => {
          const turn = await inTurn(() => drawSalesDocument(content));
          if (!turn.ok) throw new Error('Too many archives wait to be drawn');
          return Readable.from([turn.value]);
        },
      })),
    );
  };
}
