import { LEGAL_TERMS_VERSION } from '../../src/content/pages/legal-terms.ts';
import { PAGES } from '../../src/content/pages/pages.ts';
import { dayIn } from '../../src/domain/locale/market.ts';
import { printEdition } from '../../src/domain/pages/terms/editions.ts';
import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { KYIV, Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
const CLAUSE = {
  uk: ['Упаковка', 'Упаковку панелей приймаємо назад.'],
  pl: ['Opakowania', 'Opakowania paneli odbieramy.'],
  en: ['Packaging', 'We take the packaging of panels back.'],
} as const;

const OWN = { uk: 'Утилізація', pl: 'Utylizacja', en: 'Disposal' } as const;

async function buy(shopper: Shopper): Promise<string> {
  await shopper.fillShipping(KYIV);
  await shopper.choosePayment('pod');
  return shopper.placeOrder();
}

test('staff publish an edition of the terms: a new order leads to it, an order of before to the one it was placed under', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = new Shopper(page, 'ua');
  await customer.addFirstOf('inverters');
  await customer.startCheckout();
  await customer.register();
  const before = await buy(customer);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const office = await context.newPage();
  const staff = new Shopper(office, 'ua');
  await staff.enterAs(STAFF);
  await staff.open('/admin/content/pages');
  await office.getByRole('main').getByRole('link', { name: PAGES['legal-terms'].uk.title }).click();
  await expect(office.getByText(t('backoffice.arrange.noDraft'))).toBeVisible();
  expect(await axeViolations(office)).toEqual([]);
  await office.getByRole('link', { name: t('order.document.purchase-terms'), exact: true }).click();
  const save = office.getByRole('button', { name: t('backoffice.arrange.saveDraft') });
  const words = office.locator('textarea[name="text.uk"]');
  await words.fill(`${await words.inputValue()}\n\n# ${CLAUSE.uk[0]}`);
  await save.click();
  await expect(office.getByRole('alert')).toContainText(t('backoffice.terms.slip.clause-empty'));
  expect(await axeViolations(office)).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await office.setViewportSize({ width, height: 900 });
    expect(
      await office.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  await words.fill(`${await words.inputValue()}\n${CLAUSE.uk[1]}`);
  await save.click();
  await expect(office.getByText(t('backoffice.arrange.done.changed'))).toBeVisible();
  const why = office.getByLabel(t('backoffice.terms.why'));
  await why.fill('Порада юриста');
  const publish = office.getByRole('button', { name: t('backoffice.terms.publish') });
  await publish.click();
  await expect(office.getByRole('alert')).toContainText(t('backoffice.terms.refused.not-ready'));
  await office.getByRole('link', { name: t('order.document.purchase-terms'), exact: true }).click();
  for (const locale of ['pl', 'en'] as const) {
    const field = office.locator(`textarea[name="text.${locale}"]`);
    await field.fill(`${await field.inputValue()}\n\n# ${CLAUSE[locale][0]}\n${CLAUSE[locale][1]}`);
  }
  await save.click();
  await expect(office.getByText(t('backoffice.arrange.done.changed'))).toBeVisible();
  await openPage(office, '/ua/admin/content/pages/legal-terms');
  await office.getByText(t('backoffice.arrange.addSection'), { exact: true }).click();
  for (const locale of ['uk', 'pl', 'en'] as const)
    await office.locator(`input[name="title.${locale}"]`).fill(OWN[locale]);
  await office.getByLabel(t('backoffice.terms.addAfter')).selectOption('warranty');
  expect(await axeViolations(office)).toEqual([]);
  await office.getByRole('button', { name: t('backoffice.arrange.addDo') }).click();
  await expect(office.getByText(t('backoffice.terms.done.added'))).toBeVisible();
  for (const locale of ['uk', 'pl', 'en'] as const)
    await office.locator(`textarea[name="text.${locale}"]`).fill(`${OWN[locale]}.`);
  await save.click();
  await expect(office.getByText(t('backoffice.arrange.done.changed'))).toBeVisible();
  await openPage(office, '/pl/legal-terms?preview');
  await expect(office.getByText(CLAUSE.pl[1])).toBeVisible();
  await expect(office.getByRole('heading', { name: OWN.pl })).toBeVisible();
  await openPage(office, '/ua/admin/content/pages/legal-terms');
  await why.fill('Порада юриста');
  await publish.click();
  await expect(office.getByText(t('backoffice.terms.done.published'))).toBeVisible();
  expect(await axeViolations(office)).toEqual([]);
  await context.close();

  const today = dayIn('Europe/Kyiv', new Date().toISOString());
  const agreed = (edition: string) =>
    page.getByRole('link', { name: t('order.termsAgreed', { date: printEdition(edition, 'uk') }) });
  await customer.open(`/order/${before}`);
  await agreed(LEGAL_TERMS_VERSION).click();
  await expect(
    page.getByText(
      t('page.edition.former', {
        date: printEdition(LEGAL_TERMS_VERSION, 'uk'),
        current: printEdition(today, 'uk'),
      }),
    ),
  ).toBeVisible();
  await expect(page.getByText(CLAUSE.uk[1])).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: t('page.edition.current') }).click();
  await expect(page.getByText(CLAUSE.uk[1])).toBeVisible();
  await expect(page.getByRole('link', { name: printEdition(LEGAL_TERMS_VERSION, 'uk') })).toBeVisible();

  await customer.addFirstOf('inverters');
  await customer.startCheckout();
  const after = await buy(customer);
  await customer.open(`/order/${after}`);
  await agreed(today).click();
  await expect(page.getByText(CLAUSE.uk[1])).toBeVisible();
});
