import { and, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AuditAction, AuditSubject } from '../../domain/audit/audit-entry.ts';
import { shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { auditEntries } from './tables.ts';

/** Whose change is asked for: the newest that fits all that is said. */
interface AuthorQuery {
  readonly subject: AuditSubject;
  /** Of one thing, or of any of several; absent for any of the subject. */
  readonly subjectId?: string | readonly string[];
  /** Of any of these fields; absent for whatever was changed. */
  readonly fields?: readonly string[];
  /** Of any of these things, of each in one of its own fields; instead of `subjectId` and `fields`. */
  readonly things?: readonly { readonly subjectId: string; readonly fields: readonly string[] }[];
  /** One that says all of any of these, field by field, since it was done. */
  readonly said?: readonly Readonly<Record<string, string>>[];
  /** After this moment, ISO 8601; absent for any time. A recent one for what customers and the shop itself change too, which the log does not have. */
  readonly since?: string;
  readonly action?: AuditAction;
  /** A part of what one of the fields says since; absent for whatever it says. */
  readonly says?: string;
  /** Who asks: their own change is named as such. */
  readonly staffId: string;
}

/** A colleague's name, their address if they have none, or the name of a partner's key; and when they changed it (ISO 8601). */
interface ConflictAuthor {
  readonly name: string;
  readonly at: string;
  /** Whether it is whoever asks, who changed it in another window. */
  readonly isSelf: boolean;
}

/** Changes of any of some fields. */
const changesAny = (fields: readonly string[]): SQL => {
  const listed = sql.join(
    fields.map((field) => sql`${field}::text`),
    sql`, `,
  );
  return sql`jsonb_exists_any(${auditEntries.changes}, array[${listed}])`;
};

/** Changes after which each field says what is asked for. */
const saysAll = (said: Readonly<Record<string, string>>): SQL =>
  sql`${auditEntries.changes} @> ${JSON.stringify(
    Object.fromEntries(Object.entries(said).map(([field, text]) => [field, [text]])),
  )}::jsonb`;

/**
 * Who changed something last, and when. Null where the log does not know, and where the newest change of a query with `since` is that of
 * whoever asks: what stands in their way is then one that the log does not have. One statement.
 */
export const findAuthor =
  (database: Database) =>
  async ({
    subject,
    subjectId,
    fields,
    things,
    said,
    since,
    action,
    says,
    staffId,
  }: AuthorQuery): Promise<ConflictAuthor | null> => {
    const changed = things?.filter((thing) => thing.fields.length > 0);
    if (fields?.length === 0 || changed?.length === 0) return null;
    const [last] = await database
      .select({
        staffId: auditEntries.staffId,
        name: sql<string | null>`coalesce(${auditEntries.program}, ${shownName})`,
        at: auditEntries.at,
      })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.staffId))
      .where(
        and(
          eq(auditEntries.subject, subject),
          subjectId === undefined ? undefined : inArray(auditEntries.subjectId, [subjectId].flat()),
          fields && changesAny(fields),
          changed &&
            or(
              ...changed.map((thing) =>
                and(eq(auditEntries.subjectId, thing.subjectId), changesAny(thing.fields)),
              ),
            ),
          said && or(...said.map(saysAll)),
          since === undefined ? undefined : gt(auditEntries.at, since),
          action && eq(auditEntries.action, action),
          says === undefined
            ? undefined
            : sql`exists (select from jsonb_each(${auditEntries.changes}) as change where position(${says} in change.value ->> 1) > 0)`,
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(1);
    if (last === undefined || last.name === null) return null;
    const isSelf = last.staffId === staffId;
    return isSelf && since !== undefined ? null : { name: last.name, at: last.at, isSelf };
  };
