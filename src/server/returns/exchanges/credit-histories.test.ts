import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openExchangeShop, PARCEL } from '../../../../tests/support/exchange-shop.ts';
import { refundEvent } from '../../../../tests/support/stripe-bodies.ts';
import { GOODWILL_REFUNDS } from '../../../domain/orders/paid-enough.ts';

const opened = await openExchangeShop();
const { shop, database, staff, customer, close } = opened;
afterAll(close);

/** What happens to an order and to the order of its replacement, in any sequence. */
const STEPS = [
  'pay all of the replacement',
  'pay a part of it',
  'open a card page for the rest',
  'pay on that page',
  'pay the rest by card',
  'refund the original',
  'refund the replacement',
  'give a little of the replacement back',
  'send what is owed',
  'accept the goods',
  'lose a dispute about the original',
  'lose a dispute about the replacement',
  'refund the original at the provider',
  'refund the replacement at the provider',
  'cancel the replacement',
  'ship it',
  'exchange it again',
  'ship what replaces it',
  'run the chores',
] as const;
type Step = (typeof STEPS)[number];

const COMPLAINT = { kind: 'complaint', reason: 'faulty', note: 'It does not switch on.' } as const;

/** The orders of a history, and the card pages that were opened in it. */
interface History {
  readonly order: Parameters<typeof opened.accept>[0];
  readonly returnId: string;
  readonly replacementId: string;
  readonly pages: string[];
  /** The order of what replaces the replacement, once that was exchanged again. */
  readonly next: string[];
}

/** What came and went, by lines of the statement and by cards, and what is held, of orders. */
async function moneyOf(ids: readonly string[]) {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await database.execute<{
    bank: string;
    moved: string;
    held: string;
    over: boolean;
    cards: boolean;
  }>(sql`
    select (select coalesce(sum(case direction when 'in' then amount_minor else -amount_minor end) filter (where kind = 'statement'), 0)
        from transfers where order_id in (${list})) as bank,
      (select coalesce(sum(case direction when 'in' then amount_minor else -amount_minor end) filter (where kind = 'exchange'), 0)
        from transfers where order_id in (${list}))
        - (select coalesce(sum(amount_minor) filter (where reason = 'exchange' and payment_id is not null), 0)
          from refunds where order_id in (${list})) as moved,
      (select sum(held_minor) from orders where id in (${list}))
        - (select coalesce(sum(amount_minor) filter (where reason = 'exchange' and payment_id is not null), 0)
          from refunds where order_id in (${list})) as held,
      (select bool_or(owed_minor > held_minor or owed_minor < 0 or credit_minor < 0) from orders where id in (${list})) as over,
      exists (select from payments where order_id in (${list})
        and (select coalesce(sum(amount_minor), 0) from refunds where payment_id = payments.id)
          > case when status in ('PAID', 'REFUNDED') then amount_minor else 0 end) as cards`);
  const [row] = rows;
  return {
    bank: Number(row?.bank),
    moved: Number(row?.moved),
    held: Number(row?.held),
    isOver: row?.over,
    isRefundedTwice: row?.cards,
  };
}

/** What is kept of the replacement's money, by cards too, and what of it the shop gave up. */
async function keptOf(id: string) {
  const found = await shop.backoffice.findOrder(id);
  const goodwill =
    found?.refunds.filter(({ reason }) => GOODWILL_REFUNDS.some((each) => each === reason)) ?? [];
  const givenMinor = goodwill.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { keptMinor: found?.order.keptMinor ?? 0, givenMinor };
}

/** Somebody gives a third of an order's latest card payment back in the provider's dashboard, or all of it the second time. */
async function refundAtProvider(orderId: string) {
  const paid = (await opened.paymentsOf(orderId)).findLast(({ acceptedAt }) => acceptedAt !== null);
  if (!paid) return;
  await opened.tell(refundEvent(paid.id, Math.ceil(paid.amountMinor / 3)));
}

const ship = (orderId: string) => shop.orders.shipOrder({ orderId, staffId: staff, tracking: PARCEL });

/** The replacement is sent and arrives, and its goods come back in exchange for the first; nothing where it cannot be sent, or was exchanged before. */
async function exchangeAgain({ replacementId: orderId, next }: History): Promise<void> {
  if (next.length > 0 || !(await ship(orderId)).ok) return;
  await opened.hand(orderId, 'DELIVERED');
  const [item] = (await shop.backoffice.findOrder(orderId))?.order.items ?? [];
  const between = { orderId, total: 0, itemId: item?.id ?? '' };
  const wish = { itemId: between.itemId, pieces: 1, kind: COMPLAINT.kind };
  // Of what was refunded meanwhile nothing is exchanged.
  if (!(await shop.returns.offerExchange({ ...opened.asker, orderId, wish, count: 1 })).ok) return;
  const { returnId, replacementId } = await opened.approved(between, 'same', COMPLAINT);
  next.push(replacementId);
  await opened.arrive(returnId);
  await opened.accept(between, returnId);
}

async function take(step: Step, history: History): Promise<void> {
  const { order, returnId, replacementId, pages, next } = history;
  const replacement = await opened.order(replacementId);
  const refund = (orderId: string, amountMinor: number) =>
    shop.payments.refundPart({ id: randomUUID(), orderId, amountMinor, reason: 'By chance', staffId: staff });
  switch (step) {
    case 'pay all of the replacement':
      await opened.came(replacementId, replacement.totalMinor);
      return;
    case 'pay a part of it':
      await opened.came(replacementId, Math.ceil(replacement.totalMinor / 3));
      return;
    case 'open a card page for the rest': {
      const page = await opened.startCard(replacementId);
      if (page.ok) pages.push(page.id);
      return;
    }
    case 'pay on that page': {
      const page = pages.pop();
      if (page !== undefined) await opened.payOnPage(page);
      return;
    }
    case 'pay the rest by card': {
      const page = await opened.startCard(replacementId);
      if (page.ok) await opened.payOnPage(page.id);
      return;
    }
    case 'refund the original':
      await refund(order.orderId, 10_000);
      return;
    case 'refund the replacement':
      await refund(replacementId, Math.max(1, (await keptOf(replacementId)).keptMinor));
      return;
    case 'give a little of the replacement back':
      await refund(replacementId, 100);
      return;
    case 'send what is owed':
      for (const id of [order.orderId, replacementId, ...next]) {
        const { owedMinor } = await opened.order(id);
        if (owedMinor > 0) await opened.sentBack(id, owedMinor);
      }
      return;
    case 'accept the goods':
      await opened.accept(order, returnId);
      return;
    case 'lose a dispute about the original':
      await opened.loseDispute(order.orderId);
      return;
    case 'lose a dispute about the replacement':
      await opened.loseDispute(replacementId);
      return;
    case 'refund the original at the provider':
      await refundAtProvider(order.orderId);
      return;
    case 'refund the replacement at the provider':
      await refundAtProvider(replacementId);
      return;
    case 'cancel the replacement':
      await shop.orders.cancelOrder({ orderId: replacementId, userId: customer, reason: 'other' });
      return;
    case 'ship it':
      await ship(replacementId);
      return;
    case 'exchange it again':
      await exchangeAgain(history);
      return;
    case 'ship what replaces it':
      for (const id of next) await ship(id);
      return;
    case 'run the chores':
      await opened.runChores();
  }
}

/** Nobody pays more for a replacement than it comes to, and it leaves with all that was not given up. */
async function lookAt(id: string, hadLeft: boolean): Promise<void> {
  const { status, totalMinor } = await opened.order(id);
  const { keptMinor, givenMinor } = await keptOf(id);
  expect(keptMinor).toBeLessThanOrEqual(totalMinor);
  const hasLeft = !hadLeft && status === 'SHIPPED';
  expect(hasLeft && keptMinor + givenMinor < totalMinor).toBe(false);
}

/** Takes a step, and looks at the money of all orders after it. */
async function takeAndLook(step: Step, history: History): Promise<void> {
  const { order, replacementId, next } = history;
  const hadLeft = new Map<string, boolean>();
  for (const id of [replacementId, ...next]) hadLeft.set(id, (await opened.order(id)).status === 'SHIPPED');
  await take(step, history);
  const { bank, moved, held, isOver, isRefundedTwice } = await moneyOf([
    order.orderId,
    replacementId,
    ...next,
  ]);
  expect({ held, moved, isOver, isRefundedTwice }).toEqual({
    held: bank,
    moved: 0,
    isOver: false,
    isRefundedTwice: false,
  });
  for (const id of [replacementId, ...next]) await lookAt(id, hadLeft.get(id) ?? false);
}

test('whatever happens in whatever sequence, no money is lost or made, and nothing leaves below its total', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('transfer' as const, 'card' as const),
      fc.array(fc.constantFrom(...STEPS), { maxLength: 3 }),
      fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 7 }),
      async (payment, early, late) => {
        const order = await opened.delivered(2, { payment });
        const { returnId, replacementId } = await opened.approved(order);
        await opened.arrive(returnId);
        const history = { order, returnId, replacementId, pages: [], next: [] };
        // Most of what can happen to a credit happens once it was moved.
        for (const step of [...early, 'accept the goods' as const, ...late]) await takeAndLook(step, history);
        await opened.runChores();
        const end = await opened.order(replacementId);
        // Of a replacement that came to nothing no credit is left: it is owed by the order that was paid, and its cards have all back.
        const { status, creditMinor, heldMinor, owedMinor } = end;
        expect(status === 'CANCELLED' && (creditMinor > 0 || heldMinor !== owedMinor)).toBe(false);
        const { keptMinor } = await keptOf(replacementId);
        expect(status === 'CANCELLED' && keptMinor !== 0).toBe(false);
      },
    ),
    { numRuns: 10 },
  );
});

test('along a chain of exchanges no money is lost or made either, and nothing leaves below its total', async () => {
  const later = STEPS.filter((step) => step !== 'accept the goods' && step !== 'exchange it again');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('transfer' as const, 'card' as const),
      fc.array(fc.constantFrom(...later), { maxLength: 2 }),
      fc.array(fc.constantFrom(...later), { maxLength: 4 }),
      async (payment, between, late) => {
        const order = await opened.delivered(2, { payment });
        const { returnId, replacementId } = await opened.approved(order, 'same', COMPLAINT);
        await opened.arrive(returnId);
        const history = { order, returnId, replacementId, pages: [], next: [] as string[] };
        const steps = [
          ...between,
          'exchange it again',
          ...late,
          'lose a dispute about the original',
        ] as const;
        for (const step of ['accept the goods', ...steps, 'ship what replaces it'] as const) {
          await takeAndLook(step, history);
        }
        await opened.runChores();
        await takeAndLook('ship what replaces it', history);
      },
    ),
    { numRuns: 10 },
  );
});
