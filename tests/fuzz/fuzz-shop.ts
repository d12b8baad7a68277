import fc from 'fast-check';
import { apiRoutes } from '../../src/server/api/api.ts';
import type { ApiRoute } from '../../src/server/api/route.ts';
import type { Connection } from '../../src/server/database/database.ts';
import pageRoutes from '../../src/routes.ts';
import { complaintsIn } from '../support/complaints-in.ts';
import { openTestShop } from '../support/test-shop.ts';
import { callsOf } from './api-calls.ts';
import { A_LINE, AN_ORDER, type Call } from './call.ts';
import { placeOrder, registerCustomer, signInStaff, type KnownOrder, type Signs } from './customers.ts';
import { judgeApi, judgePage } from './judge.ts';
import { formCalls } from './form-calls.ts';
import { pagesOf, readersOf } from './page-calls.ts';
import { openWire, type Wire } from './send.ts';

const CUSTOMERS = 8;
const AT_ONCE = 6;
const RUBBISH = 'session=%00.x; userLocale=%FF; userCurrency=EUR; XSRF-TOKEN=%; =; a';

/** The API's routes; of them only their descriptions are of interest, so the shop behind them is another one. */
async function describedRoutes(openDatabase: () => Promise<Connection>): Promise<readonly ApiRoute[]> {
  const { appOptions, close } = await openTestShop({}, openDatabase);
  const routes = apiRoutes(appOptions);
  await close();
  return routes;
}

interface Judged {
  readonly calls: fc.Arbitrary<Call>;
  readonly judge: (call: Call, heard: Parameters<typeof judgePage>[1]) => string[];
}

/** What visitors read beside the pages of the route table. */
const OTHER_PATHS = [
  '/test-bank/sessions/:id',
  '/documents/:id',
  '/documents/products/:id',
  '/documents/offers/:id',
].map((path) => ({ path }));

/** Every route of the API and every page, with who calls it and who judges the answer. */
async function everything(openDatabase: () => Promise<Connection>): Promise<readonly Judged[]> {
  const pages = [...pagesOf(pageRoutes), ...OTHER_PATHS].map((page) => readersOf(page));
  const api = (await describedRoutes(openDatabase)).map((route): Judged => ({
    calls: callsOf(route),
    judge: (call, heard) => judgeApi(route, call, heard),
  }));
  const readers = { calls: fc.oneof(...pages), judge: judgePage };
  const forms = { calls: formCalls, judge: judgePage };
  // Pages cost ten times as much as calls of the API, and there are four times as many.
  return [...api, ...api, readers, readers, readers, readers, readers, forms, forms, forms, forms];
}

/** Who is signed in at the shop, and what there is to ask for. */
interface Known {
  readonly customers: readonly Signs[];
  readonly staff: Signs;
  readonly orders: readonly KnownOrder[];
}

const cookieOf = (call: Call, signs: Signs | undefined) => {
  if (call.caller === 'rubbish') return RUBBISH;
  const session = call.caller === 'nobody' ? [] : [signs?.session ?? ''];
  return [...session, ...(call.pair === 'none' ? [] : [`XSRF-TOKEN=${signs?.token}`])].join('; ');
};

/** The call with its cookies, from an address of its own, so that no limit of another's is in its way. */
function dressed(call: Call, { customers, staff, orders }: Known, number: number) {
  const signs = call.caller === 'staff' ? staff : customers[number % customers.length];
  const { orderId = '', lineId = '' } = orders[number % orders.length] ?? {};
  const known = (text: string) => text.replaceAll(AN_ORDER, orderId).replaceAll(A_LINE, lineId);
  const headers = {
    ...call.headers,
    cookie: cookieOf(call, signs),
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    ...(call.pair === 'none'
      ? {}
      : { 'x-xsrf-token': call.pair === 'good' ? (signs?.token ?? '') : 'forged.token' }),
  };
  return { ...call, path: known(call.path), body: call.body === null ? null : known(call.body), headers };
}

export interface Findings {
  /** How often each route answered with each status. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** What was wrong, with the first call that showed it. */
  readonly faults: ReadonlyMap<string, { readonly times: number; readonly example: string }>;
}

class Notes implements Findings {
  readonly answers = new Map<string, Map<number, number>>();
  readonly faults = new Map<string, { times: number; example: string }>();

  count(route: string, status: number) {
    const statuses = this.answers.get(route) ?? new Map<number, number>();
    this.answers.set(route, statuses.set(status, (statuses.get(status) ?? 0) + 1));
  }

  accuse(fault: string, example: unknown) {
    const known = this.faults.get(fault);
    if (known) known.times++;
    else this.faults.set(fault, { times: 1, example: JSON.stringify(example) });
  }
}

async function ask(wire: Wire, { call, judge, notes }: { call: Call; judge: Judged['judge']; notes: Notes }) {
  try {
    const heard = await wire.send(call);
    notes.count(call.route, heard.status);
    for (const fault of judge(call, heard)) {
      notes.accuse(`${call.route}: ${fault}`, { call, status: heard.status, body: heard.body.slice(0, 300) });
    }
  } catch (error) {
    notes.accuse(`${call.route}: ${String(error)}`, call);
  }
}

interface FuzzedShop {
  readonly url: string;
  readonly logFile: string;
  /** Opens a database of its own for the shop whose routes are read. */
  readonly openDatabase: () => Promise<Connection>;
}

/** Calls a shop in as many ways, the same for the same seed, and tells what it did wrong. */
export async function fuzzShop(
  shop: FuzzedShop,
  { seed, calls }: { readonly seed: number; readonly calls: number },
): Promise<Findings> {
  const wire = openWire(shop.url);
  const notes = new Notes();
  const judged = fc.oneof(
    ...(await everything(shop.openDatabase)).map(({ calls: each, judge }) =>
      each.map((call) => ({ call, judge })),
    ),
  );
  const waiting = fc.sample(judged, { seed, numRuns: calls }).entries();
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, (_, number) => registerCustomer(wire, number)),
  );
  const staff = await signInStaff(wire);
  const orders = await Promise.all(customers.map((customer) => placeOrder(wire, customer)));
  const work = async () => {
    for (const [number, { call, judge }] of waiting) {
      await ask(wire, { call: dressed(call, { customers, staff, orders }, number), judge, notes });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const { status } = await wire.send({ method: 'GET', path: '/readyz', headers: {}, body: null });
  if (status !== 200) notes.accuse('the shop is not ready afterwards', status);
  wire.close();
  for (const line of complaintsIn(shop.logFile)) {
    notes.accuse(`log: ${line.replaceAll(/"(time|requestId)":"[^"]*",?/g, '').slice(0, 120)}`, line);
  }
  return notes;
}
