import type { Page } from '@playwright/test';
import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
const NAME = t('backoffice.product.field.name');
const save = (page: Page) => page.getByRole('button', { name: t('backoffice.product.save'), exact: true });
const nameField = (page: Page) => page.getByLabel(NAME, { exact: true }).first();
const brandField = (page: Page) => page.getByLabel(t('backoffice.product.field.brand'), { exact: true });

test('a text that is changed in one language marks the others, which are found by the list and checked', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/507');
  const before = await nameField(page).inputValue();
  await nameField(page).fill(`${before} друга`);
  await save(page).click();
  await expect(page.getByText(t('backoffice.product.done.saved'))).toBeVisible();
  const marks = page.getByText(t('backoffice.product.translation.outdated'), { exact: true });
  await expect(marks).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);

  await shopper.open('/admin/products?translations=outdated');
  await expect(page.getByRole('main').getByRole('link', { name: `${before} друга` })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: `${before} друга` })
    .click();
  const brand = await brandField(page).inputValue();
  await brandField(page).fill('Ще не збережено');
  const right = page.getByRole('button', { name: t('backoffice.product.translation.right') });
  await right.first().click();
  await expect(page.getByText(t('backoffice.product.done.right'))).toBeVisible();
  await expect(marks).toHaveCount(1);
  await expect(page.getByRole('region', { name: t('backoffice.product.history') })).toContainText(
    t('backoffice.audit.action.translation-checked'),
  );
  // What is not saved yet is of another form.
  await expect(brandField(page)).toHaveValue('Ще не збережено');
  await brandField(page).fill(brand);
  await nameField(page).fill(before);
  await save(page).click();
  await expect(page.getByText(t('backoffice.product.done.saved'))).toBeVisible();
  // English is right as it was; Polish was found to be right for the name that is gone again.
  await expect(marks).toHaveCount(1);
});

test('a product that is taken off is previewed by staff alone, and has a day on which it comes back', async ({
  page,
  browser,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/504');
  const name = await nameField(page).inputValue();
  const published = page.getByLabel(t('backoffice.product.field.published'), { exact: true });
  const from = page.getByLabel(t('backoffice.product.field.publishFrom'), { exact: true });
  await published.selectOption('no');
  await from.fill('2020-01-01T09:00');
  await save(page).click();
  await expect(page.getByText(t('backoffice.product.problem.in-the-past'))).toBeVisible();
  await expect(from).toHaveValue('2020-01-01T09:00');
  // What is half typed would be sent as nothing: the browser asks for the rest, and nothing is saved.
  await from.fill('');
  await from.focus();
  await page.keyboard.type('12242099');
  await save(page).click();
  await expect(from).toBeFocused();
  expect(await from.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(true);
  await expect(page.getByText(t('backoffice.product.problem.in-the-past'))).toBeVisible();
  await from.fill('2099-12-01T09:00');
  await save(page).click();
  const day = '1 грудня 2099 р., 09:00';
  await expect(page.getByText(t('backoffice.product.done.saved-scheduled', { from: day }))).toBeVisible();

  const stranger = await browser.newPage();
  const refused = await stranger.goto(new URL('/ua/product/504?preview', page.url()).href);
  expect(refused?.status()).toBe(404);
  await stranger.close();

  await page.getByRole('link', { name: t('backoffice.product.preview') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(t('backoffice.product.previewTitle'))).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await axeViolations(page)).toEqual([]);
  const reloaded = await page.reload();
  expect(reloaded?.headers()['cache-control']).toContain('private');
  await page.getByRole('link', { name: t('backoffice.product.previewEdit') }).click();

  await published.selectOption('yes');
  await save(page).click();
  await expect(page.getByText(t('backoffice.product.done.saved'))).toBeVisible();
  await expect(from).toHaveValue('');
  const shop = await page.context().newPage();
  await openPage(shop, '/ua/product/504?preview');
  await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shop.getByText(t('backoffice.product.previewTitle'))).toBeHidden();
});

test('what goes together with a product is found by name, put first, and shown on its page', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/301');
  await page.getByText(t('backoffice.product.together'), { exact: true }).click();
  const first = page.getByRole('textbox', { name: t('backoffice.product.field.together'), exact: true });
  await first.fill('NO-SUCH');
  await save(page).click();
  await expect(
    page.getByText(t('backoffice.product.problem.unknown-part', { detail: 'NO-SUCH' })),
  ).toBeVisible();
  await expect(first).toHaveValue('NO-SUCH');
  await first.fill('');
  await page.getByLabel(t('backoffice.product.togetherFind')).fill('US5000');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'US5000' })
    .getByRole('button', { name: t('backoffice.product.field.together') })
    .first()
    .click();
  await expect(first).toHaveValue('US5000');
  expect(await axeViolations(page)).toEqual([]);
  await save(page).click();
  await expect(page.getByText(t('backoffice.product.done.saved'))).toBeVisible();
  const shop = await page.context().newPage();
  await openPage(shop, '/ua/product/301');
  const row = shop.getByRole('region', { name: t('product.together.needed') });
  await expect(row.getByRole('link').first()).toContainText('US5000');
});
