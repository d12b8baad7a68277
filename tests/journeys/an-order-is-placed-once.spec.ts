import { expect, LONG, test } from '../support/journey.ts';
import { KYIV, Shopper } from '../support/shopper.ts';

const BANK = /\/test-bank\/sessions\//;

async function toReview(shopper: Shopper) {
  await shopper.addFirstOf('inverters');
  await shopper.startCheckout();
  await shopper.register();
  await shopper.fillShipping(KYIV);
  await shopper.choosePayment('card');
}
const order = (shopper: Shopper) =>
  shopper.page.getByRole('button', { name: shopper.t('checkout.placeOrder') }).click();

test('Back from the bank, a reload and a second tab lead to the same order and the same page of the bank', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'ua');
  await toReview(shopper);
  await order(shopper);
  await page.waitForURL(BANK);
  const bank = page.url();

  await page.goBack();
  await shopper.arriveAt('/checkout');
  await page.reload();
  await order(shopper);
  await page.waitForURL(BANK);
  expect(page.url()).toBe(bank);

  const tab = new Shopper(await context.newPage(), 'ua');
  await tab.open('/checkout');
  await tab.fillShipping(KYIV);
  await tab.choosePayment('card');
  await order(tab);
  await tab.page.waitForURL(BANK);
  expect(tab.page.url()).toBe(bank);
});

test('the last pieces, held by the unpaid card order of the cart itself, are ordered from cart and checkout again', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.open('/product/2903');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: t('cart.add') })
    .first()
    .click();
  await main
    .getByRole('button', { name: t('cart.more') })
    .first()
    .click();
  await shopper.startCheckout();
  await shopper.register();
  await shopper.fillShipping(KYIV);
  await shopper.choosePayment('card');
  await order(shopper);
  await page.waitForURL(BANK);

  const bank = page.url();

  await shopper.open('/product/2903');
  await expect(main.getByText(t('cart.maybeHeld'))).toBeVisible();
  await shopper.open('/cart');
  await expect(main.getByText(t('product.card.lastPieces', { count: 3 }))).toBeVisible();
  await expect(main.getByText(t('cart.lineSoldOut'))).toHaveCount(0);
  await expect(page.getByRole('link', { name: /ORD-\d+/ })).toHaveCount(0);
  await shopper.open('/checkout?step=3');
  await order(shopper);
  await page.waitForURL(BANK);
  expect(page.url()).toBe(bank);
});

test('a session that ends at the review is taken up there again, with all that was typed', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await toReview(shopper);
  await expect(page.getByRole('button', { name: t('checkout.placeOrder') })).toBeVisible();
  await context.clearCookies();
  await order(shopper);
  await shopper.arriveAt('/checkout/auth');
  await expect(page.getByText(t('auth.sessionEnded'))).toBeVisible();
  const form = page.getByRole('tabpanel');
  await form.getByLabel(t('auth.field.email')).fill(shopper.email);
  await form.locator('[name=password]').fill(shopper.password);
  await form.getByRole('button', { name: t('auth.login'), exact: true }).click();
  await shopper.arriveAt('/checkout');
  await expect(page.getByRole('button', { name: t('checkout.placeOrder') })).toBeVisible();
  await expect(page).toHaveURL(/step=3/);
  await expect(page.getByRole('main')).toContainText(KYIV.address);
});

test('the checkout of an empty cart leads to the cart; of a filled one to sign in and back', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await page.goto('/ua/checkout');
  await shopper.arriveAt('/cart');
  await expect(page.getByText(t('cart.emptyCartError'))).toBeVisible();
  const target = () => page.evaluate(() => localStorage.getItem('checkoutRedirect'));
  expect(await target()).toBeNull();

  await shopper.addFirstOf('mounting-systems');
  await page.goto('/ua/checkout');
  await shopper.arriveAt('/checkout/auth');
  await expect.poll(target).toBe('/ua/checkout');
});

test('passwords that differ are said to', LONG, async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  for (const [path, message] of [
    ['/checkout/auth', t('auth.passwordsMustMatch')],
    ['/auth?mode=register', t('register.passwordMismatch')],
  ] as const) {
    await shopper.open(path);
    if (path === '/checkout/auth') await page.getByRole('tab', { name: t('auth.tab.register') }).click();
    const confirmation = page.locator('[name=confirmPassword]');
    await page.locator('form:has([name=confirmPassword]) [name=password]').fill('сонце-2026');
    await confirmation.fill('сонце-2025');
    await expect(page.getByText(message)).toBeHidden();
    await confirmation.blur();
    await expect(page.getByText(message)).toBeVisible();
    await confirmation.fill('сонце-2026');
    await expect(page.getByText(message)).toBeHidden();
  }
});

test('an order leads to its page though the cart is found empty before the answer to it has come', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.addFirstOf('inverters');
  await shopper.startCheckout();
  await shopper.register();
  await shopper.fillShipping(KYIV);
  await shopper.choosePayment('transfer');
  const { promise: isPlaced, resolve: placed } = Promise.withResolvers<void>();
  const { promise: isTime, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/checkout.data*', async (route) => {
    const response = await route.fetch();
    placed();
    await isTime;
    await route.fulfill({ response });
  });
  await order(shopper);
  await isPlaced;
  // As a visitor who looks into another tab meanwhile.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('button', { name: shopper.t('checkout.placeOrder') })).toBeHidden();
  letAnswer();
  await page.waitForURL(/\/checkout\/success\?orderId=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('checkout.success.title'));
});
