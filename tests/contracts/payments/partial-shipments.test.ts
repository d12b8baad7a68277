import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { HandOver } from '../../../src/server/orders/ship-order.ts';
import { shipmentItems, shipments } from '../../../src/server/orders/shipment-tables.ts';
import { reservedOf } from '../../../src/server/backoffice/count-stock.ts';
import { notifications } from '../../../src/server/notifications/tables.ts';
import { bought } from '../../support/sample-order.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { issuedDocuments } from '../../../src/server/invoices/issued-documents.ts';
import { stockOf } from '../../support/stored.ts';
import { openTransferShop } from '../../support/transfer-shop.ts';

const [CABLE, OTHER] = [1801, 1802];
const opened = await openTransferShop();
const { shop, database, staff, customer } = opened;
afterAll(opened.close);

const NUMBERS = ['20450012345671', '20450012345672', '20450012345673'];
const lastOf = <T>(all: readonly T[]) => all.at(-1);

async function viewOf(orderId: string) {
  const found = await shop.orders.findOrder(orderId, customer);
  if (!found.ok) throw new Error(found.reason);
  return found.order;
}

/** A paid order of three pieces of one product and two of another. */
async function paid(differs: Parameters<typeof opened.place>[0] = {}) {
  const { orderId, total } = await opened.place({ lines: [bought(CABLE, 3), bought(OTHER, 2)], ...differs });
  if (differs.payment !== 'pod') await opened.came(orderId, total);
  const { items } = await viewOf(orderId);
  const itemOf = (productId: number) => items.find((item) => item.productId === productId)?.id ?? '';
  return { orderId, total, cable: itemOf(CABLE), other: itemOf(OTHER) };
}

const send = (
  orderId: string,
  chosen: Readonly<Record<string, number>> | null,
  { seen = 0, ...differs }: Partial<HandOver> = {},
) =>
  shop.orders.shipOrder({
    orderId,
    staffId: staff,
    tracking: { carrier: 'nova-poshta', number: NUMBERS[seen] ?? '' },
    chosen: chosen && new Map(Object.entries(chosen)),
    seen,
    ...differs,
  });
const reserved = async (productId: number) => (await reservedOf(database, [productId])).get(productId) ?? 0;
const cancelByStaff = (orderId: string) =>
  shop.orders.cancelByStaff({ orderId, staffId: staff, reason: 'other' });

describe('an order in parts', () => {
  test('has its rest sent by a program, in a parcel of its own', async () => {
    const { orderId, cable } = await paid();
    await send(orderId, { [cable]: 2 });
    const partner = {
      id: randomUUID(),
      name: 'Склад',
      scopes: ['write-orders' as const],
      callsPerMinute: 60,
    };
    const take = (number = '') =>
      shop.partners.takeOrderStep(partner, orderId, {
        step: 'shipped',
        tracking: { carrier: 'nova-poshta', number },
      });
    expect(await take(NUMBERS[0])).toMatchObject({ ok: false, reason: 'shipped-otherwise' });
    expect(await take(NUMBERS[1])).toMatchObject({ ok: true, order: { status: 'SHIPPED' } });
    expect((await viewOf(orderId)).shipments.map(({ lines }) => lines.length)).toEqual([1, 2]);
    expect(await take(NUMBERS[2])).toMatchObject({ ok: false, reason: 'shipped-otherwise' });
  });

  test('stays in preparation until its last piece is sent, and tells of each parcel', async () => {
    const { orderId, cable, other } = await paid();
    expect(await send(orderId, { [cable]: 2, [other]: 0 })).toEqual({ ok: true, isLast: false });
    expect(await viewOf(orderId)).toMatchObject({
      status: 'PROCESSING',
      shipments: [
        {
          position: 1,
          tracking: { carrier: 'nova-poshta', number: NUMBERS[0] },
          lines: [{ itemId: cable, pieces: 2 }],
        },
      ],
    });
    expect(await send(orderId, { [other]: 1 }, { seen: 1 })).toEqual({ ok: true, isLast: false });
    expect(await send(orderId, null, { seen: 2 })).toEqual({ ok: true, isLast: true });
    const done = await viewOf(orderId);
    expect(done.status).toBe('SHIPPED');
    expect(done.shipments.map(({ lines }) => lines.map(({ pieces }) => pieces))).toEqual([[2], [1], [1, 1]]);
    expect(
      (await opened.history(orderId)).map(({ toStatus, reason }) => [toStatus, reason]).slice(-3),
    ).toEqual([
      ['PROCESSING', 'part-shipped'],
      ['PROCESSING', 'part-shipped'],
      ['SHIPPED', 'shipped'],
    ]);
    const written = (await opened.emails(orderId)).slice(-3);
    expect(written.map(({ occasion }) => occasion)).toEqual([
      'order-part-shipped',
      'order-part-shipped',
      'order-shipped',
    ]);
    for (const [place, { plain }] of written.entries()) expect(plain).toContain(NUMBERS[place]);
    expect(written[0]?.plain).toContain('Ще буде надіслано');
    expect(written[2]?.plain).not.toContain('Ще буде надіслано');
    expect(written[2]?.plain).toContain('решту ваших товарів');
    const bell = await database
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(and(eq(notifications.orderId, orderId), eq(notifications.kind, 'part-shipped')));
    expect(bell).toHaveLength(2);
  });

  test('has the number of any parcel corrected while it is on its way, and tells of it each time', async () => {
    const { orderId, cable } = await paid();
    await send(orderId, { [cable]: 1 });
    await send(orderId, null, { seen: 1 });
    const correct = (position: number, number: string, was = '') =>
      shop.orders.correctTracking({
        orderId,
        staffId: staff,
        position,
        tracking: { carrier: 'meest', number },
        seen: was,
      });
    const seen = `nova-poshta ${NUMBERS[0]}`;
    expect(await correct(1, 'слово', seen)).toMatchObject({ reason: 'invalid-tracking' });
    expect(await correct(3, 'M-100001', seen)).toMatchObject({ reason: 'transition-not-allowed' });
    expect(await correct(1, 'M-100001', 'nova-poshta 1')).toMatchObject({ reason: 'tracking-changed' });
    // Pressed twice: one correction.
    expect(await Promise.all([correct(1, 'm-100001', seen), correct(1, 'M-100001', seen)])).toEqual([
      { ok: true },
      { ok: true },
    ]);
    expect((await viewOf(orderId)).shipments.map(({ tracking }) => tracking)).toEqual([
      { carrier: 'meest', number: 'M-100001' },
      { carrier: 'nova-poshta', number: NUMBERS[1] },
    ]);
    expect(await correct(1, 'M-100002', 'meest M-100001')).toEqual({ ok: true });
    expect(await correct(1, 'M-100001', 'meest M-100002')).toEqual({ ok: true });
    const written = (await opened.emails(orderId)).filter(({ occasion }) => occasion?.includes('tracking'));
    expect(written).toHaveLength(3);
    expect(written[0]?.plain).toContain('M-100001');
    expect(written[0]?.plain).not.toContain(NUMBERS[1]);
    expect(
      (await opened.history(orderId)).map(({ toStatus, reason }) => [toStatus, reason]).slice(-2),
    ).toEqual([
      ['SHIPPED', 'tracking-corrected'],
      ['SHIPPED', 'tracking-corrected'],
    ]);
    await shop.orders.deliverOrder({ orderId, staffId: staff });
    expect(await correct(1, 'M-100003', 'meest M-100001')).toMatchObject({
      reason: 'transition-not-allowed',
    });
  });

  test('whose money was taken away ends without the rest only once it has come again', async () => {
    const keepRest = (orderId: string) => shop.returns.keepRest({ orderId, staffId: staff, seen: 1 });
    const backOf = async (orderId: string) =>
      (await shop.backoffice.findOrder(orderId))?.refunds.map(({ reason, amountMinor }) => [
        reason,
        amountMinor,
      ]);
    const usual = await paid();
    await send(usual.orderId, { [usual.cable]: 2 });
    await keepRest(usual.orderId);

    const { orderId, total, cable } = await paid();
    await send(orderId, { [cable]: 2 });
    const [line] = await opened.linesOf(orderId);
    await opened.takeBack(orderId, line?.id ?? '');
    expect(await keepRest(orderId)).toEqual({ ok: false, reason: 'unpaid' });
    await opened.came(orderId, Math.floor(total / 2));
    expect(await keepRest(orderId)).toEqual({ ok: false, reason: 'unpaid' });
    await opened.came(orderId, total - Math.floor(total / 2));
    expect(await keepRest(orderId)).toEqual({ ok: true });
    expect(await backOf(orderId)).toEqual(await backOf(usual.orderId));
    expect(await backOf(orderId)).toEqual([['goods-back', expect.any(Number)]]);
  });

  test('that is sent at once has one parcel with all its goods', async () => {
    const { orderId } = await paid();
    expect(await send(orderId, null)).toEqual({ ok: true, isLast: true });
    const { shipments: parcels, items } = await viewOf(orderId);
    expect(parcels).toHaveLength(1);
    expect(parcels[0]?.lines.map(({ itemId, pieces }) => [itemId, pieces])).toEqual(
      items.map(({ id, quantity }) => [id, quantity]),
    );
  });

  test('holds on the shelf only what is not sent', async () => {
    const before = [await reserved(CABLE), await reserved(OTHER)];
    const { orderId, cable } = await paid();
    expect(await reserved(CABLE)).toBe((before[0] ?? 0) + 3);
    await send(orderId, { [cable]: 2 });
    expect([await reserved(CABLE), await reserved(OTHER)]).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) + 2,
    ]);
    await send(orderId, null, { seen: 1 });
    expect([await reserved(CABLE), await reserved(OTHER)]).toEqual(before);
  });

  test('has a packing slip of what is still to be packed', async () => {
    const { orderId, cable } = await paid();
    await send(orderId, { [cable]: 3 });
    const slip = await shop.backoffice.packingSlips({ ids: [orderId], locale: 'uk' });
    const text = slip === null ? '' : (await readPdf(slip.bytes)).text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Решта замовлення');
    expect(text).toContain('Усього одиниць 2');
    const [first] = (await viewOf(orderId)).items;
    expect(text).not.toContain(first?.articleNumber);
  });

  test('is delivered, and its days for withdrawing begin, with the last parcel alone', async () => {
    const { orderId, cable } = await paid();
    await send(orderId, { [cable]: 3 });
    expect(await shop.orders.deliverOrder({ orderId, staffId: staff })).toEqual({
      ok: false,
      reason: 'transition-not-allowed',
    });
    expect((await opened.order(orderId)).deliveredAt).toBeNull();
    await send(orderId, null, { seen: 1 });
    await shop.orders.deliverOrder({ orderId, staffId: staff });
    expect((await opened.order(orderId)).deliveredAt).not.toBeNull();
  });
});

describe('a parcel', () => {
  test('that two send at once is one, and the second reads that something was sent', async () => {
    const { orderId, cable } = await paid();
    const both = await Promise.all([send(orderId, { [cable]: 2 }), send(orderId, { [cable]: 2 })]);
    expect(both).toContainEqual({ ok: true, isLast: false });
    expect(both).toContainEqual({ ok: false, reason: 'sent-meanwhile' });
    expect((await viewOf(orderId)).shipments).toHaveLength(1);
    const lasts = await Promise.all([send(orderId, null, { seen: 1 }), send(orderId, null, { seen: 1 })]);
    expect(lasts.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await viewOf(orderId)).shipments).toHaveLength(2);
  });

  test.each([
    ['more than is left', 4, 'more-than-left'],
    ['nothing', 0, 'nothing-sent'],
  ])('with %s is refused', async (_, pieces, reason) => {
    const { orderId, cable } = await paid();
    expect(await send(orderId, { [cable]: pieces })).toEqual({ ok: false, reason });
    expect((await viewOf(orderId)).shipments).toEqual([]);
  });

  test('never has what was not ordered, whoever writes it', async () => {
    const [one, two] = [await paid(), await paid()];
    await send(one.orderId, { [one.cable]: 2 });
    const [parcel] = await database.select().from(shipments).where(eq(shipments.orderId, one.orderId));
    const put = (orderItemId: string, pieces: number) =>
      database
        .insert(shipmentItems)
        .values({ shipmentId: parcel?.id ?? '', orderItemId, pieces })
        .then(
          () => 'written',
          ({ cause }: { cause: { constraint?: string } }) => cause.constraint,
        );
    expect(await put(one.other, 3)).toBe('shipment_items_within_order');
    expect(await put(two.cable, 1)).toBe('shipment_items_within_order');
    expect(await put(one.other, 2)).toBe('written');
  });

  test('of a part is refused where the carrier collects the money', async () => {
    const { orderId, cable } = await paid({ payment: 'pod' });
    await shop.orders.confirmOrder({ orderId, staffId: staff });
    expect(await send(orderId, { [cable]: 1 })).toEqual({ ok: false, reason: 'sent-whole' });
    expect(await send(orderId, null)).toEqual({ ok: true, isLast: true });
  });
});

describe('an order of which a part is with a carrier', () => {
  test('is not cancelled by anybody, even at the same moment', async () => {
    const { orderId, cable } = await paid();
    const cancel = () => shop.orders.cancelOrder({ orderId, userId: customer, reason: 'mistake' });
    const [sent, cancelled] = await Promise.all([send(orderId, { [cable]: 1 }), cancel()]);
    expect([sent.ok, cancelled.ok].filter(Boolean)).toHaveLength(1);

    const other = await paid();
    await send(other.orderId, { [other.cable]: 1 });
    const stock = await stockOf(database, CABLE);
    expect(
      await shop.orders.cancelOrder({ orderId: other.orderId, userId: customer, reason: 'mistake' }),
    ).toEqual({ ok: false, reason: 'not-cancellable' });
    expect(await cancelByStaff(other.orderId)).toEqual({ ok: false, reason: 'transition-not-allowed' });
    expect(await stockOf(database, CABLE)).toBe(stock);
  });

  test('is sent no further once its money is taken back, and does not wait as if nothing had left', async () => {
    const { orderId, cable } = await paid();
    await send(orderId, { [cable]: 1 });
    const line = lastOf(await opened.linesOf(orderId));
    expect(await opened.takeBack(orderId, line?.id ?? '')).toEqual({ ok: true });
    expect(await opened.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'UNPAID' });
    expect(await send(orderId, null, { seen: 1 })).toEqual({ ok: false, reason: 'unpaid' });
    const { totalMinor } = await opened.order(orderId);
    await opened.came(orderId, totalMinor);
    expect(await opened.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
    expect(await send(orderId, null, { seen: 1 })).toEqual({ ok: true, isLast: true });
  });

  test('ends without the rest, which is sold and refunded again', async () => {
    const stocks = [await stockOf(database, CABLE), await stockOf(database, OTHER)] as const;
    const { orderId, total, cable } = await paid();
    await send(orderId, { [cable]: 2 });
    const keepRest = (seen: number) => shop.returns.keepRest({ orderId, staffId: staff, seen });
    expect(await keepRest(0)).toEqual({ ok: false, reason: 'sent-meanwhile' });
    const both = await Promise.all([keepRest(1), keepRest(1)]);
    expect(both).toContainEqual({ ok: true });
    expect(both).toContainEqual({ ok: false, reason: 'transition-not-allowed' });
    const order = await opened.order(orderId);
    expect(order.status).toBe('SHIPPED');
    expect(await stockOf(database, CABLE)).toBe((stocks[0] ?? 0) - 2);
    expect(await stockOf(database, OTHER)).toBe(stocks[1]);
    expect(order.owedMinor).toBeGreaterThan(0);
    expect(order.owedMinor).toBeLessThan(total);
    const told = lastOf(await opened.emails(orderId));
    expect(told?.occasion).toBe('order-rest-not-sent');
    expect(told?.plain).toContain('товарів нижче не надішлемо');
    await opened.sentBack(orderId, order.owedMinor);
    expect(await opened.documents(orderId)).toEqual([total, total - order.owedMinor]);
    const [, correction] = await issuedDocuments(database, orderId);
    expect(correction?.content).toMatchObject({
      reason: expect.stringMatching(/^Товари не надіслано: RET-/),
    });
    // The rest of its life is that of any other order: what was sent comes back whole.
    const found = await shop.backoffice.findOrder(orderId);
    expect(found?.goodsReturn.returns).toMatchObject([{ reason: 'not-sent' }]);
    await shop.orders.deliverOrder({ orderId, staffId: staff });
    // Who bought what was never sent has nothing to write of.
    const mayReview = async (productId: number) => {
      const right = await shop.reviews.rightOf({ productId, userId: customer, guestOrderIds: [] });
      return right.ok && right.orderId === orderId;
    };
    expect([await mayReview(CABLE), await mayReview(OTHER)]).toEqual([true, false]);
    const back = await opened.goodsReturn(orderId, { back: 2, sellable: 2 });
    expect(back).toMatchObject({ ok: true, isWhole: true });
    expect(await opened.order(orderId)).toMatchObject({ status: 'RETURNED' });
    expect(await stockOf(database, CABLE)).toBe(stocks[0]);
  });

  test('whose money all went back is sent no further, and ends without the rest at no further cost', async () => {
    const { orderId, total, cable } = await paid();
    await send(orderId, { [cable]: 2 });
    const refunded = await shop.payments.refundPart({
      id: randomUUID(),
      orderId,
      staffId: staff,
      amountMinor: total,
      reason: 'Розпродано',
      seenLeftMinor: total,
    });
    expect(refunded).toMatchObject({ ok: true });
    expect(await send(orderId, null, { seen: 1 })).toEqual({ ok: false, reason: 'refunded' });
    expect(await shop.returns.keepRest({ orderId, staffId: staff, seen: 1 })).toEqual({ ok: true });
    expect(await opened.order(orderId)).toMatchObject({ status: 'SHIPPED', owedMinor: total });
  });

  test('that is withdrawn from is sent no further, and ends without the rest', async () => {
    const { orderId, cable } = await paid();
    await send(orderId, { [cable]: 2 });
    const { orderNumber } = await opened.order(orderId);
    const form = {
      orderNumber,
      name: 'Олена',
      email: 'olena@example.com',
      goods: null,
      locale: 'uk',
    } as const;
    await shop.orders.stateWithdrawal(form);
    expect((await opened.order(orderId)).status).toBe('PROCESSING');
    expect(await send(orderId, null, { seen: 1 })).toEqual({ ok: false, reason: 'withdrawn' });
    expect(await shop.returns.keepRest({ orderId, staffId: staff, seen: 1 })).toEqual({ ok: true });
    expect((await opened.order(orderId)).status).toBe('SHIPPED');
  });
});
