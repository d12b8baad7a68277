import { expect, LONG, test, WINDOWS } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { ADMIN } from '../support/staff-account.ts';

/** Pages whose filters have days come first: the short tier looks at them alone. */
const WITH_DAYS = ['/sales', '/sales/funnel', '/sales/restock', '/board', '/board/utilisation', '/audit'];
const OTHERS = [
  '',
  '/find?q=deye',
  '/inbox',
  '/orders',
  '/orders/new',
  '/payments',
  '/payments/statement',
  '/returns',
  '/depot',
  '/lease-returns',
  '/machines',
  '/machines/labels',
  '/rental-offers',
  '/replacements',
  '/quotes',
  '/tickets',
  '/reviews',
  '/questions',
  '/answer-templates',
  '/saved-filters',
  '/products',
  '/products/bulk',
  '/products/count',
  '/products/import',
  '/products/categories',
  '/products/categories/generators',
  '/products/tags',
  '/products/new',
  '/products/101',
  '/products/101/pictures',
  '/products/101/documents',
  '/prices',
  '/prices/margins',
  '/prices/suppliers',
  '/customers',
  '/staff',
  '/api-keys',
  '/webhooks',
  '/content',
  '/content/slide-1',
  '/content/pages',
  '/content/pages/faq',
  '/content/pages/terms',
  '/shop',
  '/shop?part=delivery',
  '/shop?part=haulage',
  '/translations',
  '/translations?key=nav.home',
  '/translations/content',
];
/** A day with its button, in whichever order a language writes it, in pixels. */
const DAY_WIDTH = 150;

for (const paths of [WITH_DAYS, OTHERS])
  test(
    `a phone is wide enough for ${paths.length} pages of the back office, whatever is folded out`,
    paths === WITH_DAYS ? {} : LONG,
    async ({ page }) => {
      const shopper = new Shopper(page, 'ua');
      await shopper.enterAs(ADMIN);
      await page.setViewportSize(WINDOWS[390]);
      for (const path of paths) {
        await page.goto(`/ua/admin${path}`);
        const main = page.getByRole('main');
        await main
          .locator('details')
          .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
        const found = await page.evaluate((dayWidth) => {
          const { clientWidth, scrollWidth } = document.documentElement;
          const narrow = [...document.querySelectorAll('main input[type=date]')]
            .filter((field) => {
              const { width } = field.getBoundingClientRect();
              return width > 0 && width < dayWidth;
            })
            .map((field) => field.getAttribute('name'));
          return { over: Math.max(0, scrollWidth - clientWidth), narrow };
        }, DAY_WIDTH);
        expect.soft([path, found]).toEqual([path, { over: 0, narrow: [] }]);
      }
    },
  );

test('on a phone a list begins on the first screen, and its filters open by a button, with and without script', async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(ADMIN);
  await page.setViewportSize(WINDOWS[390]);
  for (const path of ['/products', '/orders']) {
    await shopper.open(`/admin${path}`);
    const row = await page.locator('main tbody tr').first().boundingBox();
    expect.soft([path, (row?.y ?? Infinity) < 600]).toEqual([path, true]);
  }
  const still = await browser.newPage({
    ...(baseURL !== undefined && { baseURL }),
    viewport: WINDOWS[390],
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await still.goto('/ua/admin/orders');
  for (const shown of [page, still]) {
    const form = shown.getByRole('search', { name: t('backoffice.orders.title') });
    const status = form.getByLabel(t('backoffice.orders.status'), { exact: true });
    await expect(status).toBeHidden();
    await form.locator('summary').press('Enter');
    await expect(status).toBeVisible();
    await status.selectOption('PENDING');
    await form.getByRole('button', { name: t('backoffice.orders.show') }).click();
    await expect(form.locator('summary')).toHaveText(t('backoffice.filters.set', { count: 1 }));
    await expect(status).toBeHidden();
    if (shown === page) await expect(form.locator('summary')).toBeFocused();
  }
  await still.close();
  // A window that grows wider shows them, folded or not.
  await page.setViewportSize(WINDOWS[768]);
  await expect(page.getByLabel(t('backoffice.orders.from'))).toBeVisible();
  await expect(page.locator('main form[role=search] summary')).toBeHidden();
});
