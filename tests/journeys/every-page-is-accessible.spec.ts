import type { Page } from '@playwright/test';
import { REGIONS } from '../../src/domain/locale/locale.ts';
import { fillShelves } from '../support/full-browser.ts';
import { DEMO } from '../support/demo-customer.ts';
import { PASSWORD } from '../support/http-customer.ts';
import { axeViolations, expect, LONG, test, WINDOWS } from '../support/journey.ts';
import { PROFILE_PAGES } from '../support/profile-pages.ts';
import { OPTIONS_PAGE, openRentalPages } from '../support/rental-pages.ts';
import { Shopper } from '../support/shopper.ts';
import { openStaffVisit } from '../support/staff-visit.ts';

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

/** How a page is looked at without loading it anew. */
const SIGNED_IN_LOOKS = ([390, 1440, 768] as const).flatMap((width) =>
  (['dark', 'light'] as const).map((colorScheme) => ({ width, colorScheme })),
);

test.describe('signed in', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  /** Opens a customer's own pages, each in the looks of its place in their row. */
  async function expectOwnPagesToDo(
    { page, region }: Shopper,
    looksOf: (index: number) => typeof SIGNED_IN_LOOKS,
  ) {
    for (const [index, path] of PROFILE_PAGES.entries()) {
      const response = await page.goto(`/${region}${path}`, { waitUntil: 'load' });
      expect.soft([path, response?.status()]).toEqual([path, 200]);
      expect.soft(page.url()).toContain(`/${region}${path}`);
      for (const { width, colorScheme } of looksOf(index)) {
        await page.setViewportSize(WINDOWS[width]);
        await page.emulateMedia({ colorScheme });
        const where = `${path} at ${width} px, ${colorScheme}`;
        expect.soft([where, await axeViolations(page)]).toEqual([where, []]);
      }
    }
  }

  test('a customer’s own pages have no violation, each in one of six looks', async ({ page }) => {
    const shopper = new Shopper(page, 'ua');
    await shopper.enterAs(DEMO);
    await expectOwnPagesToDo(shopper, (index) => {
      const first = index % SIGNED_IN_LOOKS.length;
      return SIGNED_IN_LOOKS.slice(first, first + 1);
    });
  });

  for (const region of REGIONS) {
    test(`a customer’s own pages of ${region} have no violation in any look`, LONG, async ({ page }) => {
      const shopper = new Shopper(page, region);
      await shopper.enterAs(DEMO);
      await expectOwnPagesToDo(shopper, () => SIGNED_IN_LOOKS);
    });
  }
});

test.describe('a rental', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  /** Opens pages, each in the looks of its place in their row. */
  async function expectPagesToDo(
    page: Page,
    {
      region,
      paths,
      isLong,
    }: { readonly region: string; readonly paths: readonly string[]; readonly isLong: boolean },
  ) {
    for (const [index, path] of paths.entries()) {
      const response = await page.goto(`/${region}${path}`, { waitUntil: 'load' });
      expect.soft([path, response?.status()]).toEqual([path, 200]);
      expect.soft(page.url()).toContain(`/${region}${path}`);
      const first = index % SIGNED_IN_LOOKS.length;
      for (const { width, colorScheme } of isLong
        ? SIGNED_IN_LOOKS
        : SIGNED_IN_LOOKS.slice(first, first + 1)) {
        await page.setViewportSize(WINDOWS[width]);
        await page.emulateMedia({ colorScheme });
        const where = `${path} at ${width} px, ${colorScheme}`;
        expect.soft([where, await axeViolations(page)]).toEqual([where, []]);
      }
    }
  }

  for (const { region, isLong } of [
    { region: 'ua', isLong: false },
    ...REGIONS.map((each) => ({ region: each, isLong: true })),
  ] as const) {
    const looks = isLong ? 'any look' : 'one of six looks';
    test(
      `the pages of a rental of ${region} have no violation in ${looks}, those of its staff neither`,
      isLong ? LONG : {},
      async ({ page, browser, baseURL }) => {
        const { customer, own, staff: desk } = await openRentalPages(baseURL ?? '', region);
        const shopper = new Shopper(page, region);
        const { t } = shopper;
        await shopper.enterAs({ email: customer.email, password: PASSWORD });
        await shopper.open(OPTIONS_PAGE);
        await shopper.chooseNextFreeDay();
        const days = t('duration.count', { duration: 'day', count: 10 });
        await page
          .getByRole('main')
          .getByRole('button', { name: t('product.rental.rentFor', { days }), exact: true })
          .click();
        await shopper.open('/cart');
        await expect(page.getByText(t('cart.ofWhich')).first()).toBeVisible();
        await expectPagesToDo(page, { region, paths: ['/cart', '/checkout', ...own], isLong });
        const path = '/admin';
        const { staff, office } = await openStaffVisit(browser, { baseURL, region, path });
        await expectPagesToDo(staff, { region, paths: desk, isLong });
        await office.close();
      },
    );
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
