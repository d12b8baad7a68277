import type { OrderView } from '../../domain/orders/order-view.ts';
import type { SessionStatus } from '../../domain/payments/session-status.ts';
import { paymentStage } from './payment-stage.ts';

/** An order as it is found for its reader, or why it is not. */
type Found<Refused> = { readonly ok: true; readonly order: OrderView } | Refused;

/** How an order is looked at. */
interface Look<Refused> {
  readonly find: () => Promise<Found<Refused>>;
  readonly checkPayments: (orderId: string) => Promise<void>;
  readonly findPayment: (orderId: string) => Promise<SessionStatus | null>;
}

/**
 * An order and its stage; what is not settled yet is asked of the bank, whatever the address says. `session` is the
 * latest page of the bank, null where none was asked about.
 */
export async function findStagedOrder<Refused extends { readonly ok: false }>(look: Look<Refused>) {
  const found = await look.find();
  if (!found.ok) return found;
  const stage = paymentStage(found.order, null);
  if (stage !== 'waiting') return { ...found, stage, session: null };
  await look.checkPayments(found.order.id);
  const checked = await look.find();
  if (!checked.ok) return checked;
  const session = await look.findPayment(found.order.id);
  return { ...checked, stage: paymentStage(checked.order, session), session };
}
