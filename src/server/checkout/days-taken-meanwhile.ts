import { marketOf } from '../../domain/locale/market.ts';
import { machinesIn, nearestStarts } from '../../domain/rental/availability.ts';
import type { RentalRefusal } from '../../domain/rental/rental-refusal.ts';
import type { Database } from '../database/database.ts';
import { chooseForOrder } from '../rental/choose-for-order.ts';
import { findAvailability } from '../rental/find-availability.ts';
import type { OrderRequest } from './order-request.ts';

/**
 * The refusal of an order whose machines others took again and again while it was placed: the line that cannot be had any more, else, where
 * days came free again by now, the first one, with the nearest days.
 */
export async function daysTakenMeanwhile(
  database: Database,
  { lines, currency }: Pick<OrderRequest, 'lines' | 'currency'>,
): Promise<RentalRefusal | null> {
  const chosen = await chooseForOrder(database, { lines, market: marketOf(currency) });
  if (!chosen.ok) {
    const { ok: _, ...refusal } = chosen;
    return refusal;
  }
  const line = lines.find(({ rental }) => rental !== null);
  if (line?.rental?.startDate == null) return null;
  const { id: productId, quantity, rental } = line;
  const availability = (await findAvailability(database)([productId], currency)).get(productId);
  if (availability === undefined) return null;
  const { duration, count, startDate } = rental;
  const wish = { duration, count, machines: quantity };
  const nearest = nearestStarts(machinesIn(availability), startDate ?? '', { wish, place: availability });
  return { reason: 'days-taken', productId, available: 0, nearest };
}
