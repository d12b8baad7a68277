import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
const NAME = 'Теплові насоси';
const ADDRESS = 'teplovi-nasosy';

test('staff make a category, move a product there, and a shopper finds it by the menu and by its filter', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/categories');
  const form = page.getByRole('region', { name: t('backoffice.categories.add') });
  const create = form.getByRole('button', { name: t('backoffice.categories.addDo') });
  const part = (name: string) => form.getByRole('group', { name, exact: true });
  await form.getByLabel(t('backoffice.categories.field.group')).selectOption('electrical');
  for (const language of ['Українська', 'Polski', 'English']) {
    const name = language === 'Українська' ? NAME : `Heat pumps ${language}`;
    await part(t('backoffice.product.field.name')).getByLabel(language).fill(name);
    await part(t('backoffice.product.field.description')).getByLabel(language).fill('Тепло з повітря.');
  }
  await expect(form.getByLabel(t('backoffice.categories.address'))).toHaveAttribute('placeholder', ADDRESS);
  await create.click();
  await expect(form.getByText(t('backoffice.categories.problem.missing'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await form.getByLabel(t('backoffice.categories.field.like')).selectOption('inverters');
  await create.click();
  await expect(page.getByText(t('backoffice.content.done.created'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/categories/${ADDRESS}`));
  await expect(page.getByText(t('backoffice.categories.notListedYet'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await openPage(page, '/ua/admin/products?category=inverters');
  const first = page.getByRole('main').getByRole('row').nth(1).getByRole('link');
  await openPage(page, (await first.getAttribute('href')) ?? '');
  const product = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByLabel(t('backoffice.product.field.category'), { exact: true }).selectOption(ADDRESS);
  await page.getByRole('button', { name: t('backoffice.product.save'), exact: true }).click();
  await expect(page.getByText(t('backoffice.product.done.saved'))).toBeVisible();

  const shop = await page.context().newPage();
  await shop.setViewportSize({ width: 1440, height: 900 });
  await openPage(shop, '/ua');
  await shop
    .getByRole('banner')
    .getByRole('button', { name: t('nav.catalogue'), exact: true })
    .click();
  const menu = shop.getByRole('navigation', { name: t('nav.catalogue'), exact: true });
  await menu.getByRole('tab', { name: t('menuGroup.electrical') }).click();
  await menu.getByRole('link', { name: NAME }).click();
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(shop).toHaveURL(new RegExp(`/category/${ADDRESS}$`));
  const goods = shop.getByRole('main').getByRole('article');
  await expect(goods).toHaveCount(1);
  await expect(goods).toContainText(product?.trim() ?? '');
  await openPage(shop, `/ua/category/${ADDRESS}?inStock=1`);
  await expect(goods).toHaveCount(1);
  await expect(shop.getByRole('list', { name: t('filter.chosen') })).toBeAttached();
  expect(await axeViolations(shop)).toEqual([]);
});
