import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { blockedDays, rentalPeriod } from '../../../src/domain/rental/rental-days.ts';
import { formatDate } from '../../../src/domain/locale/format-date.ts';
import { readAs, readProblem } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { BY_VEHICLE, rentalStart } from '../../support/rental-start.ts';
import { openTestShop, type SignedInCustomer } from '../../support/test-shop.ts';

const { api, signedIn, close } = await openTestShop();
afterAll(close);

/** Of each there is one machine in each depot. */
const CRANE = 2602;
const LIFT = 2603;
const ranges = v.array(v.array(v.strictObject({ from: v.string(), to: v.string() })));
const known = v.strictObject({
  data: v.strictObject({
    market: v.string(),
    today: v.string(),
    travelDays: v.number(),
    machines: ranges,
    own: v.array(v.strictObject({ firstDay: v.string(), lastDay: v.string() })),
  }),
});

const availability = async (id: number, currency = 'UAH') =>
  (await readAs(known, await api(`/products/${id}/availability?currency=${currency}`))).data;
const rented = (id: number, rentalStartDate: string | undefined, rentalCount = 3) => ({
  id,
  quantity: 1,
  isRental: true,
  rentalDuration: 'day',
  rentalCount,
  rentalStartDate,
});
const order = async (customer: SignedInCustomer, line: unknown, locale = 'uk') =>
  api('/create-checkout-session', {
    method: 'POST',
    headers: customer.headers,
    body: JSON.stringify(checkoutBody([line], { locale })),
  });

describe('availability', () => {
  test('tells on which days each machine of the market is taken, and of nobody by whom', async () => {
    expect(await availability(CRANE)).toMatchObject({ market: 'UA', machines: [[]] });
    const startDate = rentalStart();
    expect((await order(await signedIn(), rented(CRANE, startDate))).status).toBe(201);
    const taken = blockedDays(rentalPeriod({ startDate, duration: 'day', count: 3 }), BY_VEHICLE);
    expect(await availability(CRANE)).toMatchObject({ machines: [[taken]] });
    expect(await availability(CRANE, 'PLN')).toMatchObject({ market: 'PL', machines: [[]] });
  });

  test('of what is sold has no machine, of what there is not is none', async () => {
    expect(await availability(101)).toMatchObject({ machines: [] });
    expect((await api('/products/999999/availability')).status).toBe(404);
    expect((await api('/products/x/availability')).status).toBe(404);
  });
});

describe('alternatives', () => {
  const read = v.strictObject({
    data: v.array(
      v.strictObject({ id: v.number(), name: v.string(), price: v.number(), currency: v.string() }),
    ),
  });
  const ask = async (query: string) =>
    (await readAs(read, await api(`/products/2001/alternatives?${query}`))).data;

  test('are three others of the category that are free on these very days, by their price of all of them', async () => {
    const from = rentalStart(25);
    const found = await ask(`from=${from}&days=2&currency=UAH`);
    expect(found).toHaveLength(3);
    expect(found.map(({ id }) => id)).not.toContain(2001);
    const [first] = found;
    if (first === undefined) throw new Error('Nothing is free');
    const machines = (await availability(first.id)).machines.length;
    const customer = await signedIn();
    const line = { ...rented(first.id, from, 2), quantity: machines };
    expect((await order(customer, line)).status).toBe(201);
    expect((await ask(`from=${from}&days=2&currency=UAH`)).map(({ id }) => id)).not.toContain(first.id);
    const refused = await readProblem(await order(customer, { ...line, quantity: 1 }));
    expect(refused.details.alternatives).toMatchObject(
      Array.from({ length: 3 }, () => ({ currency: 'UAH' })),
    );
    const many = await ask(`from=${from}&days=2&machines=900&currency=UAH`);
    expect(many).toEqual([]);
  });

  test('are none of what is sold; of what there is not is none, and days are asked for', async () => {
    const status = async (path: string) => (await api(path)).status;
    expect(await status('/products/999999/alternatives?from=2026-12-07')).toBe(404);
    expect(await status('/products/2001/alternatives')).toBe(400);
    expect(await status('/products/2001/alternatives?from=2026-02-31')).toBe(400);
    const sold = await readAs(read, await api('/products/101/alternatives?from=2026-12-07'));
    expect(sold.data).toEqual([]);
  });
});

describe('a rental', () => {
  test.each(['uk', 'pl', 'en'] as const)(
    'whose days are taken is refused with the nearest ones, in %s',
    async (locale) => {
      const customer = await signedIn();
      const startDate = rentalStart(20);
      await order(customer, rented(LIFT, startDate));
      const answer = await order(customer, rented(LIFT, startDate), locale);
      expect(answer.status).toBe(409);
      const { message, details } = await readProblem(answer);
      expect(details).toMatchObject({ reason: 'days-taken', productId: LIFT, available: 0 });
      const nearest = v.parse(v.array(v.string()), details.nearest);
      expect(nearest).toHaveLength(3);
      for (const day of nearest) expect(message).toContain(formatDate(day, locale, 'UTC', 'short'));
    },
  );

  test('needs a first day, on which the depot hands over', async () => {
    const customer = await signedIn();
    const refused = async (day: string | undefined) => {
      const answer = await order(customer, rented(LIFT, day));
      expect(answer.status).toBe(422);
      return (await readProblem(answer)).details;
    };
    expect(await refused(undefined)).toMatchObject({ reason: 'days-missing' });
    expect(await refused('2026-01-05')).toMatchObject({ reason: 'day-not-offered', fault: 'early' });
    expect(await refused('2090-01-05')).toMatchObject({ reason: 'day-not-offered', fault: 'late' });
  });
});
