import { axeViolations, expect, test, WINDOWS } from '../support/journey.ts';
import { register } from '../support/http-customer.ts';
import { Shopper } from '../support/shopper.ts';
import { COLLEAGUE, STAFF } from '../support/staff-account.ts';

test('staff note something of an order, confirm and hand over several at once, and share the view with a colleague', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await register(baseURL ?? '', 7602);
  const ids = [await customer.placeOrder(), await customer.placeOrder()];
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  const main = page.getByRole('main');

  await shopper.open(`/admin/orders/${ids[0]}`);
  const notes = main.getByRole('region', { name: t('backoffice.note.title') });
  await notes.getByText(t('backoffice.note.text')).first().click();
  await notes.getByRole('button', { name: t('backoffice.note.write') }).click();
  await expect(notes.getByText(t('backoffice.note.empty'))).toBeVisible();
  await notes.getByRole('textbox', { name: t('backoffice.note.text') }).fill('Пакувати разом із другим');
  expect(await axeViolations(page)).toEqual([]);
  await notes.getByRole('button', { name: t('backoffice.note.write') }).click();
  await expect(main.getByText(t('backoffice.note.written'))).toBeVisible();
  await expect(notes.getByRole('listitem').getByText('Пакувати разом із другим')).toBeVisible();

  const mine = `q=${encodeURIComponent(customer.email)}`;
  const choose = async (step: 'confirm' | 'ship') => {
    await shopper.open(`/admin/orders?${mine}`);
    await main.getByRole('link', { name: t('backoffice.orders.chooseAll') }).click();
    await main.getByRole('button', { name: t(`backoffice.orderSteps.${step}`) }).click();
    await page.waitForURL(/\/admin\/orders\/steps\?/);
  };
  const result = (done: number, all: number) =>
    main.getByText(t('backoffice.orderSteps.result', { done, all }));
  await choose('confirm');
  await expect(
    main.getByRole('heading', { name: t('backoffice.orderSteps.ready', { count: 2 }) }),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: t('backoffice.orderSteps.do.confirm', { count: 2 }) }).click();
  await expect(result(2, 2)).toBeVisible();
  // The same choice again has nothing left to do, and says why.
  await page.goto(page.url());
  await expect(main.getByText(t('backoffice.orderSteps.problem.done-before'))).toHaveCount(2);

  await choose('ship');
  const numbers = main.getByRole('textbox', { name: t('backoffice.ship.number') });
  await expect(numbers).toHaveCount(2);
  const submit = main.getByRole('button', { name: t('backoffice.orderSteps.do.ship') });
  await submit.click();
  await expect(main.getByText(t('backoffice.orderSteps.noNumber'))).toBeVisible();
  await numbers.first().fill('12');
  await submit.click();
  await expect(main.getByText(t('backoffice.orderSteps.wrongNumber'))).toBeVisible();
  await expect(numbers.first()).toHaveValue('12');
  for (const window of Object.values(WINDOWS)) {
    await page.setViewportSize(window);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  }
  await numbers.first().fill('20450012345678');
  await submit.click();
  await expect(result(1, 1)).toBeVisible();
  // The order without a number waits for one.
  await expect(numbers).toHaveCount(1);

  await shopper.open(`/admin/orders?status=SHIPPED&${mine}`);
  await expect(main.getByText(t('backoffice.note.count', { count: 1 }))).toBeVisible();
  // What looks for words could name a customer: it is nobody else's.
  await expect(main.getByText(t('backoffice.filters.personal'))).toBeVisible();
  await expect(main.getByRole('checkbox', { name: t('backoffice.filters.shareNew') })).toHaveCount(0);
  await shopper.open('/admin/orders?status=SHIPPED');
  await main.getByLabel(t('backoffice.filters.name')).fill('Відправлене 7602');
  await main.getByRole('checkbox', { name: t('backoffice.filters.shareNew') }).check();
  await main.getByRole('button', { name: t('backoffice.filters.save') }).click();
  const view = main.getByRole('link', { name: 'Відправлене 7602' });
  await expect(view).toHaveAttribute('aria-current', 'true');
  expect(await axeViolations(page)).toEqual([]);

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'uk-UA' });
  const colleague = new Shopper(await context.newPage(), 'ua');
  await colleague.enterAs(COLLEAGUE);
  await colleague.open('/admin/orders');
  const theirs = colleague.page.getByRole('main');
  const shared = theirs.getByRole('link', { name: 'Відправлене 7602' });
  await expect(shared).toContainText('Марія Ткач');
  await expect(
    theirs.getByRole('button', { name: t('backoffice.filters.forget', { name: 'Відправлене 7602' }) }),
  ).toHaveCount(0);
  await shared.click();
  await colleague.page.waitForURL(/status=SHIPPED/);
  expect(await axeViolations(colleague.page)).toEqual([]);

  await main.getByRole('button', { name: t('backoffice.filters.unshare') }).click();
  await expect(main.getByRole('button', { name: t('backoffice.filters.share'), exact: true })).toBeVisible();
  await colleague.page.reload();
  await expect(shared).toHaveCount(0);
  await context.close();
});
