import { desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { Seal } from './send-emails.ts';
import { emails } from './tables.ts';

/** The newest e-mails of the outbox, for the preview outside production. */
export const listEmails = (database: Database) => () =>
  database
    .select({
      id: emails.id,
      recipient: emails.recipient,
      subject: emails.subject,
      locale: emails.locale,
      createdAt: emails.createdAt,
    })
    .from(emails)
    .orderBy(desc(emails.id))
    .limit(100);

/** One e-mail whole, as it leaves; null when there is none. */
export const findEmail =
  (database: Database, { seal }: { readonly seal: Seal }) =>
  async (id: number) => {
    const [email] = await database.select().from(emails).where(eq(emails.id, id));
    return email ? seal(email) : null;
  };

/** A queue that is longer is broken all the same. */
const COUNT_AT_MOST = 10_000;

const row = v.object({ count: v.number(), oldestSeconds: v.nullable(v.number()) });

/**
 * How many e-mails no mail server took yet, counted up to 10,000, and the age of the oldest in seconds; null without
 * any. Reads the index of unsent e-mails only.
 */
export const unsentEmails = (database: Database) => async () => {
  const unsent = sql`select ${emails.createdAt} from ${emails} where ${emails.sentAt} is null and ${emails.givenUpAt} is null`;
  const { rows } = await database.execute(sql`
    select
      (select count(*)::int from (${unsent} limit ${COUNT_AT_MOST}) as counted) as "count",
      extract(epoch from now() - (${unsent} order by ${emails.id} limit 1))::float8 as "oldestSeconds"`);
  return v.parse(row, rows[0]);
};
