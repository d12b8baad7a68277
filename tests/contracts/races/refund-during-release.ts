import type { Connection } from '../../../src/server/database/database.ts';
import { lockOrder } from '../../../src/server/orders/lock-order.ts';
import { createRefund } from '../../../src/server/payments/create-refund.ts';
import { openCardShop } from '../../support/card-shop.ts';
import { someoneWaits } from '../../support/someone-waits.ts';
import { disputeEvent } from '../../support/stripe-bodies.ts';

/** Adds a refund to a disputed payment while staff release the one that they saw; answers what came of the release. */
export async function refundDuringRelease(openDatabase: () => Promise<Connection>) {
  const card = await openCardShop(openDatabase);
  const { database, customer: staffId } = card;
  try {
    const { orderId, amount } = await card.paid();
    const [payment] = await card.paymentsOf(orderId);
    const charged = payment?.transaction ?? '';
    await card.tell(disputeEvent('created', { id: 'dp', charged, amount, status: 'needs_response' }));
    const refund = { orderId, id: crypto.randomUUID(), amountMinor: 100, reason: 'Goodwill', staffId };
    await card.shop.payments.refundPart(refund);
    const [found] = await card.shop.payments.listPaymentCases();
    const caseId = found?.id ?? '';
    const { releasing } = await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (!order) throw new Error('There is no such order');
      const answer = card.shop.payments.notePaymentCase({ caseId, note: 'Asked', release: 100, staffId });
      await someoneWaits(database, answer);
      const why = {
        id: crypto.randomUUID(),
        reason: 'staff',
        note: 'Late',
        actor: `staff:${staffId}`,
      } as const;
      await createRefund(transaction, order, { amountMinor: 50, ...why });
      return { releasing: answer };
    });
    return await releasing;
  } finally {
    await card.close();
  }
}
