import type { Page } from '@playwright/test';
import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { ADMIN, COLLEAGUE, STAFF } from '../support/staff-account.ts';

const t = texts('uk');
/** A set that no other journey edits. */
const EDITED = '/admin/products/408';
const TYPED = 'Довгий текст, який ніхто не захоче писати вдруге.';

for (const { what, path, area, save } of [
  {
    what: 'a new block of a page',
    path: '/admin/content/pages/support?add=paragraph&section=contacts',
    area: 'text.uk',
    save: t('backoffice.arrange.saveDraft'),
  },
  {
    what: 'the description of a category, which has one',
    path: '/admin/products/categories/generators',
    area: 'description.uk',
    save: t('backoffice.product.save'),
  },
])
  test(`what is typed into ${what} is there again after signing out elsewhere and in again`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, 'ua');
    await shopper.enterAs(STAFF);
    await shopper.open(path);
    const field = page.locator(`textarea[name="${area}"]`);
    await field.fill(TYPED);
    const elsewhere = await page.context().newPage();
    await new Shopper(elsewhere, 'ua').signOut();
    await page.bringToFront();
    const button = page.getByRole('button', { name: save }).last();
    await button.click();
    await shopper.arriveAt('/auth');
    await shopper.signIn(STAFF);
    await expect(field).toHaveValue(TYPED);

    await button.click();
    await expect(page).toHaveURL(/done=/);
    await openPage(page, `/ua${path}`);
    if (area === 'text.uk') await expect(field).toHaveValue('');
    else await expect(field).toHaveValue(TYPED);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typedTexts'))).toBeNull();
  });

test('what one member of staff typed is not given to another who signs in in the same tab', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/content/pages/support?add=paragraph&section=contacts');
  const field = page.locator('textarea[name="text.uk"]');
  await field.fill(TYPED);
  await page.context().clearCookies({ name: 'session' });
  await page
    .getByRole('button', { name: t('backoffice.arrange.saveDraft') })
    .last()
    .click();
  await shopper.arriveAt('/auth');
  await shopper.signIn(ADMIN);
  await expect(field).toHaveValue('');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typedTexts'))).toBeNull();
});

test('an order by telephone is there again with its lines after signing in, and is placed by nobody else', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/orders/new?guest=yes');
  await page.waitForURL(/form=/);
  const order = page.url();
  const main = page.getByRole('main');
  const search = main.getByLabel(t('backoffice.telephone.findProduct'));
  await search.fill('508');
  await search.press('Enter');
  const found = main.getByRole('list', { name: t('backoffice.telephone.found') });
  await found.getByRole('button').first().click();
  const quantity = main.getByLabel(t('backoffice.telephone.quantity'));
  await quantity.fill('7');
  const lastName = main.getByLabel(t('checkout.field.lastName'));
  await lastName.fill('Коваль');
  await main.getByLabel(t('backoffice.telephone.note')).fill(TYPED);
  await main.getByLabel(t('backoffice.telephone.readOut')).check();
  await main.getByLabel(t('backoffice.orders.method')).selectOption('pod');
  await page.context().clearCookies({ name: 'session' });
  await main.getByRole('button', { name: t('backoffice.telephone.compute') }).click();
  await shopper.arriveAt('/auth');
  await expect(main.locator('[name=password]')).toBeVisible();
  await shopper.signIn(STAFF);
  await expect(quantity).toHaveValue('7');
  await expect(page).toHaveURL(order);
  await expect(lastName).toHaveValue('Коваль');
  await expect(main.getByLabel(t('backoffice.telephone.note'))).toHaveValue(TYPED);
  await expect(main.getByLabel(t('backoffice.telephone.readOut'))).toBeChecked();
  await expect(main.getByLabel(t('backoffice.orders.method'))).toHaveValue('pod');
  expect(await axeViolations(page)).toEqual([]);
  // It goes on as before, and what was typed since is what counts.
  await quantity.fill('9');
  await main.getByRole('button', { name: t('backoffice.telephone.compute') }).click();
  await expect(main.getByText(t('backoffice.telephone.checkFields'))).toBeVisible();
  await expect(quantity).toHaveValue('9');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typedTexts'))).toBeNull();

  await page.context().clearCookies({ name: 'session' });
  await main.getByRole('button', { name: t('backoffice.telephone.compute') }).click();
  await shopper.arriveAt('/auth');
  await expect(main.locator('[name=password]')).toBeVisible();
  await shopper.signIn(ADMIN);
  await expect(page).toHaveURL(order);
  await expect(main.getByText(t('backoffice.telephone.noLines'))).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typedTexts'))).toBeNull();
});

test('what the browser keeps in the fields of a page goes when another signs in and goes back there', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/profile/personal');
  const field = page.locator('input[name=firstName]');
  await field.fill(TYPED);
  await shopper.open('/contact');
  await page.goBack();
  await expect(field).toHaveValue(TYPED); // for who typed it, it is there
  await shopper.open('/contact');
  await shopper.signOut();
  await shopper.open('/auth');
  await shopper.signIn(ADMIN);
  await expect(page).not.toHaveURL(/auth/);
  // A step back is refused while the page of the sign-in still gives way to the next.
  await expect(async () => {
    if (!page.url().endsWith('/profile/personal')) await page.goBack();
    expect(page.url()).toMatch(/\/profile\/personal$/);
  }).toPass();
  await shopper.arriveAt('/profile/personal');
  await expect(field).not.toHaveValue(TYPED);
});

test('the way back leads behind the sign-in', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.open('/solar-panels');
  await shopper.open('/product/101');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.signIn') })
    .first()
    .click();
  await shopper.arriveAt('/auth');
  await shopper.signIn(STAFF);
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goBack();
  await shopper.arriveAt('/product/101');
});

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
