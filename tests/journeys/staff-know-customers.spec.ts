import { axeViolations, expect, test } from '../support/journey.ts';
import { register } from '../support/http-customer.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

test('staff find a customer by order and by name, see everything of them on one page, and leave a note', async ({
  page,
  baseURL,
}) => {
  const customer = await register(baseURL ?? '', 7301);
  const orderId = await customer.placeOrder();
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  await shopper.open(`/admin/orders/${orderId}`);
  const main = page.getByRole('main');
  const [number = ''] =
    /ORD-\d+/.exec((await main.getByRole('heading', { level: 1 }).textContent()) ?? '') ?? [];

  await shopper.open('/admin/customers');
  const search = main.getByLabel(t('backoffice.customers.search'));
  await search.fill(number);
  await search.press('Enter');
  await page.waitForURL(/q=ORD/);
  await main.getByRole('link', { name: 'Olena 7301' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Olena 7301');
  await expect(main.getByRole('link', { name: customer.email })).toBeVisible();
  await expect(main.getByRole('link', { name: number, exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const notes = main.getByRole('region', { name: t('backoffice.note.title') });
  const write = notes.getByRole('button', { name: t('backoffice.note.write') });
  await write.click();
  await expect(notes.getByText(t('backoffice.note.empty'))).toBeVisible();
  await notes.getByLabel(t('backoffice.note.text')).fill('Телефонувати після 18:00');
  await write.click();
  await expect(main.getByText(t('backoffice.note.written'))).toBeVisible();
  await expect(notes.getByRole('listitem').getByText('Телефонувати після 18:00')).toBeVisible();
  await expect(notes.getByLabel(t('backoffice.note.text'))).toHaveValue('');
  // Sent again by the way back, it is not there twice.
  await page.reload();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await notes.getByRole('button', { name: t('backoffice.note.remove') }).click();
  await expect(main.getByText(t('backoffice.note.removed'))).toBeVisible();
  await expect(notes.getByRole('listitem')).toHaveCount(0);

  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/admin/customers', new URL(page.url()).pathname.replace('/ua', '')]) {
      await shopper.open(path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
    }
  }
});
