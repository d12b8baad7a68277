import { and, desc, eq, sql } from 'drizzle-orm';
import type { AuditSubject } from '../../domain/audit/audit-entry.ts';
import { shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { isAbout } from './audit-conditions.ts';
import { auditEntries } from './tables.ts';

/** Whose change is asked for: the newest of any of these fields of a subject. */
interface AuthorQuery {
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly fields: readonly string[];
  /** Who asks: their own change is nobody else's. */
  readonly staffId: string;
}

/**
 * Who else changed some fields last: the name of a colleague, their address if they have none, or the name of a partner's key. Null where the log
 * does not know, and where it was whoever asks. One statement.
 */
export const findAuthor =
  (database: Database) =>
  async ({ subject, subjectId, fields, staffId }: AuthorQuery): Promise<string | null> => {
    if (fields.length === 0) return null;
    const listed = sql.join(
      fields.map((field) => sql`${field}::text`),
      sql`, `,
    );
    const [last] = await database
      .select({
        staffId: auditEntries.staffId,
        name: sql<string | null>`coalesce(${auditEntries.program}, ${shownName})`,
      })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.staffId))
      .where(
        and(isAbout(subject, subjectId), sql`jsonb_exists_any(${auditEntries.changes}, array[${listed}])`),
      )
      .orderBy(desc(auditEntries.id))
      .limit(1);
    return last === undefined || last.staffId === staffId ? null : last.name;
  };
