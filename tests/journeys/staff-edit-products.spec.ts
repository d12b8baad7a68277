import type { Page } from '@playwright/test';
import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
const NAME = t('backoffice.product.field.name');
const save = (page: Page) => page.getByRole('button', { name: t('backoffice.product.save'), exact: true });
const nameField = (page: Page) => page.getByLabel(NAME, { exact: true }).first();
const brandField = (page: Page) => page.getByLabel(t('backoffice.product.field.brand'), { exact: true });

test('staff change a product, the shop shows it at once, and the change is taken back from the log', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products?category=mounting-systems');
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click();
  await expect(save(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const before = await nameField(page).inputValue();
  const id = new URL(page.url()).pathname.split('/').at(-1);

  await nameField(page).fill(`${before} нова`);
  await page.getByLabel(t('backoffice.product.why')).fill('Уточнили назву');
  await save(page).click();
  await expect(page.getByText(t('backoffice.product.done.saved'))).toBeVisible();
  const history = page.getByRole('region', { name: t('backoffice.product.history') });
  await expect(history).toContainText('Уточнили назву');
  const shop = await page.context().newPage();
  await openPage(shop, `/ua/product/${id}`);
  await expect(shop.getByRole('heading', { level: 1 })).toContainText('нова');

  await history
    .getByRole('button', { name: t('backoffice.product.undo') })
    .first()
    .click();
  await expect(page.getByText(t('backoffice.product.done.undone'))).toBeVisible();
  await expect(nameField(page)).toHaveValue(before);
  await openPage(shop, `/ua/product/${id}`);
  await expect(shop.getByRole('heading', { level: 1 })).not.toContainText('нова');
});

test('two tabs: different fields are joined, the same field shows both versions and nothing is lost', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/505');
  const brand = await brandField(page).inputValue();
  const warranty = page.getByLabel(t('backoffice.product.field.warranty'), { exact: true });
  const months = await warranty.inputValue();
  const other = await page.context().newPage();
  await openPage(other, '/ua/admin/products/505');

  await brandField(other).fill('Перша');
  await save(other).click();
  await expect(other.getByText(t('backoffice.product.done.saved'))).toBeVisible();

  await warranty.fill('77');
  await brandField(page).fill('Друга');
  await save(page).click();
  await expect(page.getByText(t('backoffice.product.conflict'))).toBeVisible();
  await expect(page.getByText(t('backoffice.product.storedNow', { text: 'Перша' }))).toBeVisible();
  await expect(brandField(page)).toHaveValue('Друга');
  await expect(warranty).toHaveValue('77');

  await save(page).click();
  await expect(page.getByText(t('backoffice.product.done.saved'))).toBeVisible();
  await expect(brandField(page)).toHaveValue('Друга');

  await brandField(page).fill(brand);
  await warranty.fill(months);
  await save(page).click();
  await expect(brandField(page)).toHaveValue(brand);
});

test('a wrong number is named beside its field, and a stock is moved once with its reason', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/506');
  const warranty = page.getByLabel(t('backoffice.product.field.warranty'), { exact: true });
  const months = await warranty.inputValue();
  await warranty.fill('два роки');
  await save(page).click();
  await expect(
    page.getByText(t('backoffice.product.problem.not-a-number', { detail: 'два роки' })),
  ).toBeVisible();
  await expect(warranty).toHaveValue('два роки');
  await warranty.fill(months);
  await brandField(page).fill('Ще не збережено');

  const stock = page.getByRole('region', { name: t('backoffice.product.stockTitle') });
  await stock.getByLabel(t('backoffice.product.stockBy')).fill('-100000');
  await stock.getByLabel(t('backoffice.product.stockReason')).selectOption('damage');
  // The page is asked for again after a refusal: what is corrected until it comes stays.
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/admin/products/506.data*', async (route) => {
    if (route.request().method() === 'GET') {
      asked.resolve();
      await held.promise;
    }
    await route.continue();
  });
  await stock.getByRole('button').click();
  await expect(stock.getByText(t('backoffice.product.stockProblem.below-zero'))).toBeVisible();
  await asked.promise;
  await stock.getByLabel(t('backoffice.product.stockBy')).fill('+3');
  await stock.getByLabel(t('backoffice.product.stockReason')).selectOption('delivery');
  const answered = page.waitForResponse((response) => response.url().includes('/products/506.data'));
  held.resolve();
  await answered;
  await page.unroute('**/admin/products/506.data*');
  await expect(stock.getByLabel(t('backoffice.product.stockBy'))).toHaveValue('+3');
  await stock.getByRole('button').click();
  await expect(page.getByText(t('backoffice.product.done.stock'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('backoffice.product.history') })).toContainText(
    t('backoffice.product.stockReason.delivery'),
  );
  // What is not saved yet is of another form.
  await expect(page.getByText(t('backoffice.product.unsaved'))).toBeVisible();
  await expect(brandField(page)).toHaveValue('Ще не збережено');
  await save(page).click();
  await expect(page.getByText(t('backoffice.product.done.saved'))).toBeVisible();
  await expect(page.getByText(t('backoffice.product.unsaved'))).toBeHidden();

  const moved = page
    .getByRole('region', { name: t('backoffice.product.history') })
    .getByRole('listitem')
    .filter({ hasText: t('backoffice.audit.action.stock-moved') });
  const undo = moved.getByRole('button', { name: t('backoffice.product.undo') });
  await expect(undo).toHaveCount(1);
  await undo.click();
  await expect(page.getByText(t('backoffice.product.done.undone'))).toBeVisible();
  await expect(moved.first()).toContainText(t('backoffice.product.stockReason.undo'));
  await expect(undo).toHaveCount(0);
});

test('the browser’s Back asks before what is not saved is lost', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products?category=mounting-systems');
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click();
  await expect(save(page)).toBeVisible();
  const { pathname } = new URL(page.url());
  await brandField(page).fill('Ще не збережено');
  const goBack = () => page.evaluate(() => history.back());

  const refused = page.waitForEvent('dialog');
  await goBack();
  const question = await refused;
  expect(question.message()).toBe(t('backoffice.unsaved'));
  await question.dismiss();
  await expect(brandField(page)).toHaveValue('Ще не збережено');
  expect(new URL(page.url()).pathname).toBe(pathname);

  const accepted = page.waitForEvent('dialog');
  await goBack();
  await (await accepted).accept();
  await page.waitForURL(/category=mounting-systems/);
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
});

test('a new product is a draft that is not in the shop', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/new');
  await page.getByRole('button', { name: t('backoffice.product.create') }).click();
  await expect(page.getByText(t('backoffice.product.refused'))).toBeVisible();
  await page
    .getByLabel(t('backoffice.product.field.category'), { exact: true })
    .selectOption('mounting-systems');
  await brandField(page).fill('Promin');
  await page.getByLabel(t('backoffice.product.field.article'), { exact: true }).fill(`JOURNEY-${Date.now()}`);
  for (const label of ['name', 'summary', 'description'] as const) {
    for (const field of await page.getByLabel(t(`backoffice.product.field.${label}`), { exact: true }).all())
      await field.fill('Гак для черепиці');
  }
  const price = t('backoffice.product.field.sale');
  await page.getByRole('textbox', { name: price, exact: true }).first().fill('120,50');
  await page.getByRole('button', { name: t('backoffice.product.create') }).click();
  await expect(page.getByText(t('backoffice.product.done.created'))).toBeVisible();
  await expect(page.getByText(t('backoffice.products.draft'))).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.get(`/ua/product/${id}`);
  expect(answer.status()).toBe(404);
  await page.getByLabel(t('backoffice.product.field.published'), { exact: true }).selectOption('yes');
  await save(page).click();
  await expect(page.getByText(t('backoffice.product.problem.no-picture'))).toBeVisible();
});

test('the pages of products fit every width', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/admin/products', '/admin/products/101', '/admin/products/new']) {
      await shopper.open(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
    }
  }
});

test('a table is looked at line by line, applied, and taken back', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/import');
  const send = async (name: string, text: string) => {
    await page
      .getByLabel(t('backoffice.import.file'))
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: t('backoffice.import.check') }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await send('помилки.csv', 'id;warranty;brand\n507;два;Promin\n999999;1;x\n');
  await expect(page.getByText(t('backoffice.import.problems', { count: 2 }))).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('warranty');
  await expect(page.getByRole('button', { name: t('backoffice.import.apply') })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: t('backoffice.import.title') }).click();
  await send('гарантія.csv', 'id;warranty\n507;61\n');
  await expect(page.getByText(t('backoffice.import.changes', { count: 1 }))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t('backoffice.import.apply') }).click();
  await expect(page.getByText(t('backoffice.import.state.applied'))).toBeVisible();
  const product = await page.context().newPage();
  await openPage(product, '/ua/admin/products/507');
  await expect(product.getByLabel(t('backoffice.product.field.warranty'), { exact: true })).toHaveValue('61');
  await page.getByRole('button', { name: t('backoffice.import.undo') }).click();
  await expect(page.getByText(t('backoffice.import.state.undone'), { exact: true })).toBeVisible();
  const csv = await page.request.get('/ua/admin/products/csv?category=mounting-systems');
  const lines = (await csv.text()).split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFid;published;publishFrom;publishUntil;category;article;/);
  expect(lines.some((line) => line.startsWith('507;'))).toBe(true);
});
