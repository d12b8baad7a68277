import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

test('a product is begun in the morning with a name, and finished in the evening', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/new');
  await field(page, 'name.uk').fill('Акумулятор, який почали');
  await field(page, 'article').fill('BEGUN-IN-THE-MORNING');
  // Its specifications come with the category, and what was typed stays.
  const energy = page.getByRole('region', { name: t('backoffice.product.specs') }).locator('fieldset');
  await expect(energy).toHaveCount(0);
  await field(page, 'category').selectOption('batteries');
  await expect(energy.first()).toBeVisible();
  await field(page, 'spec.energyKwh').fill('5');
  await field(page, 'category').selectOption('solar-panels');
  await expect(field(page, 'spec.powerW')).toBeVisible();
  await field(page, 'category').selectOption('batteries');
  await expect(field(page, 'spec.energyKwh')).toHaveValue('5');
  await expect(field(page, 'name.uk')).toHaveValue('Акумулятор, який почали');
  expect(await axeViolations(page)).toEqual([]);
  await button(page, t('backoffice.product.create')).click();
  await expect(page.getByText(t('backoffice.product.done.created'))).toBeVisible();
  const address = new URL(page.url()).pathname.replace(/^\/ua/, '');

  await shopper.open('/admin/products?show=incomplete');
  const row = page.getByRole('row').filter({ hasText: 'BEGUN-IN-THE-MORNING' });
  await expect(row).toContainText(t('backoffice.products.missingTexts', { languages: 'UK, PL, EN' }));
  await row.getByRole('link').click();
  const missing = page.getByRole('region', { name: t('backoffice.product.missing.title') });
  await missing.getByRole('link', { name: 'Назва, PL' }).click();
  await expect(field(page, 'name.pl')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: t('backoffice.product.preview') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Акумулятор, який почали' })).toBeVisible();
  await expect(page.getByText(t('backoffice.product.previewNoPrice'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await shopper.open(`${address}/pictures`);
  const image = sharp({ create: { width: 900, height: 700, channels: 3, background: '#2a6' } });
  const buffer = await image.jpeg().toBuffer();
  const files = page.getByLabel(t('backoffice.pictures.files'));
  await files.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: t('backoffice.pictures.upload'), exact: true }).click();
  await expect(page.locator('ol img')).toHaveCount(1, { timeout: 60_000 });
  await shopper.open(address);
  await field(page, 'published').selectOption('yes');
  await button(page, t('backoffice.product.save')).click();
  await expect(page.getByText(t('backoffice.product.refusedGaps'))).toBeVisible();

  for (const locale of ['uk', 'pl', 'en'])
    for (const part of ['name', 'summary', 'description']) {
      const control = field(page, `${part}.${locale}`);
      if ((await control.inputValue()) === '') await control.fill(`BEGUN ${part} ${locale}`);
    }
  await field(page, 'brand').fill('Pylontech');
  await field(page, 'price.UAH.sale').fill('41900');
  await button(page, t('backoffice.product.save')).click();
  await expect(page.getByText(t('backoffice.product.done.saved'))).toBeVisible();
  await expect(missing).toBeHidden();
  const shop = await page.context().newPage();
  await openPage(shop, address.replace('/admin/products/', '/pl/product/'));
  await expect(shop.getByRole('heading', { level: 1, name: 'BEGUN name pl' })).toBeVisible();
});

test('a draft that was begun by mistake is deleted after a question, also when a colleague was faster', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/new');
  await field(page, 'name.uk').fill('Помилкова чернетка');
  await field(page, 'article').fill('BEGUN-BY-MISTAKE');
  await field(page, 'category').selectOption('batteries');
  await button(page, t('backoffice.product.create')).click();
  await expect(page.getByText(t('backoffice.product.done.created'))).toBeVisible();
  await page.getByRole('link', { name: t('backoffice.draft.title') }).click();
  await expect(page.getByText('BEGUN-BY-MISTAKE')).toBeVisible();
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
  }
  const colleague = await page.context().newPage();
  await openPage(colleague, new URL(page.url()).pathname);
  for (const each of [colleague, page]) {
    await button(each, t('backoffice.draft.do')).click();
    await expect(each.getByText(t('backoffice.draft.done'))).toBeVisible();
  }
  await shopper.open('/admin/products?q=BEGUN-BY-MISTAKE');
  await expect(page.getByText(t('backoffice.products.none'))).toBeVisible();
  await shopper.open('/admin/products/201/delete');
  await expect(page.getByText(t('backoffice.draft.held.published'))).toBeVisible();
  await expect(button(page, t('backoffice.draft.do'))).toHaveCount(0);
});
