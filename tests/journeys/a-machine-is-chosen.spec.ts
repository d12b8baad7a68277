import { withTax } from '../../src/domain/checkout/tax.ts';
import { formatPrice } from '../../src/domain/money/format-money.ts';
import { money } from '../../src/domain/money/money.ts';
import { DURATIONS } from '../../src/domain/rental/duration.ts';
import { expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

test('a machine’s card prices a day, a week or a month, and rents it', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.open('/generators');
  const card = page.getByRole('main').getByRole('article').first();
  const href = await card.getByRole('link').first().getAttribute('href');
  expect(href).toMatch(/^\/ua\/product\/\d+$/);
  const answer = await page.request.get(`/api/products/${href?.split('/').at(-1)}?locale=uk&currency=UAH`);
  const { pricing_and_inventory: prices } = (await answer.json()).data;

  const terms = card.getByRole('group', { name: t('cart.rentalDuration') });
  await expect(terms.getByRole('radio')).toHaveCount(DURATIONS.length);
  await expect(terms.getByRole('radio', { checked: true })).toHaveValue('day');
  for (const duration of ['week', 'month', 'day'] as const) {
    await terms.getByRole('radio', { name: t(`duration.${duration}`), exact: true }).check({ force: true });
    const net = money(Math.round(prices[`${duration}_price`] * 100), 'UAH');
    for (const [price, label] of [
      [withTax(net), t('cart.withTax')],
      [net, t('cart.withoutTax')],
    ] as const) {
      await expect(card).toContainText(`${formatPrice(price, 'uk')} / ${t(`duration.${duration}`)} ${label}`);
    }
  }
  await card.getByRole('button', { name: t('cart.rent') }).click();
  await expect(card.getByRole('button', { name: t('cart.more') })).toBeVisible();
});

test('a list that takes its time says so', async ({ page }) => {
  const shopper = new Shopper(page, 'pl');
  await shopper.open('/inverters');
  const list = page.getByRole('main').locator('[aria-busy]');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  let answer = () => {};
  const isTime = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/inverters.data*', async (route) => {
    await isTime;
    await route.continue();
  });
  await page.getByRole('combobox', { name: shopper.t('listing.sort') }).selectOption('price-asc');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(list.getByRole('article').first()).toBeVisible();
});
