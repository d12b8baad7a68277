import { randomUUID } from 'node:crypto';
import { sessionCookies } from '../../../src/server/account/session-cookie.ts';
import { addresses, sessions, users } from '../../../src/server/account/tables.ts';
import { accountLinks } from '../../../src/server/account/link-tables.ts';
import { accountMerges } from '../../../src/server/backoffice/account-merges/tables.ts';
import { consents } from '../../../src/server/account/communication/tables.ts';
import { LINK_PURPOSES } from '../../../src/domain/account/account-link.ts';
import type { Role, StaffArea } from '../../../src/domain/account/role.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { orderKeys } from '../../../src/server/orders/order-key.ts';
import type { Asker } from './matrix/rows.ts';

/** What the shop of the matrix signs with. */
export const SECRET = 'a secret for this matrix only, and of enough length';
const DAY_MS = 24 * 60 * 60 * 1000;

const ROLES = {
  owner: 'customer',
  other: 'customer',
  staff: 'staff',
  admin: 'admin',
  staffWithoutAreas: 'staff',
  staffByPassword: 'admin',
} as const satisfies Partial<Record<Asker, Role>>;
type SignedIn = keyof typeof ROLES;
/** Whether an asker is signed in. */
export const isSignedIn = (asker: Asker): asker is SignedIn => asker in ROLES;

interface Person {
  readonly id: string;
  readonly cookie: string;
}
type People = Readonly<Record<SignedIn, Person>>;

/** Somebody signed in by a row of the database: the hash of a password would take a tenth of a second. */
export async function addPerson(
  database: Database,
  role: Role,
  {
    expiresAt = new Date(Date.now() + DAY_MS),
    hasSecondFactor = role !== 'customer',
    areas = null,
  }: { expiresAt?: Date; hasSecondFactor?: boolean; areas?: StaffArea[] | null } = {},
): Promise<Person> {
  const [id, token] = [randomUUID(), randomUUID()];
  const email = `${id}@example.com`;
  await database
    .insert(users)
    .values({ id, name: 'Olena Koval', email, emailVerified: true, role, staffAreas: areas });
  const secondFactorAt = hasSecondFactor ? new Date() : null;
  await database.insert(sessions).values({ id: randomUUID(), userId: id, token, expiresAt, secondFactorAt });
  const [cookie = ''] = sessionCookies(SECRET, false).write(token, true).split(';', 1);
  return { id, cookie };
}

/** Somebody of each kind that is signed in. */
export const addPeople = async (database: Database): Promise<People> => ({
  owner: await addPerson(database, ROLES.owner),
  other: await addPerson(database, ROLES.other),
  staff: await addPerson(database, ROLES.staff),
  admin: await addPerson(database, ROLES.admin),
  staffWithoutAreas: await addPerson(database, ROLES.staffWithoutAreas, { areas: [] }),
  staffByPassword: await addPerson(database, ROLES.staffByPassword, { hasSecondFactor: false }),
});

/** A link of each purpose in e-mails to an account, and what one of them confirms: its id, and its key as `{purpose}-key`. */
export async function addLinks(
  database: Database,
  userId: string,
): Promise<Readonly<Record<string, string>>> {
  const keys = orderKeys(SECRET, Date.now, 'account-link');
  const added = await database
    .insert(accountLinks)
    .values(
      LINK_PURPOSES.map((purpose) => ({
        purpose,
        userId,
        email: `${userId}@example.com`,
        expiresAt: new Date(Date.now() + DAY_MS).toISOString(),
      })),
    )
    .returning({ id: accountLinks.id, purpose: accountLinks.purpose });
  await database.insert(consents).values({
    userId,
    topic: 'email-newsletter',
    act: 'asked',
    way: 'profile',
    email: `${userId}@example.com`,
    wording: 'News',
    version: '1',
    locale: 'en',
    linkId: added.find(({ purpose }) => purpose === 'confirm-consent')?.id ?? null,
  });
  const twin = randomUUID();
  await database
    .insert(users)
    .values({ id: twin, name: '', email: `${twin}@example.com`, emailVerified: true });
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  await database.insert(accountMerges).values({ fromId: userId, intoId: twin, why: 'One person', expiresAt });
  return Object.fromEntries(
    added.flatMap(({ id, purpose }) => [
      [purpose, id],
      [`${purpose}-key`, keys.keyOf(id)],
    ]),
  );
}

/** An address that an account saved; its id. */
export async function addAddress(database: Database, userId: string): Promise<string> {
  const [added] = await database
    .insert(addresses)
    .values({
      userId,
      label: 'Home',
      type: 'shipping',
      fullName: 'Olena Koval',
      street: 'Sonyachna 1',
      apartment: '',
      city: 'Kyiv',
      postalCode: '01001',
      country: 'UA',
      isDefault: true,
    })
    .returning({ id: addresses.id });
  return added?.id ?? '';
}
