import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { pageOpenings } from '../../../src/server/backoffice/tables.ts';
import { connectData, seededData } from '../../support/built-shop.ts';
import { startShop } from '../../support/shop-process.ts';

test('openings are counted whether a page is rendered or kept, and written when the shop stops', async () => {
  const data = await seededData();
  const shop = await startShop(data);
  // `fetch` says of itself which mode it is in.
  const open = async (path: string, headers: Record<string, string> = { 'sec-fetch-mode': 'navigate' }) => {
    const asked = get(shop.url + path, { headers });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode;
  };
  // The first is rendered, the second is answered from what is kept.
  expect([await open('/ua/product/101'), await open('/ua/product/101')]).toEqual([200, 200]);
  expect(await open('/pl/cart', { 'sec-fetch-mode': 'navigate', cookie: 'userCurrency=UAH' })).toBe(200);
  expect(await open('/ua/product/201', {})).toBe(200);
  expect(await open('/ua/product/999999')).toBe(404);
  // Who is not signed in is sent to sign in first.
  expect(await open('/ua/checkout')).toBe(302);
  expect(await shop.stop()).toBe(0);

  const { database, close } = await connectData(data);
  const rows = await database.select().from(pageOpenings).orderBy(pageOpenings.page);
  await close();
  expect(rows.map(({ currency, page, productId, times }) => [currency, page, productId, times])).toEqual([
    ['UAH', 'cart', null, 1],
    ['UAH', 'product', 101, 2],
  ]);
});
