import { axeViolations, expect, LONG, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

test('products are chosen on their pages and cards, and stand side by side', LONG, async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  const main = page.getByRole('main');
  const bar = page.getByRole('region', { name: t('compare.title') });
  await shopper.open('/product/101');
  await main.getByRole('link', { name: t('compare.add'), exact: true }).click();
  await expect(main.getByRole('link', { name: t('compare.remove'), exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0); // one product is compared with nothing

  await shopper.open('/inverters');
  const cards = main.getByRole('article');
  const name = (await cards.nth(0).getByRole('link').textContent()) ?? '';
  const mark = main.getByRole('button', { name: t('compare.product', { name }) });
  await expect(mark).toHaveCSS('opacity', '1'); // there for whoever does not point at the card
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  const compare = bar.getByRole('link', { name: t('compare.open', { count: 2 }) });
  await expect(compare).toBeVisible();
  for (const path of ['/favourites', '/cart', '/faq']) {
    await shopper.open(path);
    await expect(bar).toHaveCount(0);
  }
  await shopper.open('/product/301');
  await compare.click();

  const table = main.getByRole('table');
  const columns = table.getByRole('columnheader');
  await expect(columns).toHaveCount(3);
  await expect(columns.nth(2)).toContainText(name);
  const power = `${t('spec.powerW')} (${t('compare.page.differs')})`;
  await expect(table.getByRole('rowheader', { name: power, exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await columns
    .nth(2)
    .getByRole('link', { name: t('compare.page.removeNamed', { name }) })
    .click();
  await expect(columns).toHaveCount(2);
  await shopper.open('/inverters');
  await expect(bar).toHaveCount(0);
  await mark.click();
  await bar.getByRole('button', { name: t('compare.clear') }).click();
  await expect(bar).toHaveCount(0);
  await shopper.open('/compare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('compare.page.emptyTitle'));
});

test('the shop remembers what was looked at, shows it where the page ends, and nothing on a first visit', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'pl');
  const { t } = shopper;
  const seen = page.getByRole('region', { name: t('product.card.seen') });
  await shopper.open('/product/101');
  await expect(seen).toHaveCount(0);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const cards = () => asked.filter((path) => path.includes('/product-cards'));
  await shopper.open('/product/301');
  await expect(page.getByText(t('product.card.seen'))).toBeAttached();
  expect(cards()).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(seen.getByRole('link')).toHaveText(name);
  await expect(seen.getByRole('article')).toHaveCount(1);
  expect(cards()).toHaveLength(1);

  // What lies in the cart is not shown under it once more.
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add') })
    .first()
    .click();
  await shopper.open('/cart');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(seen.getByRole('link')).toHaveText(name);
  await expect(seen.getByRole('article')).toHaveCount(1);
});

for (const [what, address] of [
  ['its script', '**/recently-viewed-products-*.js'],
  ['an answer', '**/product-cards*'],
] as const) {
  test(
    `the place of what was looked at goes when ${what} cannot come, and the page stays`,
    LONG,
    async ({ page }) => {
      const shopper = new Shopper(page, 'pl');
      const title = page.getByText(shopper.t('product.card.seen'));
      await page.route(address, (route) => route.fulfill({ status: 503 }));
      await shopper.open('/product/101');
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await shopper.open('/product/301');
      await shopper.open('/product/101');
      await expect(title).toBeAttached();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(title).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    },
  );
}

test('a picture is looked at closely, by keyboard too', LONG, async ({ page }) => {
  const shopper = new Shopper(page, 'en');
  const { t } = shopper;
  await shopper.open('/product/701');
  const dialog = page.getByRole('dialog');
  await page
    .getByRole('region', { name: t('product.pictures') })
    .getByRole('link')
    .first()
    .press('Enter');
  await expect(dialog).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const picture = dialog.getByRole('img');
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await width();
  await dialog.getByRole('button', { name: t('product.zoomIn') }).click();
  await expect.poll(width).toBeGreaterThan(whole * 1.3);
  await page.keyboard.press('0');
  await dialog.getByRole('group').press('0');
  await expect.poll(width).toBe(whole);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two products stand side by side, whole', async ({ page }) => {
    await new Shopper(page, 'ua').open('/compare?ids=301,302');
    const table = page.getByRole('main').getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    for (const ofSecond of [table.getByRole('columnheader').nth(2), table.getByRole('cell').nth(1)]) {
      const { x, width } = (await ofSecond.boundingBox()) ?? { x: 0, width: 0 };
      expect(x).toBeGreaterThan(180);
      expect(x + width).toBeLessThanOrEqual(390);
    }
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison is made by links alone', async ({ page }) => {
    const { t } = new Shopper(page, 'ua');
    await page.goto('/ua/product/101');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: t('compare.add'), exact: true }).click();
    await expect(page).toHaveURL(/\/ua\/compare\?ids=101$/);
    const columns = main.getByRole('columnheader');
    await expect(columns).toHaveCount(2);
    await main
      .getByRole('region', { name: t('compare.page.more') })
      .getByRole('link')
      .first()
      .click();
    await expect(columns).toHaveCount(3);
    await main.getByRole('link', { name: t('compare.page.differences') }).click();
    await expect(page).toHaveURL(/differences=1/);
    const rows = main.locator('tbody').nth(1).getByRole('rowheader');
    for (const row of await rows.filter({ hasNotText: t('spec.group.main') }).all()) {
      await expect(row).toContainText(t('compare.page.differs'));
    }
  });
});
