import { sets } from '../../src/content/seed/products/sets.ts';
import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
/** Sets that no other journey edits. */
const [SET, PLAIN] = [406, 407];
const storedParts = (id: number) => sets.find((set) => set.id === id)?.contents?.length ?? 0;

test('staff put a set together by searching its parts, with the keyboard alone, and its page lists them', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open(`/admin/products/${SET}`);
  const parts = page.getByRole('group', { name: t('backoffice.product.field.contents') });
  const rows = parts.getByRole('listitem');
  const before = storedParts(SET);
  await expect(rows).toHaveCount(before);
  const finder = page.getByLabel(t('backoffice.parts.find'));
  await finder.fill('US5000');
  await page
    .getByRole('button', { name: /^До комплекту: / })
    .first()
    .press('Enter');
  await expect(rows).toHaveCount(before + 1);
  const added = rows.last();
  await expect(added).toContainText('US5000');
  await added.getByLabel(t('backoffice.parts.quantity')).fill('3');
  await added
    .getByRole('button', { name: /^Вище: / })
    .first()
    .press('Enter');
  await expect(rows.nth(before - 1)).toContainText('US5000');
  await rows
    .first()
    .getByRole('button', { name: /^Прибрати з комплекту/ })
    .press('Enter');
  await expect(rows).toHaveCount(before);

  await page.getByText(t('backoffice.parts.words')).click();
  await page.locator('[name="partName.uk"]').fill('Набір кріплень');
  await page.getByRole('button', { name: t('backoffice.parts.addWords') }).click();
  await expect(page.getByText(t('backoffice.parts.wordsMissing'))).toBeVisible();
  await page.locator('[name="partName.pl"]').fill('Zestaw uchwytów');
  await page.locator('[name="partName.en"]').fill('Fixing kit');
  await page.getByRole('button', { name: t('backoffice.parts.addWords') }).click();
  await expect(rows).toHaveCount(before + 1);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: t('backoffice.product.save'), exact: true }).click();
  await expect(page.getByText(t('backoffice.product.done.saved'))).toBeVisible();
  await openPage(page, `/ua/product/${SET}`);
  const shown = page.getByRole('region', { name: t('product.contents.title') });
  await expect(shown).toContainText('Набір кріплень');
  await expect(shown.getByRole('listitem')).toHaveCount(before + 1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('parts are found, added and removed by the buttons of the form, and what was typed is kept', async ({
    page,
  }) => {
    await page.goto('/ua/auth');
    await page.locator('input[name=email]').fill(STAFF.email);
    await page.locator('input[name=password]').fill(STAFF.password);
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL(({ pathname }) => !pathname.endsWith('/auth'));
    await page.goto(`/ua/admin/products/${PLAIN}`);
    const rows = page
      .getByRole('group', { name: t('backoffice.product.field.contents') })
      .getByRole('listitem');
    const before = storedParts(PLAIN);
    await expect(rows).toHaveCount(before);
    const brand = page.getByLabel(t('backoffice.product.field.brand'), { exact: true });
    await brand.fill('Typed before');
    await page.locator('[name=partSearch]').fill('US5000');
    await page.getByRole('button', { name: t('backoffice.parts.search'), exact: true }).click();
    await expect(brand).toHaveValue('Typed before');
    await page
      .getByRole('button', { name: /^До комплекту: / })
      .first()
      .click();
    await expect(rows).toHaveCount(before + 1);
    await rows
      .first()
      .getByRole('button', { name: /^Прибрати з комплекту/ })
      .click();
    await expect(rows).toHaveCount(before);
    await expect(brand).toHaveValue('Typed before');
    await page.getByRole('button', { name: t('backoffice.product.save'), exact: true }).click();
    await expect(page.getByText(t('backoffice.product.done.saved'))).toBeVisible();
  });
});
