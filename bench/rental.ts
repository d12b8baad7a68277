import { sql } from 'drizzle-orm';
import { workingDaysFrom } from '../src/domain/calendar/working-days.ts';
import { dayIn, timeZoneOf } from '../src/domain/locale/market.ts';
import { connectEmbedded } from '../src/server/database/connect-embedded.ts';
import { connectPostgres } from '../src/server/database/connect-postgres.ts';
import type { Database } from '../src/server/database/database.ts';
import { readBoard } from '../src/server/rental/read-board.ts';
import { checkoutBody } from '../tests/support/checkout-body.ts';
import { register } from '../tests/support/http-customer.ts';
import { addStaffAccounts, STAFF } from '../tests/support/staff-account.ts';
import { startShop, type Running, type ShopOptions } from '../tests/support/shop-process.ts';
import { besideBare } from './bare-process.ts';
import { withCpu } from './cpu-time.ts';
import { race } from './measure.ts';
import { readRow } from './reading.ts';
import type { Row } from './row.ts';

const MACHINES = 1000;
const BOOKINGS_EACH = 40;
const CUSTOMERS = 25;
/** A customer may place 20 orders in ten minutes. */
const ORDERS_EACH = 16;

const BOARD = { machines: 500, days: 60 };
/** The board is read so often to compile what is hot, and as often for its mean. */
const BOARD_READS = 30;

/** How long the whole planning board of a large depot takes to read, without its page: milliseconds, and of this process's processor. */
async function measureBoard(database: Database): Promise<string> {
  const read = () =>
    readBoard(database)({
      query: { productId: null, depotId: null, state: null, isServiceDue: false, after: null },
      from: dayIn(timeZoneOf('UA'), new Date().toISOString()),
      length: BOARD.days,
      market: 'UA',
      locale: 'uk',
      pageSize: BOARD.machines,
    });
  for (let round = 0; round < BOARD_READS; round++) await read();
  const [begun, used] = [performance.now(), process.cpuUsage()];
  for (let round = 0; round < BOARD_READS; round++) await read();
  const { user, system } = process.cpuUsage(used);
  const [ms, cpuMs] = [performance.now() - begun, (user + system) / 1000].map((all) => all / BOARD_READS);
  const { machines, days } = BOARD;
  return `Board of ${machines} machines × ${days} days, read: ${ms?.toFixed(1)} ms, ${cpuMs?.toFixed(1)} ms of this process.`;
}

/** Gives the depot of Ukraine so many machines, each with bookings over a year; answers the products that they are of, and how the board is read. */
async function fillDepot({ dataDirectory, databaseUrl }: ShopOptions) {
  const { database, tidy, close } = databaseUrl
    ? connectPostgres(databaseUrl, { poolSize: 2 })
    : await connectEmbedded(dataDirectory);
  await addStaffAccounts(database);
  const { rows } = await database.execute<{ id: number }>(
    sql`select id from products where kind = 'rental' order by id`,
  );
  const ids = rows.map(({ id }) => id);
  await database.execute(sql`insert into machines (product_id, depot_id, inventory_number)
    select (${sql.param(ids)}::int[])[1 + number % ${ids.length}], (select min(id) from depots where market = 'UA'), 'BENCH-' || number
    from generate_series(1, ${MACHINES}) as number`);
  await database.execute(sql`insert into bookings
      (machine_id, purpose, status, first_day, last_day, blocked_from, blocked_to)
    select id, 'maintenance', 'CONFIRMED', begun, begun + 3, begun, begun + 5
    from machines cross join generate_series(0, ${BOOKINGS_EACH - 1}) as nth
    cross join lateral (select current_date + id % 9 + 9 * nth as begun) as day
    where inventory_number like 'BENCH-%'`);
  await tidy();
  const board = await measureBoard(database);
  await close();
  return { ids, board };
}

/** Orders of a machine for a day each, of different products and days, by many customers at a time. */
async function bookingRow(shop: Running, ids: readonly number[]): Promise<Row> {
  const accounts = await Promise.all(
    Array.from({ length: 2 * CUSTOMERS }, (_, number) => register(shop.url, 3000 + number)),
  );
  const today = dayIn(timeZoneOf('UA'), new Date().toISOString());
  const days = Array.from({ length: 200 }, (_, nth) => workingDaysFrom(today, 2 + nth, 'UA'));
  const book = async (url: string, worker: number, round: number) => {
    const place = worker * ORDERS_EACH + round;
    const line = {
      id: ids[place % ids.length],
      quantity: 1,
      isRental: true,
      rentalDuration: 'day',
      rentalCount: 1,
      rentalStartDate: days[place % days.length],
    };
    const answer = await fetch(`${url}/api/create-checkout-session`, {
      method: 'POST',
      headers: accounts[worker]?.headers ?? {},
      body: JSON.stringify(checkoutBody([line])),
    });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const crowd = (url: string, first: number) =>
    race(CUSTOMERS, ORDERS_EACH, (worker, round) => book(url, first + worker, round));
  // Others order first, as much and other days, until what is hot is compiled.
  const measure = async (server: Running) => {
    await crowd(server.url, CUSTOMERS);
    return withCpu(server, async () => ({
      ...(await crowd(server.url, 0)),
      requests: CUSTOMERS * ORDERS_EACH,
    }));
  };
  const empty = { body: Buffer.alloc(0), contentType: 'application/json', contentEncoding: '' };
  return {
    name: `bookings, ${CUSTOMERS} customers`,
    shop: await measure(shop),
    bare: await besideBare(empty, measure),
  };
}

/** Signs staff in by the shop's own form. */
async function staffCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/en/auth`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'login', ...STAFF }),
    redirect: 'manual',
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Lists of machines that are narrowed to days: made for each address, and one that is kept. */
async function listRows(options: ShopOptions): Promise<Row[]> {
  const today = dayIn(timeZoneOf('UA'), new Date().toISOString());
  const paths = Array.from({ length: 60 }, (_, nth) => {
    const [from, to] = [2 + nth, 4 + nth].map((days) => workingDaysFrom(today, days, 'UA'));
    return `/ua/${nth % 2 === 0 ? 'generators' : 'lifts-and-cranes'}?rentFrom=${from}&rentTo=${to}`;
  });
  const name = `rental list filtered by days, ${MACHINES} machines`;
  const read = async (shop: Running, reading: Parameters<typeof readRow>[1]) => {
    try {
      return await readRow(shop, reading);
    } finally {
      await shop.stop();
    }
  };
  const making = await startShop({ ...options, environment: { PAGE_CACHE_MB: '0' } });
  const made = await read(making, { name: `${name}, made`, paths, connections: 1 });
  const kept = { name: `${name}, kept`, paths: paths.slice(0, 1), connections: 10 };
  return [made, await read(await startShop(options), kept)];
}

/** The days of a thousand machines with forty thousand bookings, read and booked. */
export async function measureRentals(options: ShopOptions) {
  const { ids, board } = await fillDepot(options);
  const lists = await listRows(options);
  const shop = await startShop({ ...options, environment: { ORDER_LIMITS: 'off' } });
  try {
    const availability = await readRow(shop, {
      name: `days of each product, ${MACHINES} machines`,
      paths: ids.map((id) => `/api/products/${id}/availability?currency=UAH`),
      connections: 1,
    });
    const page = await readRow(shop, {
      name: `a page of the board, 50 machines × ${BOARD.days} days`,
      paths: [`/ua/admin/board?days=${BOARD.days}`],
      connections: 1,
      headers: { cookie: await staffCookie(shop.url) },
    });
    return { rows: [...lists, availability, page, await bookingRow(shop, ids)], board };
  } finally {
    await shop.stop();
  }
}
