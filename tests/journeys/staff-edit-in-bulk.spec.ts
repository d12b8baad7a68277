import type { Page } from '@playwright/test';
import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
/** Each test has a category of its own: they run at the same time. */
const tableOf = (category: string) => `/admin/products/bulk?category=${category}`;
const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`);
const save = (page: Page) => page.getByRole('button', { name: t('backoffice.product.save'), exact: true });

/** The product of a row. */
const productAt = async (page: Page, row: number) =>
  Number((await cell(page, row, 0).getAttribute('name'))?.split('.')[0]);

/** Whether the middle of what has the focus is in sight, with nothing over it. */
const isFocusInSight = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === document.activeElement;
  });

test('the bar that saves covers nothing of the table, and no cell that is written in', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await shopper.open(tableOf('batteries'));
    const head = page.getByRole('main').locator('thead').first();
    // The head at the lower edge of the window, where the bar would stand.
    await head.evaluate((element) =>
      window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 1),
    );
    const [table, bar] = [await page.locator('tbody').boundingBox(), await save(page).boundingBox()];
    expect(bar?.y).toBeGreaterThan((table?.y ?? 0) + (table?.height ?? Infinity));
    await cell(page, 0, 0).focus();
    expect(await isFocusInSight(page)).toBe(true);
    await page.keyboard.type('1');
    await expect(page.getByText(t('backoffice.bulk.cellsChanged', { count: 1 }))).toBeVisible();
    await expect(save(page)).toBeInViewport();
    await expect.poll(() => isFocusInSight(page)).toBe(true);
    for (let row = 0; row < 6; row += 1) await page.keyboard.press('ArrowDown');
    await expect.poll(() => isFocusInSight(page)).toBe(true);
    page.once('dialog', (dialog) => void dialog.accept());
  }
});

test('prices of several products are pasted from a spreadsheet and saved together', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products?category=electrical-components');
  await page.getByRole('link', { name: t('backoffice.bulk.title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('backoffice.bulk.title') })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const [first, second] = [await productAt(page, 0), await productAt(page, 1)];
  const before = [await cell(page, 0, 0).inputValue(), await cell(page, 1, 0).inputValue()];

  await cell(page, 0, 0).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '4321,5\r\n4322\r\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(cell(page, 1, 0)).toHaveValue('4322');
  await expect(page.getByText(t('backoffice.bulk.cellsChanged', { count: 2 }))).toBeVisible();
  // Enter goes down the column and saves nothing.
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 0, 0)).toBeFocused();
  await page.getByLabel(t('backoffice.bulk.why')).fill('Новий прайс');
  await save(page).click();
  await expect(page.getByText(t('backoffice.bulk.done', { count: 2 }))).toBeVisible();
  await expect(cell(page, 0, 0)).toHaveValue('4321.50');

  await openPage(page, `/ua/admin/products/${second}`);
  await expect(page.getByRole('region', { name: t('backoffice.product.history') })).toContainText(
    'Новий прайс',
  );
  await openPage(page, `/ua/product/${first}`);
  await expect(page.getByRole('main')).toContainText(/5\s185,80/);

  // As it was, by the keys that save.
  await openPage(page, `/ua${tableOf('electrical-components')}`);
  for (const [row, price] of before.entries()) await cell(page, row, 0).fill(price);
  await page.keyboard.press('Control+Enter');
  // Prices that fall by half or more are asked about.
  await expect(page.getByText(t('backoffice.product.steep'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(cell(page, 0, 0)).toHaveValue(before[0] ?? '');
  await page.getByLabel(t('backoffice.product.steepMeant')).check();
  await save(page).click();
  await expect(page.getByText(t('backoffice.bulk.done', { count: 2 }))).toBeVisible();
});

test('one refused cell keeps all that was written and saves none of it', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open(`${tableOf('cables-wires')}&columns=main`);
  const [brand, warranty] = [cell(page, 0, 1), cell(page, 1, 2)];
  const before = await brand.inputValue();
  await brand.fill('Не збережено');
  await warranty.fill('довго');
  await save(page).click();
  await expect(page.getByText(t('backoffice.bulk.refused', { count: 1 }))).toBeVisible();
  await expect(warranty).toHaveAttribute('aria-invalid', 'true');
  await expect(brand).toHaveValue('Не збережено');
  expect(await axeViolations(page)).toEqual([]);
  await shopper.open(`${tableOf('cables-wires')}&columns=main`);
  await expect(brand).toHaveValue(before);
});

test('what somebody else saved meanwhile is shown beside what was written, and a page is not left by mistake', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open(`${tableOf('camping-panels')}&columns=main`);
  const other = await page.context().newPage();
  await openPage(other, `/ua${tableOf('camping-panels')}&columns=main`);
  const before = await cell(page, 0, 1).inputValue();
  const months = await cell(page, 1, 2).inputValue();
  await cell(other, 0, 1).fill('Перша');
  await cell(other, 1, 2).fill('61');
  await save(other).click();
  await expect(other.getByText(t('backoffice.bulk.done', { count: 2 }))).toBeVisible();

  await cell(page, 0, 1).fill('Друга');
  const question = page.waitForEvent('dialog');
  const leave = page.getByRole('link', { name: t('backoffice.product.back') }).click();
  const dialog = await question;
  expect(dialog.message()).toBe(t('backoffice.unsaved'));
  await dialog.dismiss();
  await leave;
  await expect(cell(page, 0, 1)).toHaveValue('Друга');
  await save(page).click();
  await expect(page.getByText(t('backoffice.bulk.conflict'))).toBeVisible();
  await expect(page.getByText(t('backoffice.product.storedNow', { text: 'Перша' }))).toBeVisible();
  // What only the other one changed is theirs.
  await expect(cell(page, 1, 2)).toHaveValue('61');
  await save(page).click();
  await expect(page.getByText(t('backoffice.bulk.done', { count: 1 }))).toBeVisible();
  await cell(page, 0, 1).fill(before);
  await cell(page, 1, 2).fill(months);
  await save(page).click();
  await expect(page.getByText(t('backoffice.bulk.done', { count: 2 }))).toBeVisible();
});

test('the table fits every width, and its columns are of languages and specs', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  for (const columns of ['names', 'summaries', 'specs']) {
    await shopper.open(`/admin/products/bulk?category=inverters&columns=${columns}`);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    expect(await axeViolations(page)).toEqual([]);
  }
});
