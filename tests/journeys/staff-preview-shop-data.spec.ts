import { formatPrice } from '../../src/domain/money/format-money.ts';
import { money } from '../../src/domain/money/money.ts';
import { axeViolations, expect, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { ADMIN } from '../support/staff-account.ts';

test('an admin looks at a fee of delivery and at days off in three languages before saving them', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(ADMIN);
  await shopper.open('/admin/shop?part=delivery');
  const fee = page.getByLabel(t('backoffice.shop.field.fee')).first();
  const stored = await fee.inputValue();
  const preview = page.getByRole('region', { name: t('backoffice.content.preview') });
  const look = page.getByRole('button', { name: t('backoffice.shop.preview.do') });
  await fee.fill('багато');
  await look.click();
  await expect(page.getByText(t('backoffice.shop.problem.preview-fields'))).toBeVisible();
  await expect(preview).toHaveCount(0);
  await fee.fill('222,5');
  await look.click();
  await expect(preview).toBeVisible();
  // The list of what changes, and the table of the page of delivery.
  const shown = (locale: 'uk' | 'pl' | 'en') => formatPrice(money(222_50, 'UAH'), locale);
  await expect(preview).toContainText(shown('uk'));
  await expect(fee).toHaveValue('222,5');
  expect(await axeViolations(page)).toEqual([]);
  for (const locale of ['pl', 'en'] as const) {
    await preview.locator('label', { has: page.locator(`input[value=${locale}]`) }).click();
    const panel = preview.locator(`div[lang=${locale}]`);
    await expect(panel).toBeVisible();
    await expect(preview.locator('div[lang=uk]')).toBeHidden();
    await expect(panel).toContainText(texts(locale)('shippingMethod.standard'));
    await expect(panel).toContainText(shown(locale));
  }
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  // Nothing is in force.
  await shopper.open('/delivery-warranty-returns');
  await expect(page.getByRole('main')).not.toContainText(shown('uk'));
  await shopper.open('/admin/shop?part=delivery');
  await expect(fee).toHaveValue(stored);

  await shopper.open('/admin/shop?part=closures');
  const first = page.getByRole('group', { name: t('backoffice.shop.closure', { number: 1 }) });
  await first.getByLabel(t('backoffice.shop.field.from')).fill('2027-09-07');
  await page
    .getByRole('group', { name: t('backoffice.shop.holidays.PL') })
    .getByRole('checkbox')
    .first()
    .check();
  await look.click();
  await expect(preview.getByRole('table').first()).toBeVisible();
  await expect(preview).toContainText(t('backoffice.shop.preview.changed'));
  await expect(first.getByLabel(t('backoffice.shop.field.from'))).toHaveValue('2027-09-07');
  expect(await axeViolations(page)).toEqual([]);
  await shopper.open('/admin/shop?part=closures');
  await expect(first.getByLabel(t('backoffice.shop.field.from'))).toHaveValue('');
});
