import { demoCustomer } from '../../src/content/seed/demo-account.ts';
import { catalogueReads } from '../../src/server/catalogue-reads.ts';
import type { Connection } from '../../src/server/database/database.ts';
import { makeDemoAccount, type WireShop } from '../../src/server/demo/demo-account.ts';
import { readSettings } from '../../src/server/env.ts';
import { wireShop } from '../../src/server/wiring.ts';

/** Who fills each page of the profile in the journeys' shop; other customers' tests leave it as it is. */
export const DEMO = { email: demoCustomer.email, password: 'correct horse battery' } as const;

/** The use cases that make a demo account, bound to a transaction of a seeded database as `openShop` binds them. */
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

/** Adds the demo account under a password that tests know; while no shop runs on an embedded database. */
export const addDemoCustomer = (connection: Connection) =>
  makeDemoAccount(connection.database, demoWiring(connection), DEMO.password);
