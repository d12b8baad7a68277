import { isRouteErrorResponse } from 'react-router';
import { describe, expect, test } from 'vitest';
import { connectPostgres } from '../database/connect-postgres.ts';
import { guardServices } from './shop-of-page.ts';

const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const orphan = Object.assign(new Error('violates foreign key constraint'), {
  code: '23503',
  constraint: 'favourites_user_id_users_id_fk',
});
const services = {
  rules: { tax: { ratePercent: 20 }, methods: ['transfer'] },
  ping: () => Promise.reject(gone),
  catalogue: {
    find: (id: number) => Promise.resolve({ id }),
    list: () => Promise.reject(new Error('Failed query', { cause: gone })),
    query: () => connectPostgres('postgres://localhost:1/shop', { poolSize: 1 }).database.execute('select 1'),
    add: () => Promise.reject(new Error('Failed query', { cause: orphan })),
    broken: () => Promise.reject(new TypeError('a fault of ours')),
    name: () => 'catalogue',
    limit: (retryAfterSeconds: number) => Promise.resolve({ ok: false, retryAfterSeconds }),
  },
};
const reported: unknown[] = [];
const waits: number[] = [];
const guarded = guardServices(services, {
  onUnavailable: (error) => void reported.push(error),
  onLimited: (seconds) => void waits.push(seconds),
});
const thrownBy = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('services for pages', () => {
  test('answer as before while the database does', async () => {
    expect(await guarded.catalogue.find(7)).toEqual({ id: 7 });
    expect(guarded.catalogue.name()).toBe('catalogue');
    expect(guarded.rules).toEqual(services.rules);
  });

  test('tell how long a limit lets wait, and answer it', async () => {
    expect(await guarded.catalogue.limit(90)).toEqual({ ok: false, retryAfterSeconds: 90 });
    expect(waits).toEqual([90]);
  });

  test.each([
    ['at the top', () => guarded.ping()],
    ['in a group', () => guarded.catalogue.list()],
    ['by a query that is not a promise yet', () => guarded.catalogue.query()],
  ])('turn a database that is gone into a 503: %s', async (_, call) => {
    const error = await thrownBy(call());
    expect(error).toMatchObject({ init: { status: 503 } });
    expect(error).not.toBeInstanceOf(Error);
    expect(reported.splice(0)).toEqual([expect.any(Error)]);
  });

  test('turn an account that is gone into a 401 that says so', async () => {
    expect(await thrownBy(guarded.catalogue.add())).toMatchObject({
      data: 'account-gone',
      init: { status: 401 },
    });
    expect(reported).toEqual([]);
  });

  test('let a fault of the shop through as it is', async () => {
    const error = await thrownBy(guarded.catalogue.broken());
    expect(error).toBeInstanceOf(TypeError);
    expect(isRouteErrorResponse(error)).toBe(false);
    expect(reported).toEqual([]);
  });
});
