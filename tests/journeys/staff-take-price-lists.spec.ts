import { axeViolations, expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const SUPPLIER = 'Акумуляторний склад';
/** Batteries of the starting catalogue: US3000C, SE-G5.1PRO-B and US2000C are 202 to 204. */
const FIRST = `Прайс;;;
Артикул;Назва;Ціна;Валюта
Акумулятори;;;
us3000c;Модуль;20 000,00;грн
US2000C;Модуль;23 000;
AB-1;Модуль Deye;20 000;
AB-2;Кабель;100;
AB-3;Кабель;договірна;
`;
const NEXT = `Прайс;;;
Ціна;Артикул;Назва;Валюта
21000;US3000C;Модуль;
21000;AB-1;Модуль Deye;
100;AB-2;Кабель;
16000;US2000C;Модуль;
`;
const DOLLARS = `Прайс;;;
Артикул;Назва;Ціна;Валюта
US5000;Модуль;$300;
`;
const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('staff map a supplier’s price list once, match what is unknown, and enter what they confirm', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/prices');
  await page.getByRole('link', { name: t('backoffice.suppliers.title') }).click();
  const send = async (name: string, text: string) => {
    await page.getByLabel(t('backoffice.purchase.supplier')).fill(SUPPLIER);
    await page.getByLabel(t('backoffice.import.file')).setInputFiles(fileOf(name, text));
    await page.getByRole('button', { name: t('backoffice.suppliers.upload') }).click();
    await expect(page.getByRole('heading', { level: 1, name: SUPPLIER })).toBeVisible();
  };
  const enter = page.getByRole('button', { name: t('backoffice.suppliers.plan.enter') });
  const fits = async () => {
    expect(await axeViolations(page)).toEqual([]);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  };

  await page.getByRole('button', { name: t('backoffice.suppliers.upload') }).click();
  await expect(page.getByText(t('backoffice.import.problem.no-file'))).toBeVisible();
  await fits();
  await send('жовтень.csv', FIRST);

  const columns = page.getByRole('region', { name: t('backoffice.suppliers.columns.title') });
  const save = columns.getByRole('button', { name: t('backoffice.suppliers.columns.save') });
  const price = columns.getByLabel(t('backoffice.purchase.amount'));
  // What the headings say is chosen, to be looked at.
  await expect(columns.getByLabel(t('backoffice.suppliers.columns.article'))).toHaveValue('0');
  await expect(price).toHaveValue('2');
  await expect(columns.getByLabel(t('backoffice.suppliers.columns.currencyColumn'))).toHaveValue('3');
  await price.selectOption('A: Артикул');
  await save.click();
  await expect(columns.getByText(t('backoffice.suppliers.problem.column'))).toBeVisible();
  await fits();
  await price.selectOption('C: Ціна');
  await save.click();

  const planned = page.getByRole('region', { name: t('backoffice.suppliers.plan.others') });
  await expect(planned.getByRole('listitem')).toHaveCount(1);
  const unknown = page.getByRole('region', { name: t('backoffice.suppliers.unknown.title', { count: 2 }) });
  const product = unknown.getByLabel(t('backoffice.suppliers.unknown.product', { article: 'AB-1' }));
  const remember = unknown.getByRole('button', { name: t('backoffice.suppliers.unknown.save') });
  await product.fill('no-such-product');
  await unknown.getByRole('listitem').filter({ hasText: 'AB-2' }).getByRole('checkbox').check();
  await remember.click();
  await expect(unknown.getByText(t('backoffice.suppliers.problem.unknown-product'))).toBeVisible();
  await expect(product).toHaveValue('no-such-product');
  await product.fill('SE-G5.1PRO-B');
  await remember.click();
  await expect(planned.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(t('backoffice.suppliers.plan.ignored', { count: 1 }))).toBeVisible();
  const problems = page.getByRole('region', { name: t('backoffice.suppliers.problems.title', { count: 1 }) });
  await expect(problems.getByRole('row', { name: 'договірна' })).toBeVisible();
  await fits();

  // Somebody else enters a price meanwhile, which the plan does not know.
  const entered = await page.evaluate(async () => {
    const body = {
      intent: 'purchase',
      amount: '19000',
      currency: 'UAH',
      supplier: 'Інший склад',
      day: '2026-01-10',
      why: '',
    };
    return (await fetch('/ua/admin/products/202', { method: 'POST', body: new URLSearchParams(body) })).ok;
  });
  expect(entered).toBe(true);
  await enter.click();
  await expect(page.getByText(t('backoffice.suppliers.refused.plan-changed'))).toBeVisible();
  await expect(planned.getByRole('listitem').filter({ hasText: 'us3000c' })).toContainText('Інший склад');
  await enter.click();
  await expect(page.getByText(t('backoffice.suppliers.entered', { count: 2 }))).toBeVisible();

  const doubtful = page.getByRole('region', { name: t('backoffice.suppliers.plan.confirm') });
  await expect(doubtful).toContainText(t('backoffice.suppliers.plan.doubt.loss'));
  await enter.click();
  await expect(page.getByText(t('backoffice.suppliers.refused.nothing-chosen'))).toBeVisible();
  await fits();
  await doubtful.getByRole('checkbox').check();
  await enter.click();
  await expect(page.getByText(t('backoffice.suppliers.entered', { count: 3 }))).toBeVisible();
  await expect(page.getByText(t('backoffice.suppliers.plan.nothing'))).toBeVisible();

  await page.getByRole('link', { name: t('backoffice.suppliers.back') }).click();
  const recent = page.getByRole('region', { name: t('backoffice.suppliers.recent') });
  await expect(recent.getByRole('listitem').first()).toContainText(
    t('backoffice.suppliers.entered', { count: 3 }),
  );
  await send('листопад.csv', NEXT);
  await expect(
    page.getByRole('region', { name: t('backoffice.suppliers.problems.title', { count: 3 }) }),
  ).toBeVisible();
  await expect(page.getByText(t('backoffice.suppliers.plan.nothing'))).toBeVisible();
  await fits();

  // A list in dollars is converted at a rate that somebody types.
  await page.getByRole('link', { name: t('backoffice.suppliers.back') }).click();
  await expect(recent).toBeVisible();
  await send('грудень.csv', DOLLARS);
  await expect(
    page.getByRole('region', { name: t('backoffice.suppliers.problems.title', { count: 1 }) }),
  ).toContainText('$');
  const rates = page.getByRole('region', { name: t('backoffice.suppliers.rates.title') });
  const dollar = rates.getByLabel(t('backoffice.suppliers.rates.rate', { currency: 'USD' }));
  await dollar.fill('багато');
  await rates.getByRole('button').click();
  await expect(rates.getByText(t('backoffice.prices.problem.not-a-rate'))).toBeVisible();
  await fits();
  await dollar.fill('41,52');
  await rates.getByRole('button').click();
  const listed = t('backoffice.suppliers.rates.listed', { amount: '300,00', currency: 'USD' });
  await expect(planned.getByRole('listitem').filter({ hasText: listed })).toContainText('12 456,00');
  await expect(dollar).toHaveValue('41,5200');
  await fits();

  // What a list entered by mistake is taken away as a whole.
  await page.getByRole('link', { name: t('backoffice.suppliers.back') }).click();
  const entries = t('backoffice.suppliers.entered', { count: 3 });
  await recent.getByRole('listitem').filter({ hasText: entries }).getByRole('link').click();
  await page.getByText(t('backoffice.suppliers.takeBack.title')).click();
  await fits();
  await page.getByRole('button', { name: t('backoffice.suppliers.takeBack.button') }).click();
  await expect(page.getByText(entries)).toBeHidden();
  await expect(planned.getByRole('listitem')).toHaveCount(2);
});
