import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate } from '../../../src/domain/locale/format-date.ts';
import { printPeriod } from '../../../src/domain/rental/print-period.ts';
import { daysAfter } from '../../../src/domain/calendar/days.ts';
import { localeOf, REGIONS } from '../../../src/domain/locale/locale.ts';
import { connectData, seededData } from '../../support/built-shop.ts';
import { rentalStart } from '../../support/rental-start.ts';
import { startShop, type Running } from '../../support/shop-process.ts';
import { addStaffAccounts, STAFF } from '../../support/staff-account.ts';

let shop: Running;
let cookie: string;
const firstDay = rentalStart();
const lastDay = daysAfter(firstDay, 1);

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = { cookie }) =>
  fetch(shop.url + path, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' });

beforeAll(async () => {
  const data = await seededData();
  const { database, close } = await connectData(data);
  await addStaffAccounts(database);
  await close();
  shop = await startShop(data);
  const signedIn = await post('/en/auth', { intent: 'login', ...STAFF }, {});
  cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
});
afterAll(() => shop.stop());

test('maintenance is booked once by a form that is sent twice, and a clash is answered with 409 and the nearest free days', async () => {
  const form = { intent: 'maintenance', firstDay, lastDay };
  const id = '00000000-0000-4000-8000-000000000001';
  for (const _ of [1, 2]) {
    const answer = await post('/en/admin/machines/1', { ...form, id });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/en/admin/machines/1?done=maintenance',
    ]);
  }
  for (const region of REGIONS) {
    const answer = await post(`/${region}/admin/machines/1`, { ...form, id: crypto.randomUUID() });
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain(formatDate(daysAfter(lastDay, 1), localeOf(region), 'UTC', 'short'));
    expect(html.match(/cancel-maintenance/g)).toHaveLength(1);
  }
  const retired = await post('/en/admin/machines/1', { intent: 'retire' });
  expect(retired.status).toBe(409);
  expect(await retired.text()).toContain('Maintenance (');
});

test('a booking that is dropped on the board is moved once, told what is in its way, and not from where it no longer is', async () => {
  const page = (path: string) =>
    fetch(`${shop.url}/en/admin${path}`, { headers: { cookie } }).then((answer) => answer.text());
  const plan = async (machine: number, day: string) => {
    const form = { intent: 'maintenance', id: crypto.randomUUID(), firstDay: day, lastDay: day };
    await post(`/en/admin/machines/${machine}`, form);
    return form.id;
  };
  const [from, to] = [daysAfter(firstDay, 40), daysAfter(firstDay, 41)];
  const bookingId = await plan(1, from);
  await plan(1, to);
  const seen = { bookingId, seenMachine: '1', seenFirst: from, seenLast: from };
  const drop = async (day: string) => {
    const answer = await post('/en/admin/board', { ...seen, machineId: '1', firstDay: day, lastDay: day });
    return { status: answer.status, text: await answer.text() };
  };
  const clash = await drop(to);
  expect(clash.status).toBe(409);
  expect(clash.text).toContain(
    `In the way: Maintenance (${printPeriod({ firstDay: to, lastDay: to }, 'en')})`,
  );
  const free = daysAfter(to, 1);
  expect((await drop(free)).status).toBe(200);
  expect((await drop(free)).status).toBe(200);
  expect((await drop(daysAfter(free, 1))).text).toContain('Somebody has already changed');
  expect((await post('/en/admin/board', { ...seen, bookingId: crypto.randomUUID() })).status).toBe(422);
  expect(await page(`/board?from=${free}&days=60`)).toContain('aria-colcount="61"');
});

test('the utilisation of machines is read as a page and as CSV, in the dialect of its language', async () => {
  const range = 'from=2026-12-01&to=2026-12-31';
  const csv = async (region: string) => {
    const answer = await fetch(`${shop.url}/${region}/admin/board/utilisation/csv?${range}`, {
      headers: { cookie },
    });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="promin-utilisation-2026-12-01-2026-12-31.csv"',
    ]);
    return (await answer.text()).trim().split('\r\n');
  };
  const [english, polish] = [await csv('en'), await csv('pl')];
  expect(english[0]).toContain('Model,Depot,Machines,Days in service,Days rented');
  expect(polish[0]).toContain('Model;Baza;Maszyny;');
  expect(english.length).toBe(polish.length);
  const page = await fetch(`${shop.url}/en/admin/board/utilisation?${range}`, { headers: { cookie } });
  expect((await page.text()).match(/<th scope="row"/g)).toHaveLength(english.length - 1);
});

test('addresses of machines, bookings and the board that mean nothing are not found, or do not matter', async () => {
  const status = async (path: string) =>
    (await fetch(`${shop.url}/en/admin${path}`, { headers: { cookie } })).status;
  for (const path of ['/machines/0', '/machines/x', '/machines/99999999999', '/board/x', '/board/1'])
    expect([path, await status(path)]).toEqual([path, 404]);
  for (const path of [
    '/machines?product=99999999999&depot=x&state=y&after=%00',
    '/machines/1?bookings=past&after=2026-13-40&history=9999999999',
    '/board?from=0001-01-01',
    '/board?from=2099-12-31&after=zzz',
    '/board?from=2000-01-01',
  ])
    expect([path, await status(path)]).toEqual([path, 200]);
});

test('labels of chosen machines are a PDF, and who chose none is back at the list as it was, told what to do', async () => {
  const get = (path: string) => fetch(shop.url + path, { headers: { cookie }, redirect: 'manual' });
  const list = await (await get('/pl/admin/machines?product=2103')).text();
  expect(list).toMatch(/<form[^>]*action="\/pl\/admin\/machines\/labels"/);
  const boxes = [...list.matchAll(/<input[^>]*name="id"[^>]*>/g)].map(
    ([box]) => /value="(\d+)"/.exec(box)?.[1],
  );
  expect(boxes.length).toBeGreaterThan(1);
  const query = boxes.map((id) => `id=${id}`).join('&');
  const printed = await get(`/pl/admin/machines/labels?product=2103&${query}&size=sheet`);
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    Buffer.from(await printed.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const none = await get('/pl/admin/machines/labels?product=2103&size=sheet');
  const back = none.headers.get('location') ?? '';
  expect([none.status, back]).toEqual([303, '/pl/admin/machines?product=2103&labels=none']);
  expect(await (await get(back)).text()).toContain('Zaznacz maszyny');
});
