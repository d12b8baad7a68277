import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { AuditEntry, AuditSubject } from '../../domain/audit/audit-entry.ts';
import type { AuditFilter } from '../../domain/audit/audit-query.ts';
import { strikeContacts } from '../../domain/audit/strike-contacts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { nameShown, shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import type { EntryKind } from '../../domain/catalogue/merchandising/home-entry.ts';
import { ads, carouselSlides, promotions } from '../catalogue/merchandising/tables.ts';
import { productPictures } from '../catalogue/pictures/tables.ts';
import { rentalOptions } from '../catalogue/rental-options/tables.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import { suppliers } from '../catalogue/supplier-lists/tables.ts';
import type { Database } from '../database/database.ts';
import { apiKeys, webhooks } from '../partners/tables.ts';
import { quotes } from '../quotes/tables.ts';
import { machines } from '../rental/tables.ts';
import { productQuestions, productReviews } from '../reviews/tables.ts';
import { answerTemplates, supportTickets } from '../support/tickets/tables.ts';
import { isAbout, isAsked } from './audit-conditions.ts';
import { auditEntries } from './tables.ts';

/** A change that is being made; `staffId` is null for one that a program makes, which `program` names, and for one of the shop itself. */
export type NewAuditEntry = typeof auditEntries.$inferInsert & { readonly staffId: string | null };

/** Writes changes into the log, in the transaction that makes them; addresses and telephone numbers are struck from their reasons. */
export async function recordChanges(transaction: Database, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insert(auditEntries)
    .values(entries.map((entry) => ({ ...entry, ...(entry.why && { why: strikeContacts(entry.why) }) })));
}

/** The title of an entry of the home page, by a table that may have it. */
const titleOfEntry = (
  kind: EntryKind,
  table: typeof ads | typeof carouselSlides | typeof promotions,
  locale: Locale,
) =>
  sql`(select coalesce(nullif(titled.title ->> ${locale}, ''), titled.title ->> 'uk') from ${table} as titled where ${`${kind}-`}::text || titled.id = ${auditEntries.subjectId})`;

/** The article number of the goods that a review or a question is about, by the name `said`. */
const articleOf = sql`(select goods.article_number from ${products} as goods where goods.id = said.product_id)`;

/** The article number and the name of a product. */
const productName = (locale: Locale) =>
  sql`(select concat_ws(' ', goods.article_number, (select said.name from ${productTexts} as said
    where said.product_id = goods.id and said.locale in (${locale}, 'uk') and said.name <> ''
    order by (said.locale = ${locale}) desc limit 1)) from ${products} as goods where goods.id = case when ${auditEntries.subjectId} ~ '^[0-9]{1,9}$' then ${auditEntries.subjectId}::integer end)`;

const entryIn = (locale: Locale) => ({
  id: auditEntries.id,
  at: auditEntries.at,
  subject: auditEntries.subject,
  subjectId: auditEntries.subjectId,
  action: auditEntries.action,
  changes: auditEntries.changes,
  why: auditEntries.why,
  staffName: sql<string | null>`coalesce(${auditEntries.program}, ${shownName})`,
  subjectName: sql<
    string | null
  >`case when ${auditEntries.subject} in ('code', 'rate', 'shop-data', 'rounding', 'category', 'tag', 'page', 'text', 'export') then ${auditEntries.subjectId} when ${auditEntries.subject} in ('staff', 'customer') then
    (select ${nameShown({ name: sql`changed.name`, email: sql`changed.email` })} from ${users} as changed where changed.id = ${auditEntries.subjectId})
    when ${auditEntries.subject} = 'product' then ${productName(locale)}
    when ${auditEntries.subject} = 'option' then (select named.name ->> ${locale} from ${rentalOptions} as named where named.code = ${auditEntries.subjectId})
    when ${auditEntries.subject} = 'api-key' then (select named.name from ${apiKeys} as named where named.id::text = ${auditEntries.subjectId})
    when ${auditEntries.subject} = 'webhook' then coalesce((select called.url from ${webhooks} as called where called.id::text = ${auditEntries.subjectId}),
      nullif(${auditEntries.changes} -> 'address' ->> 1, ''), ${auditEntries.changes} -> 'address' ->> 0, ${auditEntries.subjectId})
    when ${auditEntries.subject} = 'supplier' then (select supplied.name from ${suppliers} as supplied where supplied.id::text = ${auditEntries.subjectId})
    when ${auditEntries.subject} = 'saved-filter' then ${auditEntries.changes} -> 'view' ->> 1
    when ${auditEntries.subject} = 'order' then nullif(${auditEntries.changes} -> 'order' ->> 1, '')
    when ${auditEntries.subject} = 'machine' then (select rented.inventory_number from ${machines} as rented where rented.id = ${auditEntries.subjectId}::integer)
    when ${auditEntries.subject} = 'quote' then (select quoted.quote_number from ${quotes} as quoted where quoted.id = ${auditEntries.subjectId}::uuid)
    when ${auditEntries.subject} = 'ticket' then (select asked.ticket_number from ${supportTickets} as asked where asked.id = ${auditEntries.subjectId}::uuid)
    when ${auditEntries.subject} = 'review' then (select ${articleOf} from ${productReviews} as said where said.id = ${auditEntries.subjectId}::uuid)
    when ${auditEntries.subject} = 'question' then (select ${articleOf} from ${productQuestions} as said where said.id = ${auditEntries.subjectId}::uuid)
    when ${auditEntries.subject} = 'answer-template' then coalesce((select kept.title from ${answerTemplates} as kept where kept.id = ${auditEntries.subjectId}::uuid),
      ${auditEntries.changes} -> 'title' ->> 0, ${auditEntries.subjectId})
    when ${auditEntries.subject} = 'shop-picture' then coalesce((select kept.file_name from ${productPictures} as kept where kept.name = ${auditEntries.subjectId}),
      nullif(${auditEntries.changes} -> 'picture' ->> 0, ''), ${auditEntries.changes} -> 'picture' ->> 1, ${auditEntries.subjectId})
    when ${auditEntries.subject} = 'home-entry' then coalesce(${titleOfEntry('slide', carouselSlides, locale)}, ${titleOfEntry('promotion', promotions, locale)}, ${titleOfEntry('ad', ads, locale)}, ${auditEntries.subjectId}) end`,
  undoes: auditEntries.undoes,
  isOfProgram: sql<boolean>`${auditEntries.program} is not null`,
});

/** Entries on one page of the log. */
const PAGE_SIZE = 30;

/** Which entries: those that a filter means, of one subject or all, older than the entry `before`; `locale` is that of the names of what they tell of. */
export interface AuditQuery extends Partial<AuditFilter> {
  readonly locale?: Locale;
  readonly subjectId?: string;
  readonly before?: number | null;
  /** Entries of the page. */
  readonly size?: number;
}

/** A page of the log, the newest first; `next` is the entry before which the next page begins, null on the last. */
export const listAudit =
  (database: Database) =>
  async ({
    locale = 'uk',
    subjectId,
    before = null,
    size = PAGE_SIZE,
    ...filter
  }: AuditQuery): Promise<{ entries: readonly AuditEntry[]; next: number | null }> => {
    const rows = await database
      .select(entryIn(locale))
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.staffId))
      .where(
        and(
          isAsked(filter),
          subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
          before === null ? undefined : lt(auditEntries.id, before),
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(size + 1);
    const entries = rows.slice(0, size);
    return { entries, next: rows.length > entries.length ? (entries.at(-1)?.id ?? null) : null };
  };

/** Entries that are read at once for a file. */
const PART_SIZE = 500;

/** The entries that a filter means, the newest first, in parts, to the oldest. */
export const exportAudit = (database: Database) =>
  async function* parts(filter: AuditFilter, locale: Locale): AsyncGenerator<readonly AuditEntry[], void> {
    let before: number | null = null;
    for (;;) {
      const part: Awaited<ReturnType<ReturnType<typeof listAudit>>> = await listAudit(database)({
        ...filter,
        locale,
        before,
        size: PART_SIZE,
      });
      yield part.entries;
      if (part.next === null) return;
      before = part.next;
    }
  };

/** One entry of a subject; null where there is none of it. */
export const findAudit =
  (database: Database) =>
  async (subject: AuditSubject, subjectId: string, id: number): Promise<AuditEntry | null> => {
    const [found] = await database
      .select(entryIn('uk'))
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.staffId))
      .where(and(isAbout(subject, subjectId), eq(auditEntries.id, id)));
    return found ?? null;
  };
