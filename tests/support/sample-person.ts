import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { bought, orderRequest } from './sample-order.ts';
import type { openTransferShop } from './transfer-shop.ts';
import type { Database } from '../../src/server/database/database.ts';
import { accountDeletions } from '../../src/server/account/deletion/tables.ts';
import * as own from '../../src/server/account/tables.ts';

/** What a person is found by. */
export function newPerson(name: string, number: number) {
  const userId = randomUUID();
  return {
    userId,
    firstName: `${name}ія`,
    lastName: `${name}енко`,
    email: `${userId.slice(0, 8)}@person-${number}.example`,
    /** The address that their account had before. */
    former: `${userId.slice(0, 8)}-former@person-${number}.example`,
    phone: `+38050${7_000_000 + number * 1111}`,
    street: `вул. ${name}а, ${number}77`,
    network: `203.0.113.${number}`,
  };
}
export type SamplePerson = ReturnType<typeof newPerson>;
/** By what of a person a row is known to hold them. */
export const marksOf = ({
  userId,
  firstName,
  lastName,
  email,
  former,
  phone,
  street,
  network,
}: SamplePerson) => [userId, firstName, lastName, email, former, phone, phone.slice(3), street, network];

/** Their account, without a way to sign in. */
export async function addAccount(database: Database, person: SamplePerson, { isConfirmed = true } = {}) {
  const { userId, firstName, lastName, email, phone } = person;
  await database.insert(own.users).values({
    id: userId,
    name: `${firstName} ${lastName}`,
    email,
    emailVerified: isConfirmed,
    firstName,
    lastName,
    phone,
    birthDate: '1991-02-03',
    image: `avatars/${userId}/1-abc-me.webp`,
  });
}

/** An order of theirs by transfer. */
export const personalRequest = ({
  userId,
  firstName,
  lastName,
  email,
  phone,
  street: address,
}: SamplePerson) => {
  const request = orderRequest(userId, { lines: [bought(1801)] });
  // As typed: capitals are the same address.
  const shipping = { ...request.shipping, firstName, lastName, email: email.toUpperCase(), phone, address };
  return { ...request, shipping, network: '198.51.100.7', idempotencyKey: randomUUID() };
};

/** Deletes a person's account as the shop does when its days are over; nothing of it may be open. */
export async function erasePerson(
  { shop, database }: Awaited<ReturnType<typeof openTransferShop>>,
  { userId }: SamplePerson,
): Promise<void> {
  await shop.deletions.ask({ userId, sessionId: 'none', locale: 'uk' });
  await database
    .update(accountDeletions)
    .set({ nextAttemptAt: sql`now()` })
    .where(eq(accountDeletions.userId, userId));
  const outcome = await shop.deletions.chores[0]?.next();
  if (outcome !== 'erased') throw new Error(`The account was not erased: ${outcome}`);
}
