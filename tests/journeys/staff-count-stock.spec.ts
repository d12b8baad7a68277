import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
const SHEET = '/admin/products/count?category=vehicle-panels';

test('the shelf is counted, and differences become movements of the stock', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products?category=vehicle-panels');
  await page.getByRole('link', { name: t('backoffice.count.title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('backoffice.count.title') })).toBeVisible();
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  expect(await axeViolations(page)).toEqual([]);
  const cell = page.locator('[data-cell="0:0"]');
  const expected = Number.parseInt(
    await page.getByRole('row').nth(1).getByRole('cell').first().innerText(),
    10,
  );
  const save = page.getByRole('button', { name: t('backoffice.product.save'), exact: true });

  await cell.fill('багато');
  await save.click();
  await expect(page.getByText(t('backoffice.count.problem.pieces'))).toBeVisible();
  await expect(cell).toHaveValue('багато');
  expect(await axeViolations(page)).toEqual([]);

  // Somebody else counts the same shelf.
  const other = await page.context().newPage();
  await openPage(other, `/ua${SHEET}`);
  await other.locator('[data-cell="0:0"]').fill(String(expected + 1));
  await expect(other.getByText(t('backoffice.count.more', { count: 1 }))).toBeVisible();
  await other.getByRole('button', { name: t('backoffice.product.save'), exact: true }).click();
  await expect(other.getByText(t('backoffice.count.done', { count: 1 }))).toBeVisible();
  await cell.fill(String(expected + 1));
  await save.click();
  await expect(page.getByText(t('backoffice.count.problem.movedMeanwhile'))).toBeVisible();

  await openPage(page, `/ua${SHEET}`);
  await cell.fill(String(expected));
  await expect(page.getByText(t('backoffice.count.fewer', { count: 1 }))).toBeVisible();
  await page.getByLabel(t('backoffice.product.stockNote')).fill('кінець місяця');
  await save.click();
  await expect(page.getByText(t('backoffice.count.done', { count: 1 }))).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('region', { name: t('backoffice.product.history') })).toContainText(
    'кінець місяця',
  );
});
