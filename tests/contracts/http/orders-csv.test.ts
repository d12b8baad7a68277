import { afterAll, expect, test } from 'vitest';
import { CSV_START } from '../../../src/domain/payments/csv.ts';
import { connectData, seededData } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';
import { startShop } from '../../support/shop-process.ts';
import { addPerson, SECRET } from '../authorisation/people.ts';

const data = await seededData();
const connection = await connectData(data);
const staff = await addPerson(connection.database, 'staff', { areas: ['orders', 'customers'] });
const owner = await addPerson(connection.database, 'admin');
const packer = await addPerson(connection.database, 'staff', { areas: ['orders'] });
await connection.close();
const shop = await startShop({ ...data, environment: { SESSION_SECRET: SECRET } });
afterAll(() => shop.stop());

const customer = await register(shop.url, 7701);
const ids = [await customer.placeOrder(), await customer.placeOrder()];
const ask = (path: string, cookie: string) =>
  fetch(shop.url + path, { redirect: 'manual', headers: { cookie } });
const linesOf = async (path: string, cookie: string) => {
  const answer = await ask(path, cookie);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
    'private, no-store',
  ]);
  // `text` would leave out the mark of UTF-8.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.startsWith(CSV_START)).toBe(true);
  return text.slice(CSV_START.length).trim().split('\r\n');
};

test('the file has all that the filter finds, with who receives it for those who may open all customers alone', async () => {
  const mine = `/ua/admin/orders/csv?q=${encodeURIComponent(customer.email)}`;
  const [head = '', ...lines] = await linesOf(mine, staff.cookie);
  expect(head.split(';')).toHaveLength(12);
  expect(lines).toHaveLength(2);
  // A number that begins with a plus would be calculated.
  expect(lines[0]).toMatch(/;'\+\d{9,}$/);
  const [closedHead = '', ...closed] = await linesOf(mine, packer.cookie);
  expect(closedHead.split(';')).toHaveLength(10);
  expect(closed).toEqual(lines.map((line) => line.split(';').slice(0, 10).join(';')));
  expect(await linesOf('/ua/admin/orders/csv?q=nobody', staff.cookie)).toHaveLength(1);
});

test('of chosen orders it has these alone; whoever chose none is back at the list', async () => {
  const chosen = `/en/admin/orders/csv?of=chosen&q=${encodeURIComponent(customer.email)}`;
  expect(await linesOf(`${chosen}&id=${ids[0]}`, staff.cookie)).toHaveLength(2);
  // All that the filter finds is no matter of ticks.
  expect(await linesOf(`${chosen}&choose=all`, staff.cookie)).toHaveLength(3);
  const none = await ask(chosen, staff.cookie);
  expect([none.status, none.headers.get('location')]).toEqual([
    302,
    `/en/admin/orders?q=${encodeURIComponent(customer.email)}&chosen=none`,
  ]);
  expect((await ask(chosen, '')).status).toBeGreaterThanOrEqual(302);
});

test('all that a filter finds are taken without script too: the page counts them, and a turn names its orders', async () => {
  const list = `/en/admin/orders?q=${encodeURIComponent(customer.email)}`;
  const page = await (await ask(`${list}&choose=all`, staff.cookie)).text();
  expect(page.match(/type="checkbox"[^>]*name="id"|name="id"[^>]*type="checkbox"/g)).toHaveLength(2);
  const turn = await ask(
    `/en/admin/orders/steps?step=confirm&choose=all&q=${encodeURIComponent(customer.email)}`,
    staff.cookie,
  );
  expect(turn.status).toBe(302);
  const asked = new URL(turn.headers.get('location') ?? '', shop.url).searchParams;
  expect(new Set(asked.getAll('id'))).toEqual(new Set(ids));
  const nothing = await ask(
    `/en/admin/orders/steps?step=deliver&choose=all&q=${encodeURIComponent(customer.email)}`,
    staff.cookie,
  );
  expect(nothing.headers.get('location')).toContain('chosen=no-step');
});

test('who took a list away is in the log, with how it was narrowed and how many rows it had, and nothing of a person', async () => {
  const log = async () => (await linesOf('/en/admin/audit/csv?about=export', owner.cookie)).join('\n');
  await log();
  await linesOf(`/ua/admin/orders/csv?q=${encodeURIComponent(customer.email)}&payment=UNPAID`, staff.cookie);
  const after = await log();
  expect(after).toContain('Orders,orders,List exported,Filter,,"q=…, payment=UNPAID",');
  expect(after).toContain('Orders,orders,List exported,Rows,,2,');
  // The log itself is a list that is taken away.
  expect(after).toContain('Change log,audit,List exported,Filter,,about=export,');
  expect(after).not.toContain(customer.email);
});
