import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { announceStep } from '../../orders/announce-step.ts';
import { automaticCharges } from './tables.ts';

/**
 * Tells a customer, once for each order, that what the shop charges by itself was refused, and how to pay; nothing of a payment that they
 * made by hand. In the transaction that wrote the refusal.
 */
export async function tellDeclined(
  transaction: Database,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
): Promise<void> {
  const isAutomatic = eq(automaticCharges.paymentId, paymentId);
  if ((await transaction.$count(automaticCharges, isAutomatic)) === 0) return;
  await announceStep(transaction, [orderId], 'charge-declined');
}
