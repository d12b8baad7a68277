import { REGIONS } from '../../src/domain/locale/locale.ts';
import { DEMO } from '../support/demo-customer.ts';
import { PASSWORD } from '../support/http-customer.ts';
import { expect, LONG, test, WINDOWS } from '../support/journey.ts';
import { expectEveryWidthToDo, expectLargeTextToFit, NARROWEST } from '../support/every-width.ts';
import { PROFILE_PAGES } from '../support/profile-pages.ts';
import { OPTIONS_PAGE, openRentalPages } from '../support/rental-pages.ts';
import { KYIV, Shopper } from '../support/shopper.ts';
import { openStaffVisit } from '../support/staff-visit.ts';

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

// What is measured when a page comes, and kept, is measured where there is the least room.
test.use({ viewport: NARROWEST });

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
  test(
    `a phone is wide enough for large text in ${region}`,
    region === 'ua' ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize(WINDOWS[390]);
      for (const path of [
        '',
        '/inverters',
        '/lifts-and-cranes',
        '/product/101',
        '/product/2001',
        '/faq',
        '/contact',
        '/auth',
      ]) {
        await page.goto(`/${region}${path}`);
        await expectLargeTextToFit(page);
      }
    },
  );
}

// In the short tier `every-page-is-accessible` looks at these while it is there.
for (const region of REGIONS) {
  test(`every window is wide enough for a customer’s own pages in ${region}`, LONG, async ({ page }) => {
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
      await staff.setViewportSize(NARROWEST);
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
  await shopper.open('/product/2001');
  await shopper.chooseDayAfterTransfer();
  const days = shopper.t('duration.count', { duration: 'day', count: 1 });
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.t('product.rental.rentFor', { days }) })
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
