import { axeViolations, expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

test('staff enter what a product costs the shop, see its margin, find it in the list, and take a slip away', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/110');
  const section = page.getByRole('region', { name: t('backoffice.purchase.title') });
  const amount = section.getByLabel(t('backoffice.purchase.amount'));
  const supplier = section.getByLabel(t('backoffice.purchase.supplier'));
  const enter = section.locator('form').getByRole('button', { name: t('backoffice.purchase.enter') });
  await expect(section).toContainText(t('backoffice.purchase.none'));
  await section.locator('summary').click();

  await amount.fill('десять');
  await supplier.fill('Deye Europe');
  await enter.click();
  await expect(section.getByText(t('backoffice.product.problem.not-an-amount'))).toBeVisible();
  await expect(amount).toHaveValue('десять');
  await expect(supplier).toHaveValue('Deye Europe');
  expect(await axeViolations(page)).toEqual([]);

  await amount.fill('100');
  await section.getByLabel(t('backoffice.prices.currency')).selectOption('PLN');
  await enter.click();
  await expect(page.getByText(t('backoffice.product.done.purchase'))).toBeVisible();
  const entry = section.getByRole('listitem').first();
  await expect(entry).toContainText('100,00');
  await expect(entry).toContainText(t('backoffice.purchase.inForce'));
  await expect(section.locator('dl')).toContainText('1 zł = ');
  expect(await axeViolations(page)).toEqual([]);

  await section.getByRole('link', { name: t('backoffice.margins.link') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('backoffice.margins.title') })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Deye Europe' });
  await expect(row).toContainText('100,00');
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  const find = page.getByRole('search', { name: t('backoffice.margins.title') });
  await find.getByLabel(t('backoffice.margins.below')).fill('-99');
  await find.getByRole('button').first().click();
  await expect(page.getByText(t('backoffice.margins.none'))).toBeVisible();
  await page.goBack();
  await row.getByRole('link').click();

  await section.getByRole('button', { name: t('backoffice.purchase.remove') }).click();
  await expect(page.getByText(t('backoffice.product.done.purchase-removed'))).toBeVisible();
  await expect(section).toContainText(t('backoffice.purchase.none'));
});
