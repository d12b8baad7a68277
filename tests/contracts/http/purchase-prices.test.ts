import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purchasePrices } from '../../../src/server/catalogue/purchase-prices/tables.ts';
import { connectData, seededData } from '../../support/built-shop.ts';
import { startShop, type Running } from '../../support/shop-process.ts';
import { addStaffAccounts, STAFF } from '../../support/staff-account.ts';

const SUPPLIER = 'Hidden Supplier 4711';
/** 6,543,217.89 however it is grouped, in minor units too, and the name of who supplies it. */
const HIDDEN = /6\D{0,6}543\D{0,6}217|654321789|Hidden Supplier/;

let shop: Running;
let cookie: string;
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { redirect: 'manual', headers });

beforeAll(async () => {
  const data = await seededData();
  const { database, close } = await connectData(data);
  await addStaffAccounts(database);
  await database.insert(purchasePrices).values({
    productId: 101,
    day: '2026-01-01',
    currency: 'UAH',
    minor: 654_321_789,
    supplier: SUPPLIER,
  });
  await close();
  shop = await startShop(data);
  const signedIn = await fetch(`${shop.url}/en/auth`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ intent: 'login', ...STAFF }),
  });
  cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
});
afterAll(() => shop.stop());

describe('what the shop pays for goods is for staff alone', () => {
  test.each([
    '/en/admin/products/101',
    '/ua/admin/prices/margins',
    '/pl/admin/prices/margins/csv?currency=UAH',
    '/ua/admin/products/csv',
  ])('staff read it at %s', async (path) => {
    const answer = await ask(path, { cookie });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(HIDDEN);
  });

  test.each([
    '/en/admin/products/101',
    '/en/admin/prices/margins',
    '/en/admin/prices/margins/csv',
    '/en/admin/products/csv',
  ])('a visitor does not at %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBeGreaterThanOrEqual(300);
    expect(await answer.text()).not.toMatch(HIDDEN);
  });

  test.each([
    '/ua/product/101',
    '/pl/product/101',
    '/en/product/101',
    '/en/product/101.data',
    '/ua/solar-panels',
    '/en/solar-panels.data',
    '/en/search?q=solar',
    '/en/compare?ids=101',
    '/api/products/101',
    '/api/products?pagination[pageSize]=100',
    '/api/search/suggestions?q=solar',
    '/sitemaps/products-1.xml',
    '/feeds/google/ua.xml',
    '/feeds/google/pl.xml',
  ])('nor does anybody at %s, staff neither', async (path) => {
    for (const answer of [await ask(path), await ask(path, { cookie })]) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(HIDDEN);
    }
  });
});
