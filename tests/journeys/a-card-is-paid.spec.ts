import { axeViolations, expect, LONG, test } from '../support/journey.ts';
import { KRAKOW, KYIV, Shopper, type Address } from '../support/shopper.ts';

/** Fills a cart, and stops on the bank's page of the order; answers that page's address. */
async function orderByCard(shopper: Shopper, address: Address): Promise<string> {
  const { page, t } = shopper;
  await shopper.addFirstOf('inverters');
  await shopper.startCheckout();
  await shopper.register();
  await shopper.fillShipping(address);
  await shopper.choosePayment('card');
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click();
  await page.waitForURL(/\/test-bank\/sessions\//);
  return page.url();
}

const press = (shopper: Shopper, key: Parameters<Shopper['t']>[0]) =>
  shopper.page.getByRole('button', { name: shopper.t(key) }).click();

async function cartHolds(shopper: Shopper): Promise<boolean> {
  const stored = await shopper.page.evaluate(() => localStorage.getItem('cart') ?? '');
  return stored.includes('"id"');
}

test('a card is paid with the bank’s question in between', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await orderByCard(shopper, KYIV);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: '5555 5555 5555 4444' }).check();
  await page.getByRole('button', { name: /грн/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank.confirm.title'));
  expect(await cartHolds(shopper)).toBe(true);
  await press(shopper, 'bank.confirm.no');
  await expect(page.getByRole('alert')).toHaveText(t('bank.error.refused'));
  await page.getByRole('radio', { name: '5555 5555 5555 4444' }).check();
  await page.getByRole('button', { name: /грн/ }).click();
  await press(shopper, 'bank.confirm.yes');

  await shopper.arriveAt('/checkout/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.success.title'));
  await expect.poll(() => cartHolds(shopper)).toBe(false);
  await page.getByRole('link', { name: t('checkout.success.track') }).click();
  await expect(page.getByRole('main').getByText(t('paymentStatus.PAID'))).toBeVisible();
  await expect(page.getByRole('main').getByText(t('order.event.paid'))).toBeVisible();
  const invoice = page.getByRole('link', { name: /INV-UA-\d{4}-\d{5} \(PDF\)/ });
  const answer = await page.request.get((await invoice.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
});

test(
  'who gives up, or is refused, pays the same order later, and the cart waits for it',
  LONG,
  async ({ page, context, baseURL }) => {
    const shopper = new Shopper(page, 'pl');
    const { t } = shopper;
    await context.addCookies([{ name: 'userCurrency', value: 'PLN', url: baseURL }]);
    const first = await orderByCard(shopper, KRAKOW);
    await page.getByRole('link', { name: t('bank.cancel') }).click();
    await shopper.arriveAt('/checkout/cancel');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.cancel.title'));
    expect(await cartHolds(shopper)).toBe(true);

    await press(shopper, 'checkout.cancel.tryAgain');
    await page.waitForURL(first);
    await press(shopper, 'bank.decline');
    await shopper.arriveAt('/checkout/success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.declined.title'));
    expect(await axeViolations(page)).toEqual([]);
    expect(await cartHolds(shopper)).toBe(true);
    const orderId = new URL(page.url()).searchParams.get('orderId');

    await press(shopper, 'checkout.cancel.tryAgain');
    await page.waitForURL(/\/test-bank\/sessions\//);
    expect(page.url()).not.toBe(first);
    await press(shopper, 'bank.blik');
    await shopper.arriveAt('/checkout/success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.success.title'));
    expect(new URL(page.url()).searchParams.get('orderId')).toBe(orderId);
    await expect.poll(() => cartHolds(shopper)).toBe(false);
  },
);
