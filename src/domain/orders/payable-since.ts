/** The reason that the history of an order keeps for the price of its delivery (R10). */
export const DELIVERY_QUOTED = 'delivery-quoted';

/** Since when an order can be paid: a bulk one since its delivery has a price, any other since it was placed. */
export const payableSince = ({
  createdAt,
  events,
}: {
  readonly createdAt: string;
  readonly events: readonly { readonly reason: string; readonly at: string }[];
}): string => events.findLast(({ reason }) => reason === DELIVERY_QUOTED)?.at ?? createdAt;
