import { checkoutBody } from '../support/checkout-body.ts';
import { register } from '../support/http-customer.ts';
import { axeViolations, expect, LONG, test, texts, WINDOWS } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');

test(
  'staff send a statement of the bank, see which orders it pays, and record them',
  LONG,
  async ({ page, baseURL }) => {
    const customer = await register(baseURL ?? '', 8801);
    const place = async (quantity: number) => {
      const answer = await fetch(`${baseURL}/api/create-checkout-session`, {
        method: 'POST',
        headers: customer.headers,
        body: JSON.stringify(checkoutBody([{ id: 508, quantity, isRental: false }])),
      });
      const { orderId } = (await answer.json()) as { orderId: string };
      const read = await fetch(`${baseURL}/api/orders/${orderId}`, { headers: customer.headers });
      return ((await read.json()) as { data: { orderNumber: string; total: number; id: string } }).data;
    };
    const [exact, typed] = [await place(1), await place(2)];

    const shopper = new Shopper(page, 'ua');
    await shopper.enterAs(STAFF);
    await shopper.open('/admin/payments');
    await page.getByRole('link', { name: t('backoffice.statement.open') }).click();
    await shopper.arriveAt('/admin/payments/statement');
    await shopper.open('/admin/payments/statement');
    const main = page.getByRole('main');
    const read = main.getByRole('button', { name: t('backoffice.statement.read') });
    const send = async (name: string, lines: readonly string[]) => {
      await main
        .getByLabel(t('backoffice.statement.file'))
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
      await read.click();
    };
    await send('price.csv', ['id;name', '1;Panel']);
    await expect(main).toContainText(t('backoffice.statement.problem.no-statement'));

    const lines = [
      'Дата операції;Сума;Призначення платежу;Кореспондент;Номер документу',
      `05.11.2026;${exact.total.toFixed(2)};Оплата замовлення ${exact.orderNumber};Коваль Олена;8801-1`,
      `05.11.2026;${typed.total.toFixed(2)};Дякую за швидку відповідь;ТОВ «Дах 8801»;8801-2`,
      '05.11.2026;-70.00;Комісія;Банк;8801-3',
    ];
    await send('statement.csv', lines);
    const rows = main.getByRole('form').or(main).getByRole('listitem');
    const named = rows.filter({ hasText: 'Коваль Олена' });
    const unnamed = rows.filter({ hasText: 'Дах 8801' });
    await expect(named).toContainText(t('backoffice.statement.match.exact'));
    await expect(named.getByRole('checkbox')).toBeChecked();
    await expect(unnamed.getByRole('checkbox')).not.toBeChecked();
    await expect(main).toContainText(t('backoffice.statement.others', { count: 1 }));
    for (const window of Object.values(WINDOWS)) {
      await page.setViewportSize(window);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
    }

    await unnamed.getByRole('checkbox').check();
    await unnamed.getByLabel(t('backoffice.statement.order')).fill('ORD-1');
    await main.getByRole('button', { name: t('backoffice.statement.record') }).click();
    await expect(named).toContainText(t('backoffice.transfer.done.accept'));
    await expect(unnamed).toContainText(t('backoffice.statement.refused.order-not-found'));
    await unnamed.getByRole('checkbox').check();
    await unnamed.getByLabel(t('backoffice.statement.order')).fill(typed.orderNumber);
    await main.getByRole('button', { name: t('backoffice.statement.record') }).click();
    await expect(unnamed).toContainText(t('backoffice.transfer.done.accept'));

    // A second upload, by whoever did not know of the first, has nothing left to record.
    await send('statement.csv', lines);
    await expect(named).toContainText(t('backoffice.statement.match.recorded'));
    await expect(main.getByRole('checkbox')).toHaveCount(0);
    await shopper.open(`/admin/orders/${typed.id}`);
    await expect(main).toContainText(t('orderStatus.PROCESSING'));
  },
);
