import { eq } from 'drizzle-orm';
import { users } from '../../src/server/account/tables.ts';
import { makeDemoAccount, type DemoAccount } from '../../src/server/demo/demo-account.ts';
import { demoWiring } from './demo-customer.ts';
import { openSeededDatabase } from './test-database.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** A shop with a demo account, on a database of its own. */
export interface DemoShop extends TestShop {
  readonly account: DemoAccount;
  readonly userId: string;
}

/** Opens a shop and makes its demo account. Close it. */
export async function openDemoShop(): Promise<DemoShop> {
  const connection = await openSeededDatabase();
  const shop = await openTestShop({}, () => Promise.resolve(connection));
  const account = await makeDemoAccount(connection.database, demoWiring(connection));
  const [user] = await connection.database.select().from(users).where(eq(users.email, account.email));
  return { ...shop, account, userId: user?.id ?? '' };
}
