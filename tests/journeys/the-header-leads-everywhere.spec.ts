import { expect, LONG, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const t = texts('uk');

test('logo, account and cart are on every page, and the cart tells its count only above nothing', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.open('/faq');
  const header = page.getByRole('banner');
  const cart = header.getByRole('link', { name: t('nav.cart') });
  await expect(cart).toHaveText('');
  await shopper.addFirstOf('inverters');
  await expect(header.getByRole('link', { name: t('nav.cartWith', { count: 1 }) })).toBeVisible();
  await header.getByRole('link', { name: t('nav.signIn') }).click();
  await shopper.arriveAt('/auth');
  await header.getByRole('link', { name: t('shell.logo') }).click();
  await shopper.arriveAt('');
});

test(
  'pages of one language follow each other in one document, from their top and back to the place that was left',
  LONG,
  async ({ page, context }) => {
    const shopper = new Shopper(page, 'ua');
    await shopper.open('/solar-panels');
    await page.evaluate(() => (document.documentElement.dataset.first = 'yes'));
    const isSameDocument = () => page.evaluate(() => document.documentElement.dataset.first === 'yes');
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const link = page.getByRole('main').getByRole('article').nth(9).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const left = await place();
    expect(left).toBeGreaterThan(0);
    await link.click();
    await page.waitForURL(/\/product\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await place()).toBe(0);
    await page.goBack();
    await expect(link).toBeVisible();
    await expect.poll(place).toBe(left);
    expect(await isSameDocument()).toBe(true);

    const another = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect(await another).toHaveURL(/\/product\/\d+$/);
    await shopper.arriveAt('/solar-panels');

    await page.getByRole('banner').getByRole('link', { name: /^POL/ }).click();
    await page.waitForURL(/\/pl\/solar-panels$/);
    expect(await isSameDocument()).toBe(false);
  },
);

test('a fade between two pages that is cut short is no error', LONG, async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const fade = start(update);
      fade.skipTransition();
      document.documentElement.dataset.fades = 'cut';
      return fade;
    };
  });
  const shopper = new Shopper(page, 'ua');
  await shopper.open('/faq');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.logo') })
    .click();
  await shopper.arriveAt('');
  await expect(page.locator('html')).toHaveAttribute('data-fades', 'cut');
});
