import { axeViolations, expect, openPage, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

test('staff set how long goods of a supplier take, and choose how long what they order is to last', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/111');
  const purchases = page.getByRole('region', { name: t('backoffice.purchase.title') });
  await purchases.locator('summary').click();
  await purchases.getByLabel(t('backoffice.purchase.amount')).fill('100');
  await purchases.getByLabel(t('backoffice.purchase.supplier')).fill('Сонце і дах');
  await purchases
    .locator('form')
    .getByRole('button', { name: t('backoffice.purchase.enter') })
    .click();
  await expect(page.getByText(t('backoffice.product.done.purchase'))).toBeVisible();

  await shopper.open('/admin/prices/suppliers');
  const supplier = page.getByRole('listitem').filter({ hasText: 'Сонце і дах' });
  const days = supplier.getByRole('textbox');
  const save = supplier.getByRole('button', { name: t('backoffice.suppliers.leadTimes.save') });
  await days.fill('400');
  await save.click();
  await expect(supplier.getByText(t('backoffice.product.problem.not-days'))).toBeVisible();
  await expect(days).toHaveValue('400');
  expect(await axeViolations(page)).toEqual([]);
  await days.fill('45');
  await save.click();
  await expect(page.getByText(t('backoffice.suppliers.leadTimes.saved'))).toBeVisible();
  await expect(days).toHaveValue('45');

  await shopper.open('/admin/sales');
  await page.getByRole('link', { name: t('backoffice.restock.title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('backoffice.restock.title') })).toBeVisible();
  await page.getByLabel(t('backoffice.restock.cover')).fill('365');
  await page.getByRole('button', { name: t('backoffice.machines.show') }).click();
  await expect(page).toHaveURL(/cover=365/);
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('staff change the prices of a category by a per cent, see each before and after, and take it back', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/prices');
  const rounding = page.getByRole('region', { name: t('backoffice.prices.rounding') });
  await rounding.getByRole('combobox').first().selectOption('ends-99');
  await rounding.getByRole('button').click();
  await expect(page.getByText(t('backoffice.prices.done.rounding'))).toBeVisible();
  await expect(rounding.getByRole('combobox').first()).toHaveValue('ends-99');
  expect(await axeViolations(page)).toEqual([]);

  await shopper.open('/admin/products/bulk?category=ac-charging-stations');
  await page.getByText(t('backoffice.bulk.percent.title')).click();
  const by = page.getByLabel(t('backoffice.bulk.percent.by'));
  const show = page.getByRole('button', { name: t('backoffice.bulk.percent.show') });
  await by.fill('багато');
  await show.click();
  await expect(page.getByText(t('backoffice.bulk.percent.wrong'))).toBeVisible();
  await expect(by).toHaveValue('багато');
  expect(await axeViolations(page)).toEqual([]);
  await by.fill('7,5');
  await page.getByRole('combobox', { name: t('backoffice.prices.currency') }).selectOption('UAH');
  await show.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('+7,5\u00A0% до цін у гривнях');
  const first = page.getByRole('main').locator('del').first();
  await expect(first).toHaveText(/^\d{1,3}(?:\u00A0\d{3})*(?:,\d\d)?\u00A0грн$/);
  await expect(page.getByRole('main').locator('ins').first()).toHaveText(/99\u00A0грн$/);
  // Somebody else changes the same prices first.
  const other = await page.context().newPage();
  await openPage(other, '/ua/admin/products/bulk?category=ac-charging-stations');
  await other.getByText(t('backoffice.bulk.percent.title')).click();
  await other.getByLabel(t('backoffice.bulk.percent.by')).fill('2');
  await other.getByRole('combobox', { name: t('backoffice.prices.currency') }).selectOption('UAH');
  await other.getByRole('button', { name: t('backoffice.bulk.percent.show') }).click();
  await other.getByRole('button', { name: t('backoffice.import.apply') }).click();
  await expect(other.getByText(t('backoffice.import.state.applied'))).toBeVisible();
  const apply = page.getByRole('button', { name: t('backoffice.import.apply') });
  await apply.click();
  await expect(page.getByText(t('backoffice.import.state.stale'))).toBeVisible();
  await expect(apply).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t('backoffice.import.again') }).click();
  await expect(page.getByText(t('backoffice.import.state.ready'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('+7,5\u00A0% до цін у гривнях');
  await apply.click();
  await expect(page.getByText(t('backoffice.import.state.applied'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t('backoffice.import.undoPrices') }).click();
  await expect(page.getByText(t('backoffice.import.state.undone'), { exact: true })).toBeVisible();
});
