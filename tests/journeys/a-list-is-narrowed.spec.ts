import type { Page } from '@playwright/test';
import { axeViolations, expect, LONG, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');
/** How many products the page says that the list has. */
const countOf = async (page: Page) => Number(/\d+/.exec(await page.locator('#list-count').innerText())?.[0]);

test('on a wide screen each choice is taken at once, and Back undoes it', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.open('/inverters');
  const all = await countOf(page);
  /** What is chosen stands over the list once it is there. */
  const chip = (name: string | RegExp) =>
    page.getByRole('list', { name: t('filter.chosen') }).getByRole('link', { name });

  const deye = page.getByRole('checkbox', { name: /^Deye/ });
  await deye.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?brand=Deye$/);
  await expect(chip('Deye')).toBeVisible();
  await expect(deye).toBeFocused();
  await expect(cardsOf(page)).toHaveCount(await countOf(page));
  expect(await countOf(page)).toBeLessThan(all);

  await page.getByRole('checkbox', { name: /8–12/ }).check();
  await expect(page).toHaveURL(/powerW=8000\.\.12000/);
  await expect(chip(/8–12/)).toBeVisible();
  const left = await countOf(page);
  await expect(cardsOf(page)).toHaveCount(left);
  for (const card of await cardsOf(page).all()) await expect(card).toContainText('Deye');

  await page.getByRole('combobox', { name: t('listing.sort') }).selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  expect(await countOf(page)).toBe(left);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\?brand=Deye$/);
  await expect(page.getByRole('checkbox', { name: /8–12/ })).not.toBeChecked();
  await chip('Deye').click();
  await expect(page).toHaveURL(/\/ua\/inverters\?*$/);
  await expect(deye).not.toBeChecked();
  await expect(page.locator('#list-count')).toBeFocused();
  expect(await countOf(page)).toBe(all);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the filters come as a sheet that says how many are left', LONG, async ({ page }) => {
    const shopper = new Shopper(page, 'pl');
    const { t } = shopper;
    await shopper.open('/solar-panels');
    const sheet = page.getByRole('region', { name: t('filter.title') });
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: t('filter.title') }).tap();
    await expect(sheet).toBeVisible();
    await sheet.getByText('Jinko Solar').tap();
    await expect(page).toHaveURL(/brand=Jinko\+Solar/);
    await expect(page.getByRole('list', { name: t('filter.chosen') })).toBeAttached();
    const count = await countOf(page);
    await expect(sheet.getByRole('button', { name: t('filter.show', { count }) })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: t('filter.show', { count }) }).tap();
    await expect(sheet).toBeHidden();
    await expect(cardsOf(page)).toHaveCount(count);
  });
});

test('Back from a product finds the page of the list where it was left', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.open('/search?q=Promin&page=2');
  const card = cardsOf(page).nth(8);
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => Math.round(scrollY));
  expect(top).toBeGreaterThan(0);
  const link = card.getByRole('link').first();
  const href = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${href}`);
  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the same form narrows the list', async ({ page }) => {
    const { t } = new Shopper(page, 'ua');
    await page.goto('/ua/batteries');
    const all = await countOf(page);
    await page.getByRole('button', { name: t('filter.title') }).click();
    const sheet = page.getByRole('region', { name: t('filter.title') });
    await sheet.getByText('Pylontech').click();
    await sheet.getByRole('button', { name: t('filter.show', { count: all }) }).click();
    await expect(page).toHaveURL(/brand=Pylontech/);
    const left = await countOf(page);
    expect(left).toBeLessThan(all);
    await expect(cardsOf(page)).toHaveCount(left);
    await page.getByRole('link', { name: t('filter.clear') }).click();
    expect(await countOf(page)).toBe(all);
  });
});
