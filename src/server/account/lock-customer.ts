import { sql } from 'drizzle-orm';
import { statement } from '../database/statement.ts';
import { users } from './tables.ts';

/** Keeps a customer's row until the end of the transaction, so that calls which count what is the customer's take turns. */
export const lockCustomer = statement(
  'lock_customer',
  sql`select 1 from ${users} where ${users.id} = ${sql.placeholder('userId')} for no key update`,
);
