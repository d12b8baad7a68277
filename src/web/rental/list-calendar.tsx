import '../i18n/rental-messages.ts';
import { daysAfter, daysBetween } from '../../domain/calendar/days.ts';
import { MAX_RENTAL_COUNT } from '../../domain/cart/cart-item.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { ListCalendar as Calendar } from '../catalogue/filter-days.tsx';
import { useCurrency } from '../i18n/currency.tsx';
import { RentalCalendar } from './rental-calendar.tsx';

/** A machine that is nobody's. */
const ANY = [[]];

/** The calendar in which the days of a list of machines are chosen: any on which a vehicle of the depot can bring one. */
const ListCalendar: Calendar = ({ today, from, to, onChange }) => (
  <RentalCalendar
    availability={{ market: marketOf(useCurrency()), today, travelDays: 0, machines: ANY }}
    machines={1}
    maxDays={MAX_RENTAL_COUNT.day}
    isNarrow
    chosen={{ start: from === '' ? null : from, days: from === '' ? 1 : daysBetween(from, to) + 1 }}
    onChange={({ start, days }) => {
      if (start !== null) onChange(start, daysAfter(start, days - 1));
    }}
  />
);

export default ListCalendar;
