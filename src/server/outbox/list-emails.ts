import { desc, eq } from 'drizzle-orm';
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
    const [letter] = await database.select().from(emails).where(eq(emails.id, id));
    return letter ? seal(letter) : null;
  };
