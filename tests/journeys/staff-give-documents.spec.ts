import { axeViolations, expect, openPage, test, texts, WINDOWS } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
const PAGE = '/admin/products/508/documents';
const pdf = (name: string, words: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`),
});

test('staff give a product documents, in their order, and its page lists them until they are removed', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/products/508');
  await page.getByRole('link', { name: t('backoffice.productDocuments.edit') }).click();
  await expect(page.getByText(t('backoffice.productDocuments.none'))).toBeVisible();
  const upload = page.getByRole('region', { name: t('backoffice.productDocuments.add') });
  const add = async (kind: 'manual' | 'conformity', language: string, file: ReturnType<typeof pdf>) => {
    await upload.getByLabel(t('backoffice.productDocuments.kind')).selectOption(kind);
    await upload.getByLabel(t('backoffice.productDocuments.language')).selectOption(language);
    await upload.getByLabel(t('backoffice.productDocuments.file')).setInputFiles(file);
    await upload.getByRole('button', { name: t('backoffice.productDocuments.add') }).click();
  };
  await add('manual', 'uk', { ...pdf('a.pdf', 'x'), buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(t('backoffice.productDocuments.problem.no-pdf'))).toBeVisible();
  await expect(upload.getByLabel(t('backoffice.productDocuments.kind'))).toHaveValue('manual');
  await add('manual', 'uk', pdf('a.pdf', 'one'));
  await expect(page.getByText(t('backoffice.productDocuments.done.added'))).toBeVisible();
  const documents = page
    .getByRole('region', { name: t('backoffice.productDocuments.title') })
    .locator('ol > li');
  await expect(documents).toHaveCount(1);
  await add('manual', 'pl', pdf('wrong.pdf', 'wrong one'));
  await expect(documents).toHaveCount(2);
  await page.getByRole('button', { name: t('backoffice.product.undo') }).click();
  await expect(documents).toHaveCount(1);
  await expect(page.getByRole('button', { name: t('backoffice.product.undo') })).toHaveCount(0);
  await add('conformity', 'all', pdf('ce.pdf', 'two'));
  await expect(documents).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);

  const conformity = t('product.document.kind.conformity');
  await page.getByRole('button', { name: t('backoffice.content.up', { title: conformity }) }).press('Enter');
  // The link alone: every row's form lists all kinds.
  await expect(documents.first().getByRole('link')).toContainText(conformity);

  await openPage(page, '/ua/product/508');
  const shown = page.getByRole('region', { name: t('product.documents') }).getByRole('link');
  await expect(shown.nth(0)).toContainText(conformity);
  await expect(shown.nth(1)).toContainText(t('product.document.kind.manual'));
  await expect(shown.nth(1)).toContainText(t('product.document.language.uk'));

  await shopper.open(PAGE);
  await documents
    .first()
    .getByRole('button', { name: /^Видалити/ })
    .click();
  await expect(documents).toHaveCount(1);
  await shopper.open('/admin/products/508');
  const history = page.getByRole('region', { name: t('backoffice.product.history') });
  await expect(history).toContainText(`${conformity}, ${t('backoffice.productDocuments.all')}, ce.pdf`);
  await history
    .getByRole('button', { name: t('backoffice.product.undo') })
    .first()
    .click();
  await expect(page.getByText(t('backoffice.product.done.undone'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('backoffice.productDocuments.title') })).toContainText(
    conformity,
  );
});

test('the page of documents fits every width, by day and by night', async ({ page }) => {
  const shopper = new Shopper(page, 'pl');
  await shopper.enterAs(STAFF);
  for (const [colorScheme, viewport] of [
    ['light', WINDOWS[1440]],
    ['dark', WINDOWS[768]],
    ['light', WINDOWS[390]],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await shopper.open(PAGE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axeViolations(page)).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a document is added and removed all the same', async ({ page }) => {
    await page.goto('/ua/auth');
    await page.locator('input[name=email]').fill(STAFF.email);
    await page.locator('input[name=password]').fill(STAFF.password);
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL(({ pathname }) => !pathname.endsWith('/auth'));
    await page.goto('/ua/admin/products/509/documents');
    await page
      .locator('form')
      .filter({ has: page.locator('[name=document]') })
      .locator('[name=kind]')
      .selectOption('warranty');
    await page
      .locator('form')
      .filter({ has: page.locator('[name=document]') })
      .locator('[name=language]')
      .selectOption('pl');
    await page.locator('[name=document]').setInputFiles(pdf('w.pdf', 'three'));
    await page.getByRole('button', { name: t('backoffice.productDocuments.add') }).click();
    await expect(page.getByText(t('backoffice.productDocuments.done.added'))).toBeVisible();
    await page.getByRole('button', { name: /^Видалити/ }).click();
    await expect(page.getByText(t('backoffice.productDocuments.done.changed'))).toBeVisible();
    await expect(page.getByText(t('backoffice.productDocuments.none'))).toBeVisible();
  });
});
