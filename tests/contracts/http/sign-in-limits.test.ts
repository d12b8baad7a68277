import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';

const shop = await openBuiltShop();

const submit = (fields: Record<string, string>, address: string) =>
  fetch(`${shop.url}/ua/auth`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': address, origin: shop.url },
    redirect: 'manual',
  });
const guess = async (email: string, address: string) =>
  (await submit({ intent: 'login', email, password: 'guessed' }, address)).status;
const repeat = async (times: number, ask: (number: number) => Promise<number>) => {
  const statuses = [];
  for (let each = 0; each < times; each++) statuses.push(await ask(each));
  return statuses;
};
const refusedAfter = (tries: number) => [...Array.from({ length: tries }, () => 401), 429];

test('a network is counted as a whole, however its addresses are written', async () => {
  const ipv6 = (number: number) =>
    number % 2 ? `2001:DB8:7:7::${number}` : `[2001:db8:7:7:ffff::${number}]:${5000 + number}`;
  expect(await repeat(11, (number) => guess(`a-${number}@example.com`, ipv6(number)))).toEqual(
    refusedAfter(10),
  );
  const ipv4 = (number: number) => (number % 2 ? '::ffff:10.9.9.9' : `10.9.9.9:${5000 + number}`);
  expect(await repeat(11, (number) => guess(`b-${number}@example.com`, ipv4(number)))).toEqual(
    refusedAfter(10),
  );
  expect(await guess('c@example.com', '2001:db8:7:8::1')).toBe(401);
});
