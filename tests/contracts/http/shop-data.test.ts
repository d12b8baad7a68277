import { afterAll, expect, test } from 'vitest';
import { daysAfter } from '../../../src/domain/calendar/days.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { register } from '../../support/http-customer.ts';
import { rentalStart } from '../../support/rental-start.ts';
import { startShopOfStaff } from '../../support/shop-of-staff.ts';
import { ADMIN } from '../../support/staff-account.ts';

const { ask, stop, url } = await startShopOfStaff(ADMIN);
afterAll(stop);

const page = async (path: string) => (await ask(path)).text();

/** The form of a part as its page has it, sent with some of its fields typed anew. */
async function send(part: string, typed: Readonly<Record<string, string>>) {
  const html = await page(`/en/admin/shop?part=${part}`);
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => ({
    name: /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    value: /value="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&quot;', '"') ?? '',
    isSent: !tag.includes('type="checkbox"') || / checked=""/.test(tag),
  }));
  const selects = [...html.matchAll(/<select[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs)].map(
    ([, name = '', options = '']) => ({
      name,
      value:
        (
          /<option value="([^"]*)" selected=""/.exec(options) ?? /<option value="([^"]*)"/.exec(options)
        )?.[1] ?? '',
      isSent: true,
    }),
  );
  const own = [...inputs, ...selects].filter(({ name, isSent }) => name !== '' && isSent);
  const body = new URLSearchParams([['intent', 'save'], ...own.map(({ name, value }) => [name, value])]);
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  return ask(`/en/admin/shop?part=${part}`, { method: 'POST', body });
}

const SELLER = {
  name: 'ТОВ «Тепло»',
  address: 'вул. Нова, 1, Київ',
  number: '00032129',
  email: 'shop@teplo.example',
  phone: '+380447654321',
  bank: 'АТ «Банк»',
  iban: 'UA713999990000026001234567890',
};

test('what delivery costs is on the pages of the shop with the answer to the form', async () => {
  expect(await page('/ua/delivery-warranty-returns')).not.toMatch(/>321\s*грн/);
  const saved = await send('delivery', {
    'UAH-standard-major-city-fee': '321',
    'UAH-standard-elsewhere-fee': '321',
  });
  expect(saved.headers.get('location')).toBe('/en/admin/shop?part=delivery&done=saved');
  expect(await page('/ua/delivery-warranty-returns')).toMatch(/>321\s*грн/);
});

test('what bringing a machine costs is on its page and on that of delivery with the answer to the form', async () => {
  const shown = async () => [await page('/ua/product/2501'), await page('/ua/delivery-warranty-returns')];
  for (const html of await shown()) expect(html).toMatch(/9\s000\s*грн/);
  const saved = await send('haulage', {
    'UAH-haulage-low-loader-own': '9876',
    'UAH-haulage-depot': '79 000',
  });
  expect(saved.headers.get('location')).toBe('/en/admin/shop?part=haulage&done=saved');
  for (const html of await shown()) {
    expect(html).toMatch(/9\s876\s*грн/);
    // The first digits of the postcodes around Lviv, where machines leave from by now.
    expect(html).toContain('79–82');
  }
  expect((await send('haulage', { 'UAH-haulage-fixed': '' })).status).toBe(303);
  for (const html of await shown()) expect(html).not.toMatch(/9\s876\s*грн/);
});

test('where payment on delivery is offered and up to which sum is known to the cart, and its fee to the page of delivery', async () => {
  const cart = '/pl/cart';
  expect(await page('/pl/delivery-warranty-returns')).not.toMatch(/12,34\s*zł/);
  expect(await page(cart)).not.toContain('432100');
  const saved = await send('on-delivery', {
    'PLN-pod-offered': 'on',
    'PLN-pod-fee': '12,34',
    'PLN-pod-limit': '4321',
    'remote-PL': '34-5',
  });
  expect(saved.status).toBe(303);
  expect(await page('/pl/delivery-warranty-returns')).toMatch(/12,34\s*zł/);
  expect(await page(cart)).toContain('432100');
  // Boxes that came back unticked stay so, with what is wrong beside the fields.
  const refused = await send('on-delivery', { 'UAH-pod-offered': '', 'remote-UA': 'Київ' });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('value="Київ"');
  expect(html).toMatch(/<input[^>]*name="UAH-pod-offered"(?![^>]*checked)/);
  expect(html).toContain('two to five each');
});

test('what a colleague saved meanwhile stands beside a box as a word', async () => {
  const typed = { version: '0', intent: 'save', 'UAH-pod-offered': '' };
  const late = await send('on-delivery', typed);
  expect(late.status).toBe(409);
  expect(await late.text()).toMatch(/Saved meanwhile: Yes/i);
});

test('what was typed is looked at in three languages before anything of it is in force', async () => {
  const delivery = await page('/pl/delivery-warranty-returns');
  const typed = { 'PLN-standard-major-city-fee': '77,25', intent: 'preview' };
  const shown = await send('delivery', typed);
  expect(shown.status).toBe(200);
  const html = await shown.text();
  // The table and an example order in each language, the list of what changes, and the field as it was typed.
  expect(html).toMatch(/77,25\s*zł/);
  expect(html).toMatch(/PLN\s77\.25/);
  expect(html).toContain('Dostawa standardowa');
  expect(html).toContain('value="77,25"');
  expect(await page('/pl/delivery-warranty-returns')).toBe(delivery);
  expect(await page('/en/admin/shop?part=delivery')).not.toContain('77.25');
  const refused = await send('delivery', { ...typed, 'PLN-standard-major-city-fee': 'x' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('No preview');

  const seller = await (await send('seller-UA', { ...SELLER, intent: 'preview' })).text();
  expect(seller).toContain('IBAN UA71 3999 9900 0002 6001 2345 6789 0');
  expect(await page('/ua')).not.toContain('Тепло');
});

test('a holiday on which the shop works is ticked, and kept with the days off', async () => {
  const html = await page('/en/admin/shop?part=closures');
  const [, box = ''] = /name="(worked-PL-\d{4}-12-25)"/.exec(html) ?? [];
  expect(box).not.toBe('');
  const shown = await (await send('closures', { [box]: 'on', intent: 'preview' })).text();
  expect(shown).toContain('Working on a holiday');
  expect((await send('closures', { [box]: 'on' })).status).toBe(303);
  expect(await page('/en/admin/shop?part=closures')).toMatch(
    new RegExp(`<input[^>]*name="${box}"[^>]*checked=""`),
  );
  expect((await send('closures', {})).headers.get('location')).toContain('done=unchanged');
  const body = new URLSearchParams({ intent: 'restore', restored: '0', version: '1' });
  expect((await ask('/en/admin/shop?part=closures', { method: 'POST', body })).status).toBe(303);
});

test('a tax rate is in prices of the list, of the API’s feed and of the next page', async () => {
  const listed = await page('/pl/solar-panels');
  await send('tax', { PL: '23' });
  expect(await page('/pl/solar-panels')).not.toBe(listed);
  expect(await page('/en/admin/shop?part=tax')).toContain('value="23"');
});

test('a page of the shop elsewhere is in the footer, and gone with the settings of the server', async () => {
  const address = 'https://t.me/promin-energy';
  await send('channels', { Telegram: address });
  for (const path of ['/ua', '/pl/faq']) expect(await page(path)).toContain(address);
  const body = new URLSearchParams({ intent: 'restore', restored: '0', version: '1' });
  const restored = await ask('/en/admin/shop?part=channels', { method: 'POST', body });
  expect(restored.status).toBe(303);
  for (const path of ['/ua', '/pl/faq']) expect(await page(path)).not.toContain(address);
});

test('an account to which money goes is saved when somebody looked at it twice', async () => {
  const refused = await send('seller-UA', SELLER);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('ТОВ «Тепло»');
  expect(await page('/ua')).not.toContain('Тепло');
  expect((await send('seller-UA', { ...SELLER, accountChecked: 'on' })).status).toBe(303);
  expect(await page('/ua')).toContain('Тепло');
});

test('days off over an agreed lease are saved once an admin agreed to what moves, and taken back so as well', async () => {
  const { headers } = await register(url, 1);
  const first = rentalStart(15);
  const rental = { rentalDuration: 'week', rentalCount: 1, rentalStartDate: first, isRental: true };
  const placed = await fetch(`${url}/api/create-checkout-session`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(checkoutBody([{ id: 2001, quantity: 1, ...rental }])),
  });
  const { orderId } = (await placed.json()) as { orderId: string };
  const last = daysAfter(first, 6);
  const closed = { 'from-0': last, 'to-0': daysAfter(last, 9), 'market-0': 'UA' };
  const markIn = (html: string) => {
    const tag = /<input[^>]*name="leasesAgreed"[^>]*>/.exec(html)?.[0] ?? '';
    return /value="([^"]+)"/.exec(tag)?.[1] ?? '';
  };

  const asked = await send('closures', closed);
  expect(asked.status).toBe(409);
  const html = await asked.text();
  expect(html).toContain(`/en/admin/orders/${orderId}`);
  expect(html).toContain('Return day: ');
  expect(html).toContain(`value="${last}"`);
  expect((await send('closures', { ...closed, leasesAgreed: markIn(html) })).status).toBe(303);
  expect(await page('/en/admin/shop?part=closures')).toContain(`value="${last}"`);

  // What is to be restored stands in the form, to be agreed to.
  const body = new URLSearchParams({ intent: 'restore', restored: '0', version: '3' });
  const back = await ask('/en/admin/shop?part=closures', { method: 'POST', body });
  expect(back.status).toBe(409);
  const form = await back.text();
  expect(form).not.toContain(`value="${last}"`);
  const emptied = { 'from-0': '', 'to-0': '', 'market-0': '', leasesAgreed: markIn(form) };
  expect((await send('closures', emptied)).status).toBe(303);
  expect(await page('/en/admin/shop?part=closures')).not.toContain(`value="${last}"`);
});

test.each([
  ['no part', 'nothing', { version: '0' }, 404],
  ['no version', 'tax', {}, 400],
  ['a state that never was', 'tax', { version: '1', intent: 'restore', restored: '77' }, 404],
  ['nothing to restore', 'tax', { version: '1', intent: 'restore' }, 404],
  ['a version that is over', 'tax', { version: '0', intent: 'save', UA: '20', PL: '8' }, 409],
  ['a rate that is none', 'tax', { version: '1', intent: 'save', UA: '20', PL: '999' }, 422],
  ['names of prototypes', 'tax', { version: '1', intent: 'save', __proto__: 'x', constructor: 'x' }, 422],
])('%s is refused', async (_, part, fields, status) => {
  const body = new URLSearchParams(Object.entries(fields));
  expect((await ask(`/en/admin/shop?part=${part}`, { method: 'POST', body })).status).toBe(status);
});
