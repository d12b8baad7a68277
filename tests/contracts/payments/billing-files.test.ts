import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../../src/domain/limits/rate-limits.ts';
import { billingFiles } from '../../../src/server/http/billing-files.ts';
import { orderItems } from '../../../src/server/orders/tables.ts';
import { addCustomers } from '../../support/sample-order.ts';
import { readArchive } from '../../support/read-archive.ts';
import { openCardShop } from '../../support/card-shop.ts';

let card: Awaited<ReturnType<typeof openCardShop>>;
let orderId: string;
/** Asks as the customer of that id, as nobody without one; who is signed in is proven by the matrix of rights. */
const ask = async (path: string, userId?: string) => {
  const shop = {
    ...card.shop,
    identity: {
      ...card.shop.identity,
      userOf: () => Promise.resolve(userId === undefined ? null : ({ id: userId } as never)),
    },
  };
  return billingFiles({ shop }).request(path);
};
/** Of the day that the payment has: the entry’s own, whatever the clock says. */
let paidIn: number;
const year = () => paidIn;
beforeAll(async () => {
  card = await openCardShop();
  ({ orderId } = await card.paid());
  await card.shop.payments.refundPart({
    id: crypto.randomUUID(),
    orderId,
    amountMinor: 500,
    reason: 'Подряпина',
    staffId: '7',
  });
  await card.returnMoney();
  await addCustomers(card.database, 'other', 'greedy');
  const everything = { year: null, type: 'all', from: null, until: null } as const;
  [paidIn = 0] = (await card.shop.payments.listBilling(card.customer, everything)).years;
});
afterAll(() => card.close());

test('the table has a line for each payment and refund, in the language that was asked for', async () => {
  const answer = await ask('/payments.csv?locale=pl', card.customer);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="promin-payments.csv"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, refund, payment, ...rest] = new TextDecoder().decode(bytes).split('\r\n');
  expect(head).toBe('Data;Zamówienie;Rodzaj;Opis;Metoda płatności;Kwota;Waluta;Dokumenty');
  expect(refund).toContain(';"-5,00";UAH;');
  expect(payment).toMatch(/;"\d+,\d{2}";UAH;/);
  expect(rest).toEqual(['']);
});

test('it is narrowed as the page is, and named after it', async () => {
  const answer = await ask('/payments.csv?locale=en&type=refund&year=2001', card.customer);
  expect(answer.headers.get('content-disposition')).toContain('"promin-payments-2001-refund.csv"');
  expect((await answer.text()).split('\r\n')).toHaveLength(2);
  const refunds = await ask('/payments.csv?locale=en&type=refund', card.customer);
  expect((await refunds.text()).split('\r\n')).toHaveLength(3);
});

test('a product that is called like a formula is none in the table', async () => {
  const isOrder = eq(orderItems.orderId, orderId);
  await card.database
    .update(orderItems)
    .set({ name: '=HYPERLINK("https://evil.example";"x"),\r\n@SUM(A1)' })
    .where(isOrder);
  const table = await (await ask('/payments.csv?locale=en', card.customer)).text();
  expect(table).toContain(`,"'=HYPERLINK(""https://evil.example"";""x""),\r\n@SUM(A1)",`);
  expect(table).not.toMatch(/(?:^|,|\n)"?[=+]/);
});

test('a year’s archive has its invoices and corrections as PDFs, once each', async () => {
  const answer = await ask(`/documents-${year()}-1.zip`, card.customer);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="promin-documents-${year()}.zip"`,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const files = await readArchive(Buffer.from(await answer.arrayBuffer()));
  const { entries } = await card.shop.payments.listBilling(card.customer, {
    year: year(),
    type: 'all',
    from: null,
    until: null,
  });
  const numbers = entries.flatMap(({ documents }) => documents.map(({ number }) => `${number}.pdf`));
  expect(numbers).toHaveLength(2);
  expect(Object.keys(files).toSorted()).toEqual(numbers.toSorted());
  for (const text of Object.values(files)) expect(text).toMatch(/^%PDF-/);
});

test('nobody gets files, and another customer none of these', async () => {
  for (const path of ['/payments.csv', `/documents-${year()}-1.zip`, '/x']) {
    expect((await ask(path)).status).toBe(401);
  }
  const table = await ask('/payments.csv?locale=en', 'other');
  expect((await table.text()).split('\r\n')).toHaveLength(2);
  expect((await ask(`/documents-${year()}-1.zip`, 'other')).status).toBe(404);
  for (const wrong of [`${year()}-2`, `${year()}-0`, `${year()}-9999`, '1999-1', '2001-1', '2001']) {
    expect((await ask(`/documents-${wrong}.zip`, card.customer)).status).toBe(404);
  }
});

test('beyond its limit an account is told when to come again, and no other account', async () => {
  for (let call = 0; call < RATE_LIMITS.billingFile.calls; call++) {
    expect((await ask('/payments.csv', 'greedy')).status).toBe(200);
  }
  const refused = await ask('/payments.csv', 'greedy');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('/payments.csv', 'other')).status).toBe(200);
});
