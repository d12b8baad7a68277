import { rentalPeriod } from '../../src/domain/rental/rental-days.ts';
import { sayPeriod } from '../../src/domain/rental/print-period.ts';
import { axeViolations, expect, test } from '../support/journey.ts';
import { rentalStart } from '../support/rental-start.ts';
import { Shopper } from '../support/shopper.ts';

test('a list of machines is narrowed to days in the calendar, says what these cost, and rents them', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  const main = page.getByRole('main');
  await shopper.open('/generators');
  await main.getByRole('button', { name: t('filter.days.calendar') }).click();
  const startDate = rentalStart(3);
  const threeDays = rentalPeriod({ startDate, duration: 'day', count: 3 });
  const next = main.getByRole('button', { name: t('product.rental.nextMonth') });
  const day = (iso: string) => main.locator(`[data-day="${iso}"]:not([data-outside]) button`);
  await expect(next).toBeVisible();
  if ((await day(startDate).count()) === 0) await next.click();
  await day(startDate).click();
  await expect(page).toHaveURL(new RegExp(`rentFrom=${startDate}`));
  if ((await day(threeDays.lastDay).count()) === 0) await next.click();
  await day(threeDays.lastDay).click();
  await expect(page).toHaveURL(new RegExp(`rentTo=${threeDays.lastDay}`));
  await expect(main.getByRole('textbox', { name: t('filter.days.to') })).toHaveValue(threeDays.lastDay);
  const period = sayPeriod(threeDays, 'uk');
  await expect(main.getByRole('link', { name: period })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const card = main.getByRole('article').first();
  const count = t('duration.count', { duration: 'day', count: 3 });
  await expect(card).toContainText(t('product.card.forDays', { days: count }));
  await expect(card).toContainText(t('product.card.freeThen'));
  await card.getByRole('button', { name: t('cart.rent') }).click();
  await shopper.open('/cart');
  await expect(main).toContainText(period);
});

test('the first view of a list of machines has their prices and buttons, and that of one its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const region of ['ua', 'pl'] as const) {
    const shopper = new Shopper(page, region);
    const main = page.getByRole('main');
    for (const list of ['generators', 'solar-lighting-towers', 'lifts-and-cranes']) {
      await shopper.open(`/${list}`);
      const rent = (await main.getByRole('button', { name: shopper.t('cart.rent') }).all()).slice(0, 3);
      const ends = await Promise.all(rent.map((button) => button.boundingBox()));
      expect([list, Math.max(...ends.map((box) => (box ? box.y + box.height : Infinity))) <= 900]).toEqual([
        list,
        true,
      ]);
    }
    // One with a name of four lines.
    await shopper.open('/product/2101');
    const days = shopper.t('duration.count', { duration: 'day', count: 1 });
    const rent = main.getByRole('button', { name: shopper.t('product.rental.rentFor', { days }) });
    await expect(rent).toBeVisible();
    const box = await rent.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(900);
  }
});

test('days on which nothing can begin are said so, without script as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const { t } = new Shopper(page, 'ua');
  await page.goto('/ua/generators?rentFrom=2026-01-05&rentTo=2026-01-07');
  const main = page.getByRole('main');
  await expect(main.getByText(t('filter.days.fault', { fault: 'early' }))).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByLabel(t('filter.days.from')).fill(rentalStart(3));
  await main.getByLabel(t('filter.days.to')).fill(rentalStart(4));
  await main.getByRole('button', { name: t('listing.apply') }).click();
  await expect(page).toHaveURL(/rentTo=/);
  await expect(main.getByRole('article').first()).toContainText(t('product.card.freeThen'));
  await context.close();
});
