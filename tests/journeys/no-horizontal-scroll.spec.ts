import type { Page } from '@playwright/test';
import { REGIONS } from '../../src/domain/locale/locale.ts';
import { DEMO } from '../support/demo-customer.ts';
import { PASSWORD } from '../support/http-customer.ts';
import { expect, LONG, test } from '../support/journey.ts';
import { PROFILE_PAGES } from '../support/profile-pages.ts';
import { OPTIONS_PAGE, openRentalPages } from '../support/rental-pages.ts';
import { KYIV, Shopper } from '../support/shopper.ts';
import { openStaffVisit } from '../support/staff-visit.ts';

const NARROWEST = 320;
const WIDTHS = [NARROWEST, 390, 768, 1440];
const HEIGHT = 800;
/** Those with tables and rows of cards come first: the short tier looks at them alone. */
const PATHS = [
  '',
  '/catalogue',
  '/solar-panels',
  '/lifts-and-cranes',
  '/product/101',
  '/product/1901',
  OPTIONS_PAGE,
  '/compare?ids=101,301,501,1901',
  '/search?q=deye',
  '/cart',
  '/favourites?ids=101,2001',
  '/auth',
  '/checkout/auth',
  '/faq',
  '/company',
  '/delivery-warranty-returns',
  '/legal-terms',
  '/manuals',
  '/contact',
  '/customer-cases',
  '/lease-options',
  '/error/500',
  '/nothing-here',
];

const SHORT_TIER = PATHS.slice(0, 9);
const LONG_TIER = PATHS.slice(9);

/** How far the page is wider than its window, and the text of what sticks out. */
function overflowOf(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return `${scrollWidth} > ${clientWidth}: ${wide.at(-1)?.outerHTML.slice(0, 200)}`;
  });
}

/** No window is too narrow for the page, which came in the narrowest; that is what the next one is to find. */
async function expectEveryWidthToDo(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const where = `${new URL(page.url()).pathname} at ${width} px`;
    expect.soft([where, await overflowOf(page)]).toEqual([where, null]);
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
}

// What is measured when a page comes, and kept, is measured where there is the least room.
test.use({ viewport: { width: NARROWEST, height: HEIGHT } });

for (const region of REGIONS) {
  for (const paths of [SHORT_TIER, LONG_TIER]) {
    test(
      `every window is wide enough for ${paths.length} pages of ${region}`,
      region === 'ua' && paths === SHORT_TIER ? {} : LONG,
      async ({ page }) => {
        for (const path of paths) {
          await page.goto(`/${region}${path}`);
          await expectEveryWidthToDo(page);
        }
      },
    );
  }
}

for (const region of REGIONS) {
  const tier = region === 'ua' ? {} : LONG;
  test(`every window is wide enough for a customer’s own pages in ${region}`, tier, async ({ page }) => {
    const shopper = new Shopper(page, region);
    await shopper.enterAs(DEMO);
    for (const path of PROFILE_PAGES) {
      await page.goto(`/${region}${path}`);
      await expectEveryWidthToDo(page);
    }
  });
}

for (const region of REGIONS) {
  const tier = region === 'ua' ? {} : LONG;
  test(
    `every window is wide enough for a rental in ${region}, its staff’s, too`,
    tier,
    async ({ page, browser, baseURL }) => {
      const { customer, own, staff: desk } = await openRentalPages(baseURL ?? '', region);
      await new Shopper(page, region).enterAs({ email: customer.email, password: PASSWORD });
      const { staff, office } = await openStaffVisit(browser, { baseURL, region, path: '/admin' });
      await staff.setViewportSize({ width: NARROWEST, height: HEIGHT });
      for (const [visit, paths] of [
        [page, own],
        [staff, desk],
      ] as const)
        for (const path of paths) {
          await visit.goto(`/${region}${path}`);
          await expectEveryWidthToDo(visit);
        }
      await office.close();
    },
  );
}

test('every window is wide enough for a purchase', LONG, async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.addFirstOf('sets-of-solar-power-plants');
  await shopper.open('/generators');
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.t('cart.rent') })
    .first()
    .click();
  await shopper.startCheckout();
  await shopper.register();
  await shopper.arriveAt('/checkout');
  await expectEveryWidthToDo(page);
  await shopper.open('/cart');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expectEveryWidthToDo(page);
  await shopper.open('/checkout');
  await shopper.fillShipping(KYIV);
  await expectEveryWidthToDo(page);
  await shopper.choosePayment('transfer');
  await expectEveryWidthToDo(page);
  const orderId = await shopper.placeOrder();
  await expectEveryWidthToDo(page);
  for (const path of [`/order/${orderId}`, '/profile', '/profile/orders', '/profile/orders?view=timeline']) {
    await shopper.open(path);
    await expectEveryWidthToDo(page);
  }
});
