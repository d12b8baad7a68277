import type { BrowserContext, Page } from '@playwright/test';
import { expect, LONG, openPage, takenOver, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const NAMES = ['userLocale', 'userCurrency'] as const;

/** The visitor's choices as the browser's storage and its cookies have them. */
async function choices(page: Page, context: BrowserContext) {
  const cookies = await context.cookies();
  const inCookies = NAMES.map((name) => cookies.find((cookie) => cookie.name === name)?.value ?? null);
  const inStorage = await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), NAMES);
  return { inCookies, inStorage };
}
const both = (...values: (string | null)[]) => ({ inCookies: values, inStorage: values });

test('language and currency are chosen, kept and found again', async ({ page, context }) => {
  await new Shopper(page, 'ua').open('/inverters?sort=price-desc');
  const header = page.getByRole('banner');
  const card = page.getByRole('main').getByRole('article').first();
  expect(await choices(page, context)).toEqual(both('uk', null));
  await expect(card).toContainText('грн');

  await takenOver(page, () => header.getByRole('link', { name: /^POL/ }).click());
  await page.waitForURL(/\/pl\/inverters\?sort=price-desc$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(card).toContainText('zł');
  expect(await choices(page, context)).toEqual(both('pl', 'PLN'));

  await header.getByRole('button', { name: 'UAH' }).click();
  await expect(card).toContainText('грн');
  await expect(card).not.toContainText('zł');
  await expect(page).toHaveURL(/\/pl\/inverters\?sort=price-desc$/);
  await expect(header.getByRole('button', { name: 'UAH' })).toHaveAttribute('aria-pressed', 'true');
  expect(await choices(page, context)).toEqual(both('pl', 'UAH'));

  await page.goto('/');
  await expect(page).toHaveURL(/\/pl$/);
  await openPage(page, '/cart');
  await expect(page).toHaveURL(/\/pl\/cart$/);

  await takenOver(page, () => header.getByRole('link', { name: /^ENG/ }).click());
  await page.waitForURL(/\/en\/cart$/);
  expect(await choices(page, context)).toEqual(both('en', 'UAH')); // a chosen currency outlives the language
  await page.goto('/solar-panels');
  await expect(page).toHaveURL(/\/en\/solar-panels$/);
  await expect(card).toContainText(/UAH\s\d/);
});

test('the cart is priced in the chosen currency', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.addFirstOf('solar-panels');
  await shopper.open('/cart');
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('грн');
  await page.getByRole('banner').getByRole('button', { name: 'PLN' }).click();
  await expect(summary).toContainText('zł');
  await expect(summary).not.toContainText('грн');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('zł');
  await page.reload();
  await expect(summary).toContainText('zł');
});

test(
  'a page that the browser brings back, and one in another tab, stand in the currency chosen last',
  LONG,
  async ({ page, context }) => {
    const shopper = new Shopper(page, 'ua');
    await shopper.addFirstOf('solar-panels');
    await shopper.open('/cart');
    const other = await context.newPage();
    await openPage(other, '/ua/cart');
    const summary = page.getByRole('complementary');
    await expect(summary).toContainText('грн');
    await takenOver(page, () => page.getByRole('banner').getByRole('link', { name: /^ENG/ }).click());
    await page.getByRole('banner').getByRole('button', { name: 'PLN' }).click();
    await expect(summary).toContainText('PLN');
    await expect(other.getByRole('complementary')).toContainText('zł');
    expect(await choices(page, context)).toEqual(both('en', 'PLN'));
    await page.goBack();
    await expect(page).toHaveURL(/\/ua\/cart$/);
    await expect(summary).toContainText('zł');
    await expect(summary).not.toContainText('грн');
  },
);

test('a choice made on the way keeps Back short', LONG, async ({ page }) => {
  await new Shopper(page, 'ua').open('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Інвертори' }).click();
  await page.waitForURL(/\/ua\/inverters$/);
  const card = page.getByRole('main').getByRole('article').first();
  await page.getByRole('banner').getByRole('button', { name: 'PLN' }).click();
  await expect(card).toContainText('zł');
  await page.goBack();
  await expect(page).toHaveURL(/\/ua\/faq$/);
});

test(
  'prices are turned round for companies, and stay so on other pages and on the way back',
  LONG,
  async ({ page, context }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await shopper.open('/inverters');
    const prices = page.getByRole('main').getByRole('article').first().locator('.prices');
    /** The labels of the two amounts, the large one first. */
    const labels = async () => {
      const sizes = await prices.evaluate((both) =>
        [...both.children].map((amount) => ({
          label: amount.querySelector('small')?.textContent ?? '',
          size: parseFloat(getComputedStyle(amount).fontSize),
        })),
      );
      return sizes.toSorted((one, other) => other.size - one.size).map(({ label }) => label);
    };
    const gross = [t('cart.withTax'), t('cart.withoutTax')];
    const net = gross.toReversed();
    const header = page.getByRole('banner');
    await expect.poll(labels).toEqual(gross);

    await header.getByRole('button', { name: `${t('shell.prices')} ${t('cart.withTax')}` }).click();
    await expect.poll(labels).toEqual(net);
    expect(await page.evaluate(() => localStorage.getItem('userPrices'))).toBe('net');
    expect((await context.cookies()).find(({ name }) => name === 'userPrices')?.value).toBe('net');

    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/product\/\d+$/);
    await expect.poll(labels).toEqual(net);
    await page.goBack();
    await expect.poll(labels).toEqual(net);
    await page.reload();
    await expect.poll(labels).toEqual(net);
    await header.getByRole('button', { name: `${t('shell.prices')} ${t('cart.withoutTax')}` }).click();
    await expect.poll(labels).toEqual(gross);
    await page.goBack();
    await page.goForward();
    await expect.poll(labels).toEqual(gross);
  },
);

test('the large amounts of a cart add up to its total, with tax and without', LONG, async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  for (const category of ['solar-panels', 'inverters']) await shopper.addFirstOf(category);
  await shopper.open('/cart');
  const main = page.getByRole('main');
  const lines = main.getByRole('listitem').locator('.prices');
  const minor = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));
  const sums = async (view: 'gross' | 'net') =>
    (await lines.locator(`.${view} > span`).allTextContents()).reduce((sum, text) => sum + minor(text), 0);
  const summary = page.getByRole('complementary');
  /** The visible amounts of the summary: goods, tax, delivery if it costs, total. */
  const rows = async () => (await summary.locator('dd').filter({ hasText: /\d/ }).allInnerTexts()).map(minor);
  await expect(lines).toHaveCount(2);

  const [grossGoods, tax = 0, ...rest] = await rows();
  expect(await sums('gross')).toBe(grossGoods);
  expect(rest.at(-1)).toBe((grossGoods ?? 0) + rest.slice(0, -1).reduce((sum, amount) => sum + amount, 0));

  await page
    .getByRole('banner')
    .getByRole('button', { name: `${t('shell.prices')} ${t('cart.withTax')}` })
    .click();
  await expect.poll(async () => (await rows())[0]).toBe(await sums('net'));
  expect((await rows())[0]).toBe((grossGoods ?? 0) - tax);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the header has the currency, also on the narrowest', async ({ page, context }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await shopper.open('/inverters');
    const header = page.getByRole('banner');
    const card = page.getByRole('main').getByRole('article').first();
    await header
      .getByRole('button', { name: t('shell.currencySwitch', { current: 'UAH', other: 'PLN' }) })
      .tap();
    await expect(card).toContainText('zł');
    expect(await choices(page, context)).toEqual(both('uk', 'PLN'));
    await page.setViewportSize({ width: 320, height: 640 });
    await header
      .getByRole('button', { name: t('shell.currencySwitch', { current: 'PLN', other: 'UAH' }) })
      .tap();
    await expect(card).toContainText('грн');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('a currency that is pressed without a connection is not kept', LONG, async ({ page, context }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await shopper.open('/inverters');
    await context.setOffline(true);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.currencySwitch', { current: 'UAH', other: 'PLN' }) })
      .tap();
    await expect(page.getByText(t('error.page.offline.title'))).toBeVisible();
    expect(await choices(page, context)).toEqual(both('uk', null));
    await context.setOffline(false);
  });
});
