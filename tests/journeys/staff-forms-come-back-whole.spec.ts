import type { Page } from '@playwright/test';
import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { ADMIN, COLLEAGUE, STAFF } from '../support/staff-account.ts';

const t = texts('uk');
/** A set that no other journey edits. */
const EDITED = '/admin/products/408';
const TYPED = 'Довгий текст, який ніхто не захоче писати вдруге.';

test('a product that was edited in many fields is there again whole, beside what a colleague saved meanwhile', async ({
  page,
  browser,
}) => {
  const colleague = new Shopper(await (await browser.newContext()).newPage(), 'ua');
  await colleague.enterAs(COLLEAGUE);
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  const label = (of: Page, field: 'brand' | 'warranty' | 'category') =>
    of.getByLabel(t(`backoffice.product.field.${field}`), { exact: true });
  const save = (of: Page) => of.getByRole('button', { name: t('backoffice.product.save'), exact: true });
  const saved = (of: Page) => of.getByText(t('backoffice.product.done.saved'));
  const parts = page.getByRole('group', { name: t('backoffice.product.field.contents') });
  const price = page.locator('[name="price.UAH.sale"]');
  const name = page.locator('[name="name.pl"]');
  await shopper.open(EDITED);
  const [brand, months, before] = [
    await label(page, 'brand').inputValue(),
    await label(page, 'warranty').inputValue(),
    await price.inputValue(),
  ];
  const rows = await parts.getByRole('listitem').count();
  await label(page, 'brand').fill('Моя марка');
  await label(page, 'warranty').fill('77');
  await price.fill('');
  await name.fill('Zestaw, który ktoś nazywa');
  await page.locator('[name="summary.uk"]').fill(TYPED);
  const quantity = parts.getByLabel(t('backoffice.parts.quantity')).first();
  await quantity.fill('41');
  await parts
    .getByRole('button', { name: /^Прибрати з комплекту/ })
    .last()
    .click();
  await expect(parts.getByRole('listitem')).toHaveCount(rows - 1);
  await page.context().clearCookies({ name: 'session' });
  await save(page).click();
  await shopper.arriveAt('/auth');

  await colleague.open(EDITED);
  await label(colleague.page, 'brand').fill('Марка колеги');
  await save(colleague.page).click();
  await expect(saved(colleague.page)).toBeVisible();

  await shopper.signIn(STAFF);
  await expect(label(page, 'warranty')).toHaveValue('77');
  await expect(price).toHaveValue('');
  await expect(name).toHaveValue('Zestaw, który ktoś nazywa');
  await expect(page.locator('[name="summary.uk"]')).toHaveValue(TYPED);
  await expect(parts.getByRole('listitem')).toHaveCount(rows - 1);
  await expect(quantity).toHaveValue('41');
  // What a colleague saved is not written over unseen.
  await expect(label(page, 'brand')).toHaveValue('Марка колеги');
  const differing = page.getByRole('status').filter({ hasText: t('backoffice.differing.title') });
  await expect(differing).toContainText('Моя марка');
  await expect(differing.getByRole('listitem')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await differing.getByRole('button').click();
  await expect(label(page, 'brand')).toHaveValue('Моя марка');
  await expect(differing).toHaveCount(0);

  await price.fill(before);
  await label(page, 'warranty').fill(months);
  await label(page, 'brand').fill(brand);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typedTexts'))).toBeNull();
  await openPage(page, `/ua${EDITED}`);
  await expect(name).toHaveValue('Zestaw, który ktoś nazywa');
  await expect(quantity).toHaveValue('41');
});

test('a refused form, choices, ticks and a counted shelf are there again after signing in', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  const endSession = () => page.context().clearCookies({ name: 'session' });
  const comeBack = async () => {
    await shopper.arriveAt('/auth');
    await shopper.signIn(STAFF);
  };
  const save = page.getByRole('button', { name: t('backoffice.product.save'), exact: true });

  await shopper.open('/admin/products/504');
  const warranty = page.getByLabel(t('backoffice.product.field.warranty'), { exact: true });
  await warranty.fill('два роки');
  await save.click();
  await expect(
    page.getByText(t('backoffice.product.problem.not-a-number', { detail: 'два роки' })),
  ).toBeVisible();
  await endSession();
  await save.click();
  await comeBack();
  await expect(warranty).toHaveValue('два роки');

  await shopper.open('/admin/products/categories/generators');
  const menu = page.locator('[name=menu]');
  const wasInMenu = await menu.isChecked();
  const chosen = await page.locator('[name=picture]:not(:checked)').first().getAttribute('value');
  const picture = page.locator(`[name=picture][value="${chosen}"]`);
  await page.locator('label', { has: picture }).click();
  await expect(picture).toBeChecked();
  await menu.setChecked(!wasInMenu);
  await endSession();
  await save.click();
  await comeBack();
  await expect(picture).toBeChecked();
  await expect(menu).toBeChecked({ checked: !wasInMenu });

  await shopper.open('/admin/products/count?category=vehicle-panels');
  const cell = page.locator('[data-cell="1:0"]');
  await cell.fill('999');
  await endSession();
  await save.click();
  await comeBack();
  await expect(cell).toHaveValue('999');
});

test('a form that one member of staff opened is not saved in the name of another who signed in in another tab', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/503');
  const brand = page.getByLabel(t('backoffice.product.field.brand'), { exact: true });
  const before = await brand.inputValue();
  await brand.fill('Чуже ім’я');
  const elsewhere = new Shopper(await page.context().newPage(), 'ua');
  await elsewhere.signOut();
  await elsewhere.enterAs(ADMIN);
  await page.bringToFront();
  await page.getByRole('button', { name: t('backoffice.product.save'), exact: true }).click();
  await expect(page.getByText(t('backoffice.formOfAnother'))).toBeVisible();
  await expect(brand).toHaveValue('Чуже ім’я');
  await elsewhere.open('/admin/products/503');
  await expect(elsewhere.page.getByLabel(t('backoffice.product.field.brand'), { exact: true })).toHaveValue(
    before,
  );
});
