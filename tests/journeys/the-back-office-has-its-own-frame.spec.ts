import type { Page } from '@playwright/test';
import { axeViolations, expect, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');

test('the back office has its own bar, no header and no footer of the shop, and empty queues take no rows', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await shopper.open('/admin');
    for (const bar of ['banner', 'contentinfo'] as const) await expect(page.getByRole(bar)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: t('nav.quick') })).toBeHidden();
    await expect(page.getByRole('link', { name: t('backoffice.frame.toShop') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  const idle = page.getByRole('navigation', { name: t('backoffice.idleQueues') });
  const { height = 0 } = (await idle.boundingBox()) ?? {};
  expect(height).toBeLessThan(500);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: t('backoffice.frame.toShop') }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

const sectionsOf = (page: Page) => page.getByRole('navigation', { name: t('backoffice.nav') });
const fold = (page: Page) => sectionsOf(page).locator('summary');
const orders = (page: Page) =>
  sectionsOf(page).getByRole('link', { name: new RegExp(`^${t('backoffice.section.orders')}`) });

test('the sections stand beside the page, below 1024 px they are folded, and one is current', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await shopper.open('/admin/products');
      if (width < 1024) {
        await expect(orders(page)).toBeHidden();
        await fold(page).focus();
        await page.keyboard.press('Enter');
      }
      await expect(orders(page)).toBeVisible();
      await expect(sectionsOf(page).locator('[aria-current=page]:visible')).toHaveText(
        t('backoffice.section.products'),
      );
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
    }
  }
  // By the keyboard to another section, where they are folded again.
  await orders(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ua\/admin\/orders$/);
  await expect(fold(page)).toContainText(t('backoffice.section.orders'));
  await expect(orders(page)).toBeHidden();
});

test('a queue is counted beside its section, which says the number in words too', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin');
  const row = page.locator('a.stretched[href$="/admin/tickets"]');
  const isBusy = (await row.count()) > 0;
  const tickets = sectionsOf(page).getByRole('link', {
    name: new RegExp(`^${t('backoffice.section.tickets')}`),
  });
  await expect(tickets.locator('.sr-only')).toHaveCount(isBusy ? 1 : 0);
  if (isBusy) await expect(tickets.locator('.sr-only')).toHaveText(await row.locator('.sr-only').innerText());
});

test('the sections unfold without script', async ({ page, browser, baseURL }) => {
  await new Shopper(page, 'ua').enterAs(STAFF);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    storageState,
    viewport: { width: 390, height: 844 },
  });
  const still = await context.newPage();
  await still.goto('/ua/admin');
  await fold(still).click();
  await orders(still).click();
  await expect(still).toHaveURL(/\/ua\/admin\/orders$/);
  await context.close();
});

test('pages of the shop know no routes of the back office, and lead there and back all the same', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  const officeRoutes = () =>
    page.evaluate(() => {
      const manifest: { routes: object } | undefined = Reflect.get(globalThis, '__reactRouterManifest');
      return manifest && Object.keys(manifest.routes).filter((id) => id.startsWith('web/backoffice/')).length;
    });
  await shopper.open('/profile');
  await expect.poll(officeRoutes).toBe(0);
  await page.getByRole('main').locator('a[href="/ua/admin"]').first().click();
  await expect(page.getByRole('link', { name: t('backoffice.frame.toShop') })).toBeVisible();
  await expect(page).toHaveURL(/\/ua\/admin$/);
  await expect.poll(officeRoutes).toBeGreaterThan(10);
  await page.goBack();
  await expect(page).toHaveURL(/\/ua\/profile$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/ua\/admin$/);
  await page.getByRole('link', { name: t('backoffice.frame.toShop') }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: t('backoffice.frame.toShop') })).toBeVisible();
});
