import { axeViolations, expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { ADMIN } from '../support/staff-account.ts';

const LONG = 'щ'.repeat(50_000);

test('a form that is too long is not sent, says so beside its button and keeps what was typed', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(ADMIN);
  await shopper.open('/admin/answer-templates');
  const title = page.getByLabel(t('backoffice.templates.name')).last();
  const words = page.locator('textarea[name=uk]').last();
  const form = page.locator('form').filter({ has: words });
  await title.fill('Довга відповідь');
  await words.fill(LONG);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await form.locator('button[type=submit]').first().click();
  await expect(form.getByRole('alert')).toHaveText(t('backoffice.formTooLong'));
  expect(sent.filter((url) => url.includes('answer-templates'))).toEqual([]);
  await expect(title).toHaveValue('Довга відповідь');
  await expect(words).toHaveValue(LONG);
  expect(await axeViolations(page)).toEqual([]);

  // Shortened, it is sent, and the message is gone.
  await words.fill('Коротка відповідь');
  await form.locator('button[type=submit]').first().click();
  await expect(page.getByText(t('backoffice.templates.saved'))).toBeVisible();
  await expect(page.getByText(t('backoffice.formTooLong'))).toHaveCount(0);
});

test.describe('without script', () => {
  test('going back from the answer finds what was typed in a form that is too long', async ({
    page,
    browser,
  }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await shopper.enterAs(ADMIN);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      baseURL: new URL(page.url()).origin,
    });
    const plain = await context.newPage();
    await plain.goto('/ua/admin/answer-templates');
    const words = plain.locator('textarea[name=uk]').last();
    await words.fill(LONG);
    const form = plain.locator('form').filter({ has: words });
    await form.locator('button[type=submit]').first().click();
    await expect(plain.getByRole('heading', { name: t('error.page.form-too-long.title') })).toBeVisible();
    await plain.goBack();
    await expect(plain.locator('textarea[name=uk]').last()).toHaveValue(LONG);
    await context.close();
  });
});
