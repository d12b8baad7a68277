import { expect, test } from 'vitest';
import { doneOn } from '../../../src/domain/account/done-cookie.ts';
import { openBuiltShop } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';

const { ask, url } = await openBuiltShop({});
const PAGE = '/en/profile/payment-methods';
const form = (fields: Record<string, string>, headers: Readonly<Record<string, string>>) => {
  const { 'content-type': _, ...rest } = headers;
  return { method: 'POST', body: new URLSearchParams(fields), headers: rest };
};
const pathIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? '';

test('a card is saved, made the default, allowed for recurring payments and removed by plain forms', async () => {
  const { headers } = await register(url, 7);
  const shown = async () => (await ask(PAGE, { headers })).text();
  const post = (fields: Record<string, string>) => ask(PAGE, form(fields, headers));

  const opened = await post({ intent: 'add' });
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const setup = pathIn(await opened.text(), /\/test-bank\/setups\/tbs_\w+/);
  const bankPage = await (await ask(setup)).text();
  expect(bankPage).not.toContain('<script');
  expect([...bankPage.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'action',
    'card',
    'card',
    'card',
    'month',
    'year',
  ]);
  expect(bankPage.match(/<option[^>]*>20\d\d/g)).toHaveLength(10);

  const choose = (fields: Record<string, string>) => ask(setup, form(fields, {}));
  const card = { action: 'card', card: 'approved', month: '12', year: '2099' };
  expect((await choose({ ...card, card: 'declined' })).status).toBe(422);
  expect((await choose({ action: 'steal' })).status).toBe(400);
  const saved = await choose(card);
  const back = new URL(saved.headers.get('location') ?? '');
  expect([saved.status, back.pathname]).toEqual([303, PAGE]);
  expect((await choose(card)).status).toBe(303);

  const stranger = await register(url, 8);
  const foreign = await ask(`${back.pathname}${back.search}`, { headers: stranger.headers });
  expect([foreign.status, foreign.headers.get('location')]).toEqual([303, PAGE]);
  const returned = await ask(`${back.pathname}${back.search}`, { headers });
  expect([returned.status, returned.headers.get('location')]).toEqual([303, PAGE]);
  expect(doneOn(PAGE, returned.headers.get('set-cookie'))).toBe('added');

  const html = await shown();
  expect(html).toContain('4242');
  expect(html).not.toMatch(/4242 ?4242/);
  const id = pathIn(html, /(?<=remove=)[\w-]{36}/);
  expect(
    (await ask(PAGE, form({ intent: 'remove', method: id }, stranger.headers))).headers.get('location'),
  ).toBe(PAGE);
  for (const [intent, done] of [
    ['pay-rentals', 'autoPaySet'],
    ['stop-paying-rentals', 'autoPayUnset'],
    ['allow', 'recurringSet'],
    ['forbid', 'recurringSet'],
    ['default', 'defaultSet'],
    ['remove', 'removed'],
  ] as const) {
    const answer = await post({ intent, method: id });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, PAGE]);
    expect(doneOn(PAGE, answer.headers.get('set-cookie'))).toBe(done);
  }
  expect(await shown()).not.toContain('4242');
});
