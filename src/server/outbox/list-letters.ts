import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Seal } from './send-letters.ts';
import { letters } from './tables.ts';

/** The newest letters of the outbox, for the preview outside production. */
export const listLetters = (database: Database) => () =>
  database
    .select({
      id: letters.id,
      recipient: letters.recipient,
      subject: letters.subject,
      locale: letters.locale,
      createdAt: letters.createdAt,
    })
    .from(letters)
    .orderBy(desc(letters.id))
    .limit(100);

/** One letter whole, as it leaves; null when there is none. */
export const findLetter =
  (database: Database, { seal }: { readonly seal: Seal }) =>
  async (id: number) => {
    const [letter] = await database.select().from(letters).where(eq(letters.id, id));
    return letter ? seal(letter) : null;
  };
