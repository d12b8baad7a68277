import type { Page } from '@playwright/test';
import { MENU_GROUPS } from '../../src/domain/catalogue/categories.ts';
import { REGIONS } from '../../src/domain/locale/locale.ts';
import { expect, LONG, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const t = texts('uk');
const category = (slug: 'batteries' | 'ev-chargers' | 'lifts-and-cranes') => t(`category.${slug}.name`);

test.describe('the mega menu', () => {
  const opener = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: t('nav.catalogue'), exact: true });
  const menuOf = (page: Page) => page.getByRole('navigation', { name: t('nav.catalogue'), exact: true });

  test('shows five groups, the sun first, and follows the pointer', LONG, async ({ page }) => {
    await new Shopper(page, 'ua').open('/faq');
    const menu = menuOf(page);
    await expect(menu).toBeHidden();
    await opener(page).click();
    await expect(menu.getByRole('tab')).toHaveText(MENU_GROUPS.map((group) => t(`menuGroup.${group}`)));
    await expect(menu.getByRole('tab', { selected: true })).toHaveText(t('menuGroup.solar'));
    await expect(menu.getByRole('link', { name: category('batteries') })).toBeVisible();

    const ev = menu.getByRole('tab', { name: t('menuGroup.ev') });
    await ev.hover();
    // The first step may scroll the page, and the menu slides away under a pointer that rests: a hand moves on.
    await ev.hover({ position: { x: 20, y: 20 } });
    await expect(menu.getByRole('link', { name: category('ev-chargers') })).toBeVisible();
    await expect(menu.getByRole('link', { name: category('batteries') })).toBeHidden();

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await opener(page).click();
    await expect(menu).toBeVisible();
    await page.mouse.click(5, 700); // beside it
    await expect(menu).toBeHidden();

    await opener(page).click();
    // It begins anew with the sun.
    await expect(menu.getByRole('tab', { selected: true })).toHaveText(t('menuGroup.solar'));
    await expect(menu.getByRole('link', { name: category('batteries') })).toBeVisible();
    await menu.getByRole('tab', { name: t('menuGroup.rent') }).click();
    await menu.getByRole('link', { name: category('lifts-and-cranes') }).click();
    await expect(page).toHaveURL(/\/ua\/lifts-and-cranes$/);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category('lifts-and-cranes'));
  });

  test('is walked with the keyboard', async ({ page }) => {
    await new Shopper(page, 'ua').open('/faq');
    const menu = menuOf(page);
    const selected = menu.getByRole('tab', { selected: true });
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(selected).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(selected).toHaveText(t('menuGroup.electrical'));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(selected).toHaveText(t('menuGroup.ev'));
    await expect(selected).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: category('ev-chargers') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test('the menu that cannot be had leaves its link to the catalogue', LONG, async ({ page }) => {
  await page.route('**/api/menu*', (route) => route.fulfill({ status: 503 }));
  const shopper = new Shopper(page, 'ua');
  await shopper.open('/faq');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('nav.catalogue'), exact: true })
    .click();
  await shopper.arriveAt('/catalogue');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu is a drawer, one group open at a time', async ({ page }) => {
    await new Shopper(page, 'ua').open('/faq');
    const drawer = page.getByRole('dialog', { name: t('nav.menu') });
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('nav.menu'), exact: true })
      .tap();
    await expect(drawer.getByRole('heading', { name: t('nav.menu') })).toBeFocused();
    await expect(drawer.getByRole('link', { name: category('batteries') })).toBeVisible();
    await drawer.getByText(t('menuGroup.ev'), { exact: true }).tap();
    await expect(drawer.getByRole('link', { name: category('ev-chargers') })).toBeVisible();
    await expect(drawer.getByRole('link', { name: category('batteries') })).toBeHidden();

    await page.touchscreen.tap(385, 400); // beside it
    await expect(drawer).toBeHidden();
    await page
      .getByRole('navigation', { name: t('nav.quick') })
      .getByRole('button', { name: t('nav.catalogue') })
      .tap();
    await drawer.getByRole('button', { name: t('shell.close') }).tap();
    await expect(drawer).toBeHidden();

    await page
      .getByRole('banner')
      .getByRole('button', { name: t('nav.menu'), exact: true })
      .tap();
    await drawer.getByText(t('menuGroup.rent'), { exact: true }).tap();
    await drawer.getByRole('link', { name: category('lifts-and-cranes') }).tap();
    await expect(page).toHaveURL(/\/ua\/lifts-and-cranes$/);
    await expect(drawer).toBeHidden();
  });
});

for (const region of REGIONS) {
  test(
    `every link of the home page of ${region} and of its menu leads somewhere, in one step`,
    region === 'ua' ? {} : LONG,
    async ({ page, request }) => {
      const shopper = new Shopper(page, region);
      await shopper.open('');
      await page
        .getByRole('banner')
        .getByRole('button', { name: shopper.t('nav.catalogue'), exact: true })
        .click();
      await expect(page.getByRole('tab')).toHaveCount(MENU_GROUPS.length);
      const hrefs = await page.locator('a[href]').evaluateAll((links) =>
        links.flatMap((link) => {
          const { origin, pathname, search, hash } = new URL((link as HTMLAnchorElement).href);
          return origin === location.origin
            ? [{ path: pathname + search, hash: decodeURIComponent(hash) }]
            : [];
        }),
      );
      const links = new Map(hrefs.map((link) => [link.path + link.hash, link]));
      expect(links.size).toBeGreaterThan(50);
      const lost: string[] = [];
      for (const { path, hash } of links.values()) {
        const answer = await request.get(path, { maxRedirects: 1 });
        const hasPlace = hash === '' || (await answer.text()).includes(`id="${hash.slice(1)}"`);
        if (answer.status() !== 200 || !hasPlace) lost.push(`${answer.status()} ${path}${hash}`);
      }
      expect(lost).toEqual([]);
    },
  );
}
