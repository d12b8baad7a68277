import { expect, LONG, openPage, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

test('the cart keeps what is changed and ignores what makes no sense', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.addFirstOf('batteries');
  const renewed = page.waitForResponse('**/cart/lines*');
  await shopper.open('/cart');
  await renewed;
  const main = page.getByRole('main');
  const count = main.getByRole('textbox');
  const toast = (text: string) => page.getByRole('region', { name: t('shell.toasts') }).getByText(text);

  await expect(main.getByRole('button', { name: t('cart.fewer') })).toBeDisabled();
  await main.getByRole('button', { name: t('cart.more') }).click();
  await expect(count).toHaveValue('2');
  await expect(toast(t('cart.page.quantityUpdated'))).toBeVisible();
  for (const nonsense of ['two', '0', '-3', '1.5', '1e3', '']) {
    await count.fill(nonsense);
    await count.blur();
    await expect(count).toHaveValue('2');
  }
  await expect(toast(t('cart.page.quantityUpdated'))).toBeHidden();
  await count.fill('100000');
  await count.press('Enter');
  await expect(toast('В наявності лише')).toBeVisible();
  await expect(toast(t('cart.page.quantityUpdated'))).toBeHidden();
  const most = await count.inputValue();
  expect(Number(most)).toBeGreaterThan(2);
  await count.fill('3');
  await count.press('Enter');
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('nav.cartWith', { count: 3 }) }),
  ).toBeVisible();

  await page.reload();
  await expect(count).toHaveValue('3');
  await main.getByRole('button', { name: /^Прибрати: / }).click();
  await expect(toast(t('cart.itemRemoved'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.emptyTitle'));
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('nav.cart'), exact: true }),
  ).toBeVisible();

  await expect(main.getByRole('button', { name: t('cart.checkout') })).toHaveCount(0);
  await main.getByRole('link', { name: t('cart.continueShopping') }).click();
  await expect(page).toHaveURL(/\/ua$/);
});

test(
  'a cart of which the shop cannot be asked stays, says so, and heals by itself',
  LONG,
  async ({ page }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await shopper.addFirstOf('batteries');
    await shopper.addFirstOf('inverters');
    await shopper.open('/cart');
    const main = page.getByRole('main');
    const removals = main.getByRole('button', { name: /^Прибрати: / });
    await expect(removals).toHaveCount(2);
    await page.route('**/cart/lines*', (route) => route.fulfill({ status: 503 }));
    await removals.first().click();
    await expect(main.getByText(t('error.page.unavailable.title'))).toBeVisible();
    await expect(removals).toHaveCount(1);
    await page.unroute('**/cart/lines*');
    await expect(main.getByText(t('error.page.unavailable.title'))).toBeHidden();
  },
);

test('two tabs show the same cart', LONG, async ({ page, context }) => {
  const shopper = new Shopper(page, 'en');
  const { t } = shopper;
  await shopper.open('/batteries');
  const other = await context.newPage();
  await openPage(other, '/en/cart');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('cart.emptyTitle'));

  await shopper.addFirstOf('batteries');
  const count = other.getByRole('main').getByRole('textbox');
  await expect(count).toHaveValue('1');
  await count.fill('4');
  await count.press('Enter');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByRole('textbox')).toHaveValue('4');
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('nav.cartWith', { count: 4 }) }),
  ).toBeVisible();

  // A page that slept in the browser's memory was told of nothing: it looks when it is back.
  await page.evaluate(() => {
    const cart = localStorage.getItem('cart') ?? '';
    localStorage.setItem('cart', cart.replace('"quantity":4', '"quantity":7'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(card.getByRole('textbox')).toHaveValue('7');
  await expect(count).toHaveValue('7');

  await other
    .getByRole('main')
    .getByRole('button', { name: /^Remove: / })
    .click();
  await expect(card.getByRole('button', { name: t('cart.add') })).toBeVisible();
});

test('a rental keeps its term, is charged by the cheapest one, and stands beside another of the same machine', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.open('/generators');
  const card = page.getByRole('main').getByRole('article').first();
  const rentFor = async (duration: 'day' | 'week') => {
    await card.getByRole('radio', { name: t(`duration.${duration}`), exact: true }).check({ force: true });
    await card.getByRole('button', { name: t('cart.rent') }).click();
    await expect(card.getByRole('button', { name: t('cart.more') })).toBeVisible();
  };
  await rentFor('day');
  await rentFor('week');
  await shopper.open('/cart');
  const lines = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const byDay = lines.first();
  const days = byDay.getByRole('textbox', { name: `${t('cart.durations', { duration: 'day' })}: ` });
  await expect(byDay.getByRole('textbox', { name: `${t('cart.machines')}: ` })).toHaveValue('1');
  await expect(byDay).not.toContainText(t('duration.count', { duration: 'day', count: 1 }));
  await days.fill('7');
  await days.press('Enter');
  const cover = (count: number, blocks: string) =>
    t('cart.cover', { days: t('duration.count', { duration: 'day', count }), blocks });
  const oneWeek = t('duration.count', { duration: 'week', count: 1 });
  // Seven days cost as much as a week; of a week there is nothing to say.
  await expect(page.getByText(cover(7, oneWeek))).toHaveCount(1);
  await byDay.getByRole('button', { name: t('cart.longer') }).click();
  const oneDay = t('duration.count', { duration: 'day', count: 1 });
  await expect(byDay).toContainText(cover(8, `${oneWeek} + ${oneDay}`));
  await page.reload();
  await expect(byDay).toContainText(cover(8, `${oneWeek} + ${oneDay}`));
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('nav.cartWith', { count: 2 }) }),
  ).toBeVisible();
});

test('the checkout of an empty cart leads back to it and says why', LONG, async ({ page }) => {
  const shopper = new Shopper(page, 'pl');
  const { t } = shopper;
  await shopper.open('/checkout/auth?redirect=/pl/faq');
  await shopper.register();
  await shopper.arriveAt('/faq');
  await shopper.open('/checkout');
  await shopper.arriveAt('/cart');
  await expect(page.getByRole('alert').getByText(t('cart.emptyCartError'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.emptyTitle'));
});
