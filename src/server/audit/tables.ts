import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditChanges, AuditSubject } from '../../domain/audit/audit-entry.ts';
import { users } from '../account/tables.ts';
import { instant, jsonb } from '../database/columns.ts';

/**
 * What staff changed in the back office: who, when, what it said before and says since, and why. Written in the transaction of the change;
 * the database lets nothing in it be changed but who did it, which is forgotten with the account.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant()
      .notNull()
      .default(sql`now()`),
    staffId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The name of the key of the API by which a partner’s program did it; null for people. */
    program: text(),
    subject: text().$type<AuditSubject>().notNull(),
    subjectId: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    changes: jsonb().$type<AuditChanges>().notNull(),
    why: text().notNull().default(''),
    /** The entry that it takes back; null for any other change. */
    undoes: bigint({ mode: 'number' }),
    /** Of the form that did it, where doing it twice would count twice. */
    formKey: uuid().unique(),
  },
  (table) => [
    index('audit_entries_of_subject').on(table.subject, table.subjectId, table.id),
    index('audit_entries_of_staff').on(table.staffId, table.id),
  ],
);
