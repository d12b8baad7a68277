import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { addCustomers, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { returnDay } from '../../domain/rental/rental-days.ts';
import { messagesOf } from '../messages/messages.ts';
import { endSessions } from '../account/end-sessions.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { calendarFeedsOf } from './calendar-feeds.ts';
import { bookings, depots, leases, machines } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek');
const calendars = calendarFeedsOf(database, { secret: 'a secret', publicUrl: 'https://shop.example' });
const startDate = rentalStart();
const placed = await placeOrder(
  database,
  ORDER_NEEDS,
)(
  orderRequest('olena', {
    lines: [{ id: 2103, quantity: 2, rental: { duration: 'day', count: 3, startDate } }],
  }),
);
const olena = { userId: 'olena' };
const [booking] = await database.select().from(bookings);
const machine = { machineId: booking?.machineId ?? 0 };

const nameIn = (address: string | null) => address?.split('/').at(-1) ?? '';
/** A calendar with its folded lines made whole (RFC 5545, 3.1). */
const read = async (name: string) => (await calendars.read(name))?.replaceAll('\r\n ', '') ?? null;
const compact = (day: string) => day.replaceAll('-', '');

test('a calendar is offered to who has rented, and made when it is asked for', async () => {
  expect(await calendars.findOwn('marek')).toBeNull();
  expect(await calendars.findOwn('olena')).toEqual({ address: null });
  await calendars.renew(olena);
  expect((await calendars.findOwn('olena'))?.address).toMatch(
    /^https:\/\/shop\.example\/calendars\/[\da-f-]{36}\.[\w-]{43}\.ics$/,
  );
});

test('a customer’s has the days of each lease and the day of its return, as whole days', async () => {
  await calendars.renew(olena);
  const calendar = await read(nameIn(await calendars.find(olena)));
  const [lease] = await database.select().from(leases);
  const lastDay = daysAfter(startDate, 2);
  const back = returnDay({ lastDay }, 'UA');
  expect(calendar).toContain(`UID:lease-${lease?.id}`);
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${compact(startDate)}`);
  expect(calendar).toContain(`DTEND;VALUE=DATE:${compact(daysAfter(lastDay, 1))}`);
  expect(calendar).toContain(`UID:return-${lease?.id}`);
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${compact(back)}`);
  expect(calendar).toContain('SUMMARY:2 × Оренда');
  expect(calendar).toContain(`https://shop.example/ua/lease/${lease?.id}`);
});

test('of a machine that there is not none is made', async () => {
  for (const machineId of [-1, 999_999, 9_999_999_999])
    expect(await calendars.renew({ machineId })).toBe(false);
});

test('a machine’s has its bookings by the order, and names nobody', async () => {
  await calendars.renew(machine);
  const calendar = await read(nameIn(await calendars.find(machine)));
  expect(calendar).toContain(`UID:booking-${booking?.id}`);
  expect(calendar).toContain(`SUMMARY:Замовлення ${placed.ok ? placed.orderNumber : ''}`);
  expect(calendar).not.toMatch(/Шевченко|olena/i);
});

test('a machine’s speaks the language of its depot’s country', async () => {
  const [polish] = await database
    .select({ id: machines.id })
    .from(machines)
    .innerJoin(depots, eq(depots.id, machines.depotId))
    .where(eq(depots.market, 'PL'))
    .limit(1);
  const owner = { machineId: polish?.id ?? 0 };
  await calendars.renew(owner);
  const polishTitle = messagesOf('pl').translate('calendar.machine', { number: '' }).trim();
  expect(await read(nameIn(await calendars.find(owner)))).toContain(`X-WR-CALNAME:${polishTitle}`);
});

test('what is cancelled is in no calendar', async () => {
  await calendars.renew(olena);
  const name = nameIn(await calendars.find(olena));
  await database.update(leases).set({ status: 'CANCELLED' });
  expect(await read(name)).not.toContain('BEGIN:VEVENT');
  await database.update(leases).set({ status: 'PENDING' });
  expect(await read(name)).toContain('BEGIN:VEVENT');
});

test('a former address, one of another secret and one that nobody signed open nothing', async () => {
  await calendars.renew(olena);
  const former = nameIn(await calendars.find(olena));
  expect(await read(former)).not.toBeNull();
  await calendars.renew(olena);
  const name = nameIn(await calendars.find(olena));
  expect(name).not.toBe(former);
  const [id = '', mark = ''] = name.split('.');
  for (const wrong of [
    former,
    ...'ABCDEFGH'
      .split('')
      .map((last) => `${id}.${mark.slice(0, -1)}${last}.ics`)
      .filter((each) => each !== name),
    `${id}.ics`,
    id,
    '',
    '..',
  ]) {
    expect(await read(wrong)).toBeNull();
  }
  const others = calendarFeedsOf(database, { secret: 'another', publicUrl: 'https://shop.example' });
  expect(await others.read(name)).toBeNull();
  await database.transaction((transaction) => endSessions(transaction, olena));
  expect(await read(name)).toBeNull();
  await calendars.renew(olena);
  const last = nameIn(await calendars.find(olena));
  await calendars.end(olena);
  expect(await read(last)).toBeNull();
  expect(await database.$count(leases, eq(leases.status, 'PENDING'))).toBe(1);
});
