import { axeViolations, expect, test } from '../support/journey.ts';
import { register } from '../support/http-customer.ts';
import { Shopper } from '../support/shopper.ts';
import { COLLEAGUE, STAFF } from '../support/staff-account.ts';

test('staff see who else has a customer open, and that something was saved there since', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await register(baseURL ?? '', 7304);
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  await shopper.open(`/admin/customers?q=${encodeURIComponent(customer.email)}`);
  await page.getByRole('main').getByRole('link', { name: 'Olena 7304' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: customer.email })).toBeVisible();
  const path = new URL(page.url()).pathname;
  await expect(main.getByText('Тарас Бойко')).toHaveCount(0);

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'uk-UA' });
  const colleague = new Shopper(await context.newPage(), 'ua');
  await colleague.enterAs(COLLEAGUE);
  await colleague.page.goto(path);
  const theirs = colleague.page.getByRole('main');
  await expect(theirs.getByText('Марія Ткач')).toBeVisible();
  expect(await axeViolations(colleague.page)).toEqual([]);

  // The page is looked at again: it asks at once who is there.
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await lookAgain();
  await expect(main.getByText('Тарас Бойко')).toBeVisible();

  await theirs.getByLabel(t('backoffice.note.text')).fill('Телефонувати після 18:00');
  await theirs.getByRole('button', { name: t('backoffice.note.write') }).click();
  await expect(theirs.getByText(t('backoffice.note.written'))).toBeVisible();
  await lookAgain();
  await main.getByRole('button', { name: t('backoffice.open.reload') }).click();
  await expect(main.getByRole('listitem').getByText('Телефонувати після 18:00')).toBeVisible();
  await expect(main.getByRole('button', { name: t('backoffice.open.reload') })).toHaveCount(0);
  await context.close();
});
