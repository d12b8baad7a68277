import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { meSchema } from '../../../src/server/api/me.ts';
import { sessions } from '../../../src/server/account/tables.ts';
import { readAs } from '../../support/answer.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, database, signedIn, close } = await openTestShop();
afterAll(close);

const DAY_MS = 24 * 60 * 60 * 1000;

describe('GET /me', () => {
  test('tells whether the visitor is signed in', async () => {
    const { headers } = await signedIn();
    const visitor = await api('/me');
    const customer = await api('/me', { headers });
    expect((await readAs(meSchema, visitor)).data).toMatchObject({
      signedIn: false,
      favourites: [],
      unread: 0,
    });
    expect((await readAs(meSchema, customer)).data).toMatchObject({
      signedIn: true,
      favourites: [],
      unread: 0,
    });
    expect([...visitor.headers.getSetCookie(), ...customer.headers.getSetCookie()]).toEqual([]);
  });

  test('brings the customer’s favourites, so that pages need not ask for it', async () => {
    const { headers } = await signedIn();
    await api('/favourites', { method: 'PUT', headers, body: JSON.stringify({ ids: [508, 101] }) });
    expect((await readAs(meSchema, await api('/me', { headers }))).data.favourites).toEqual([508, 101]);
  });

  test('prolongs a session that is in use, together with its cookie', async () => {
    const { headers, userId } = await signedIn();
    const expiresAt = new Date(Date.now() + 20 * DAY_MS);
    const updatedAt = new Date(Date.now() - DAY_MS);
    await database.update(sessions).set({ expiresAt, updatedAt }).where(eq(sessions.userId, userId));
    const cookies = (await api('/me', { headers })).headers.getSetCookie();
    expect(cookies.filter((cookie) => cookie.startsWith('session='))).toEqual([
      expect.stringContaining(`; Max-Age=${30 * 24 * 60 * 60}`),
    ]);
    const [session] = await database.select().from(sessions).where(eq(sessions.userId, userId));
    expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  });
});
