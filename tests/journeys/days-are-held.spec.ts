import { sayPeriod } from '../../src/domain/rental/print-period.ts';
import { axeViolations, expect, test } from '../support/journey.ts';
import { rentalStart } from '../support/rental-start.ts';
import { KYIV, Shopper } from '../support/shopper.ts';

test('the checkout says until when days are held, asks shortly before the end, and says when it is over', async ({
  page,
}) => {
  await page.clock.install();
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  const main = page.getByRole('main');
  await shopper.open('/product/2601');
  await shopper.awaitFreeDay();
  await main
    .getByRole('button', {
      name: t('product.rental.rentFor', { days: t('duration.count', { duration: 'day', count: 1 }) }),
    })
    .click();
  await main.getByRole('link', { name: t('cart.goToCart') }).click();
  await shopper.arriveAt('/cart');
  await shopper.leaveCart();
  await shopper.register();
  const held = main.getByText(t('checkout.hold.until', { time: '' }).replace(/[\s.]+$/, ''));
  await expect(held).toBeVisible();

  await page.clock.fastForward('28:30');
  const status = main.getByRole('status').filter({ hasText: t('checkout.hold.endingTitle') });
  await expect(status).toBeVisible();
  await expect(held).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: t('checkout.hold.keep') }).click();
  await expect(held).toBeVisible();
  await expect(status).toHaveCount(0);

  await page.clock.fastForward('31:00');
  await expect(main.getByRole('status')).toContainText(t('checkout.hold.overText'));
  // Going on renews it by itself.
  await shopper.fillShipping(KYIV);
  await expect(held).toBeVisible();
  await expect(main.getByText(t('checkout.hold.overTitle'))).toHaveCount(0);

  // On the machine's page they are the shopper's own, and other days can be had beside them.
  await shopper.open('/product/2601');
  const own = main.getByText(t('product.rental.ownDays', { days: '' }).trim());
  await expect(own).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  const later = rentalStart(12);
  const next = main.getByRole('button', { name: t('product.rental.nextMonth') });
  const day = main.locator(`[data-day="${later}"]:not([data-outside]) button`);
  if ((await day.count()) === 0) await next.click();
  await day.click();
  await main.getByRole('button', { name: t('product.rental.addPeriod') }).click();
  await expect(main.getByRole('link', { name: t('cart.goToCart') })).toBeFocused();
  await expect(own).toContainText(sayPeriod({ firstDay: later, lastDay: later }, 'uk'));
  expect(await axeViolations(page)).toEqual([]);
  await shopper.open('/cart');
  await expect(main.getByRole('link', { name: t('product.rental.changeDays') })).toHaveCount(2);
});
