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
  'run the chores',
] as const;
type Step = (typeof STEPS)[number];

/** The two orders of a history, and the card pages that were opened in it. */
interface History {
  readonly order: Parameters<typeof opened.accept>[0];
  readonly returnId: string;
  readonly replacementId: string;
  readonly pages: string[];
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

async function take(step: Step, { order, returnId, replacementId, pages }: History): Promise<void> {
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
      for (const id of [order.orderId, replacementId]) {
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
      await shop.orders.shipOrder({ orderId: replacementId, staffId: staff, tracking: PARCEL });
      return;
    case 'run the chores':
      await opened.runChores();
  }
}

/** Takes a step, and looks at the money of both orders after it. */
async function takeAndLook(step: Step, history: History): Promise<void> {
  const { order, replacementId } = history;
  const before = await opened.order(replacementId);
  await take(step, history);
  const { bank, moved, held, isOver, isRefundedTwice } = await moneyOf([order.orderId, replacementId]);
  expect({ held, moved, isOver, isRefundedTwice }).toEqual({
    held: bank,
    moved: 0,
    isOver: false,
    isRefundedTwice: false,
  });
  const after = await opened.order(replacementId);
  const { keptMinor, givenMinor } = await keptOf(replacementId);
  // Nobody pays more for it than it comes to, and it leaves with all that was not given up.
  expect(keptMinor).toBeLessThanOrEqual(after.totalMinor);
  const hasLeft = before.status !== 'SHIPPED' && after.status === 'SHIPPED';
  expect(hasLeft && keptMinor + givenMinor < after.totalMinor).toBe(false);
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
        const history = { order, returnId, replacementId, pages: [] };
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
