import type { Locator, Page } from '@playwright/test';
import { fillShelves } from '../support/full-browser.ts';
import { expect, LONG, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

/** Whether the focus is in a part of the page, or with the browser's own bars, where a modal lets it go. */
const holdsFocus = (part: Locator) =>
  part.evaluate(
    (element) => document.activeElement === document.body || element.contains(document.activeElement),
  );

/** Opens a layer from a control, walks once around in it, and leaves it by Escape: the focus is where it was. */
async function visit(page: Page, opener: Locator, layer: Locator) {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(layer).toBeVisible();
  await expect.poll(() => holdsFocus(layer)).toBe(true);
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await holdsFocus(layer)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(opener).toBeFocused();
}

test('what opens over a page keeps the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.addFirstOf('solar-panels');
  await visit(page, page.getByRole('button', { name: t('nav.menu') }), page.getByRole('dialog'));

  const filters = page.getByRole('button', { name: t('filter.title') });
  await filters.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: t('filter.title') })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(filters).toBeFocused();

  await shopper.open('/product/701');
  const picture = page
    .getByRole('region', { name: t('product.pictures') })
    .getByRole('link')
    .first();
  await visit(page, picture, page.getByRole('dialog'));
});

test('what a toast offers is one key away', LONG, async ({ page }) => {
  await fillShelves(page);
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.open('/favourites');
  const hearts = page.getByRole('article').locator('button[aria-pressed]');
  await hearts.first().press('Enter');
  await expect(hearts).toHaveCount(2);
  const undo = page.getByRole('button', { name: t('favourites.undo') });
  await expect(undo).toBeVisible();
  for (let step = 0; step < 2; step++) await page.keyboard.press('Tab'); // the toast itself comes first
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hearts).toHaveCount(3);
});

/** Of the controls on the page, those that the keyboard reaches unseen: all of them under something that sticks. */
async function hiddenStops(page: Page, presses: number) {
  const hidden: string[] = [];
  for (let step = 0; step < presses; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const columns = [left + 2, (left + right) / 2, right - 2];
      const rows = [top + 2, (top + bottom) / 2, bottom - 2];
      const points = columns.flatMap((x) => rows.map((y) => [x, y] as const));
      const isSeen = points.some(([px, py]) => {
        const over = document.elementFromPoint(px, py);
        return over !== null && (element.contains(over) || over.contains(element));
      });
      return isSeen ? null : element.outerHTML.slice(0, 160);
    });
    if (stop !== null) hidden.push(stop);
  }
  return hidden;
}

for (const height of [844, 256]) {
  test(`no control has the focus behind a bar in a window ${height} px high`, LONG, async ({ page }) => {
    await page.setViewportSize({ width: height === 256 ? 320 : 390, height });
    await fillShelves(page);
    const shopper = new Shopper(page, 'ua');
    await shopper.addFirstOf('solar-panels');
    expect(await hiddenStops(page, 50)).toEqual([]);
    for (const path of ['/product/101', '/cart']) {
      await shopper.open(path);
      expect([path, await hiddenStops(page, 40)]).toEqual([path, []]);
    }
  });
}

test('the keyboard meets the header as it stands, and no stop that nobody sees', LONG, async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.open('/inverters');
  const header = page.getByRole('banner');
  await page.getByRole('combobox', { name: t('common.search') }).focus();
  for (const name of [t('nav.signIn'), t('nav.favourites'), t('nav.cart')]) {
    await page.keyboard.press('Tab');
    await expect(header.getByRole('link', { name })).toBeFocused();
  }
  await page.getByRole('combobox', { name: t('listing.sort') }).focus();
  await page.keyboard.press('Tab');
  const { width = 0, height = 0 } = (await page.locator(':focus').boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThan(8);
});
