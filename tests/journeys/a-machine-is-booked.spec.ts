import { printPeriod, sayPeriod } from '../../src/domain/rental/print-period.ts';
import { rentalPeriod } from '../../src/domain/rental/rental-days.ts';
import { localeOf, type Region } from '../../src/domain/locale/locale.ts';
import { marketOf } from '../../src/domain/locale/market.ts';
import { checkoutBody } from '../support/checkout-body.ts';
import { register } from '../support/http-customer.ts';
import { axeViolations, expect, LONG, test } from '../support/journey.ts';
import { rentalStart } from '../support/rental-start.ts';
import { KRAKOW, KYIV, Shopper } from '../support/shopper.ts';

/** One machine in each depot, for each test another: what one test books is taken for the others. */
const MACHINES = { ua: 2104, pl: 2503, en: 2602 } as const satisfies Record<Region, number>;
const CURRENCY = { ua: 'UAH', pl: 'PLN', en: 'UAH' } as const;

for (const region of ['ua', 'pl', 'en'] as const) {
  test(
    `a machine is booked by keyboard from its calendar, and other days are offered for those that are taken meanwhile, in ${region}`,
    region === 'ua' ? {} : LONG,
    async ({ page, baseURL }) => {
      const product = MACHINES[region];
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      const locale = localeOf(region);
      const main = page.getByRole('main');
      await shopper.open(`/product/${product}`);
      const grid = main.getByRole('grid').first();
      await expect(grid).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);

      // A working day, by its name; then two days on, by the arrows of the calendar.
      const currency = CURRENCY[region];
      const startDate = rentalStart(3, marketOf(currency));
      const dayButton = main.locator(`[data-day="${startDate}"]:not([data-outside]) button`);
      await dayButton.focus();
      await page.keyboard.press('Enter');
      await expect(dayButton).toHaveAccessibleName(new RegExp(t('product.rental.firstDay')));
      const threeDays = rentalPeriod({ startDate, duration: 'day', count: 3 });
      await main.locator(`[data-day="${threeDays.lastDay}"]:not([data-outside]) button`).focus();
      await page.keyboard.press('Space');
      const rentFor = main.getByRole('button', {
        name: t('product.rental.rentFor', { days: t('duration.count', { duration: 'day', count: 3 }) }),
      });
      await rentFor.click();
      // Somebody else is faster.
      const other = await register(baseURL ?? '', product);
      const orderBy = async (rentalStartDate: string) => {
        const rental = { isRental: true, rentalDuration: 'day', rentalCount: 1, rentalStartDate };
        const answer = await fetch(`${baseURL}/api/create-checkout-session`, {
          method: 'POST',
          headers: other.headers,
          body: JSON.stringify(checkoutBody([{ id: product, quantity: 1, ...rental }], { currency })),
        });
        return answer.status;
      };
      expect(await orderBy(startDate)).toBe(201);
      await main.getByRole('link', { name: t('cart.goToCart') }).click();
      await shopper.arriveAt('/cart');
      const period = sayPeriod(threeDays, locale);
      await expect(main).toContainText(period);
      // Others of the kind are free on these days.
      await expect(main.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', /product/);
      const nearest = main.getByRole('alert').getByRole('button').last();
      await nearest.click();
      await expect(main.getByRole('link', { name: t('product.rental.changeDays') })).toBeFocused();
      await expect(main.getByRole('alert')).toHaveCount(0);
      const startOther = await page.evaluate<string>(
        () => JSON.parse(localStorage.getItem('cart') ?? '{}').items[0].rentalStartDate,
      );
      const otherDays = rentalPeriod({ startDate: startOther, duration: 'day', count: 3 });
      await expect(main).toContainText(sayPeriod(otherDays, locale));

      // In the checkout the days are held, and nobody is faster.
      await shopper.leaveCart();
      await shopper.register();
      await shopper.arriveAt('/checkout');
      const held = t('checkout.hold.until', { time: '' }).replace(/[\s.]+$/, '');
      await expect(main).toContainText(held);
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').items[0]);
      expect(await orderBy(stored.rentalStartDate)).toBe(409);
      const address = currency === 'UAH' ? KYIV : KRAKOW;
      await shopper.fillShipping(address);
      await shopper.choosePayment('transfer');
      await expect(main).toContainText(held);
      expect(await axeViolations(page)).toEqual([]);
      const orderId = await shopper.placeOrder();
      await shopper.open(`/order/${orderId}`);
      await expect(main).toContainText(printPeriod(otherDays, locale));
    },
  );
}
