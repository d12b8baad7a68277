import { axeViolations, expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { ADMIN } from '../support/staff-account.ts';

test('an admin makes a key, a program writes stock, price and product with it, the log says so, and the key is revoked', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(ADMIN);
  await shopper.open('/admin/api-keys');
  const form = page.getByRole('region', { name: t('backoffice.apiKeys.add') });
  const add = form.getByRole('button', { name: t('backoffice.apiKeys.add') });
  const name = form.getByLabel(t('backoffice.apiKeys.name'));
  await name.fill('Облік «Склад»');
  await add.click();
  await expect(form.getByText(t('backoffice.apiKeys.problem.scopes'))).toBeVisible();
  await expect(name).toHaveValue('Облік «Склад»');
  expect(await axeViolations(page)).toEqual([]);
  for (const scope of ['read-stock', 'write-stock', 'write-prices', 'write-products'] as const) {
    await form.getByLabel(t(`backoffice.apiKeys.scope.${scope}`)).check();
  }
  await add.click();
  const key = await page.getByRole('main').locator('code').textContent();
  await expect(name).toHaveValue('');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  const headers = { authorization: `Bearer ${key}` };
  const listed = await request.get('/api/partner/stock?after=100', { headers });
  const { data } = (await listed.json()) as {
    data: { articleNumber: string; reserved: number; free: number }[];
  };
  const [product] = data;
  const { articleNumber = '', reserved = 0, free = 0 } = product ?? {};
  const set = await request.put('/api/partner/stock', {
    headers,
    data: { items: [{ articleNumber, onShelf: 4321 + reserved, expected: free + reserved }] },
  });
  expect(await set.json()).toMatchObject({ data: [{ free: 4321, missing: 0 }] });
  const priced = await request.put('/api/partner/prices', {
    headers,
    data: {
      items: [{ articleNumber, currency: 'UAH', minor: 7_654_321, isLargeChange: true }],
    },
  });
  expect(priced.status()).toBe(200);
  const written = await request.put('/api/partner/products', {
    headers,
    data: { items: [{ articleNumber, fields: { brand: 'Марка від партнера' } }] },
  });
  expect(await written.json()).toMatchObject({ data: [{ articleNumber, state: 'changed', changed: 1 }] });
  await shopper.open('/admin/audit');
  await expect(page.getByRole('listitem').filter({ hasText: 'Марка від партнера' }).first()).toContainText(
    'Облік «Склад»',
  );
  await expect(page.getByRole('listitem').filter({ hasText: '76 543,21' }).first()).toContainText(
    'Облік «Склад»',
  );
  const entry = page.getByRole('listitem').filter({ hasText: '4321' }).first();
  await expect(entry).toContainText('Облік «Склад»');

  await shopper.open('/admin/api-keys');
  const own = page.getByRole('listitem').filter({ hasText: 'Облік «Склад»' });
  await expect(own).toContainText(t('backoffice.apiKeys.limit', { calls: 60 }));
  await own.getByText(t('backoffice.apiKeys.changeLimit')).click();
  const calls = own.getByLabel(t('backoffice.apiKeys.calls'));
  await calls.fill('6000');
  const save = own.getByRole('button', { name: t('backoffice.apiKeys.setLimit') });
  await save.click();
  await expect(own.getByText(t('backoffice.apiKeys.problem.calls', { max: 600 }))).toBeVisible();
  await expect(calls).toHaveValue('6000');
  expect(await axeViolations(page)).toEqual([]);
  await calls.fill('120');
  await own.getByLabel(t('backoffice.product.why')).fill('Розпродаж');
  await save.click();
  await expect(page.getByText(t('backoffice.apiKeys.done.limit'))).toBeVisible();
  await expect(own).toContainText(t('backoffice.apiKeys.limit', { calls: 120 }));

  await page
    .getByRole('button', { name: t('backoffice.apiKeys.revoke') })
    .first()
    .click();
  await expect(page.getByText(t('backoffice.apiKeys.done.revoked'))).toBeVisible();
  expect((await request.get('/api/partner/stock', { headers })).status()).toBe(401);
});
