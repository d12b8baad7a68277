import type { BrowserContext, Page } from '@playwright/test';
import { expect, openPage, takenOver, test } from '../support/journey.ts';
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
  await expect(card).toContainText('грн');
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

test('a choice made on the way keeps Back short', async ({ page }) => {
  await new Shopper(page, 'ua').open('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Інвертори' }).click();
  await page.waitForURL(/\/ua\/inverters$/);
  const card = page.getByRole('main').getByRole('article').first();
  await page.getByRole('banner').getByRole('button', { name: 'PLN' }).click();
  await expect(card).toContainText('zł');
  await page.goBack();
  await expect(page).toHaveURL(/\/ua\/faq$/);
});
