import { describe, expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';
import { orderBody, register } from '../../support/http-customer.ts';

const { ask, url } = await openBuiltShop();
const customer = await register(url, 1);
const newcomer = await register(url, 2);
const { cookie = '' } = customer.headers;
const TABS = ['', '/personal', '/orders', '/payments', '/support', '/returns'];

async function orderByTransfer(): Promise<string> {
  const body = orderBody(508).replace('"pod"', '"transfer"');
  const { headers } = customer;
  const answer = await fetch(`${url}/api/create-checkout-session`, { method: 'POST', headers, body });
  const { orderId } = (await answer.json()) as { orderId: string };
  return orderId;
}
const atDoor = await customer.placeOrder();
const byTransfer = await orderByTransfer();
const show = async (path: string, of = cookie) =>
  (await ask(`/en/profile${path}`, { headers: { cookie: of } })).text();

describe.each(TABS)('/profile%s', (tab) => {
  test('leads who is not signed in to exactly it, by the page and by the script’s call', async () => {
    for (const path of [`/en/profile${tab}`, `/en/profile${tab}?status=shipped&q=a/b`]) {
      const answer = await ask(path);
      expect(answer.status).toBe(302);
      const target = new URL(answer.headers.get('location') ?? '', url);
      expect(target.pathname).toBe('/en/auth');
      expect(target.searchParams.get('redirect')?.replace('%2F', '/')).toBe(path);
    }
    const data = await (await ask(`/en/profile${tab === '' ? '' : tab}.data`)).text();
    expect(data).toContain('/en/auth?redirect=');
    expect(data).not.toContain('customer');
  });

  test('has the header, marks its own link, and is for no search engine', async () => {
    const answer = await ask(`/en/profile${tab}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/private|no-store/);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toMatch(/<h1[^>]*>Olena 1</);
    expect(html).toContain(customer.email);
    expect(html).toContain('Standard tier');
    expect(html).toMatch(/Member since|With us since/);
    expect(html).toContain('action="/en/logout"');
    const nav = /<nav aria-label="Account sections".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const marked = [...nav.matchAll(/<a href="([^"]+)" aria-current="page"/g)].map(([, to]) => to);
    expect(marked).toEqual([`/en/profile${tab}`]);
    for (const other of TABS) expect(nav).toContain(`href="/en/profile${other}"`);
  });
});

test('what is to be paid is on the dashboard and on the tab of payments, and leads to its payment', async () => {
  for (const tab of ['', '/payments']) {
    const html = await show(tab);
    expect(html).toContain(`href="/en/payment/${byTransfer}"`);
    expect(html).not.toContain(`href="/en/payment/${atDoor}"`);
    expect(await show(tab, newcomer.headers.cookie)).not.toContain('/en/payment/');
  }
});

test('the dashboard leads on, also who has not ordered yet', async () => {
  for (const html of [await show(''), await show('', newcomer.headers.cookie)]) {
    for (const path of ['shop', 'lease-options', 'support', 'manuals'])
      expect(html).toContain(`href="/en/${path}"`);
  }
  expect(await show('')).toContain(`href="/en/order/${atDoor}"`);
  expect(await show('', newcomer.headers.cookie)).not.toMatch(/ORD-\d/);
});

test('the overview counts what was bought, and says of machines only what is known', async () => {
  const html = await show('');
  const stat = (term: string) =>
    new RegExp(`<dt[^>]*><a[^>]*>${term}</a></dt><dd[^>]*>([^<]*)</dd>`).exec(
      html.replaceAll('\u00A0', ' '),
    )?.[1];
  expect(['Items bought', 'Ordered for rent', 'Active orders', 'Next return'].map(stat)).toEqual([
    '0', // neither is paid, nor accepted
    '0',
    '2',
    'none',
  ]);
});

test('the orders are found by their address alone, as a list and along a line', async () => {
  const found = async (query: string, of = cookie) =>
    new Set(
      [...(await show(`/orders${query}`, of)).matchAll(/\/en\/order\/([\w-]{36})"/g)].map(([, id]) => id),
    );
  const both = new Set([atDoor, byTransfer]);
  expect(await found('')).toEqual(both);
  expect(await found('?view=timeline')).toEqual(both);
  expect(await found('?kind=purchases&status=pending&range=30days&q=')).toEqual(both);
  expect(await found('?kind=nonsense&status=&range=x&view=map&from=1&until=2')).toEqual(both);
  for (const query of ['?kind=leases', '?status=delivered', '?q=zzzzz', '?status=active&view=timeline'])
    expect(await found(query)).toEqual(new Set());
  const number = /ORD-\d+/.exec(
    await (await ask(`/en/order/${atDoor}`, { headers: { cookie } })).text(),
  )?.[0];
  expect(await found(`?q=${number}`)).toEqual(new Set([atDoor]));
  expect(await found(`?q=${number}`, newcomer.headers.cookie)).toEqual(new Set());
  const html = await show('/orders?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&status=shipped');
  expect(html).not.toContain('<script>alert');
  expect(html).toMatch(/<option value="shipped" selected/);
  expect(html).toContain('Clear filters');
});

test('the list goes on by a link that shows all until there', async () => {
  const many = await register(url, 3);
  for (let number = 0; number < 12; number++) await many.placeOrder();
  const ordersIn = (html: string) => [
    ...new Set([...html.matchAll(/\/en\/order\/([\w-]{36})"/g)].map(([, id]) => id)),
  ];
  const first = await show('/orders?status=pending', many.headers.cookie);
  expect(ordersIn(first)).toHaveLength(10);
  const [, next = ''] = /href="\/en\/profile(\/orders\?[^"]*until=[^"]*)"/.exec(first) ?? [];
  expect(next).toContain('status=pending');
  const second = await show(next.replaceAll('&amp;', '&'), many.headers.cookie);
  expect(ordersIn(second).slice(0, 10)).toEqual(ordersIn(first));
  expect(new Set(ordersIn(second)).size).toBe(12);
  expect(second).not.toContain('rel="next"');
});

test('the other tabs show what there is', async () => {
  expect(await show('/personal')).toContain(customer.email);
  expect(await show('/orders')).toContain(`href="/en/order/${byTransfer}"`);
  for (const path of ['contact', 'manuals', 'faq']) expect(await show('/support')).toContain(`"/en/${path}"`);
  for (const path of ['withdrawal', 'returns']) expect(await show('/returns')).toContain(`"/en/${path}"`);
});

test('the tab of support has the way to what was bought, and how long delivery takes, as estimates', async () => {
  const html = await show('/support');
  for (const path of ['warranties', 'installations', 'reviews'])
    expect(html).toContain(`"/en/profile/${path}"`);
  const table = /aria-labelledby="delivery-estimates".*?<\/table>/s.exec(html)?.[0] ?? '';
  expect(table).toContain('estimates');
  const rows = [...table.matchAll(/<tr>(<th scope="row".*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>([^<]*)/g)].map(([, cell = '']) => cell.replaceAll(/[^\d–]/g, '')),
  );
  expect(rows).toEqual([
    ['1–3', '1'],
    ['3–7', '2–3'],
    ['7–14', '3–5'],
  ]);
  // Two orders of a generator’s parts: what needs no manual has none here.
  expect(await show('/warranties')).toContain('No warranties yet');
  expect(await show('/installations')).toContain('No records yet');
});

test('what was done is said once, by the browser that did it, and no address makes a tab say it', async () => {
  const PAGE = '/en/profile/personal';
  const saved = await fetch(url + PAGE, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: url },
    body: new URLSearchParams({ intent: 'details', firstName: 'Olena', lastName: '1' }),
  });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${PAGE}#details`]);
  const [done = ''] = saved.headers.get('set-cookie')?.split(';') ?? [];
  const told = await ask(PAGE, { headers: { cookie: `${cookie}; ${done}` } });
  expect(await told.text()).toContain('Your changes are saved.');
  expect(told.headers.get('set-cookie')).toMatch(/^profileDone=;.*Max-Age=0/);
  const notices = (html: string) => html.split('role="status"').length;
  const silent = notices(await show('/personal'));
  for (const name of ['details', 'password', 'sessions', 'address-saved', 'communication'])
    expect(notices(await show(`/personal?done=${name}`))).toBe(silent);
});

test('a password is changed, and an account deleted, by a form in a page of its own without script', async () => {
  const field = 'name="currentPassword"';
  expect(await show('/personal')).not.toContain(field);
  expect(await show('/personal')).toContain('href="?password#password"');
  expect(await show('/personal?password')).toContain(field);
  const button = 'name="intent" value="delete"';
  expect(await show('/privacy')).not.toContain(button);
  expect(await show('/privacy')).toContain('href="?delete#delete"');
  expect(await show('/privacy?delete')).toContain(button);
});

test.each([
  ['/notifications', ''],
  ['/payment-methods', '/payments'],
  ['/privacy', '/personal'],
  ['/warranties', '/support'],
  ['/installations', '/support'],
  ['/reviews', '/support'],
])('%s marks the tab that it belongs to', async (page, tab) => {
  const html = await show(page);
  const nav = /<nav aria-label="Account sections".*?<\/nav>/s.exec(html)?.[0] ?? '';
  const marked = [...nav.matchAll(/<a href="([^"]+)"(?: aria-current="true"| data-stay="true"){2}/g)];
  expect(marked.map(([, to]) => to)).toEqual([`/en/profile${tab}`]);
});

test('the frame of one’s own page knows its reader before any script, and how much is new', async () => {
  const reader = await register(url, 4);
  for (let order = 0; order < 2; order++) await reader.placeOrder();
  for (const tab of ['', '/orders']) {
    const html = await show(tab, reader.headers.cookie);
    const bar = /<nav aria-label="Quick access".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(bar).toContain('href="/en/profile"');
    expect(bar).not.toContain('href="/en/auth"');
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    const button = /<a [^>]*href="\/en\/profile\/notifications".*?<\/a>/s.exec(main)?.[0];
    expect(button).toContain('aria-label="Notifications, 2 new"');
    expect(button).toContain('data-count="2"');
  }
  expect(await show('', newcomer.headers.cookie)).not.toMatch(/Notifications, \d+ new/);
});

test('the dashboard says what needs doing next, to who has something to do', async () => {
  const stepsIn = (html: string) => /<section aria-labelledby="next">.*?<\/section>/s.exec(html)?.[0] ?? '';
  const steps = stepsIn(await show(''));
  // What is to be paid has a list of its own, before the steps.
  expect(steps).not.toContain('/en/payment/');
  expect((await show('')).split('<section aria-labelledby="next">')[0]).toContain(
    `/en/payment/${byTransfer}`,
  );
  expect(steps).toContain('href="/en/profile/personal#address"');
  expect(stepsIn(await show('', newcomer.headers.cookie))).not.toContain('/payment/');
});
