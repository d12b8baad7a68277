import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectData, seededData } from '../../support/built-shop.ts';
import { startShop } from '../../support/shop-process.ts';
import { addStaffAccounts, ADMIN, COLLEAGUE } from '../../support/staff-account.ts';

const data = await seededData();
const { database, close } = await connectData(data);
await addStaffAccounts(database);
await close();
const shop = await startShop(data);
afterAll(() => shop.stop());

const cookies = new Map<string, string>();
const send = (person: { readonly email: string }, path: string, fields: Record<string, string>) =>
  fetch(shop.url + path, {
    redirect: 'manual',
    method: 'POST',
    headers: { cookie: cookies.get(person.email) ?? '' },
    body: new URLSearchParams(fields),
  });

beforeAll(async () => {
  for (const person of [ADMIN, COLLEAGUE]) {
    const signedIn = await send(person, '/en/auth', { intent: 'login', ...person });
    const said = signedIn.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    cookies.set(person.email, said.join('; '));
  }
});

/** Sends what a colleague sends first, and then somebody who has not seen it; answers the page of the second. */
async function late(path: string, first: Record<string, string>, second: Record<string, string>) {
  expect((await send(COLLEAGUE, path, first)).status).toBe(303);
  const refused = await send(ADMIN, path, second);
  expect(refused.status).toBe(409);
  return refused.text();
}
const NAMED = /Changed by Бойко Тарас|Changed by Тарас Бойко/;

test('who changes a template that a colleague wrote meanwhile reads who it was, and when', async () => {
  const form = {
    id: randomUUID(),
    subject: 'ticket',
    title: 'Hello',
    uk: 'Вітаємо',
    pl: 'Witamy',
    en: 'Hello',
  };
  const page = await late('/en/admin/answer-templates', form, { ...form, title: 'Greeting' });
  expect(page).toMatch(NAMED);
  expect(page).toMatch(/, \d\d?[\s\u00a0][A-Z][a-z]+[\s\u00a0]\d{4}, \d\d:\d\d\./);
});

test('of a text of the interface, of its language alone', async () => {
  const path = '/en/admin/translations?key=backoffice.section.content';
  const first = { en: 'Front page', 'en.version': '0' };
  expect(await late(path, first, { en: 'Contents', 'en.version': '0' })).toMatch(NAMED);
  const own = await send(ADMIN, path, { pl: 'Treść', 'pl.version': '0' });
  expect(own.status).toBe(303);
  const again = await send(ADMIN, path, { pl: 'Zawartość', 'pl.version': '0' });
  expect(again.status).toBe(409);
  expect(await again.text()).not.toMatch(NAMED);
});

test('of the order of entries of the home page', async () => {
  const list = await (
    await fetch(`${shop.url}/en/admin/content`, { headers: { cookie: cookies.get(ADMIN.email) ?? '' } })
  ).text();
  const [, seen = ''] = /name="seen" value="(\d+(?:,\d+)+)"/.exec(list) ?? [];
  const [, kind = ''] = /name="kind" value="(\w+)"/.exec(list) ?? [];
  const ids = seen.split(',');
  const move = (id: string | undefined, to: number) => ({ kind, id: id ?? '', to: String(to), seen });
  expect(await late('/en/admin/content', move(ids[0], 1), move(ids.at(-1), 0))).toMatch(NAMED);
});
