import { money } from '../../domain/money/money.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { dueOf } from '../../domain/payments/order-money.ts';
import { isTransferAwaited } from '../../domain/payments/is-transfer-awaited.ts';
import { isAmountTyped } from '../../domain/payments/transfer-qr.ts';
import { qrPath } from '../documents/qr-code.ts';
import { transferQr } from './transfer-qr.ts';

/** The code of what is still to be transferred for an order, as a page draws it. */
export interface TransferCode {
  /** An SVG path in a square of `size` units. */
  readonly path: string;
  readonly size: number;
  /** Opens the bank's app on the phone that shows the page; null where the code is no link. */
  readonly link: string | null;
  /** Whether the payer types the amount, because the code has no room for it. */
  readonly isAmountTyped: boolean;
}

/** The code of an order that waits for its transfer; null for others, and before delivery is quoted (R10). */
export function transferCode(order: OrderView): TransferCode | null {
  if (!isTransferAwaited(order) || order.shippingMinor === null) return null;
  const amount = money(dueOf(order), order.currency);
  const code = transferQr(order.orderNumber, amount);
  if (code === null) return null;
  const { matrix, link } = code;
  return { path: qrPath(matrix), size: matrix.length, link, isAmountTyped: isAmountTyped(amount) };
}
