import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ContactForm } from '../../domain/support/contact-form.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { contactEmail } from './contact-email.ts';
import { contactMessages } from './tables.ts';

const digestOf = ({ email, subject, message }: ContactForm) =>
  createHash('sha256')
    .update(JSON.stringify([email, subject, message]))
    .digest('base64url');

/**
 * Keeps a visitor's message and writes the e-mail that brings it to the shop, in one transaction (R27). Sent twice on one
 * day (UTC) it is kept once; both senders are thanked. `recipient` null is the seller of the language.
 */
export const sendMessage =
  (database: Database, { recipient }: { recipient: string | null }) =>
  (form: ContactForm & { readonly locale: Locale }): Promise<void> =>
    database.transaction(async (transaction) => {
      const [kept] = await transaction
        .insert(contactMessages)
        .values({ ...form, digest: sql`${digestOf(form)} || ':' || (now() at time zone 'utc')::date` })
        .onConflictDoNothing({ target: contactMessages.digest })
        .returning({ id: contactMessages.id });
      if (kept) await transaction.insert(emails).values(contactEmail({ ...form, id: kept.id }, recipient));
    });
