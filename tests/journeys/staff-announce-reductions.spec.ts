import { axeViolations, expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('staff see what a reduction will show before they announce it, and which other one is in its way', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/prices?product=110');
  const form = page
    .locator('form')
    .filter({ has: page.locator('[name=firstDay]') })
    .first();
  const preview = page.getByRole('region', { name: t('backoffice.prices.preview'), exact: true });
  await expect(form.locator('[name=productId]')).toHaveValue('110');
  await expect(preview).toContainText(t('backoffice.prices.preview.lowest'));
  await form.locator('[name=price]').fill('1');
  await expect(preview.locator('s')).toBeVisible();
  await form.locator('[name=price]').fill('99999999');
  await expect(preview).toContainText('нижчою за звичайну');
  await form.locator('[name=price]').fill('100');
  await form.locator('[name=firstDay]').fill(inDays(2));
  await form.locator('[name=lastDay]').fill(inDays(4));
  /** A price that is lower by half or more is asked about. */
  const announce = async () => {
    await form.getByRole('button', { name: t('backoffice.prices.announce') }).click();
    await expect(page.getByText(t('backoffice.prices.problem.steep'))).toBeVisible();
    await form.locator('[name=isMeant]').check();
    await form.getByRole('button', { name: t('backoffice.prices.announce') }).click();
  };
  await announce();
  await expect(page.getByText(/Знижку оголошено: .*100,00/)).toBeVisible();
  await expect(form.locator('[name=price]')).toHaveValue('');

  await shopper.open('/admin/prices?product=110');
  await form.locator('[name=price]').fill('120');
  await form.locator('[name=firstDay]').fill(inDays(3));
  await form.locator('[name=lastDay]').fill(inDays(6));
  await announce();
  await expect(form.getByText(/вже є знижка цієї ціни: 100,00/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // A day is not cut.
    const box = await form.locator('[name=firstDay]').boundingBox();
    expect(box?.width ?? 0).toBeGreaterThan(150);
  }
});
