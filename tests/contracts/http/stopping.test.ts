import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { seededData } from '../../support/built-shop.ts';
import { startShop } from '../../support/shop-process.ts';

// However busy the machine is, nobody inside is to be cut off.
const shop = await startShop({ ...(await seededData()), environment: { STOP_WITHIN_SECONDS: '600' } });

/** Until nobody is let in any more. */
async function refusesConnections(url: string) {
  const isOpen = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (await isOpen()) await setTimeout(20);
}

/** Begins to send a form; the shop has its head when this is answered, and waits for its body. */
async function beginForm(url: string, body: string) {
  const slow = request(url, {
    method: 'POST',
    headers: {
      expect: '100-continue',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    },
  });
  slow.flushHeaders();
  await once(slow, 'continue');
  const answer = once(slow, 'response');
  return {
    async finish() {
      slow.end(body);
      const [response] = await answer;
      return { status: response.statusCode, page: await text(response) };
    },
  };
}

test('told to stop, the shop takes no new visitor, answers those inside and goes in peace', async () => {
  const body = new URLSearchParams({ intent: 'login', email: 'nobody@example.com', password: 'unknown' });
  const slow = await beginForm(`${shop.url}/ua/auth`, body.toString());
  // Visitors whose connections stay open after their answers must not hold it up.
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${shop.url}/ua/catalogue`)));
  for (const answer of answers) expect(answer.status).toBe(200);
  const begun = Promise.all(answers.map((answer) => answer.text()));
  const code = shop.stop();
  await refusesConnections(`${shop.url}/healthz`);
  for (const page of await begun) expect(page).toMatch(/<\/html>$/);
  const { status, page } = await slow.finish();
  expect(status).toBe(401);
  expect(page).toContain('Не вдалося ввійти.');
  expect(await code).toBe(0);
});
