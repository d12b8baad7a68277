import { and, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { LINK_HOURS, type LinkPurpose } from '../../domain/account/account-link.ts';
import type { Database } from '../database/database.ts';
import { lockCustomer } from './lock-customer.ts';
import { accountLinks } from './link-tables.ts';

/** Tells whether the shop signed the key of a link. */
export interface LinkKeys {
  readonly opens: (id: string, key: string) => boolean;
}

/** A link that can still be used. */
export interface AccountLink {
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly userId: string;
  /** The address that it was sent to. */
  readonly email: string;
}

const COLUMNS = {
  id: accountLinks.id,
  purpose: accountLinks.purpose,
  userId: accountLinks.userId,
  email: accountLinks.email,
};
/** Of a row: it can still be used. */
export const isOpenLink = and(isNull(accountLinks.usedAt), sql`${accountLinks.expiresAt} > now()`);

/** Adds a link for an e-mail; of one purpose an account's newest alone can be used. Answers its id. */
export async function addLink(
  transaction: Database,
  link: Pick<AccountLink, 'purpose' | 'userId' | 'email'>,
): Promise<string> {
  await closeLinks(transaction, link);
  const hours = LINK_HOURS[link.purpose];
  const [added] = await transaction
    .insert(accountLinks)
    .values({ ...link, expiresAt: sql`now() + make_interval(hours => ${hours})` })
    .returning({ id: accountLinks.id });
  if (!added) throw new Error('No link was added');
  return added.id;
}

/** Makes an account's links useless: those of one purpose, or all but some. */
export async function closeLinks(
  transaction: Database,
  {
    userId,
    purpose,
    except = [],
  }: { readonly userId: string; readonly purpose?: LinkPurpose; readonly except?: readonly LinkPurpose[] },
): Promise<void> {
  await transaction
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(accountLinks.userId, userId),
        purpose === undefined ? undefined : eq(accountLinks.purpose, purpose),
        notInArray(accountLinks.purpose, [...except]),
        isOpenLink,
      ),
    );
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the address of a link says: its row and the shop's signature of it. */
export interface GivenLink {
  readonly id: string;
  readonly key: string;
}

/** The link of an address; null for one that the shop did not sign, that is used or over, or is for something else. */
export const findLink =
  (database: Database, keys: LinkKeys) =>
  async (purpose: LinkPurpose, { id, key }: GivenLink): Promise<AccountLink | null> => {
    if (!UUID.test(id) || !keys.opens(id, key)) return null;
    const [found] = await database
      .select(COLUMNS)
      .from(accountLinks)
      .where(and(eq(accountLinks.id, id), eq(accountLinks.purpose, purpose), isOpenLink));
    return found ?? null;
  };

/** Uses a link, in the transaction of what it does; null if another call was faster. Locks its account first. */
export async function takeLink(
  transaction: Database,
  { id, userId }: AccountLink,
): Promise<AccountLink | null> {
  await lockCustomer(transaction, { userId });
  const [taken] = await transaction
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(accountLinks.id, id), isOpenLink))
    .returning(COLUMNS);
  return taken ?? null;
}

/** Drops links a month after their end; run now and then. */
export const forgetOldLinks = (database: Database) => async (): Promise<void> => {
  await database.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now() - interval '30 days'`));
};
