import type { Page } from '@playwright/test';
import { PAGES } from '../../src/content/pages/pages.ts';
import { LOCALES } from '../../src/domain/locale/locale.ts';
import { axeViolations, expect, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
/** As much as one language may have, of letters that are sent in six bytes each: three languages are more than a form may be. */
const LONG = 'щ'.repeat(16_000);
const fill = async (page: Page) => {
  for (const locale of LOCALES) await page.locator(`textarea[name="text.${locale}"]`).fill(LONG);
};

test('a form that is too long is not sent, says so beside its button and keeps what was typed', async ({
  page,
  browser,
}) => {
  const staff = new Shopper(page, 'ua');
  await staff.enterAs(STAFF);
  await staff.open('/admin/content/pages');
  await page.getByRole('main').getByRole('link', { name: PAGES['legal-terms'].uk.title }).click();
  await page.getByRole('link', { name: t('order.document.purchase-terms'), exact: true }).click();
  const save = page.getByRole('button', { name: t('backoffice.arrange.saveDraft') });
  const words = page.locator('textarea[name="text.uk"]');
  const title = page.locator('input[name="title.pl"]');
  const refused = page.getByText(t('backoffice.formTooLong'));
  // The page before has a form of titles, too.
  await expect(words).toBeVisible();
  const shown = await title.inputValue();
  await title.fill('Warunki, zmienione');
  await fill(page);
  await save.click();
  await expect(page.locator('form').filter({ has: words }).getByRole('alert')).toHaveText(
    t('backoffice.formTooLong'),
  );
  await expect(title).toHaveValue('Warunki, zmienione');
  await expect(words).toHaveValue(LONG);
  expect(await axeViolations(page)).toEqual([]);

  // What is short enough is sent, and answered by the server.
  await title.fill(shown);
  for (const locale of LOCALES)
    await page.locator(`textarea[name="text.${locale}"]`).fill('# Порожній розділ');
  await save.click();
  await expect(page.getByRole('alert')).toContainText(t('backoffice.terms.slip.clause-empty'));
  await expect(refused).toHaveCount(0);

  // Without script the server answers, and the browser's Back leads to what was typed.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await fill(plain);
  await plain.getByRole('button', { name: t('backoffice.arrange.saveDraft') }).click();
  await expect(plain.getByRole('heading', { name: t('error.page.form-too-long.title') })).toBeVisible();
  await plain.goBack();
  await expect(plain.locator('textarea[name="text.uk"]')).toHaveValue(LONG);
  await context.close();
});
