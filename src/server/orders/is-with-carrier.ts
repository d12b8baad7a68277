import type { LockedOrder } from './lock-order.ts';

/** Whether an order's carrier has the money that it took at the door, and has not handed it on. */
export const isWithCarrier = ({
  paymentMethod,
  paymentStatus,
  deliveredAt,
}: Pick<LockedOrder, 'paymentMethod' | 'paymentStatus' | 'deliveredAt'>): boolean =>
  paymentMethod === 'pod' && paymentStatus === 'UNPAID' && deliveredAt !== null;
