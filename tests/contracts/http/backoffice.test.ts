import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FUNNEL_STEPS } from '../../../src/domain/backoffice/funnel.ts';
import { tieUnits } from '../../../src/domain/locale/no-break.ts';
import { PAGES } from '../../../src/content/pages/pages.ts';
import { shippedProse } from '../../../src/server/messages/prose.ts';
import { messageVersions } from '../../../src/server/messages/tables.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { connectData, seededData } from '../../support/built-shop.ts';
import { register, type Customer } from '../../support/http-customer.ts';
import { startShop, type Running } from '../../support/shop-process.ts';
import { addStaffAccounts, STAFF } from '../../support/staff-account.ts';

let shop: Running;
let customer: Customer;
let staffCookie: string;
let orderId: string;
let page: string;
let logFile: string;

const ask = (path: string, init: RequestInit = {}) => fetch(shop.url + path, { redirect: 'manual', ...init });
const as = (cookie: string | undefined, path: string, form?: Record<string, string>) =>
  ask(path, {
    headers: cookie === undefined ? {} : { cookie },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });

/** A text of staff, in two languages, whose place an update took away. */
async function leaveText(database: Database) {
  const left = { key: 'nav.gone', version: 1, text: 'Long ago' } as const;
  await database.insert(messageVersions).values([
    { ...left, locale: 'uk' },
    { ...left, locale: 'en' },
  ]);
}

beforeAll(async () => {
  const data = await seededData();
  const { database, close } = await connectData(data);
  await addStaffAccounts(database);
  await leaveText(database);
  await close();
  logFile = join(data.dataDirectory, 'log');
  shop = await startShop({
    ...data,
    logFile,
    environment: { DEV_PAGES: 'true', LOG_LEVEL: 'info' },
  });
  customer = await register(shop.url, 1);
  orderId = await customer.placeOrder();
  page = `/en/admin/orders/${orderId}`;
  const signedIn = await as(undefined, '/en/auth', { intent: 'login', ...STAFF });
  staffCookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
});
afterAll(() => shop.stop());

test('sales are read as a page and, table by table, as CSV in the dialect of the language', async () => {
  const range = 'from=2026-01-01&to=2026-01-31&currency=UAH';
  const csv = async (region: string, table: string) => {
    const answer = await as(staffCookie, `/${region}/admin/sales/csv?${range}&table=${table}`);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="promin-${table}-UAH-2026-01-01-2026-01-31.csv"`,
    ]);
    return (await answer.text()).trim().split('\r\n');
  };
  const days = await csv('en', 'days');
  expect(days[0]).toContain('Day,Orders,Pieces,');
  expect(days.slice(1).map((line) => line.slice(0, 'YYYY-MM-DD,'.length))).toHaveLength(31);
  expect(days[31]).toMatch(/^2026-01-31,\d+,\d+,\d+\.\d\d$/);
  expect((await csv('pl', 'unsold'))[1]).toMatch(/;\d+;"\d+,\d\d"$/);
  for (const table of ['categories', 'products', 'seen']) await csv('ua', table);
  expect(await csv('pl', 'funnel')).toHaveLength(1 + FUNNEL_STEPS.length);
  const restock = await as(staffCookie, `/pl/admin/sales/csv?${range}&cover=7&table=restock`);
  expect(restock.headers.get('content-disposition')).toMatch(
    /^attachment; filename="promin-restock-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(await restock.text()).toContain('"Zamówić, szt.";');
  const page = await (await as(staffCookie, `/en/admin/sales?${range}`)).text();
  expect(page.match(/2026-01-\d\d: /g)).toHaveLength(31);
});

test('a search that finds nothing stands beside the sales, and a telephone number does not', async () => {
  for (const term of ['жмихокрут', 'Жмихокрут', '067 123 45 67 жмихокрут'])
    expect((await as(staffCookie, `/ua/search?q=${encodeURIComponent(term)}`)).status).toBe(200);
  const csv = await (await as(staffCookie, '/en/admin/sales/csv?table=misses')).text();
  const lines = csv.split('\r\n').filter((line) => line.includes('жмихокрут'));
  expect(lines).toEqual([expect.stringMatching(/^жмихокрут,UK,\d{4}-\d\d-\d\d,2$/)]);
  expect(await (await as(staffCookie, '/en/admin/sales')).text()).toContain('жмихокрут');
});

test('a full page of the table of products fits a form', async () => {
  const page = await (await as(staffCookie, '/en/admin/products/bulk')).text();
  const names = [...page.matchAll(/name="(\d+\.price\.[^"]+)"/g)].flatMap(([, name]) => name ?? []);
  expect(names.length).toBeGreaterThan(150);
  const answer = await as(
    staffCookie,
    '/en/admin/products/bulk',
    Object.fromEntries(names.map((name) => [name, ''])),
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/en/admin/products/bulk?done=0');
});

describe('the door of the back office', () => {
  const pages = () => [
    '/en/admin',
    '/en/admin/inbox',
    '/en/admin/returns',
    '/en/admin/payments',
    '/en/admin/orders',
    '/en/admin/orders?q=1&after=x',
    '/en/admin/translations',
    '/en/admin/translations?key=nav.home&q=home',
    page,
  ];

  test('takes any text in an address without failing', async () => {
    for (const path of ['customers?after=%00', 'customers?q=%00', 'customers/%00', 'orders?customer=%00']) {
      const answer = await as(staffCookie, `/en/admin/${path}`);
      expect([path, answer.status < 500]).toEqual([path, true]);
    }
    expect((await as(staffCookie, '/en/admin/customers/%00', { intent: 'note' })).status).toBe(404);
  });

  test('sends visitors to sign in, whatever they ask for and send', async () => {
    for (const path of pages()) {
      const answer = await ask(path);
      const { pathname, searchParams } = new URL(path, shop.url);
      const query = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `/en/auth?redirect=${encodeURIComponent(pathname + query)}`,
      ]);
    }
    const data = await (await ask('/en/admin/orders.data?_routes=x&waits=payment')).text();
    expect(data).toContain('/en/auth?redirect=%2Fen%2Fadmin%2Forders%3Fwaits%3Dpayment"');
    expect((await as(undefined, page, { intent: 'confirm' })).status).toBe(302);
  });

  test('refuses customers everywhere, and shows them nothing', async () => {
    const { cookie } = customer.headers;
    for (const path of [...pages(), `${page}.data`, '/en/admin.data', '/en/admin/orders.data']) {
      const answer = await as(cookie, path);
      const body = await answer.text();
      expect([path, answer.status]).toEqual([path, 403]);
      expect(body).not.toMatch(/ORD-\d+|Sonyachna/);
    }
    for (const intent of [
      'confirm',
      'ship',
      'deliver',
      'cancel',
      'receive',
      'return',
      'refund',
      'back',
      'reverse',
    ]) {
      expect((await as(cookie, page, { intent })).status).toBe(403);
      expect((await as(cookie, `${page}.data`, { intent })).status).toBe(403);
    }
    const seen = await (await as(cookie, `/en/order/${orderId}`)).text();
    expect(seen).toContain('Pending');
    const text = { en: 'Mine', 'en.version': '0' };
    for (const path of ['/en/admin/translations?key=nav.home', '/en/admin/translations.data?key=nav.home'])
      expect((await as(cookie, path, text)).status).toBe(403);
  });

  test.each([
    ['ua', 'uk', 'Доступ закрито'],
    ['pl', 'pl', 'Brak dostępu'],
    ['en', 'en', 'No access'],
  ])('shows customers who are refused where they are, in %s', async (region, language, title) => {
    const html = await (await as(customer.headers.cookie, `/${region}/admin`)).text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toBe(title);
    expect(html).toMatch(/<header[ >]/);
    expect(html).toMatch(new RegExp(`<main[^]*href="/${region}"[^]*</main>`)); // a way home
    expect(html).toMatch(/<main[^]*href="tel:[^]*<\/main>/); // whom to ask
    expect(html).toContain('type="later"'); // the cart and the menu work
  });

  test('lets staff in, to pages that nobody keeps or indexes', async () => {
    for (const path of pages()) {
      const answer = await as(staffCookie, path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('cache-control')).toMatch(/private|no-store/);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
    }
  });

  test('is found by staff in their account, and by nobody else', async () => {
    expect(await (await as(staffCookie, '/en/profile')).text()).toContain('href="/en/admin"');
    expect(await (await as(customer.headers.cookie, '/en/profile')).text()).not.toContain('/en/admin');
  });

  test('is not open to a form of another site', async () => {
    const answer = await ask(page, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'confirm' }),
      headers: { cookie: staffCookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('the back office', () => {
  const post = (form: Record<string, string>, path = page) => as(staffCookie, path, form);
  const line = { intent: 'receive', amount: '1,00', day: '2026-01-05' };

  test('finds orders by number, part of its form, and e-mail, and no others', async () => {
    const html = await (await as(staffCookie, '/en/admin/orders')).text();
    const number = /ORD-(\d+)/.exec(html)?.[1] ?? '';
    const found = async (query: string) =>
      (await (await as(staffCookie, `/en/admin/orders?${query}`)).text()).includes(
        `/admin/orders/${orderId}`,
      );
    for (const q of [number, `ORD-${number}`, `ord ${number}`, 'CUSTOMER@mail.internal', customer.email]) {
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, true]);
    }
    for (const query of [
      'waits=confirm',
      'waits=any',
      'status=PENDING&payment=UNPAID&method=pod',
      'waits=nonsense',
    ]) {
      expect([query, await found(query)]).toEqual([query, true]);
    }
    for (const query of [
      'q=99999999',
      'q=other@example.com',
      'waits=owed',
      'status=SHIPPED',
      `after=${orderId}`,
    ]) {
      expect([query, await found(query)]).toEqual([query, false]);
    }
  });

  test('answers 404 for no order, 400 for no form, 409 for what comes too late', async () => {
    for (const id of ['1', crypto.randomUUID(), '%00']) {
      expect((await as(staffCookie, `/en/admin/orders/${id}`)).status).toBe(404);
      expect((await post({ intent: 'confirm' }, `/en/admin/orders/${id}`)).status).toBe(404);
    }
    for (const form of [{}, { intent: '<b>' }]) {
      expect((await post(form as Record<string, string>)).status).toBe(400);
    }
    const early = { intent: 'ship', carrier: 'dpd', number: '20450012345678' };
    for (const form of [early, { intent: 'deliver' }]) expect((await post(form)).status).toBe(409);
  });

  test('cancels nothing without a reason that staff chose', async () => {
    const forms: Record<string, string>[] = [{}, { reason: '' }, { reason: 'none' }];
    for (const form of forms) {
      const answer = await post({ intent: 'cancel', ...form });
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toMatch(/<select[^>]*aria-invalid="true"/);
      expect(html).not.toContain('selected="" value="customer-asked"');
    }
  });

  test('takes an order from the call to the door, each step once', async () => {
    const steps: [Record<string, string>, string][] = [
      [{ intent: 'confirm' }, 'confirm'],
      [{ intent: 'ship', carrier: 'nova-poshta', number: '2045 0012 3456' }, 'ship'],
      [{ intent: 'deliver' }, 'deliver'],
    ];
    for (const [form, done] of steps) {
      const answer = await post(form);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?done=${done}`]);
      expect((await post(form)).status).toBe(409);
    }
    const seen = await (await as(customer.headers.cookie, `/en/order/${orderId}`)).text();
    expect(seen).toContain('204500123456');
    expect((await post({ intent: 'cancel', reason: 'other' })).status).toBe(409);
  });

  test('gives staff the documents of an order, notes who took which, and gives them to nobody else', async () => {
    const document = `/api/admin/orders/${orderId}/documents/invoice.pdf`;
    const html = await (await as(staffCookie, page)).text();
    expect(html).toContain(`href="${document}"`);
    const answer = await as(staffCookie, document);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    await answer.arrayBuffer();
    expect((await as(customer.headers.cookie, document)).status).toBe(403);
    expect((await as(undefined, document)).status).toBe(401);
    for (const wrong of ['proforma.pdf', 'INV-UA-2026-99999.pdf', 'invoice', '%00.pdf']) {
      expect((await as(staffCookie, document.replace('invoice.pdf', wrong))).status).toBe(404);
    }
    expect((await as(staffCookie, document.replace(orderId, crypto.randomUUID()))).status).toBe(404);
    const noted = () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes('downloaded a document'));
    await expect.poll(noted).toHaveLength(1); // the log is written beside the answers
    const [entry = ''] = noted();
    expect(JSON.parse(entry)).toMatchObject({ orderId, document: 'invoice' });
    expect(entry).not.toMatch(/@|Ткач|Koval/);
  });

  test('says what is wrong with a line of the statement, and keeps what was typed', async () => {
    const wrong = await post({ ...line, amount: 'a lot', reference: '' });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('value="a lot"');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect((await post({ ...line, reference: 'FT-1' })).headers.get('location')).toBe(`${page}?done=part`);
    expect((await post({ ...line, reference: 'FT-1' })).status).toBe(409);
    expect((await post({ ...line, intent: 'return', reference: 'R-1' })).status).toBe(409);
    // The same line for another order is asked about.
    const other = `/en/admin/orders/${await customer.placeOrder()}`;
    const again = { ...line, reference: 'FT-1' };
    const asked = await post(again, other);
    const question = await asked.text();
    expect([asked.status, question.includes('name="shared"')]).toEqual([409, true]);
    expect(question).toContain(`href="${page}"`);
    const written = await post({ ...again, shared: 'on' }, other);
    expect(written.headers.get('location')).toBe(`${other}?done=part`);
  });

  test('gives back a part once, never more than there is, and says why', async () => {
    const refundId = crypto.randomUUID();
    const refund = { intent: 'refund', refundId, amount: '0,40', reason: 'A scratch' };
    const nameless = await post({ ...refund, reason: ' ' });
    expect([nameless.status, (await nameless.text()).includes('value="0,40"')]).toEqual([422, true]);
    for (const id of [crypto.randomUUID(), refundId]) {
      const tooMuch = await post({ ...refund, refundId: id, amount: '1,01' });
      expect(tooMuch.status).toBe(409);
    }
    for (let sent = 0; sent < 2; sent++) {
      expect((await post(refund)).headers.get('location')).toBe(`${page}?done=refund`);
    }
    expect((await post({ ...refund, refundId: crypto.randomUUID(), amount: '0,61' })).status).toBe(409);
    // A colleague has the page from before open, and is told.
    const colleague = { ...refund, refundId: crypto.randomUUID(), amount: '0,10', seen: '100' };
    const refused = await post(colleague);
    const shown = await refused.text();
    expect([refused.status, shown.includes('name="seen" value="60"')]).toEqual([409, true]);
    const back = { ...line, intent: 'return', amount: '0,40', reference: 'R-2' };
    expect((await post(back)).headers.get('location')).toBe(`${page}?done=return`);
    expect((await post({ ...back, reference: 'R-3' })).status).toBe(409);
  });

  test('shows a form of goods again as it was sent, the choice of the money, too', async () => {
    const html = await (await as(staffCookie, page)).text();
    const [, itemId = ''] = /name="back\.([^"]+)"/.exec(html) ?? [];
    const box = (answer: string) => /<input[^>]*name="refund"[^>]*>/.exec(answer)?.[0];
    // Money and goods that go back are noted under ids of their own.
    const idOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1];
    expect(idOf('returnId')).toBeDefined();
    expect(idOf('refundId')).not.toBe(idOf('returnId'));
    expect(box(html)).toContain('checked=""');
    const goods = { intent: 'back', returnId: crypto.randomUUID(), seen: '0', reason: 'faulty' };
    const wrong = { ...goods, [`back.${itemId}`]: '1', [`sellable.${itemId}`]: '2' };
    expect(box(await (await post(wrong)).text())).not.toContain('checked=""');
    expect(box(await (await post({ ...wrong, refund: 'on' })).text())).toContain('checked=""');
  });

  test('takes back a line that was a mistake, once and with a reason', async () => {
    const html = await (await as(staffCookie, page)).text();
    const [, lineId = ''] = /name="lineId" value="([^"]+)"/.exec(html) ?? [];
    const reverse = { intent: 'reverse', lineId, reason: 'Of another order' };
    const nameless = await post({ ...reverse, reason: '' });
    expect([nameless.status, (await nameless.text()).includes('aria-invalid="true"')]).toEqual([422, true]);
    // Some of that money was sent back; the line that says so stands after it.
    expect((await post(reverse)).status).toBe(409);
    const lines = [...html.matchAll(/name="lineId" value="([^"]+)"/g)].map(([, id = '']) => id);
    for (const id of lines.toReversed()) {
      const taken = await post({ ...reverse, lineId: id });
      expect(taken.headers.get('location')).toBe(`${page}?done=reverse`);
      expect((await post({ ...reverse, lineId: id })).status).toBe(409);
    }
    expect(await (await as(staffCookie, page)).text()).toContain('Of another order');
  });

  test('takes goods back with what can be sold again, and keeps what was typed wrong', async () => {
    const html = await (await as(staffCookie, page)).text();
    const [, itemId = ''] = /name="back\.([^"]+)"/.exec(html) ?? [];
    const goods = {
      intent: 'back',
      returnId: crypto.randomUUID(),
      seen: '0',
      reason: 'faulty',
      [`back.${itemId}`]: '1',
    };
    const wrong = await post({ ...goods, [`sellable.${itemId}`]: '2' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toMatch(
      /aria-invalid="true"[^>]*name="sellable|name="sellable[^>]*aria-invalid="true"/,
    );
    expect((await post({ ...goods, reason: 'none' })).status).toBe(400);
    const right = { ...goods, [`sellable.${itemId}`]: '0' };
    for (let sent = 0; sent < 2; sent++) {
      expect((await post(right)).headers.get('location')).toBe(`${page}?done=back`);
    }
    expect((await post({ ...right, returnId: crypto.randomUUID() })).status).toBe(409);
    const seen = await (await as(customer.headers.cookie, `/en/order/${orderId}`)).text();
    expect(seen).toContain('Returned');
    expect(seen).toContain('The product was faulty');
    const closed = await (await as(staffCookie, page)).text();
    expect(closed).toContain('The carrier still has to pay over');
    expect(closed).not.toContain('Nothing more needs to be done');
  });
});

test('a withdrawal stands in its list until somebody of the shop closes it', async () => {
  const path = '/en/admin/returns';
  const statement = {
    name: 'Anna Nowak',
    orderNumber: 'ORD-99999',
    email: 'anna@example.com',
    intent: 'confirm',
  };
  expect((await as(undefined, '/en/withdrawal', statement)).status).toBe(303);
  const html = await (await as(staffCookie, path)).text();
  expect(html).toContain('Anna Nowak');
  expect(html).toContain('don’t belong to the same order');
  const id = /name="id" value="(\d+)"/.exec(html)?.[1] ?? '';
  expect((await as(customer.headers.cookie, path, { id })).status).toBe(403);
  for (const wrong of ['', 'x', '-1', '1e99']) {
    expect((await as(staffCookie, path, { id: wrong })).status).toBe(303);
  }
  expect(await (await as(staffCookie, path)).text()).toContain('Anna Nowak');
  expect((await as(staffCookie, path, { id })).headers.get('location')).toBe(path);
  expect(await (await as(staffCookie, path)).text()).not.toContain('Anna Nowak');
});

describe('the texts', () => {
  const path = '/en/admin/translations';
  const change = (key: string, form: Record<string, string>) => as(staffCookie, `${path}?key=${key}`, form);
  /** A page that is the same for all, as it is sent the second time, and the script of its texts. */
  const read = async () => {
    await (await ask('/en/faq')).text();
    const answer = await ask('/en/faq');
    expect(answer.headers.get('server-timing')).toContain('desc=hit');
    const html = await answer.text();
    const address = /data-texts="([^"]*)"/.exec(html)?.[1] ?? '';
    return { html, address, script: await scriptAt(address) };
  };
  const scriptAt = async (address: string) => {
    const script = await ask(address);
    expect(script.headers.get('cache-control')).toContain('immutable');
    return script.text();
  };

  test('that staff change are in the next answer of a kept page and in its script; put back, all is as before', async () => {
    const before = await read();
    expect(before.html).toContain('Skip to content');
    const saved = await change('shell.skip', { en: ' Straight to it ', 'en.version': '0' });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}?key=shell.skip&done=saved`]);
    const next = await (await ask('/en/faq')).text();
    expect([next.includes('>Straight to it<'), next.includes('Skip to content')]).toEqual([true, false]);
    // The foot of a page is drawn once, and its words are in no script.
    expect((await change('footer.team', { en: 'Who we are', 'en.version': '0' })).status).toBe(303);
    const after = await read();
    expect(after.html).toContain('Who we are');
    expect(after.address).not.toBe(before.address);
    expect(after.script).toContain('Straight to it');
    expect(await scriptAt(before.address)).toBe(before.script);
    for (const key of ['shell.skip', 'footer.team'])
      expect((await change(key, { revert: 'en', 'en.version': '1' })).status).toBe(200);
    expect(await read()).toEqual(before);
  });

  test('of a page that staff change are in its next answer, and the original is once it is put back', async () => {
    const { title } = PAGES.faq.en;
    const [key = ''] = Object.entries(shippedProse('en')).find(([, text]) => text === title) ?? [];
    const screen = await (await as(staffCookie, `${path}?key=${key}`)).text();
    expect(screen).toMatch(/href="\/pl\/faq"/);
    const saved = await change(key, { en: 'What people ask', 'en.version': '0' });
    expect(saved.headers.get('location')).toBe(`${path}?${new URLSearchParams({ key, done: 'saved' })}`);
    expect((await read()).html).toContain(`${tieUnits('What people ask')}</h1>`);
    expect((await change(key, { revert: 'en', 'en.version': '1' })).status).toBe(200);
    expect((await read()).html).toContain(`${tieUnits(title)}</h1>`);
  });

  test('are refused by the field, with what was typed; nobody overwrites what he has not seen', async () => {
    const form = { en: 'For {nobody}', 'en.version': '0', uk: 'Додому <b>', 'uk.version': '0' };
    const wrong = await change('nav.home', form);
    const html = await wrong.text();
    expect([wrong.status, html.match(/aria-invalid="true"/g)?.length]).toEqual([422, 2]);
    expect(html).toMatch(/For \{nobody\}[^]*Unknown placeholders: nobody/);
    expect((await change('nav.home', { en: 'Begin', 'en.version': '0' })).status).toBe(303);
    const late = await change('nav.home', { en: 'Start', 'en.version': '0' });
    expect([late.status, (await late.text()).includes('>Start</textarea>')]).toEqual([409, true]);
    const again = await change('nav.home', { en: 'Begin', 'en.version': '0' });
    expect(again.headers.get('location')).toBe(`${path}?key=nav.home&done=unchanged`);
    for (const key of ['nav.nothing', '%00', ''])
      expect((await change(key, { en: 'Start', 'en.version': '0' })).status).toBe(404);
  });

  test('whose place is gone are discarded one by one, and the last of them leads back to the list', async () => {
    const list = `${path}?q=long+ago`;
    expect(await (await as(staffCookie, list)).text()).toContain('key=nav.gone');
    for (const [locale, next] of [
      ['uk', `${path}?key=nav.gone&q=long+ago&done=discarded`],
      ['en', `${list}&done=discarded`],
    ] as const) {
      const form = { revert: locale, [`${locale}.version`]: '1' };
      const answer = await as(staffCookie, `${path}?key=nav.gone&q=long+ago&page=2`, form);
      expect(answer.status).toBe(303);
      const address = answer.headers.get('location') ?? '';
      expect(address.replace('&page=2', '')).toBe(next);
      expect(await (await as(staffCookie, address)).text()).toContain('The message has been discarded.');
    }
  });

  test('are found by their words and by who was there before', async () => {
    const found = async (query: string) => (await as(staffCookie, `${path}?${query}`)).text();
    expect(await found('q=STRAIGHT+to+it')).toContain('No matching messages');
    expect(await found('q=begin&show=changed')).toContain('key=nav.home');
    expect(await found('key=nav.home')).toMatch(/Change history[^]*Begin[^]*Марія Ткач/);
    expect((await as(staffCookie, `${path}?page=9999`)).status).toBe(404);
  });
});
