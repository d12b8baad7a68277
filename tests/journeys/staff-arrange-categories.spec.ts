import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
/** As long as names may be, without a blank at which a line could end. */
const NAME = 'Сонячнаелектроніка'.repeat(3);

test('staff rename a category and move it, the shop follows, and a tag is added, used and taken away', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/categories');
  expect(await axeViolations(page)).toEqual([]);
  // The list has a form with names, too: what is typed is to be on the page that the link leads to.
  const link = page.locator('#cables-wires').getByRole('link');
  await openPage(page, (await link.getAttribute('href')) ?? '');
  const names = page.getByRole('group', { name: t('backoffice.product.field.name'), exact: true });
  const before = await names.getByLabel('Українська').inputValue();
  await names.getByLabel('Українська').fill('');
  const save = page.getByRole('button', { name: t('backoffice.product.save'), exact: true });
  await save.click();
  await expect(names.getByText(t('backoffice.categories.problem.missing'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await names.getByLabel('Українська').fill(NAME);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await save.click();
  await expect(page.getByText(t('backoffice.content.done.saved'), { exact: true })).toBeVisible();

  await openPage(page, '/ua/admin/products/categories');
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const row = page.locator('#cables-wires');
  await row.getByRole('button', { name: t('backoffice.content.up', { title: NAME }) }).press('Enter');
  await expect(row.locator('[aria-live]')).toContainText(NAME);
  await expect(row.locator('button:focus')).toBeInViewport();
  const shop = await page.context().newPage();
  await openPage(shop, '/ua/cables-wires');
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await openPage(shop, '/ua/catalogue');
  await expect(shop.locator('#electrical')).toContainText(NAME);

  await openPage(page, '/ua/admin/products/categories/cables-wires');
  await page
    .getByRole('button', { name: t('backoffice.product.undo') })
    .first()
    .click();
  await expect(page.getByText(t('backoffice.content.done.undone'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);

  await openPage(page, '/ua/admin/products/tags');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel(t('backoffice.tags.slug')).fill('schools');
  const added = page.getByRole('group', { name: t('backoffice.product.field.name'), exact: true });
  for (const language of ['Українська', 'Polski', 'English'])
    await added.getByLabel(language).fill(`Школа ${language}`);
  await page.getByRole('button', { name: t('backoffice.tags.addDo') }).click();
  await expect(page.getByText(t('backoffice.content.done.created'), { exact: true })).toBeVisible();
  await page.getByText(t('backoffice.tags.delete'), { exact: true }).click();
  await expect(page.getByText(t('backoffice.tags.deleteText', { count: 0 }))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t('backoffice.tags.deleteDo') }).click();
  await expect(page.getByText(t('backoffice.tags.gone'))).toBeVisible();
});
