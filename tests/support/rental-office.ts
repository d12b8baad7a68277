import { CHECKLISTS, hasTank, type ProtocolKind } from '../../src/domain/rental/protocol.ts';
import { machineKindOf } from '../../src/domain/rental/machine-kind.ts';
import type { LeaseStatus } from '../../src/domain/rental/lease-status.ts';
import { checkoutBody } from './checkout-body.ts';
import { cookiesOf, type Customer } from './http-customer.ts';
import { STAFF } from './staff-account.ts';

/** What a customer rents. */
export interface Wish {
  readonly product: number;
  /** ISO 8601. */
  readonly startDate: string;
  readonly days: number;
  /** How many machines; one unless it says more. */
  readonly machines?: number;
  readonly currency?: 'UAH' | 'PLN';
  /** Codes of what is rented with it. */
  readonly options?: readonly string[];
}

/** A lease that is paid. */
export interface PaidLease {
  readonly orderId: string;
  readonly leaseId: string;
  readonly product: number;
}

/** Orders machines by transfer over HTTP; answers the order's id. */
export async function orderRental(
  url: string,
  { headers }: Customer,
  { product, startDate, days, machines = 1, currency = 'UAH', options }: Wish,
): Promise<string> {
  const rental = {
    isRental: true,
    rentalDuration: 'day',
    rentalCount: days,
    rentalStartDate: startDate,
    ...(options && { rentalOptions: options }),
  };
  const answer = await fetch(`${url}/api/create-checkout-session`, {
    method: 'POST',
    headers,
    body: JSON.stringify(
      checkoutBody([{ id: product, quantity: machines, ...rental }], { currency, locale: 'uk' }),
    ),
  });
  const told = (await answer.json()) as { orderId?: string };
  if (told.orderId === undefined) throw new Error(`The machine is not rented: ${JSON.stringify(told)}`);
  return told.orderId;
}

/** What staff do with leases, over HTTP: for journeys that begin where the machines have left the depot. */
export interface Office {
  /** Writes down the money of an order; answers its lease. */
  readonly takeMoney: (
    customer: Customer,
    order: { readonly orderId: string; readonly product: number },
  ) => Promise<PaidLease>;
  readonly step: (lease: PaidLease, to: LeaseStatus) => Promise<void>;
  /** The page of the protocol of its machine, below the region's address. */
  readonly protocolOf: (lease: PaidLease, kind: ProtocolKind) => Promise<string>;
  /** Has that protocol signed, with nothing wrong in it. */
  readonly sign: (lease: PaidLease, kind: ProtocolKind) => Promise<void>;
}

/** Signs the staff of the journeys in. */
export async function openOffice(url: string): Promise<Office> {
  const login = await fetch(`${url}/ua/auth`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ intent: 'login', ...STAFF }),
    headers: { 'x-forwarded-for': '10.78.0.1' },
  });
  const headers = { cookie: cookiesOf(login).join('; '), 'x-forwarded-for': '10.78.0.1' };
  const send = async (path: string, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams(fields);
    const answer = await fetch(url + path, { method: 'POST', redirect: 'manual', body, headers });
    if (answer.status !== 303) throw new Error(`${path} answers ${answer.status}: ${JSON.stringify(fields)}`);
  };
  const find = async (page: string, what: RegExp) => {
    const found = what.exec(await (await fetch(url + page, { headers })).text());
    if (found === null) throw new Error(`${page} has no ${String(what)}`);
    return found;
  };
  const protocolOf = async ({ orderId, leaseId }: Omit<PaidLease, 'product'>, kind: ProtocolKind) => {
    const link = new RegExp(`/admin/leases/${leaseId}/${kind}/\\d+`);
    const [page] = await find(`/ua/admin/orders/${orderId}`, link);
    return page;
  };
  return {
    protocolOf,
    async takeMoney(customer, { orderId, product }) {
      const read = await fetch(`${url}/api/orders/${orderId}`, { headers: customer.headers });
      const { data } = (await read.json()) as { data: { total: number } };
      const page = `/ua/admin/orders/${orderId}`;
      const line = { amount: String(data.total), day: '2026-01-05', reference: orderId };
      await send(page, { intent: 'receive', ...line });
      const [, leaseId] = await find(page, /name="leaseId" value="([\da-f-]{36})"/);
      return { orderId, leaseId: leaseId ?? '', product };
    },
    step: ({ orderId, leaseId }, to) => send(`/ua/admin/orders/${orderId}`, { intent: 'lease', leaseId, to }),
    async sign({ orderId, leaseId, product }, kind) {
      const machineKind = machineKindOf(Math.floor(product / 100));
      await send(`/ua${await protocolOf({ orderId, leaseId }, kind)}`, {
        intent: 'sign',
        revision: '0',
        ...Object.fromEntries(CHECKLISTS[machineKind].map((item) => [`check.${item}`, 'right'])),
        hours: kind === 'handover' ? '1200' : '1210',
        fuel: hasTank(machineKind) ? '8' : '',
        signer: 'Олена Коваль',
        agreed: 'on',
      });
    },
  };
}

/** Rents a machine for a customer and hands it over. */
export async function handOver(url: string, customer: Customer, wish: Wish): Promise<PaidLease> {
  const office = await openOffice(url);
  const orderId = await orderRental(url, customer, wish);
  const lease = await office.takeMoney(customer, { orderId, product: wish.product });
  await office.step(lease, 'PROCESSING');
  await office.sign(lease, 'handover');
  return lease;
}
