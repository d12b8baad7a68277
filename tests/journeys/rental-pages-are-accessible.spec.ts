import { REGIONS } from '../../src/domain/locale/locale.ts';
import { PASSWORD } from '../support/http-customer.ts';
import { expect, LONG, test } from '../support/journey.ts';
import { OPTIONS_PAGE, openRentalPages } from '../support/rental-pages.ts';
import { Shopper } from '../support/shopper.ts';
import { openStaffVisit } from '../support/staff-visit.ts';
import { expectPagesToDo } from '../support/look-at-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// In the short tier the journey from the calendar to the deposit looks at those that it passes.
for (const region of REGIONS) {
  test(
    `the pages of a rental of ${region} have no violation in any look, those of its staff neither`,
    LONG,
    async ({ page, browser, baseURL }) => {
      const { customer, own, staff: desk } = await openRentalPages(baseURL ?? '', region);
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      await shopper.enterAs({ email: customer.email, password: PASSWORD });
      await shopper.open(OPTIONS_PAGE);
      await shopper.awaitFreeDay();
      const days = t('duration.count', { duration: 'day', count: 10 });
      await page
        .getByRole('main')
        .getByRole('button', { name: t('product.rental.rentFor', { days }) })
        .click();
      await shopper.open('/cart');
      await expect(page.getByText(t('cart.ofWhich')).first()).toBeVisible();
      await expectPagesToDo(page, { region, paths: ['/cart', '/checkout', ...own], looks: 'all' });
      const path = '/admin';
      const { staff, office } = await openStaffVisit(browser, { baseURL, region, path });
      await expectPagesToDo(staff, { region, paths: desk, looks: 'all' });
      await office.close();
    },
  );
}
