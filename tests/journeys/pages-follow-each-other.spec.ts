import type { Page } from '@playwright/test';
import { expect, LONG, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Keeps where the page stands at the next click: a click may itself scroll to what it is meant for. */
const keepPlaceOfClick = (page: Page) =>
  page.evaluate(() => {
    addEventListener('click', () => sessionStorage.setItem('place', `${Math.round(scrollY)}`), {
      capture: true,
      once: true,
    });
  });

/** Counts the moves that fade; a page that was drawn anew has begun to count again. */
const countFades = (page: Page) =>
  page.addInitScript(() => {
    let fades = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.fades = `${++fades}`;
      return start(update);
    };
  });

async function walk(page: Page) {
  await countFades(page);
  const shopper = new Shopper(page, 'ua');
  await shopper.open('');
  await page.getByRole('main').locator('a[href="/ua/solar-panels"]').last().click();
  await page.waitForURL(/\/ua\/solar-panels$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);

  const card = page.getByRole('article').nth(7);
  await keepPlaceOfClick(page);
  await card.getByRole('link').click();
  await page.waitForURL(/\/ua\/product\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  const place = Number(await page.evaluate(() => sessionStorage.getItem('place')));
  expect(place).toBeGreaterThan(0);

  await page.goBack();
  await page.waitForURL(/\/ua\/solar-panels$/);
  await expect.poll(() => scrolled(page)).toBe(place);
  return Number(await page.evaluate(() => document.documentElement.dataset.fades ?? 0));
}

test('pages fade into each other, begin at their beginning and are found again where they were left', async ({
  page,
}) => {
  expect(await walk(page)).toBeGreaterThanOrEqual(2);
});

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('pages change without a fade', LONG, async ({ page }) => {
    expect(await walk(page)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('who jumps down a product’s page can buy from there', async ({ page }) => {
    const shopper = new Shopper(page, 'ua');
    await shopper.open('/product/102');
    const buttons = page.getByRole('button', { name: shopper.t('cart.add') });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const bar = page.locator('[data-dock]');
    await expect(bar.locator(buttons)).toBeInViewport();
    // The search makes room on the way down, and is back with the first scroll upwards.
    const search = page.getByRole('combobox', { name: shopper.t('common.search') });
    await expect(search).not.toBeInViewport();
    await page.evaluate(() => scrollBy(0, -100));
    await expect(search).toBeInViewport();
  });
});

test('a desktop keeps the button in view down a product’s page', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shopper = new Shopper(page, 'ua');
  await shopper.open('/product/2001');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const bar = page.locator('[data-dock]');
  await expect(bar).toContainText(` / ${shopper.t('duration.day')}`);
  const rent = bar.getByRole('button', { name: shopper.t('cart.rent'), exact: true });
  await expect(rent).toBeInViewport();
  await rent.click();
  await expect(bar.getByRole('link', { name: shopper.t('nav.cart') })).toBeInViewport();
  // Where the button of the page itself is in view, there is no bar.
  await page.getByRole('textbox', { name: shopper.t('cart.machines') }).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
});
