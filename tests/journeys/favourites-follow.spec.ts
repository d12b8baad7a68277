import type { Page } from '@playwright/test';
import en from '../../src/content/messages/en.json' with { type: 'json' };
import pl from '../../src/content/messages/pl.json' with { type: 'json' };
import uk from '../../src/content/messages/uk.json' with { type: 'json' };
import { axeViolations, expect, LONG, openPage, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const heart = new RegExp([uk, pl, en].map((texts) => texts['favourites.markThis']).join('|'), 'i');
const hearts = (page: Page) => page.getByRole('article').getByRole('button', { name: heart });
const products = (page: Page) => page.getByRole('main').getByRole('article');

test('a visitor keeps favourites, in every tab and until they are gone', LONG, async ({ page, context }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  const link = (on: Page, count: number) =>
    on.getByRole('banner').getByRole('link', {
      name: count === 0 ? t('nav.favourites') : t('nav.favouritesWith', { count }),
      exact: true,
    });
  await shopper.open('/favourites');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favourites.page.emptyTitle'));
  const other = await context.newPage();
  await openPage(other, '/ua/batteries');
  await expect(link(other, 0)).toBeVisible();
  await hearts(other).nth(0).click();
  await hearts(other).nth(1).click();
  await expect(hearts(other).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(link(other, 2)).toBeVisible();
  await expect(products(page)).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);

  await hearts(page).first().click();
  await expect(products(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const undo = await shopper.heldOffer(t('favourites.undo'));
  await expect(hearts(other).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await undo.click();
  await expect(products(page)).toHaveCount(2);
  await page.reload();
  await expect(products(page)).toHaveCount(2);

  await page.getByRole('button', { name: t('favourites.page.moveAll') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favourites.page.emptyTitle'));
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('nav.cartWith', { count: 2 }) }),
  ).toBeVisible();
});

test(
  'favourites survive signing in, and are there on another device',
  LONG,
  async ({ page, browser, baseURL }) => {
    const shopper = new Shopper(page, 'pl');
    const { t } = shopper;
    await shopper.open('/inverters');
    await hearts(page).first().click();
    await shopper.open('/checkout/auth?redirect=/pl/favourites');
    const broughtAlong = page.waitForResponse('**/api/favourites');
    await shopper.register();
    await shopper.arriveAt('/favourites');
    await expect(products(page)).toHaveCount(1);
    expect((await broughtAlong).status()).toBe(200);
    await shopper.open('/product/101');
    const heart = page.getByRole('main').getByRole('button', { name: t('favourites.markThis'), exact: true });
    const kept = page.waitForResponse('**/api/favourites');
    await heart.click();
    expect((await kept).status()).toBe(200);

    const device = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await device.goto('/pl/auth?redirect=/pl/favourites');
    await device.locator('[name=email]').fill(shopper.email);
    await device.locator('[name=password]').fill(shopper.password);
    await device.locator('[name=password]').press('Enter');
    await device.waitForURL(/\/pl\/favourites$/);
    await expect(products(device)).toHaveCount(2);
    await device.close();

    await shopper.open('/profile');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('profile.logout') })
      .click();
    await shopper.arriveAt('/auth');
    await shopper.open('/favourites');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favourites.page.emptyTitle'));
  },
);

test('a list can be shown to others', async ({ page }) => {
  await new Shopper(page, 'en').open('/favourites?ids=101,2001,999999');
  await expect(products(page)).toHaveCount(2);
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
});
