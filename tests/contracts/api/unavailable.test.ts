import { expect, test } from 'vitest';
import { readProblem } from '../../support/answer.ts';
import { openSeededEmbedded } from '../../support/test-database.ts';
import { openTestShop } from '../../support/test-shop.ts';

test('a database that is gone is answered with 503 and when to try again', async () => {
  const { api, signedIn, close } = await openTestShop({}, openSeededEmbedded);
  const { headers } = await signedIn();
  await close();
  for (const path of [
    '/products',
    '/products/101',
    '/categories',
    '/promotions',
    '/orders',
    '/search/suggestions?q=abc',
  ]) {
    const answer = await api(path, { headers });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await readProblem(answer)).toEqual({
      status: 503,
      name: 'ServiceUnavailableError',
      message: 'The shop is temporarily unavailable',
      details: { reason: 'unavailable', requestId: 'test-request' },
    });
  }
  expect((await api('/openapi.json')).status).toBe(200);
});

test('a surprise is answered with 500 and the number under which it is in the log', async () => {
  const { api, shop, close } = await openTestShop();
  await close();
  shop.content.listSlides = () => Promise.reject(new Error('secret internals'));
  const answer = await api('/carousel-slides');
  expect(answer.status).toBe(500);
  expect(await readProblem(answer)).toEqual({
    status: 500,
    name: 'InternalServerError',
    message: 'Internal server error',
    details: { requestId: 'test-request' },
  });
});
