import { axeViolations, expect, test, WINDOWS } from '../support/journey.ts';
import { register } from '../support/http-customer.ts';
import { readPdf } from '../support/read-pdf.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

test('staff keep a view of orders, tick those that are to be packed, and print their packing slips', async ({
  page,
  baseURL,
}) => {
  const customer = await register(baseURL ?? '', 7601);
  const ids = [await customer.placeOrder(), await customer.placeOrder()];
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  const main = page.getByRole('main');
  const numbers: string[] = [];
  for (const id of ids) {
    await shopper.open(`/admin/orders/${id}`);
    // It waits for a call: nothing is packed yet.
    await expect(main.getByRole('link', { name: t('order.slip.title') })).toHaveCount(0);
    await main.getByRole('button', { name: t('backoffice.confirm.do') }).click();
    await expect(main.getByText(t('backoffice.confirm.done'))).toBeVisible();
    await expect(main.getByRole('link', { name: t('order.slip.title') })).toBeVisible();
    numbers.push(
      /ORD-\d+/.exec((await main.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '',
    );
  }

  const mine = `q=${encodeURIComponent(customer.email)}`;
  await shopper.open(`/admin/orders?status=PROCESSING&${mine}`);
  await main.getByLabel(t('backoffice.filters.name')).fill('До пакування 7601');
  await main.getByRole('button', { name: t('backoffice.filters.save') }).click();
  const view = main.getByRole('link', { name: 'До пакування 7601' });
  await expect(view).toHaveAttribute('aria-current', 'true');
  await shopper.open('/admin/orders');
  await view.click();
  await page.waitForURL(/status=PROCESSING/);

  const slips = main.getByRole('button', { name: t('backoffice.orders.slipsDo') });
  // Without a tick the list comes again as it was, and says what is missing.
  await slips.click();
  await expect(main.getByText(t('backoffice.orders.noneChosen'))).toBeVisible();
  await expect(page).toHaveURL(/status=PROCESSING/);
  const box = (number: string) =>
    main.getByRole('checkbox', { name: t('backoffice.orders.choose', { number }) });
  await main.getByRole('link', { name: t('backoffice.orders.chooseAll') }).click();
  for (const number of numbers) await expect(box(number)).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);

  const address = await main
    .getByRole('form', { name: t('backoffice.orders.chosen') })
    .evaluate((form: HTMLFormElement) => {
      const chosen = [...new FormData(form)].filter((pair): pair is [string, string] => pair[0] === 'id');
      return `${form.action}?${String(new URLSearchParams(chosen))}`;
    });
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const file = await readPdf(await answer.body());
  expect(file.pages).toBe(2);
  for (const number of numbers) expect(file.text).toContain(number);

  for (const window of Object.values(WINDOWS)) {
    await page.setViewportSize(window);
    await shopper.open(`/admin/orders?${mine}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  }
});
