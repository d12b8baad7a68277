import type { RentedShare } from '../domain/rental/rented-lines.ts';
import type { Translate } from './translator.ts';

/**
 * The days of an order's delivery, `days` in words, as they are promised: beside a rental they are those of what is bought,
 * and the machine comes on its first day.
 */
export const deliveryDaysText = (days: string, rented: RentedShare, t: Translate): string =>
  rented === 'some' ? t('order.deliveryDaysWithRental', { days }) : days;
