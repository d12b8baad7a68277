import './quiet-logs.ts';
import { createHmac, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { sessionCookies } from '../../src/server/account/session-cookie.ts';
import { sessions, users } from '../../src/server/account/tables.ts';
import { createApi } from '../../src/server/api/api.ts';
import { catalogueReads } from '../../src/server/catalogue-reads.ts';
import { openChangeFeed, type ChangeFeed } from '../../src/server/changes/change-feed.ts';
import type { Connection, Database } from '../../src/server/database/database.ts';
import { readSettings } from '../../src/server/env.ts';
import type { AppOptions } from '../../src/server/http/app-options.ts';
import { createAnswerCaches } from '../../src/server/http/response-cache/answer-caches.ts';
import type { ShopContext } from '../../src/server/http/client-address.ts';
import { wireShop, type Shop } from '../../src/server/wiring.ts';
import { openSeededDatabase } from './test-database.ts';

const SECRET = 'a secret for tests only, of enough length';
/** What the test bank of a test shop signs with. */
export const BANK_SECRET = createHmac('sha256', SECRET).update('test-bank').digest('base64url');
const PUBLIC_URL = 'http://localhost';

/** A customer who is signed in and holds the CSRF pair. */
export interface SignedInCustomer {
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The shop with its API, on a database of its own. */
export interface TestShop {
  readonly shop: Shop;
  readonly database: Database;
  /** Tells of changes in what is shown. */
  readonly feed: ChangeFeed;
  /** What the API is made from. */
  readonly appOptions: AppOptions;
  /** Calls the API by a path below `/api`, when all has been told that tests changed in the database before. */
  readonly api: (path: string, init?: RequestInit) => Promise<Response>;
  /** A new customer. */
  readonly signedIn: () => Promise<SignedInCustomer>;
  readonly close: () => Promise<void>;
}

const cookiesOf = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');

/** The cookie and the header that let a call change something. */
async function csrfPair(api: TestShop['api']) {
  const { headers } = await api('/csrf');
  const cookie = cookiesOf(headers).find((each) => each.startsWith('XSRF-TOKEN=')) ?? '';
  return { cookie, token: cookie.slice('XSRF-TOKEN='.length) };
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** A new customer with a session, written down without registering; the hash of a password would take a tenth of a second. */
async function signIn(database: Database, api: TestShop['api']): Promise<SignedInCustomer> {
  const [userId, token] = [randomUUID(), randomUUID()];
  const email = `${userId}@example.com`;
  await database
    .insert(users)
    .values({ id: userId, name: 'Olena Koval', firstName: 'Olena', lastName: 'Koval', email });
  await database
    .insert(sessions)
    .values({ id: randomUUID(), userId, token, expiresAt: new Date(Date.now() + YEAR_MS) });
  const [session] = sessionCookies(SECRET, false).write(token, true).split(';', 1);
  const csrf = await csrfPair(api);
  const cookie = `${session}; ${csrf.cookie}`;
  return {
    userId,
    headers: { cookie, 'x-xsrf-token': csrf.token, 'content-type': 'application/json' },
  };
}

/** Opens a shop with the starting catalogue, on a database that `openDatabase` makes for it. Close it. */
export async function openTestShop(
  overrides: Readonly<Record<string, string>> = {},
  openDatabase: () => Promise<Connection> = openSeededDatabase,
): Promise<TestShop> {
  const settings = readSettings({
    NODE_ENV: 'test',
    ORDER_LIMITS: 'off',
    ...overrides,
  });
  const connection = await openDatabase();
  const feed = openChangeFeed(connection);
  const reads = catalogueReads((query) => query(connection.database));
  const callShop = async (request: Request) => app.fetch(request);
  const options = { settings, secret: SECRET, publicUrl: PUBLIC_URL, feed, reads, callShop };
  const shop = wireShop(connection, options);
  const appOptions: AppOptions = {
    ...options,
    shop,
    trustProxy: true,
    devPages: false,
    isStopping: () => false,
    caches: createAnswerCaches(feed, settings.PAGE_CACHE_MB),
    sharedHeaders: {},
  };
  const app = new Hono<ShopContext>();
  app.use(async (c, next) => {
    c.set('requestId', 'test-request');
    await next();
  });
  app.route('/api', createApi(appOptions));
  const api = async (path: string, init?: RequestInit) => {
    await feed.caughtUp();
    return app.request(`${PUBLIC_URL}/api${path}`, init);
  };
  return {
    shop,
    database: connection.database,
    feed,
    appOptions,
    api,
    signedIn: () => signIn(connection.database, api),
    close: async () => {
      await feed.close();
      await connection.close();
    },
  };
}
