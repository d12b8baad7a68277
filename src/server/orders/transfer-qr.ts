import type { Money } from '../../domain/money/money.ts';
import { qrMatrix } from '../documents/qr-code.ts';
import { requestLink, transferRequest } from '../emails/transfer-request.ts';

/** A code by which a bank's app fills in the transfer of an order. */
export interface TransferQr {
  /** The modules row by row, true for dark. */
  readonly matrix: readonly (readonly boolean[])[];
  /** The same as a link, which opens the bank's app on the phone that shows it; null where the code is no link (złoty). */
  readonly link: string | null;
}

/** The code for so much of an order's money; null where the shop's account number cannot be one. */
export function transferQr(orderNumber: string, amount: Money): TransferQr | null {
  const request = transferRequest(orderNumber, amount);
  return request === null ? null : { matrix: qrMatrix(request), link: requestLink(request) };
}
