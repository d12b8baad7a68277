import { expect } from 'vitest';
import { connectData, seededData } from './built-shop.ts';
import { checkoutBody } from './checkout-body.ts';
import { register } from './http-customer.ts';
import { rentalStart } from './rental-start.ts';
import { startShop } from './shop-process.ts';
import { addStaffAccounts, STAFF } from './staff-account.ts';

/** A shop of its own in which a customer has paid for a machine that staff are about to hand over, and how both ask it for something. */
export async function openPreparedLease() {
  const data = await seededData();
  const { database, close } = await connectData(data);
  await addStaffAccounts(database);
  await close();
  const shop = await startShop(data);
  const send = (path: string, init: RequestInit = {}) =>
    fetch(shop.url + path, { redirect: 'manual', ...init });
  const signedIn = await send('/en/auth', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'login', ...STAFF }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  const asStaff = (path: string, init: RequestInit = {}) =>
    send(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), cookie } });
  /** What staff send by a form. */
  const post = (path: string, form: Record<string, string>) =>
    asStaff(path, { method: 'POST', body: new URLSearchParams(form) });
  const customer = await register(shop.url, 1);
  const rental = { rentalDuration: 'day', rentalCount: 2, rentalStartDate: rentalStart(), isRental: true };
  const placed = await send('/api/create-checkout-session', {
    method: 'POST',
    headers: { ...customer.headers, 'content-type': 'application/json' },
    body: JSON.stringify(checkoutBody([{ id: 2001, quantity: 1, ...rental }])),
  });
  const { orderId } = (await placed.json()) as { orderId: string };
  const order = `/en/admin/orders/${orderId}`;
  const [, leaseId = ''] =
    /name="leaseId" value="([\da-f-]{36})"/.exec(await (await asStaff(order)).text()) ?? [];
  const read = await send(`/api/orders/${orderId}`, { headers: customer.headers });
  const { data: record } = (await read.json()) as { data: { total: number } };
  const line = { intent: 'receive', amount: String(record.total), day: '2026-01-05', reference: 'line-1' };
  expect((await post(order, line)).status).toBe(303);
  expect((await post(order, { intent: 'lease', leaseId, to: 'PROCESSING' })).status).toBe(303);
  const html = await (await asStaff(order)).text();
  const [, handover = '', machine = ''] =
    /href="(\/en\/admin\/leases\/[^"]+\/handover\/(\d+))"/.exec(html) ?? [];
  return {
    shop,
    send,
    asStaff,
    post,
    cookie,
    customer,
    /** The page of the order for staff, and its HTML. */
    order: { path: order, html },
    /** Paths of the lease's page, of the protocol of its hand-over, and of its machine's page for staff. */
    lease: `/en/lease/${leaseId}`,
    handover,
    machine: { id: machine, path: `/en/admin/machines/${machine}` },
  };
}
