import type { RentedShare } from '../domain/rental/rented-lines.ts';
import type { Translate } from './translator.ts';

/**
 * The days of an order's delivery, `days` in words, as they are promised, behind the dates of the arrival where these are known: beside a rental
 * they are those of what is bought, and the machine comes on its first day.
 */
export function deliveryDaysText(
  days: string,
  {
    rented,
    t,
    arrival,
  }: { readonly rented: RentedShare; readonly t: Translate; readonly arrival?: string | null },
): string {
  const dated = arrival ? `${arrival} ·\u00A0${days}` : days;
  return rented === 'some' ? t('order.deliveryDaysWithRental', { days: dated }) : dated;
}
