import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import { DEFAULT_LOCALE, localeOfCountry, regionOf, type Locale } from '../../domain/locale/locale.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { returnDay } from '../../domain/rental/rental-days.ts';
import { recordMachineChange } from './machine-events.ts';
import { users } from '../account/tables.ts';
import { products } from '../catalogue/tables.ts';
import { fitsInteger } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { messagesOf } from '../messages/messages.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { drawCalendar, type CalendarEntry } from './draw-calendar.ts';
import { bookings, calendarFeeds, depots, leases, machines } from './tables.ts';

/** Whose days a calendar has. */
export type FeedOwner = { readonly userId: string } | { readonly machineId: number };

/** The latest that a calendar has: more than any calendar program shows. */
const ENTRIES_MAX = 500;

const NAME = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})\.ics$/;

const isOf = (owner: FeedOwner) =>
  'userId' in owner ? eq(calendarFeeds.userId, owner.userId) : eq(calendarFeeds.machineId, owner.machineId);

interface FeedOptions {
  readonly secret: string;
  readonly publicUrl: string;
}

/** A customer's leases, with the day on which each machine goes back. */
async function customersEntries(
  database: Database,
  userId: string,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): Promise<readonly CalendarEntry[]> {
  const { translate: t } = messagesOf(locale);
  const rows = await database
    .select({
      id: leases.id,
      firstDay: leases.firstDay,
      lastDay: leases.lastDay,
      name: orderItems.name,
      count: orderItems.quantity,
      orderNumber: orders.orderNumber,
      currency: orders.currency,
    })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        isNotNull(leases.firstDay),
        notInArray(leases.status, ['CANCELLED', 'REJECTED']),
      ),
    )
    .orderBy(desc(leases.firstDay))
    .limit(ENTRIES_MAX);
  return rows.toReversed().flatMap(({ id, firstDay, lastDay, count, orderNumber, currency, ...item }) => {
    if (firstDay === null || lastDay === null) return [];
    const name = count === 1 ? item.name : `${count} × ${item.name}`;
    const of = {
      text: t('calendar.order', { number: orderNumber }),
      url: `${publicUrl}/${regionOf(locale)}/lease/${id}`,
    };
    const back = returnDay({ lastDay }, marketOf(currency));
    return [
      { uid: `lease-${id}`, firstDay, lastDay, title: name, ...of },
      {
        uid: `return-${id}`,
        firstDay: back,
        lastDay: back,
        title: t('calendar.return', { name }),
        ...of,
      },
    ];
  });
}

/** The days on which a machine is somebody's; names no customer. */
async function machinesEntries(
  database: Database,
  machineId: number,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): Promise<readonly CalendarEntry[]> {
  const { translate: t } = messagesOf(locale);
  const rows = await database
    .select({
      id: bookings.id,
      firstDay: bookings.firstDay,
      lastDay: bookings.lastDay,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
    })
    .from(bookings)
    .leftJoin(leases, eq(leases.id, bookings.leaseId))
    .leftJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(eq(bookings.machineId, machineId), ne(bookings.status, 'CANCELLED'), ne(bookings.purpose, 'hold')),
    )
    .orderBy(desc(bookings.firstDay))
    .limit(ENTRIES_MAX);
  return rows.toReversed().map(({ id, firstDay, lastDay, orderId, orderNumber }) => ({
    uid: `booking-${id}`,
    firstDay,
    lastDay,
    title: orderNumber === null ? t('calendar.maintenance') : t('calendar.order', { number: orderNumber }),
    text: '',
    url: `${publicUrl}/${regionOf(locale)}/admin${orderId === null ? '' : `/orders/${orderId}`}`,
  }));
}

/** The calendars of a shop that are read by their secret addresses: each is signed by the shop, and another one once it is renewed. */
export function calendarFeedsOf(database: Database, { secret, publicUrl }: FeedOptions) {
  const markOf = (id: string) => createHmac('sha256', secret).update(`calendar:${id}`).digest();
  const addressOf = (id: string) => `${publicUrl}/calendars/${id}.${markOf(id).toString('base64url')}.ics`;
  return {
    /** The address of the calendar of somebody or something; null where none was made. */
    async find(owner: FeedOwner): Promise<string | null> {
      const [feed] = await database.select({ id: calendarFeeds.id }).from(calendarFeeds).where(isOf(owner));
      return feed === undefined ? null : addressOf(feed.id);
    },
    /** The address of a customer's calendar, null where none was made; null for who has neither a calendar nor a lease to be in it. */
    async findOwn(userId: string): Promise<{ readonly address: string | null } | null> {
      const address = await this.find({ userId });
      if (address !== null) return { address };
      const [rented] = await database
        .select({ id: leases.id })
        .from(leases)
        .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(and(eq(orders.userId, userId), isNotNull(leases.firstDay)))
        .limit(1);
      return rented === undefined ? null : { address };
    },
    /** Gives it a new address, and with the first a calendar; the former one is known no more. False for a machine that there is not. `staffId`: who does it for a machine. */
    async renew(owner: FeedOwner, staffId: string | null = null): Promise<boolean> {
      if ('machineId' in owner) {
        const { machineId: id } = owner;
        if (!fitsInteger(id) || (await database.$count(machines, eq(machines.id, id))) === 0) return false;
      }
      await database.transaction(async (transaction) => {
        await transaction
          .insert(calendarFeeds)
          .values(owner)
          .onConflictDoUpdate({
            target: 'userId' in owner ? calendarFeeds.userId : calendarFeeds.machineId,
            set: { id: sql`gen_random_uuid()`, createdAt: sql`now()` },
          });
        if ('machineId' in owner)
          await recordMachineChange(transaction, { ...owner, staffId, kind: 'calendar-renewed' });
      });
      return true;
    },
    /** Takes it away; `staffId` as in `renew`. */
    async end(owner: FeedOwner, staffId: string | null = null): Promise<void> {
      await database.transaction(async (transaction) => {
        const ended = await transaction.delete(calendarFeeds).where(isOf(owner)).returning();
        if ('machineId' in owner && ended.length > 0)
          await recordMachineChange(transaction, { ...owner, staffId, kind: 'calendar-ended' });
      });
    },
    /** The calendar behind the last part of an address; null for one that the shop did not sign, or that was renewed. */
    async read(name: string): Promise<string | null> {
      const [, id = '', mark = ''] = NAME.exec(name) ?? [];
      // As text: several spellings of base64url are the same bytes.
      const given = Buffer.from(mark);
      const own = Buffer.from(markOf(id).toString('base64url'));
      if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
      const [feed] = await database
        .select({
          userId: calendarFeeds.userId,
          machineId: calendarFeeds.machineId,
          locale: users.locale,
          market: depots.market,
          inventoryNumber: machines.inventoryNumber,
          article: products.articleNumber,
        })
        .from(calendarFeeds)
        .leftJoin(users, eq(users.id, calendarFeeds.userId))
        .leftJoin(machines, eq(machines.id, calendarFeeds.machineId))
        .leftJoin(depots, eq(depots.id, machines.depotId))
        .leftJoin(products, eq(products.id, machines.productId))
        .where(eq(calendarFeeds.id, id));
      if (feed === undefined) return null;
      const { userId, machineId, inventoryNumber } = feed;
      // A machine's is read by whoever works at its depot.
      const locale = feed.locale ?? localeOfCountry(feed.market, DEFAULT_LOCALE);
      const { translate: t } = messagesOf(locale);
      if (machineId !== null) {
        const entries = await machinesEntries(database, machineId, { locale, publicUrl });
        return drawCalendar(t('calendar.machine', { number: inventoryNumber ?? '' }), entries);
      }
      const entries = await customersEntries(database, userId ?? '', { locale, publicUrl });
      return drawCalendar(t('calendar.title'), entries);
    },
  };
}
