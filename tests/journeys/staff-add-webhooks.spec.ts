import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axeViolations, expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { ADMIN } from '../support/staff-account.ts';

test('an admin adds a webhook, a program gets a signed test, it is sent again, and the stock is sent as it changes', async ({
  page,
}) => {
  const taken: { headers: IncomingHttpHeaders; body: string }[] = [];
  const program = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/hook`;
  try {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await shopper.enterAs(ADMIN);
    await shopper.open('/admin/webhooks');
    const form = page.getByRole('region', { name: t('backoffice.webhooks.add') });
    const add = form.getByRole('button', { name: t('backoffice.webhooks.add') });
    const address = form.getByLabel(t('backoffice.webhooks.field.address'));
    await address.fill('https://user:word@erp.example/');
    await form.getByLabel(t('backoffice.webhooks.note')).fill('Облік «Склад»');
    await add.click();
    await expect(form.getByText(t('backoffice.webhooks.problem.url'))).toBeVisible();
    await expect(form.getByText(t('backoffice.webhooks.problem.events'))).toBeVisible();
    await address.fill(url);
    await form.getByLabel(t('backoffice.webhooks.event.order.created')).check();
    await add.click();
    const secret = (await page.getByRole('main').locator('code').textContent()) ?? '';
    expect(await axeViolations(page)).toEqual([]);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }

    await address.fill('https://later.example/hook');
    await page.getByRole('button', { name: t('backoffice.webhooks.do.test') }).click();
    await expect(page.getByText(t('backoffice.webhooks.done'))).toBeVisible();
    // What is shown once, and what is typed, outlives the other buttons of the page.
    await expect(page.getByRole('main').locator('code')).toHaveText(secret);
    await expect(address).toHaveValue('https://later.example/hook');
    await expect.poll(() => taken.length, { timeout: 20_000 }).toBe(1);
    const { headers, body } = taken[0] ?? { headers: {}, body: '' };
    const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']];
    const signature = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
      .update(`${String(id)}.${String(timestamp)}.${body}`)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);

    await expect
      .poll(async () => {
        await shopper.open('/admin/webhooks');
        return page.getByRole('button', { name: t('backoffice.webhooks.resend') }).count();
      })
      .toBe(1);
    await page.getByRole('button', { name: t('backoffice.webhooks.resend') }).click();
    await expect.poll(() => taken.length, { timeout: 20_000 }).toBe(2);
    expect(taken[1]?.headers['webhook-id']).toBe(id);
    await shopper.open('/admin/audit');
    await expect(page.getByText(t('backoffice.audit.action.webhook-resent')).first()).toBeVisible();

    // Other journeys change the stock, too: what is said of this product alone counts.
    await shopper.open('/admin/webhooks');
    await address.fill(url);
    await form.getByLabel(t('backoffice.webhooks.note')).fill('Залишки');
    await form.getByLabel(t('backoffice.webhooks.event.stock.changed')).check();
    await add.click();
    await expect(page.getByRole('main').locator('code')).toBeVisible();
    await shopper.open('/admin/products/102');
    const stock = page.getByRole('region', { name: t('backoffice.product.stockTitle') });
    await stock.getByLabel(t('backoffice.product.stockBy')).fill('+3');
    await stock.getByLabel(t('backoffice.product.stockReason')).selectOption('delivery');
    await stock.getByRole('button').click();
    const news = () =>
      taken
        .map(
          (each) => JSON.parse(each.body) as { type: string; data: { id?: number; articleNumber: string } },
        )
        .find(({ type, data }) => type === 'stock.changed' && data.id === 102);
    await expect.poll(() => news()?.type, { timeout: 20_000 }).toBe('stock.changed');
    await shopper.open('/admin/webhooks');
    const row = page.getByRole('listitem').filter({ hasText: t('backoffice.webhooks.event.stock.changed') });
    await expect(
      row.getByRole('link', { name: news()?.data.articleNumber ?? '', exact: true }).first(),
    ).toBeVisible();
  } finally {
    program.closeAllConnections();
    program.close();
  }
});
