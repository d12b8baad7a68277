import { axeViolations, expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { ADMIN } from '../support/staff-account.ts';

test('an admin names days off and a page of the shop elsewhere, and takes them back', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(ADMIN);
  await shopper.open('/admin/shop?part=closures');
  const first = page.getByRole('group', { name: t('backoffice.shop.closure', { number: 1 }) });
  await first.getByLabel(t('backoffice.shop.field.from')).fill('2031-03-04');
  await first.getByLabel(t('backoffice.shop.field.to')).fill('2031-03-03');
  await first.getByLabel(t('backoffice.shop.field.note')).fill('Інвентаризація');
  const save = page.getByRole('button', { name: t('backoffice.shop.save') });
  await save.click();
  await expect(first.getByText(t('backoffice.shop.problem.ends'))).toBeVisible();
  await first.getByLabel(t('backoffice.shop.field.to')).fill('2031-03-05');
  await save.click();
  await expect(page.getByText(t('backoffice.shop.done.saved'))).toBeVisible();
  await expect(first.getByLabel(t('backoffice.shop.field.note'))).toHaveValue('Інвентаризація');
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByText(t('backoffice.shop.revert'), { exact: true }).click();
  await page.getByRole('button', { name: t('backoffice.shop.revertDo') }).click();
  await expect(first.getByLabel(t('backoffice.shop.field.note'))).toHaveValue('');

  // Two tabs: what was saved meanwhile stands beside what is typed.
  await shopper.open('/admin/shop?part=channels');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('YouTube').fill('https://youtube.example/one');
  await other.getByLabel('Telegram').fill('https://t.me/teplo');
  await other.getByRole('button', { name: t('backoffice.shop.save') }).click();
  await expect(other.getByText(t('backoffice.shop.done.saved'))).toBeVisible();
  await page.getByLabel('YouTube').fill('https://youtube.example/two');
  await save.click();
  await expect(
    page.getByText(t('backoffice.shop.nowSaved', { value: 'https://youtube.example/one' })),
  ).toBeVisible();
  await expect(page.getByLabel('YouTube')).toHaveValue('https://youtube.example/two');
  await expect(page.getByLabel('YouTube')).toBeFocused();
  await expect(page.getByLabel('Telegram')).toHaveValue('https://t.me/teplo');
  await save.click();
  await expect(page.getByText(t('backoffice.shop.done.saved'))).toBeVisible();
  await other.goto(new URL('/ua/faq', page.url()).href);
  await expect(other.getByRole('contentinfo').getByRole('link', { name: 'YouTube' })).toHaveAttribute(
    'href',
    'https://youtube.example/two',
  );
  await page.getByText(t('backoffice.shop.revert'), { exact: true }).click();
  await page.getByRole('button', { name: t('backoffice.shop.revertDo') }).click();
  await expect(page.getByLabel('YouTube')).toHaveValue('');
});
