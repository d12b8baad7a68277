import { axeViolations, expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

test('staff enter the rate of the złoty: a slip is named, a far one is asked about, and nothing typed is lost', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/prices');
  const rates = page.getByRole('region', { name: t('backoffice.prices.rates') });
  const rate = rates.getByLabel(t('backoffice.prices.rate'));
  const enter = rates.locator('form').getByRole('button', { name: t('backoffice.prices.enterRate') });
  const first = rates.getByRole('listitem').first();
  const before = (await first.textContent()) ?? '';
  await rates.locator('summary').click();

  await rate.fill('11,4,1');
  await rates.getByLabel(t('backoffice.prices.rateSource')).fill('НБУ');
  await rates.getByLabel(t('backoffice.prices.rateWhy')).fill('Новий день');
  await enter.click();
  await expect(page.getByText(t('backoffice.prices.problem.not-a-rate')).first()).toBeVisible();
  await expect(rate).toHaveValue('11,4,1');

  await rate.fill('22,8');
  await enter.click();
  await expect(page.getByRole('alert')).toContainText(t('backoffice.prices.problem.rate-far'));
  await expect(rates.getByText(t('backoffice.prices.problem.rate-far'))).toBeInViewport();
  await expect(rate).toBeFocused();
  await expect(rates.getByLabel(t('backoffice.prices.rateMeant'))).toBeVisible();
  await expect(rates.getByLabel(t('backoffice.prices.rateWhy'))).toHaveValue('Новий день');
  await expect(first).toHaveText(before);
  expect(await axeViolations(page)).toEqual([]);

  // The tick is for the rate that it was shown with.
  await rates.getByLabel(t('backoffice.prices.rateMeant')).check();
  await rate.fill('228');
  await enter.click();
  await expect(page.getByRole('alert')).toContainText(t('backoffice.prices.problem.rate-unlikely'));
  await expect(rates.getByText(t('backoffice.prices.problem.rate-unlikely'))).toBeInViewport();
  await expect(rates.getByLabel(t('backoffice.prices.rateUnlikelyMeant'))).not.toBeChecked();
  await expect(first).toHaveText(before);

  await rate.fill('11,5');
  await enter.click();
  await expect(page.getByText(t('backoffice.prices.done.rate'))).toBeVisible();
  await expect(first).toContainText('11,5000');
  await expect(first).toContainText(t('backoffice.prices.rateInForce'));

  // Whether a bank is asked is chosen here. A rate of today is entered, so that no answer of the bank changes anything.
  const automatic = rates.getByLabel(t('backoffice.prices.automatic'));
  for (const bank of ['nbp', 'off'] as const) {
    await automatic.selectOption(bank);
    await rates.getByRole('button', { name: t('backoffice.prices.automatic.save') }).click();
    await expect(page.getByText(t('backoffice.prices.done.automatic'))).toBeVisible();
    await expect(rates.getByText(t(`backoffice.prices.automatic.${bank}`))).toBeVisible();
    await expect(automatic).toHaveValue(bank);
  }
  // A tab that was opened before learns of the choice made since, and keeps its own.
  const older = await page.context().newPage();
  await older.goto(page.url().replace(/[?#].*/, ''));
  await automatic.selectOption('nbp');
  await rates.getByRole('button', { name: t('backoffice.prices.automatic.save') }).click();
  await expect(rates.getByText(t('backoffice.prices.automatic.nbp'))).toBeVisible();
  const ofOlder = older.getByRole('region', { name: t('backoffice.prices.rates') });
  const save = ofOlder.getByRole('button', { name: t('backoffice.prices.automatic.save') });
  await ofOlder.getByLabel(t('backoffice.prices.automatic')).selectOption('nbu');
  await save.click();
  await expect(older.getByRole('alert')).toContainText(t('backoffice.prices.problem.automatic-moved'));
  await expect(older.getByRole('alert')).toContainText('ви самі');
  await expect(ofOlder.getByText(t('backoffice.prices.automatic.nbp'))).toBeVisible();
  await expect(ofOlder.getByLabel(t('backoffice.prices.automatic'))).toHaveValue('nbu');
  await ofOlder.getByLabel(t('backoffice.prices.automatic')).selectOption('off');
  await save.click();
  await expect(older.getByText(t('backoffice.prices.done.automatic'))).toBeVisible();
  await older.close();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
