import { axeViolations, expect, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');

test('staff see how often pages were opened on the way to an order, and take the steps away', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/sales');
  await page.getByRole('link', { name: t('backoffice.funnel.title') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('backoffice.funnel.title'));
  await page.getByText(t('backoffice.funnel.table')).click();
  const steps = page.getByRole('group', { name: t('backoffice.funnel.title') });
  await expect(steps.getByRole('row')).toHaveCount(6);
  expect(await axeViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page
    .getByRole('link', { name: t('backoffice.utilisation.csv') })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^promin-funnel-UAH-[\d-]+\.csv$/);
  await page.getByLabel(t('backoffice.utilisation.from'), { exact: true }).fill('2020-01-01');
  await page.getByLabel(t('backoffice.utilisation.to'), { exact: true }).fill('2020-01-31');
  await page.getByRole('button', { name: t('backoffice.machines.show') }).click();
  await expect(page.getByText(t('backoffice.funnel.none'))).toBeVisible();
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('staff see what was sold, for the days and the currency that they choose, and take a table away', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/sales');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('backoffice.sales.title'));
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel(t('backoffice.utilisation.from'), { exact: true }).fill('2026-02-01');
  await page.getByLabel(t('backoffice.utilisation.to'), { exact: true }).fill('2026-02-28');
  await page.getByRole('combobox', { name: t('backoffice.prices.currency') }).selectOption('PLN');
  await page.getByRole('button', { name: t('backoffice.machines.show') }).click();
  await expect(page).toHaveURL(/currency=PLN/);
  await page.getByText(t('backoffice.sales.table.days')).click();
  const days = page.getByRole('group', { name: t('backoffice.sales.table.days') });
  await expect(days.getByRole('row')).toHaveCount(29);
  await expect(days).toContainText('28.02.2026');

  const unsold = page.getByRole('region', { name: t('backoffice.sales.table.unsold') });
  const download = page.waitForEvent('download');
  await unsold.getByRole('link', { name: t('backoffice.utilisation.csv') }).click();
  expect((await download).suggestedFilename()).toBe('promin-unsold-PLN-2026-02-01-2026-02-28.csv');

  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});
