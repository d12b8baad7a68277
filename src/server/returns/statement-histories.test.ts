import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openWithdrawnExchanges } from '../../../tests/support/withdrawn-exchanges.ts';
import { isOpenReturn } from '../../domain/returns/return-status.ts';

const opened = await openWithdrawnExchanges();
const { shop, customer, staff, close } = opened;
afterAll(close);

/** What customer, staff and time do to an order whose pieces are exchanged and withdrawn from, in any sequence. */
const STEPS = [
  'exchange a piece',
  'withdraw from a piece',
  'state a withdrawal from all',
  'let its days pass',
  'send the oldest parcel',
  'send the newest parcel',
  'take the oldest parcel in',
  'take the newest parcel in',
  'customer cancels a replacement',
  'staff cancel a replacement',
  'pay and send a replacement',
  'run the chores',
] as const;
type Step = (typeof STEPS)[number];
type Order = Awaited<ReturnType<typeof opened.delivered>>;

const openOf = async (orderId: string) =>
  (await opened.returnsOf(orderId)).map(({ row }) => row).filter(({ status }) => isOpenReturn(status));

/** The orders of replacements that were not called off, the oldest exchange first. */
const replacementsOf = async (orderId: string) => {
  const rows = await opened.returnsOf(orderId);
  const found = await Promise.all(
    rows.flatMap(({ exchange }) => (exchange?.orderId ? [opened.order(exchange.orderId)] : [])),
  );
  return found;
};

async function takeIn({ orderId, itemId }: Order, returnId: string) {
  const found = await openOf(orderId);
  const row = found.find(({ id }) => id === returnId);
  if (row?.status !== 'IN_PROGRESS') return;
  const view = await shop.backoffice.findOrder(orderId);
  const asked = view?.goodsReturn.open.find(({ id }) => id === returnId)?.lines[0]?.asked ?? 0;
  await opened.take({ orderId, itemId }, returnId, asked);
}

async function play(step: Step, order: Order): Promise<void> {
  const { orderId } = order;
  const open = await openOf(orderId);
  const waiting = (await replacementsOf(orderId)).filter(
    ({ status }) => status === 'PENDING' || status === 'PROCESSING',
  );
  const [replacement] = waiting;
  switch (step) {
    case 'exchange a piece': {
      const offer = await shop.returns.offerExchange({
        ...opened.asker,
        orderId,
        wish: { itemId: order.itemId, pieces: 1, kind: 'withdrawal' },
        count: 60,
      });
      if (offer.ok) await opened.approved(order);
      return;
    }
    case 'withdraw from a piece':
      await opened.withdraw(order, 1);
      return;
    case 'state a withdrawal from all':
      await opened.state(orderId);
      return;
    case 'let its days pass':
      await opened.age(orderId, 25);
      return;
    case 'send the oldest parcel':
    case 'send the newest parcel': {
      const unsent = open.filter(({ status }) => status === 'APPROVED');
      const row = step === 'send the oldest parcel' ? unsent[0] : unsent.at(-1);
      if (row) await opened.arrive(row.id);
      return;
    }
    case 'take the oldest parcel in':
    case 'take the newest parcel in': {
      const sent = open.filter(({ status }) => status === 'IN_PROGRESS');
      const row = step === 'take the oldest parcel in' ? sent[0] : sent.at(-1);
      if (row) await takeIn(order, row.id);
      return;
    }
    case 'customer cancels a replacement':
      if (replacement)
        await shop.orders.cancelOrder({ orderId: replacement.id, userId: customer, reason: 'other' });
      return;
    case 'staff cancel a replacement':
      if (replacement)
        await shop.orders.cancelByStaff({ orderId: replacement.id, staffId: staff, reason: 'sold-out' });
      return;
    case 'pay and send a replacement': {
      const ready = waiting.find(({ awaitsCredit }) => !awaitsCredit);
      if (!ready) return;
      const missing = ready.totalMinor - (ready.heldMinor - ready.owedMinor);
      if (missing > 0) await opened.came(ready.id, missing);
      await opened.hand(ready.id, 'DELIVERED');
      return;
    }
    case 'run the chores':
      await opened.runChores();
  }
}

/** Nothing that is promised is more than what the shop has, and the delivery of the order is promised once at most. */
async function look({ orderId }: Order): Promise<void> {
  const { toldMinor, keptMinor } = await toldAndKept(orderId);
  expect(toldMinor).toBeLessThanOrEqual(keptMinor);
  const { shippingMinor } = await opened.order(orderId);
  const told = (await openOf(orderId)).reduce((sum, { estimate }) => sum + (estimate?.deliveryMinor ?? 0), 0);
  expect(told).toBeLessThanOrEqual(shippingMinor ?? 0);
}

/** What is promised of an order's money, and what the shop has of it. */
async function toldAndKept(orderId: string) {
  const toldMinor = (await opened.promised(orderId)).reduce((sum, minor) => sum + minor, 0);
  return { toldMinor, keptMinor: await opened.keptOf(orderId) };
}

/** Staff and customer carry out what is open of an order, to the end: what all its returns were said to come to is what they bring, whichever is opened first. */
async function finish(order: Order): Promise<void> {
  await opened.runChores();
  for (const { id, status } of await openOf(order.orderId)) {
    if (status === 'PENDING') await opened.step(id, 'APPROVED');
    if (status === 'PENDING' || status === 'APPROVED') await opened.arrive(id);
    const before = await toldAndKept(order.orderId);
    await takeIn(order, id);
    const after = await toldAndKept(order.orderId);
    expect(before.keptMinor - after.keptMinor).toBe(before.toldMinor - after.toldMinor);
  }
  await opened.runChores();
}

test('what is stated in time is carried out, and what is promised is paid, once, whatever happens in whatever sequence', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 2 }),
      fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 9 }),
      async (pieces, history) => {
        const order = await opened.delivered(pieces);
        let isLate = false;
        let isStatedInTime = false;
        for (const step of history) {
          await play(step, order);
          if (step === 'let its days pass') isLate = true;
          if (step === 'state a withdrawal from all' && !isLate) isStatedInTime = true;
          await look(order);
        }
        await finish(order);
        if (!isStatedInTime) return;
        // Nothing of it is with its customer, nor on its way to them, and the shop has none of its money.
        for (const replacement of await replacementsOf(order.orderId)) {
          const isUnsent = replacement.status === 'PENDING' || replacement.status === 'PROCESSING';
          expect(!isUnsent || (await shop.orders.isWithdrawn(replacement.id))).toBe(true);
          await shop.orders.cancelByStaff({ orderId: replacement.id, staffId: staff, reason: 'sold-out' });
          const found = await shop.backoffice.findOrder(replacement.id);
          await finish({ orderId: replacement.id, total: 0, itemId: found?.order.items[0]?.id ?? '' });
          expect(await opened.keptOf(replacement.id)).toBe(0);
        }
        await opened.runChores();
        expect(await opened.keptOf(order.orderId)).toBe(0);
      },
    ),
    { numRuns: 12 },
  );
});
