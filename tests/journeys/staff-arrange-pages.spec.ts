import { PAGES } from '../../src/content/pages/pages.ts';
import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
const WIDTHS = [390, 768, 1440];
const QUESTION = {
  uk: 'Чи можна забрати замовлення самому?',
  pl: 'Czy można odebrać zamówienie samemu?',
  en: 'Can I collect my order myself?',
};
const ANSWER = { uk: 'Так, зі складу в Києві.', pl: 'Tak, z magazynu.', en: 'Yes, from the warehouse.' };
const LANGUAGES = { uk: 'Українська', pl: 'Polski', en: 'English' } as const;

test('staff add a question to the FAQ, look at it, publish it once it has all languages, and take it back', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/content');
  await page.getByRole('link', { name: t('backoffice.arrange.openPages') }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: PAGES.faq.uk.title }).click();
  expect(await axeViolations(page)).toEqual([]);
  const payment = page.locator('#section-payment');
  await payment.getByText(t('backoffice.arrange.addBlock')).click();
  await payment.getByRole('button', { name: t('backoffice.arrange.addDo') }).click();
  const questions = page.getByRole('group', { name: t('backoffice.arrange.label.question') });
  const answers = page.getByRole('group', { name: t('backoffice.arrange.label.answer') });
  await questions.getByLabel(LANGUAGES.uk).fill(QUESTION.uk);
  await answers.getByLabel(LANGUAGES.uk).fill('<b>Так</b>');
  const save = page.getByRole('button', { name: t('backoffice.arrange.saveDraft') }).last();
  await save.click();
  await expect(page.getByText(t('backoffice.arrange.problem.markup'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(questions.getByLabel(LANGUAGES.uk)).toHaveValue(QUESTION.uk);
  await answers.getByLabel(LANGUAGES.uk).fill(ANSWER.uk);
  await save.click();
  await expect(page.getByText(t('backoffice.arrange.done.changed'))).toBeVisible();

  const publish = page.getByRole('button', { name: t('backoffice.arrange.publish') });
  await publish.click();
  await expect(page.getByRole('alert')).toContainText(
    t('backoffice.arrange.unready.language', { name: QUESTION.uk, languages: 'Polski, English' }),
  );
  await payment.getByRole('link', { name: QUESTION.uk }).click();
  for (const locale of ['pl', 'en'] as const) {
    await questions.getByLabel(LANGUAGES[locale]).fill(QUESTION[locale]);
    await answers.getByLabel(LANGUAGES[locale]).fill(ANSWER[locale]);
  }
  await save.click();
  await expect(page.getByText(t('backoffice.arrange.done.changed'))).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }

  const shop = await page.context().newPage();
  await openPage(shop, '/ua/faq');
  await expect(shop.getByText(QUESTION.uk)).toHaveCount(0);
  await openPage(shop, '/pl/faq?preview');
  await expect(shop.getByText(QUESTION.pl)).toBeVisible();
  await expect(shop.getByText(texts('pl')('backoffice.arrange.previewText'))).toBeVisible();
  await page.bringToFront();
  await publish.click();
  await expect(page.getByText(t('backoffice.arrange.done.published'))).toBeVisible();
  await openPage(shop, '/ua/faq');
  await shop.getByText(QUESTION.uk).click();
  await expect(shop.getByText(ANSWER.uk)).toBeVisible();

  await page.bringToFront();
  await page.getByText(t('backoffice.arrange.toShipped'), { exact: true }).click();
  await page
    .getByRole('button', { name: t('backoffice.arrange.restoreDo') })
    .first()
    .click();
  await expect(page.getByText(t('backoffice.arrange.done.restored'))).toBeVisible();
  await openPage(shop, '/ua/faq');
  await expect(shop.getByText(QUESTION.uk)).toHaveCount(0);
});

test('staff hide a section of the home page and move another by keyboard, look at it first, then publish', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/content/pages/home');
  const rent = page.locator('#section-rent');
  await rent
    .getByRole('button', {
      name: `${t('backoffice.arrange.hide')}: ${t('home.rent')}`,
    })
    .press('Enter');
  await expect(rent.getByText(t('backoffice.arrange.hidden'))).toBeVisible();
  const ask = t('chat.title');
  const up = page.getByRole('button', { name: t('backoffice.content.up', { title: ask }) });
  await up.press('Enter');
  await expect(page.getByRole('heading', { level: 3 }).last()).toHaveText(t('product.card.seen'));
  await expect(up).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  const shop = await page.context().newPage();
  await openPage(shop, '/ua');
  await expect(shop.getByRole('heading', { name: t('home.rent') })).toBeVisible();
  await openPage(shop, '/ua?preview');
  await expect(shop.getByText(t('backoffice.arrange.previewText'))).toBeVisible();
  await expect(shop.getByRole('heading', { name: t('home.rent') })).toHaveCount(0);

  await page.bringToFront();
  await page.getByRole('button', { name: t('backoffice.arrange.publish') }).click();
  await expect(page.getByText(t('backoffice.arrange.done.published'))).toBeVisible();
  await openPage(shop, '/ua');
  await expect(shop.getByRole('heading', { name: t('home.rent') })).toHaveCount(0);

  await page.bringToFront();
  await page.getByText(t('backoffice.arrange.toShipped'), { exact: true }).click();
  await page
    .getByRole('button', { name: t('backoffice.arrange.restoreDo') })
    .first()
    .click();
  await expect(page.getByText(t('backoffice.arrange.done.restored'))).toBeVisible();
  await openPage(shop, '/ua');
  await expect(shop.getByRole('heading', { name: t('home.rent') })).toBeVisible();
});
