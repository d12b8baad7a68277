import { expect, test } from 'vitest';
import { RATE_LIMITS } from '../../../src/domain/limits/rate-limits.ts';
import { openBuiltShop } from '../../support/built-shop.ts';
import { PASSWORD, register, type Customer } from '../../support/http-customer.ts';

const { ask, url } = await openBuiltShop();
const PAGE = '/en/profile/privacy';
const KEEP = 'Keep my account';

const show = async ({ headers: { cookie = '' } }: Customer, path = PAGE) =>
  (await ask(path, { headers: { cookie } })).text();
const send = ({ headers: { cookie = '' } }: Customer, intent: string, origin = url) =>
  fetch(`${url}${PAGE}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent }),
  });
/** The cookie of another browser of the customer. */
async function signInAgain({ email }: Customer): Promise<string> {
  const answer = await fetch(`${url}/en/auth`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ intent: 'login', email, password: PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .join('; ');
}

test('a deletion is asked for once, shown on every tab, and taken back by one button', async () => {
  const owner = await register(url, 1);
  const elsewhere = await signInAgain(owner);
  expect((await ask(PAGE, { headers: { cookie: elsewhere } })).status).toBe(200);
  expect(await show(owner)).toContain('Delete account');
  expect((await send(owner, 'delete', 'https://evil.example')).status).toBeGreaterThanOrEqual(400);
  expect(await show(owner)).not.toContain(KEEP);

  const answers = await Promise.all([send(owner, 'delete'), send(owner, 'delete')]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  for (const tab of ['', '/personal', '/orders', '/privacy']) {
    const html = await show(owner, `/en/profile${tab}`);
    expect(html).toContain(KEEP);
    expect(html).toContain('Your account will be deleted on');
    expect(html).not.toContain('Delete account<');
  }
  // Other browsers are signed out, and may sign in again.
  expect((await ask(PAGE, { headers: { cookie: elsewhere } })).status).toBe(302);
  const later = await signInAgain(owner);
  expect(await (await ask(PAGE, { headers: { cookie: later } })).text()).toContain(KEEP);

  expect((await send(owner, 'keep', 'https://evil.example')).status).toBeGreaterThanOrEqual(400);
  for (let times = 0; times < 2; times++) {
    const kept = await send(owner, 'keep');
    expect([kept.status, kept.headers.get('location')]).toEqual([303, `${PAGE}#delete`]);
    const done = kept.headers.get('set-cookie')?.split(';')[0];
    const cookie = `${owner.headers.cookie}; ${done}`;
    const page = await ask(PAGE, { headers: { cookie } });
    expect(page.headers.get('set-cookie')).toMatch(/^profileDone=;.*Max-Age=0/);
    expect(await page.text()).toContain('your account stays');
  }
  expect(await show(owner, `${PAGE}?done=kept`)).not.toContain('your account stays');
  expect(await show(owner)).not.toContain(KEEP);
});

test('asking and taking back in turn comes to an end', async () => {
  const owner = await register(url, 5);
  const { calls } = RATE_LIMITS.accountChange;
  for (let each = 0; each < calls; each++) {
    expect((await send(owner, each % 2 === 0 ? 'delete' : 'keep')).status).toBe(303);
  }
  for (const intent of ['delete', 'keep']) {
    const refused = await send(owner, intent);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Too many attempts. Please try again in');
  }
  expect(await show(owner)).not.toContain(KEEP);
});

test('the page names the orders that a deletion would wait for', async () => {
  const owner = await register(url, 2);
  expect(await show(owner)).not.toContain('These orders are not finished yet');
  await owner.placeOrder();
  const html = await show(owner);
  expect(html).toContain('These orders are not finished yet');
  expect(html).toMatch(/ORD-\d+/);
});

test('the page of one’s data is nobody else’s', async () => {
  const [owner, other] = [await register(url, 3), await register(url, 4)];
  await send(owner, 'delete');
  expect(await show(other)).not.toContain(KEEP);
  await send(other, 'keep');
  expect(await show(owner)).toContain(KEEP);
});
