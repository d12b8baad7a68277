import { SENT } from './order-status.ts';
import { leftOfLine, type ShipmentView } from './shipments.ts';
import { chosenOrders } from './staff-orders-query.ts';

/** So many orders have their packing slips in one file. */
export const PACKING_SLIPS_MAX = 50;

/** The orders that are asked for by an address, each an `id`; what it does not know does not matter. */
export const readPackingSlipsQuery = (query: URLSearchParams): readonly string[] =>
  chosenOrders(query.getAll('id'), PACKING_SLIPS_MAX);

/** The address of an order's packing slip below a language. */
export const packingSlipAddress = (orderId: string): string => `/admin/orders/packing-slips?id=${orderId}`;

/**
 * Whether goods of an order are to be packed, or were: not before it is paid or confirmed, not after it came to nothing. What is `isStopped`
 * before it is sent is not to be sent: its money went back whole, or its customer withdrew from all of it.
 */
export const isPacked = ({
  status,
  isStopped,
}: {
  readonly status: string;
  readonly isStopped: boolean;
}): boolean => SENT.has(status) || (status === 'PROCESSING' && !isStopped);

/** What of an order's lines lies in its parcels: a bill for further days of a machine that is out brings nothing. */
export const packedLines = <T extends { readonly rental: { readonly bill?: object | null } | null }>(
  lines: readonly T[],
): readonly T[] => lines.filter(({ rental }) => (rental?.bill ?? null) === null);

/**
 * What of these lines is packed: of an order in preparation all of its goods that no parcel has taken; of one that was sent what its parcels have,
 * for the rest may have stayed in the shop.
 */
export const linesToPack = <
  T extends { readonly id: string; readonly quantity: number; readonly rental: object | null },
>(
  lines: readonly T[],
  {
    status,
    shipments,
  }: { readonly status: string; readonly shipments: readonly Pick<ShipmentView, 'lines'>[] },
): readonly T[] => {
  if (shipments.length === 0) return lines;
  const packedOf = (line: T) => {
    const left = leftOfLine(line, shipments);
    return status === 'PROCESSING' ? left : line.quantity - left;
  };
  return lines
    .map((line) => (line.rental === null ? { ...line, quantity: packedOf(line) } : line))
    .filter(({ quantity }) => quantity > 0);
};
