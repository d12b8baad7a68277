import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axeViolations, expect, LONG, takenOver, test } from '../support/journey.ts';
import { freePort } from '../support/free-port.ts';
import { seededTemplate } from '../support/seeded-template.ts';
import { startShop, type Running } from '../support/shop-process.ts';
import { KRAKOW, Shopper } from '../support/shopper.ts';

/** A shop that sells to guests, beside the one of the other journeys. */
const PORT = await freePort();
let shop: Running;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'promin-guests-'));
  cpSync(await seededTemplate(), join(folder, 'database'), { recursive: true });
  const environment = { GUEST_CHECKOUT: 'on', DEV_PAGES: 'true', TEST_BANK: 'true' };
  shop = await startShop({ port: PORT, dataDirectory: folder, environment });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});
test.use({ baseURL: `http://127.0.0.1:${PORT}` });

/** Fills the cart, and in the checkout the name and the e-mail address. */
async function startAsGuest(shopper: Shopper) {
  const { page, t } = shopper;
  await shopper.addFirstOf('inverters');
  await shopper.startCheckout();
  await shopper.arriveAt('/checkout');
  await page.getByRole('textbox', { name: t('checkout.field.firstName') }).fill('Anna');
  await page.getByRole('textbox', { name: t('checkout.field.email') }).fill('anna@example.com');
}

test('a guest buys without an account, and finds the order by the link of the e-mail alone', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'pl');
  const { t } = shopper;
  await startAsGuest(shopper);
  await page.getByRole('link', { name: t('checkout.signIn') }).click();
  await page.getByRole('link', { name: t('auth.goOnAsGuest') }).click();
  await shopper.arriveAt('/checkout');
  await page.getByRole('textbox', { name: t('checkout.field.lastName') }).fill('Kowalska');
  await shopper.fillShipping(KRAKOW);
  await expect(page.getByText(/2\sdni robocze/)).toBeVisible();
  await shopper.choosePayment('transfer');
  const orderId = await shopper.placeOrder();
  const main = page.getByRole('main');
  await expect(main).toContainText('anna@example.com');
  const number = /ORD-\d+/.exec(await main.innerText())?.[0] ?? '';
  expect(page.url()).not.toContain('key');
  await shopper.open('/cart');
  await expect(page.getByRole('heading', { name: t('cart.emptyTitle') })).toBeVisible();

  await context.clearCookies({ name: 'guestOrder' });
  await shopper.open(`/order/${orderId}`);
  await shopper.arriveAt('/auth');
  await page.setExtraHTTPHeaders({}); // the outbox is shown to this machine alone
  await page.goto('/dev/mail');
  await page.getByRole('link', { name: number }).click();
  const email = await page.request.get(`${page.url()}/html`);
  const [, link = ''] = /href="([^"]*\/order\/[^"]*key=[^"]*)"/.exec(await email.text()) ?? [];
  await page.goto(link);
  await shopper.arriveAt(`/order/${orderId}`);
  expect(page.url()).not.toContain('key');
  await expect(page.getByRole('main')).toContainText(t('order.guest'));
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText(t('order.cancel'), { exact: true }).click();
  await page.getByRole('button', { name: t('order.cancel.confirm') }).click();
  await expect(page.getByRole('main')).toContainText(t('order.cancel.done', { email: 'anna@example.com' }));
});

test('a guest whose page of thanks never came finds what was ordered out of the cart, and what was added since in it', async ({
  page,
  problems,
}) => {
  const shopper = new Shopper(page, 'pl');
  const { t } = shopper;
  await startAsGuest(shopper);
  await page.getByRole('textbox', { name: t('checkout.field.lastName') }).fill('Kowalska');
  await shopper.fillShipping(KRAKOW);
  await shopper.choosePayment('transfer');
  const thanks = (url: URL) => url.pathname.includes('/checkout/success');
  await page.route(thanks, (route) => route.abort());
  const asked = page.waitForRequest((request) => thanks(new URL(request.url())));
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click();
  await asked;
  await shopper.addFirstOf('batteries');
  await shopper.open('/cart');
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(lines).toHaveCount(1);
  await page.reload();
  await expect(lines).toHaveCount(1);
  // The page of thanks, which never came.
  expect(problems.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
});

test(
  'a payment that ends in another tab, as the app of a bank opens one, empties the cart',
  LONG,
  async ({ page, context }) => {
    const shopper = new Shopper(page, 'pl');
    const { t } = shopper;
    await startAsGuest(shopper);
    await page.getByRole('textbox', { name: t('checkout.field.lastName') }).fill('Kowalska');
    await shopper.fillShipping(KRAKOW);
    await shopper.choosePayment('card');
    await page.getByRole('button', { name: t('checkout.placeOrder') }).click();
    await page.waitForURL(/\/test-bank\/sessions\//);
    const other = await context.newPage();
    await other.goto(page.url());
    await takenOver(other, () => other.getByRole('button', { name: t('bank.blik') }).click());
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('checkout.success.title'));
    await new Shopper(other, 'pl').open('/cart');
    await expect(other.getByRole('heading', { name: t('cart.emptyTitle') })).toBeVisible();
  },
);
