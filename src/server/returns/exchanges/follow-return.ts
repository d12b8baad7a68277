import { isInShop } from '../../../domain/orders/order-status.ts';
import { transition } from '../../../domain/orders/transition.ts';
import {
  EXCHANGE_TRANSITIONS,
  isOpenExchange,
  type ExchangeStatus,
} from '../../../domain/returns/exchange-status.ts';
import type { ReturnStatus } from '../../../domain/returns/return-status.ts';
import type { Database } from '../../database/database.ts';
import { changeStatus } from '../../orders/change-status.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { lockExchange, writeExchange } from './write-exchange.ts';

/** Where an exchange goes when the return of its original takes a step; staff agree to it by `placeReplacement`. */
const FOLLOWING: Readonly<Partial<Record<ReturnStatus, { to: ExchangeStatus; reason: string }>>> = {
  RETURNED: { to: 'IN_PROGRESS', reason: 'original-back' },
  REJECTED: { to: 'REJECTED', reason: 'rejected' },
  CANCELLED: { to: 'CANCELLED', reason: 'called-off' },
};

/** Cancels the order of a replacement that nobody waits for any more, which restocks it and refunds what was paid. */
async function cancelReplacement(
  transaction: Database,
  replacement: LockedOrder | null,
  actor: string,
): Promise<void> {
  if (replacement === null || !isInShop(replacement.status)) return;
  const cancelled = await changeStatus(transaction, replacement, {
    to: 'CANCELLED',
    actor,
    reason: 'exchange-over',
    // The exchange tells it itself; money that was paid is told of with the order.
    isToldElsewhere: replacement.heldMinor === 0,
  });
  if (!cancelled.ok) throw new Error(`The replacement could not be cancelled: ${cancelled.reason}`);
}

/**
 * Ends the exchange of a locked return that goes on without it, in the transaction that holds the locks of the original order and the return;
 * nothing is done for a return by itself.
 */
export async function endExchange(
  transaction: Database,
  returnId: string,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<void> {
  const locked = await lockExchange(transaction, returnId);
  if (locked === null || !isOpenExchange(locked.row.status)) return;
  const { row, replacement } = locked;
  const to = row.status === 'IN_PROGRESS' ? 'REJECTED' : 'CANCELLED';
  await writeExchange(transaction, row, { to, actor, reason });
  await cancelReplacement(transaction, replacement, actor);
}

/**
 * Moves the exchange of a return along with it, in the transaction that holds the locks of the original order and the return. With an exchange
 * that comes to nothing the order of its replacement is cancelled, which restocks it and refunds what was paid.
 */
export async function followReturn(
  transaction: Database,
  returnId: string,
  { steps, actor }: { readonly steps: readonly ReturnStatus[]; readonly actor: string },
): Promise<void> {
  const wanted = steps.flatMap((step) => FOLLOWING[step] ?? []);
  if (wanted.length === 0) return;
  const locked = await lockExchange(transaction, returnId);
  if (locked === null) return;
  const { replacement } = locked;
  let { row } = locked;
  for (const { to, reason } of wanted) {
    if (!transition(EXCHANGE_TRANSITIONS, row.status, to).ok) continue;
    await writeExchange(transaction, row, { to, actor, reason });
    row = { ...row, status: to };
  }
  if (!isOpenExchange(row.status)) await cancelReplacement(transaction, replacement, actor);
}
