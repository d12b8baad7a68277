import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type {
  CommunicationPreferences,
  ConsentTopic,
} from '../../domain/account/communication-preferences.ts';
import type { Role } from '../../domain/account/role.ts';
import type { CustomerMatter } from '../../domain/backoffice/customer.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { preferencesOf } from '../account/communication/communication-preferences.ts';
import { consents, type ConsentAct } from '../account/communication/tables.ts';
import { STAND_IN_DOMAIN } from '../account/stand-in.ts';
import { accountDeletions } from '../account/deletion/tables.ts';
import { passkeys } from '../account/passkeys/tables.ts';
import { authenticators } from '../account/second-factor/tables.ts';
import { shownName } from '../account/shown-name.ts';
import { accounts, addresses, signIns, users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { mattersOf } from './matters-of-customer.ts';
import { customerNotes } from './tables.ts';

/** Notes that the page of a customer shows: the newest. */
const NOTES_SHOWN = 50;

export interface CustomerNote {
  readonly id: number;
  readonly text: string;
  readonly at: string;
  /** Null for who worked here once. */
  readonly staffName: string | null;
}

/** Everything that staff see of a person who has an account; orders have a list of their own. */
export interface StaffCustomer {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly phone: string | null;
  readonly locale: Locale;
  readonly role: Role;
  readonly createdAt: Date;
  /** `credential` for a password, else a provider's name. */
  readonly waysToSignIn: readonly string[];
  readonly passkeys: number;
  readonly hasSecondFactor: boolean;
  readonly lastSignIn: { readonly at: string; readonly method: string } | null;
  /** Until when a deletion that was asked for can be taken back; null where none was. */
  readonly deletionDue: string | null;
  readonly addresses: readonly {
    readonly id: string;
    readonly fullName: string;
    readonly lines: readonly string[];
    readonly phone: string | null;
    readonly isDefault: boolean;
  }[];
  readonly preferences: CommunicationPreferences;
  /** How each consent to advertising stands that was ever asked for. */
  readonly consents: readonly {
    readonly topic: ConsentTopic;
    readonly act: ConsentAct;
    readonly at: string;
  }[];
  readonly matters: readonly CustomerMatter[];
  readonly notes: readonly CustomerNote[];
}

const notesOf = (database: Database, userId: string): Promise<CustomerNote[]> =>
  database
    .select({
      id: customerNotes.id,
      text: customerNotes.text,
      at: customerNotes.at,
      staffName: shownName,
    })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, customerNotes.staffId))
    .where(eq(customerNotes.userId, userId))
    .orderBy(desc(customerNotes.id))
    .limit(NOTES_SHOWN);

/** A person who has an account, with all that the shop and they have to do with each other; null for nobody. `locale` names products. */
export const findCustomer =
  (database: Database) =>
  async (id: string, locale: Locale): Promise<StaffCustomer | null> => {
    const [account] = await database
      .select({
        id: users.id,
        name: users.name,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        isConfirmed: users.emailVerified,
        phone: users.phone,
        locale: users.locale,
        role: users.role,
        createdAt: users.createdAt,
        waysToSignIn: sql<string[]>`array(select ${accounts.providerId} from ${accounts}
          where ${accounts.userId} = ${users.id} order by ${accounts.createdAt})`,
        passkeys: sql<number>`(select count(*)::int from ${passkeys} where ${passkeys.userId} = ${users.id})`,
        hasSecondFactor: sql<boolean>`exists (select from ${authenticators}
          where ${authenticators.userId} = ${users.id} and ${authenticators.enabledAt} is not null)`,
        deletionDue: accountDeletions.dueAt,
      })
      .from(users)
      .leftJoin(
        accountDeletions,
        and(eq(accountDeletions.userId, users.id), isNull(accountDeletions.erasedAt)),
      )
      .where(eq(users.id, id));
    if (!account || account.email.endsWith(`@${STAND_IN_DOMAIN}`)) return null;
    const owner = { id, email: account.isConfirmed ? account.email : null };
    const [lastSignIn = null] = await database
      .select({ at: signIns.at, method: signIns.method })
      .from(signIns)
      .where(and(eq(signIns.userId, id), eq(signIns.outcome, 'signed-in')))
      .orderBy(desc(signIns.id))
      .limit(1);
    const saved = await database
      .select()
      .from(addresses)
      .where(eq(addresses.userId, id))
      .orderBy(desc(addresses.isDefault), addresses.createdAt);
    const latest = database
      .select({ id: sql<number>`max(${consents.id})` })
      .from(consents)
      .where(eq(consents.userId, id))
      .groupBy(consents.topic);
    return {
      ...account,
      lastSignIn,
      addresses: saved.map(
        ({ id: key, fullName, street, apartment, postalCode, city, country, phone, isDefault }) => ({
          id: key,
          fullName,
          lines: [[street, apartment].filter(Boolean).join(', '), `${postalCode} ${city}, ${country}`],
          phone,
          isDefault,
        }),
      ),
      preferences: (await preferencesOf(database, [id]))(id),
      consents: await database
        .select({ topic: consents.topic, act: consents.act, at: consents.at })
        .from(consents)
        .where(inArray(consents.id, latest))
        .orderBy(consents.topic),
      matters: await mattersOf(database, owner, locale),
      notes: await notesOf(database, id),
    };
  };
