import type { Browser, Page } from '@playwright/test';
import { expect, LONG, reloadPage, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const pieces = (page: Page, shopper: Shopper, count: number) =>
  expect(
    page.getByRole('banner').getByRole('link', { name: shopper.t('nav.cartWith', { count }) }),
  ).toBeVisible();
const isEmpty = (page: Page, { t }: Shopper) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.emptyTitle'));

/** Another device: a browser that shares nothing with the first. */
async function deviceOf(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.2' },
  });
  return context.newPage();
}

async function signIn(page: Page, { t, email, password }: Shopper) {
  const form = page.getByRole('tabpanel');
  await form.getByLabel(t('auth.field.email')).fill(email);
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button', { name: t('auth.login'), exact: true }).click();
}

test(
  'the cart follows its customer to a second device, and merges there once',
  LONG,
  async ({ page, browser, baseURL }) => {
    const home = new Shopper(page, 'ua');
    const { t } = home;
    await home.addFirstOf('batteries');
    await home.startCheckout();
    const merged = page.waitForResponse('**/api/cart/merge?*');
    await home.register();
    await home.arriveAt('/checkout');
    expect((await merged).status()).toBe(200);

    const phone = await deviceOf(browser, baseURL);
    const away = new Shopper(phone, 'ua');
    await away.addFirstOf('batteries');
    await away.addFirstOf('inverters');
    await away.startCheckout();
    await away.arriveAt('/checkout/auth');
    await signIn(phone, home);
    await away.arriveAt('/checkout');
    await expect(phone.getByText(t('checkout.pieces', { count: 2 })).first()).toBeVisible();
    await away.open('/cart');
    await pieces(phone, away, 3);
    await reloadPage(phone);
    await pieces(phone, away, 3);

    // What the phone changes, the first device has as soon as it looks.
    const put = phone.waitForResponse((answer) => answer.request().method() === 'PUT');
    await phone
      .getByRole('main')
      .getByRole('button', { name: t('cart.more') })
      .first()
      .click();
    await pieces(phone, away, 4);
    expect((await put).status()).toBe(204);
    await home.open('/cart');
    await pieces(page, home, 4);
    const lines = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(lines).toHaveCount(2);

    // Who signs out takes the cart along: the browser keeps nothing, the account all.
    await away.open('/profile');
    await phone.getByRole('button', { name: t('profile.logout') }).click();
    await away.arriveAt('/auth');
    await away.open('/cart');
    await isEmpty(phone, away);
    await reloadPage(page);
    await pieces(page, home, 4);
    await phone.context().close();
  },
);

test(
  'what is taken out and put back stays, though the account heard of the one and not of the other',
  LONG,
  async ({ page }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await shopper.open('/checkout/auth?redirect=/ua/batteries');
    await shopper.register();
    await shopper.arriveAt('/batteries');
    await shopper.addFirstOf('batteries');
    const inAccount = () =>
      page.evaluate(() => JSON.stringify(JSON.parse(localStorage.getItem('cart') ?? '{}').link));
    await expect.poll(inAccount).toMatch(/"tag".*"base":\{"\d+":1\}/);

    await page.route('**/api/cart', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503 });
    });
    const card = page.getByRole('main').getByRole('article').first();
    const taken = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await card.getByRole('button', { name: t('cart.remove') }).click();
    expect((await taken).status()).toBe(503);
    await card.getByRole('button', { name: t('cart.add') }).click();
    await page.unroute('**/api/cart');
    await shopper.open('/cart');
    await pieces(page, shopper, 1);
    await reloadPage(page);
    await pieces(page, shopper, 1);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('1');
  },
);

test('what is removed or cleared can be put back, where it was', LONG, async ({ page }) => {
  const shopper = new Shopper(page, 'en');
  const { t } = shopper;
  await shopper.addFirstOf('batteries');
  await shopper.addFirstOf('inverters');
  await shopper.open('/cart');
  const main = page.getByRole('main');
  const names = main.getByRole('list').first().getByRole('heading', { level: 2 });
  const before = await names.allTextContents();
  expect(before).toHaveLength(2);

  await main
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await expect(names).toHaveText(before.slice(1));
  const putBack = async () => (await shopper.heldOffer(t('cart.page.undo'))).click();
  await putBack();
  await expect(names).toHaveText(before);

  await main.getByRole('button', { name: t('cart.page.clear') }).click();
  const question = page.getByRole('dialog', { name: t('cart.clear.title') });
  await question.getByRole('button', { name: t('cart.clear.keep') }).click();
  await expect(names).toHaveText(before);
  await main.getByRole('button', { name: t('cart.page.clear') }).click();
  await question.getByRole('button', { name: t('cart.clear.confirm') }).click();
  await isEmpty(page, shopper);
  await putBack();
  await expect(names).toHaveText(before);
});
