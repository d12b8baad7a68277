import type { Page } from '@playwright/test';
import { REGIONS } from '../../src/domain/locale/locale.ts';
import { fillShelves } from '../support/full-browser.ts';
import { DEMO } from '../support/demo-customer.ts';
import { axeViolations, expect, LONG, test } from '../support/journey.ts';
import { PROFILE_PAGES } from '../support/profile-pages.ts';
import { OPTIONS_PAGE } from '../support/rental-pages.ts';
import { Shopper } from '../support/shopper.ts';
import { expectPagesToDo } from '../support/look-at-pages.ts';

/** Pages with pictures, marks or surfaces in colours of their own: looked at in the dark, too. */
const COLOURED = [
  '',
  '/solar-panels',
  '/solar-panels?brand=LONGi',
  '/catalogue',
  '/product/101',
  '/product/2001',
  OPTIONS_PAGE,
  '/compare?ids=101,301',
  '/search?q=deye',
  '/cart',
  '/favourites',
  '/track-order',
  '/track-order/sent',
  '/auth?mode=register',
  '/company',
  '/customer-cases',
  '/delivery-warranty-returns',
  '/lease-options',
  '/error/500',
];
/** Pages whose parts differ from language to language: documents, addresses, the seller's numbers, plurals. */
const TRANSLATED = [
  '',
  '/solar-panels?brand=LONGi',
  '/product/101',
  '/search?q=zzzzzz',
  '/auth?mode=register',
  '/contact',
  '/faq',
  '/privacy-policy',
  '/legal-terms',
  '/terms',
  '/delivery-warranty-returns',
  '/lease-options',
  '/manuals',
  '/returns',
  '/no-such-page',
];
const PATHS = new Set([
  ...COLOURED,
  ...TRANSLATED,
  '/lifts-and-cranes',
  '/портативні-електростанції',
  '/product/301?days=10',
  '/product/999999',
  '/compare',
  '/favourites?ids=101,2001',
  '/auth',
  '/checkout/auth',
  '/checkout/cancel',
  '/contact/thanks',
  '/lease-info',
  '/support',
  '/offline',
  '/error/403',
  '/error',
]);

/** Pages that are there to tell of an error, with the status they answer. */
const ERRORS: Readonly<Record<string, number>> = {
  '/error/403': 403,
  '/error/500': 500,
  '/error': 500,
  '/no-such-page': 404,
  '/product/999999': 404,
};

const LOOKS = [
  { region: 'ua', colorScheme: 'light', paths: PATHS, isLong: false },
  { region: 'ua', colorScheme: 'dark', paths: COLOURED, isLong: true },
  { region: 'pl', colorScheme: 'light', paths: TRANSLATED, isLong: true },
  { region: 'en', colorScheme: 'light', paths: TRANSLATED, isLong: true },
] as const;

/** One browser context looks at so many pages: opening it costs as much as looking at one. */
const PAGES_AT_ONCE = 6;

for (const { region, colorScheme, paths, isLong } of LOOKS) {
  test.describe(`in ${region}, ${colorScheme}`, isLong ? LONG : {}, () => {
    test.use({ colorScheme });
    const all = [...paths];
    for (let first = 0; first < all.length; first += PAGES_AT_ONCE) {
      const some = all.slice(first, first + PAGES_AT_ONCE);
      const tier = first === 0 ? {} : LONG;
      test(`${some.length} pages from /${region}${some[0]} on have no violation`, tier, async ({ page }) => {
        for (const path of some) {
          const response = await page.goto(`/${region}${path}`, { waitUntil: 'load' });
          expect.soft([path, response?.status()]).toEqual([path, ERRORS[path] ?? 200]);
          expect.soft([path, await axeViolations(page)]).toEqual([path, []]);
        }
      });
    }
  });
}

test.describe('signed in', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('a customer’s own pages are narrow enough for every window, and have no violation, each in one of six looks', async ({
    page,
  }) => {
    await new Shopper(page, 'ua').enterAs(DEMO);
    await expectPagesToDo(page, { region: 'ua', paths: PROFILE_PAGES, looks: 'one, and every width' });
  });

  for (const region of REGIONS) {
    test(`a customer’s own pages of ${region} have no violation in any look`, LONG, async ({ page }) => {
      await new Shopper(page, region).enterAs(DEMO);
      await expectPagesToDo(page, { region, paths: PROFILE_PAGES, looks: 'all' });
    });
  }
});

async function expectNoViolation(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

// What opens over a page, or is filled by what the browser keeps, by day and by night.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${colorScheme}`, colorScheme === 'light' ? {} : LONG, () => {
    test.use({
      colorScheme,
      viewport: { width: 390, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test.describe('a first visit', () => {
      test.use({ isAsked: true });
      test('has no violation in its question for the place', async ({ page }) => {
        await new Shopper(page, 'pl').open('');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolation(page);
      });
    });

    test('menu, filters and search have no violation while they are open', async ({ page }) => {
      const shopper = new Shopper(page, 'pl');
      const { t } = shopper;
      await shopper.open('/solar-panels?brand=LONGi');
      await page.getByRole('button', { name: t('nav.menu') }).click();
      await expect(page.getByRole('dialog', { name: t('nav.menu') })).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t('filter.title') }).click();
      await expect(page.getByRole('region', { name: t('filter.title') })).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: t('common.search') }).fill('falownik');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoViolation(page);
    });

    test('cart, favourites and comparison have no violation when they are full', async ({ page }) => {
      await fillShelves(page);
      const shopper = new Shopper(page, 'ua');
      const { t } = shopper;
      await shopper.addFirstOf('solar-panels');
      await expectNoViolation(page);
      await shopper.open('/cart');
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      await expectNoViolation(page);
      await shopper.open('/compare');
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      await expectNoViolation(page);
      await shopper.open('/favourites');
      await page.getByRole('article').locator('button[aria-pressed]').first().click();
      await expect(page.getByRole('button', { name: t('favourites.undo') })).toBeVisible();
      await expectNoViolation(page);
    });
  });

  test.describe(`on a wide screen, ${colorScheme}`, LONG, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test('the mega menu, a corrected form and a page of products seen have no violation', async ({
      page,
    }) => {
      await fillShelves(page);
      const shopper = new Shopper(page, 'en');
      const { t } = shopper;
      await shopper.open('/contact');
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('nav.catalogue'), exact: true })
        .click();
      await expect(page.getByRole('tablist')).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t('contact.send') }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectNoViolation(page);
      await shopper.open('/product/101');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: t('product.card.seen') })).toBeVisible();
      await expectNoViolation(page);
    });
  });
}
