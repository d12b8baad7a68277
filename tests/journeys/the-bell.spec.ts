import { localeOf } from '../../src/domain/locale/locale.ts';
import { axeViolations, expect, LONG, test, texts } from '../support/journey.ts';
import { KYIV, Shopper } from '../support/shopper.ts';

test('the bell tells what is new with an order, until its customer has seen it', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.addFirstOf('inverters');
  const bell = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const [ringing, silent] = [bell(t('nav.notificationsWith', { count: 1 })), bell(t('nav.notifications'))];
  await expect(page.locator('[data-count]')).not.toHaveCount(0); // the header is there,
  await expect(ringing.or(silent)).toHaveCount(0); // and nobody is signed in
  await shopper.startCheckout();
  await shopper.register();
  await page.waitForURL(/\/checkout(\?|$)/);
  await shopper.fillShipping(KYIV);
  await shopper.choosePayment('transfer');
  const orderId = await shopper.placeOrder();

  await shopper.open('/solar-panels'); // a page that all get alike
  await ringing.click();
  await shopper.arriveAt('/profile/notifications');
  const main = page.getByRole('main');
  const news = main.locator(`a[href$="/order/${orderId}"]`);
  await expect(news).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await news.click();
  await shopper.arriveAt(`/order/${orderId}`);
  await expect(silent).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('button', { name: t('profile.notifications.readAll') })).toHaveCount(0);
  await expect(news).toBeVisible();
});

test.describe('without script', LONG, () => {
  test.use({ javaScriptEnabled: false });

  test('notifications are a page, empty until something happens', async ({ page }) => {
    const t = texts(localeOf('pl'));
    await page.goto('/pl/profile/notifications');
    await expect(page).toHaveURL(/\/pl\/auth\?redirect=/);
    await page.goto('/pl/auth?mode=register&redirect=/pl/profile/notifications');
    const main = page.getByRole('main');
    await main.getByLabel(t('auth.field.email')).fill(`bell.${crypto.randomUUID()}@example.com`);
    await main.locator('[name=password]').fill('slonce-2026');
    await main.locator('[name=confirmPassword]').fill('slonce-2026');
    await main.getByRole('button', { name: t('auth.register') }).click();
    await page.waitForURL(/\/pl\/profile\/notifications$/);
    await expect(main.getByText(t('profile.notifications.noneTitle'))).toBeVisible();
  });
});
