import { afterAll, expect, test } from 'vitest';
import { readProblem } from '../../support/answer.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, shop, close } = await openTestShop();
afterAll(close);
const { listProducts } = shop.catalogue;

test('filters of texts are worked on one at a time, and a crowd is told to come back', async () => {
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  shop.catalogue.listProducts = async (query) => {
    begun.push(JSON.stringify(query.condition));
    await gate.promise;
    return listProducts(query);
  };
  const ask = (brand: string) => api(`/products?filters[brand][$containsi]=${brand}`);
  const first = Array.from({ length: 9 }, (_, index) => ask(`brand-${index}`));
  const crowd = await ask('one-too-many');
  expect([crowd.status, crowd.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await readProblem(crowd)).toMatchObject({ details: { reason: 'filters-busy' } });
  const byNumber = api('/products?filters[id]=101'); // waits for nobody
  expect(begun.length).toBe(1);
  gate.resolve();
  expect((await byNumber).status).toBe(200);
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(
    Array.from({ length: 9 }, () => 200),
  );
  shop.catalogue.listProducts = listProducts;
});

test('a filter that the database server gives up is answered as such', async () => {
  shop.catalogue.listProducts = async () => {
    const cause = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    throw new Error('Failed query', { cause });
  };
  const answer = await api('/products?filters[brand][$containsi]=slow');
  expect(answer.status).toBe(503);
  expect(await readProblem(answer)).toMatchObject({ details: { reason: 'filters-too-slow' } });
  shop.catalogue.listProducts = listProducts;
});

test('more conditions than one question may have are refused', async () => {
  const words = Array.from(
    { length: 195 },
    (_, index) => `filters[$or][${index}][general_information][description][$containsi]=w${index}`,
  );
  const answer = await api(`/products?${words.join('&')}`);
  expect(answer.status).toBe(400);
  expect(await readProblem(answer)).toMatchObject({
    details: { errors: [{ path: 'filters', message: 'Expected at most 10 conditions' }] },
  });
});
