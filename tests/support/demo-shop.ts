import { eq } from 'drizzle-orm';
import { users } from '../../src/server/account/tables.ts';
import { catalogueReads } from '../../src/server/catalogue-reads.ts';
import type { Connection } from '../../src/server/database/database.ts';
import { makeDemoAccount, type DemoAccount, type WireShop } from '../../src/server/demo/demo-account.ts';
import { readSettings } from '../../src/server/env.ts';
import { wireShop } from '../../src/server/wiring.ts';
import { openSeededDatabase } from './test-database.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** The use cases that make a demo account, bound as `openShop` binds them. */
export const demoWiring =
  (connection: Connection): WireShop =>
  (database, needs) =>
    wireShop(
      { ...connection, database },
      {
        settings: readSettings({ NODE_ENV: 'test', ORDER_LIMITS: 'off' }),
        secret: 'a secret for tests only, of enough length',
        publicUrl: 'http://localhost',
        reads: catalogueReads((query) => query(connection.database)),
        ...needs,
      },
    );

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
