import { expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

test('delivery is told for a city, which the next product knows, and several pieces go into the cart at once', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'pl');
  await shopper.open('/product/201');
  const delivery = page.getByRole('region', { name: shopper.t('product.delivery') });
  const city = delivery.getByRole('combobox', { name: shopper.t('product.city.label') });
  const show = delivery.getByRole('button', { name: shopper.t('product.city.show') });
  await expect(delivery).toContainText(shopper.t('page.delivery.place.elsewhere'));

  await city.fill('Kraków');
  await show.click();
  await expect(delivery.getByRole('term').first()).toContainText('Kraków');
  await expect(delivery).not.toContainText(shopper.t('page.delivery.place.elsewhere'));
  await expect(page).toHaveURL(/\/pl\/product\/201$/);

  await shopper.open('/product/301');
  await expect(city).toHaveValue('Kraków');
  await expect(delivery.getByRole('term').first()).toContainText('Kraków');
  await city.fill('');
  await show.click();
  await expect(delivery).toContainText(shopper.t('page.delivery.place.elsewhere'));

  const main = page.getByRole('main');
  await main.getByRole('button', { name: shopper.t('cart.more') }).click();
  await main.getByRole('button', { name: shopper.t('cart.more') }).click();
  await main
    .locator('#buy')
    .getByRole('button', { name: shopper.t('cart.add') })
    .first()
    .click();
  await expect(main.getByRole('link', { name: shopper.t('cart.goToCart') })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('cart'));
  expect(kept).toMatch(/"quantity":3\b/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page for a city answers with what holds there', async ({ page }) => {
    const shopper = new Shopper(page, 'pl');
    await page.goto('/pl/product/201?city=Zakopane');
    const delivery = page.getByRole('region', { name: shopper.t('product.delivery') });
    await expect(delivery.getByRole('term').first()).toContainText('Zakopane');
    await expect(delivery).not.toContainText(shopper.t('page.delivery.place.major-city'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('price and button are in the first view, in the place of the five ways', async ({ page }) => {
    const shopper = new Shopper(page, 'ua');
    await shopper.open('/product/201');
    const bar = page.locator('[data-dock]');
    await expect(bar.getByRole('button', { name: shopper.t('cart.add') })).toBeInViewport();
    await expect(bar).toContainText('грн');
    await expect(page.getByRole('navigation', { name: shopper.t('nav.quick') })).toBeHidden();
    await expect(page.getByRole('combobox', { name: shopper.t('common.search') })).toBeInViewport();
    await page
      .locator('#buy')
      .getByRole('button', { name: shopper.t('cart.add') })
      .first()
      .scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: shopper.t('nav.quick') })).toBeVisible();
  });
});
