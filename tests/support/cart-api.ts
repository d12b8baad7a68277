import * as v from 'valibot';
import { expect } from 'vitest';
import { cartRecordSchema } from '../../src/server/api/serializers/cart-record.ts';
import { readAs } from './answer.ts';
import type { SignedInCustomer, TestShop } from './test-shop.ts';

/** A line as a client sends it. */
export type SentLine = Readonly<Record<string, unknown>>;

/** The cart of one customer through the API, as a device of theirs uses it. */
export function cartOf(api: TestShop['api'], { headers }: SignedInCustomer) {
  const read = async (answer: Response) => {
    expect(answer.status).toBe(200);
    const { data } = await readAs(v.strictObject({ data: cartRecordSchema }), answer);
    const quantities = Object.fromEntries(data.lines.map(({ uniqueKey, quantity }) => [uniqueKey, quantity]));
    return { ...data, quantities, etag: answer.headers.get('etag') ?? '' };
  };
  const send = (method: string, path: string, body: unknown, more: Readonly<Record<string, string>> = {}) =>
    api(path, { method, headers: { ...headers, ...more }, body: JSON.stringify(body) });
  return {
    get: async (locale = 'en') => read(await api(`/cart?locale=${locale}`, { headers })),
    put: (etag: string, lines: readonly SentLine[]) => send('PUT', '/cart', { lines }, { 'if-match': etag }),
    merge: async (token: string, lines: readonly SentLine[]) =>
      read(await send('POST', '/cart/merge?locale=en', { token, lines })),
    send,
  };
}
