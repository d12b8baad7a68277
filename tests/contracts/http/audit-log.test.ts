import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../../src/server/account/tables.ts';
import { recordChanges } from '../../../src/server/audit/audit-log.ts';
import { connectData, seededData } from '../../support/built-shop.ts';
import { startShop, type Running } from '../../support/shop-process.ts';
import { ADMIN, addStaffAccounts } from '../../support/staff-account.ts';

let shop: Running;
let cookie: string;
const ask = async (path: string) => {
  const answer = await fetch(shop.url + path, { redirect: 'manual', headers: { cookie } });
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('\u00A0', ' ');
};

beforeAll(async () => {
  const data = await seededData();
  const { database, close } = await connectData(data);
  await addStaffAccounts(database);
  const [admin] = await database
    .update(users)
    .set({ name: '' })
    .where(eq(users.email, ADMIN.email))
    .returning({ id: users.id });
  const entry = { staffId: admin?.id ?? null, changes: {} };
  await recordChanges(database, [
    {
      ...entry,
      subject: 'product',
      subjectId: '101',
      action: 'purchase-price-entered',
      changes: { purchase: ['', '36000.00 UAH, ТОВ Сонце Опт, 2026-11-30'] },
    },
    {
      ...entry,
      subject: 'rate',
      subjectId: 'USD/UAH',
      action: 'rate-entered',
      why: '=HYPERLINK("https://example.com")',
    },
  ]);
  await close();
  shop = await startShop(data);
  const signedIn = await fetch(`${shop.url}/en/auth`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ intent: 'login', ...ADMIN }),
  });
  cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
});
afterAll(() => shop.stop());

test('the page shows what is asked for, amounts and days as the language writes them', async () => {
  const all = await ask('/ua/admin/audit');
  expect(all).toContain('36 000,00 грн, ТОВ Сонце Опт, 30.11.2026');
  expect(all).toContain('HYPERLINK');
  const products = await ask('/ua/admin/audit?about=product&q=101');
  expect(products).toContain('36 000,00 грн');
  expect(products).not.toContain('HYPERLINK');
  expect(await ask('/ua/admin/audit?to=2020-01-01')).not.toContain('36 000,00 грн');
});

test('the file has the same, names who has no name by their address, and runs no formula', async () => {
  const linesOf = async (path: string) => (await ask(path)).trim().split('\r\n');
  const [, ...all] = await linesOf('/ua/admin/audit/csv');
  expect(all.find((line) => line.includes('HYPERLINK'))).toContain(`"'=HYPERLINK(""https://example.com"")"`);
  expect(all.find((line) => line.includes('Сонце'))).toContain(';"36 000,00 грн, ТОВ Сонце Опт, 30.11.2026"');
  const rates = await linesOf('/ua/admin/audit/csv?about=rate');
  expect(rates).toHaveLength(2);
  expect(rates[1]).toContain(ADMIN.email);
});
