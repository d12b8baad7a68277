import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

/** The account's calls as the shop answers them: the whole list, or an error. */
let account: number[] | null = [];
const calls: string[] = [];
const storage = new Map<string, string>();

vi.stubGlobal('localStorage', {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, value: string) => void storage.set(name, value),
});
vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' } = {}) => {
  calls.push(`${method} ${url}${body}`);
  if (account === null) return Response.json({}, { status: 503 });
  const { ids = [] } = method === 'PUT' ? JSON.parse(body) : {};
  const removed = new URL(url, 'http://shop').searchParams.get('ids')?.split(',').map(Number) ?? [];
  account = [...new Set([...ids, ...account])].filter((id) => !removed.includes(id));
  return Response.json({ data: { ids: account } });
});

afterAll(() => void vi.unstubAllGlobals());

const { meetAccount, favourite: wish } = await import('./favourites-store.ts');
const list = () => JSON.parse(storage.get('favourites') ?? '{"ids":[]}');
const want = (...ids: number[]) => wish({ ids, isWanted: true });
const drop = (...ids: number[]) => wish({ ids, isWanted: false });

beforeEach(async () => {
  account = [];
  await meetAccount([]);
  await meetAccount(null);
  await drop(...list().ids);
  calls.length = 0;
});

describe('a visitor’s list', () => {
  test('is kept in the browser alone', async () => {
    expect(await want(101)).toBe('done');
    await want(508);
    await drop(101);
    expect(list()).toEqual({ version: 1, ids: [508], isAccount: false });
    expect(calls).toEqual([]);
  });

  test('refuses what has no room, and says so', async () => {
    await want(...Array.from({ length: 100 }, (_, index) => index + 1));
    expect(await want(101)).toBe('full');
    expect(list().ids).toHaveLength(100);
    expect(await want(5)).toBe('done'); // it is there already
  });

  test('joins the account’s on signing in, once', async () => {
    account = [301];
    await want(101);
    await meetAccount([301]);
    expect(list()).toEqual({ version: 1, ids: [101, 301], isAccount: true });
    await meetAccount([101, 301]);
    expect(calls).toEqual(['PUT /api/favourites{"ids":[101]}']);
  });

  test('stays until it can be brought along', async () => {
    await want(101);
    account = null;
    await meetAccount([301]);
    expect(list()).toEqual({ version: 1, ids: [101], isAccount: false });
    account = [301];
    await meetAccount([301]);
    expect(list().ids).toEqual([101, 301]);
  });
});

describe('the copy of an account’s list', () => {
  beforeEach(() => meetAccount([301, 302]));

  test('is the account’s, whatever this browser had before', async () => {
    await meetAccount([303]);
    expect(list().ids).toEqual([303]);
    expect(calls).toEqual([]);
  });

  test('is changed at once, and told', async () => {
    account = [301, 302];
    const done = want(101);
    expect(list().ids).toEqual([101, 301, 302]);
    expect(await done).toBe('done');
    await drop(301, 302);
    expect(list()).toEqual({ version: 1, ids: [101], isAccount: true });
    expect(calls).toEqual(['PUT /api/favourites{"ids":[101]}', 'DELETE /api/favourites?ids=301,302']);
  });

  test('takes back what the account could not be told', async () => {
    account = null;
    expect(await want(101)).toBe('failed');
    expect(await drop(302)).toBe('failed');
    expect(list().ids.toSorted()).toEqual([301, 302]);
  });

  test('goes when its customer signs out', async () => {
    await meetAccount(null);
    expect(list()).toEqual({ version: 1, ids: [], isAccount: false });
  });

  test('is not set back by an answer from before a change', async () => {
    account = [301, 302];
    const done = want(101);
    await meetAccount([301, 302]);
    expect(list().ids).toContain(101);
    await done;
    expect(list().ids).toEqual([101, 301, 302]);
  });
});
