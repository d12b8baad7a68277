import { randomUUID } from 'node:crypto';
import type { ReturnRequest } from '../../src/domain/returns/return-request.ts';
import type { Shop } from '../../src/server/wiring.ts';

interface OfOrder {
  readonly orderId: string;
  readonly itemId: string;
}

/** Asks for goods of orders to go back, as the form does for its customer. */
export function returnForms(
  shop: Shop,
  asker: { readonly userId: string | null; readonly guestOrderIds: readonly string[] },
) {
  /** The form for pieces of the one line of an order, as it is for a withdrawal. */
  const requestOf = (
    { itemId }: Pick<OfOrder, 'itemId'>,
    pieces: number,
    differs: Partial<ReturnRequest> = {},
  ): ReturnRequest => ({
    id: randomUUID(),
    kind: 'withdrawal',
    lines: [{ itemId, pieces, reason: null }],
    note: null,
    way: 'own',
    isUnused: true,
    ...differs,
  });

  /** Sends the form with what was offered, also where nothing is offered any more. */
  async function ask({ orderId }: OfOrder, request: ReturnRequest) {
    const asked = { ...asker, orderId, request };
    const offered = await shop.returns.offer(asked);
    const seenMinor = offered.ok
      ? Object.fromEntries(offered.offers.map(({ way, estimate }) => [way, estimate?.totalMinor ?? 0]))
      : {};
    return shop.returns.request({ ...asked, seenMinor });
  }

  return { requestOf, ask };
}
