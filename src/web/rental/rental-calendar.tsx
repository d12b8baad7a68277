import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState, type ComponentProps } from 'react';
import { DayPicker, useDayPicker, type DayPickerProps, type Week as WeekPart } from 'react-day-picker';
import { daysAfter, daysBetween } from '../../domain/calendar/days.ts';
import { dateFormat } from '../../domain/locale/date-format.ts';
import { canStart, longestFrom, machinesIn, type Availability } from '../../domain/rental/availability.ts';
import { startDays, startFault, type RentalPeriod } from '../../domain/rental/rental-days.ts';
import { sayPeriod } from '../../domain/rental/print-period.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import '../i18n/rental-messages.ts';
import { classNames } from '../ui/class-names.ts';
import { useMedia } from '../ui/use-media.ts';
import { useDaysOff } from './use-days-off.ts';

// The library counts in local dates: noon is the same day in every time zone and on the days on which clocks are moved.
const toDate = (day: string): Date => new Date(`${day}T12:00:00`);
const pad = (part: number): string => String(part).padStart(2, '0');
const toDay = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

const NAVIGATION =
  'grid size-10 place-items-center rounded-full transition-colors hover:bg-fill aria-disabled:opacity-30 aria-disabled:hover:bg-transparent pointer-coarse:size-11';

/** A dot under the day. */
const OWN =
  'relative after:pointer-events-none after:absolute after:inset-x-0 after:bottom-1 after:mx-auto after:size-1.5 after:rounded-full after:bg-success';

const END = '*:bg-inverse! *:text-on-inverse';

const CLASS_NAMES: DayPickerProps['classNames'] = {
  root: 'relative select-none',
  months: 'relative flex gap-x-8',
  month: 'min-w-0 flex-1',
  month_caption: 'text-center text-sm leading-10 font-semibold',
  caption_label: 'block first-letter:uppercase',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: NAVIGATION,
  button_next: NAVIGATION,
  month_grid: 'mt-1 w-full table-fixed border-collapse',
  weekday: 'h-8 text-xs font-normal text-muted',
  day: 'p-0 text-center text-sm',
  day_button:
    'mx-auto grid h-10 w-full cursor-pointer place-items-center rounded-full transition-colors hover:bg-fill disabled:cursor-default disabled:hover:bg-transparent pointer-coarse:h-11',
  disabled: 'text-muted opacity-60',
  hidden: 'invisible',
  today: 'font-semibold underline underline-offset-4',
  range_start: classNames('rounded-l-full bg-fill', END),
  range_middle: 'bg-fill opacity-100',
  range_end: classNames('rounded-r-full bg-fill', END),
};

/** A row of the calendar; none for a week that is over, of which nothing can be chosen. */
function Week({ week, ...row }: ComponentProps<typeof WeekPart>) {
  const { today } = useDayPicker().dayPickerProps;
  const isOver = today !== undefined && week.days.every(({ date }) => toDay(date) < toDay(today));
  return <tr {...row} hidden={isOver} />;
}

/** Where two months stand side by side: the calendar has the page's width up to 768 pixels, and less than half of it from there. */
const ROOM_FOR_TWO = '(40rem <= width < 48rem) or (width >= 80rem)';

/** The months from one to another, of which only year and month count. */
const monthsBetween = (from: Date, to: Date): number =>
  (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();

/** The days of a rental as they are chosen. */
export interface ChosenDays {
  /** ISO 8601; null before one is chosen. */
  readonly start: string | null;
  /** So many from then on, the first among them. */
  readonly days: number;
}

/**
 * Two months, one on a phone while it is not about to end, in which the first and the last day of a rental are chosen, by pointer or keyboard: days on which too few
 * machines are free are struck through, those on which the depot is closed are pale. The days after the first can be chosen as far as
 * the machines are free without a break.
 */
export function RentalCalendar({
  availability,
  machines,
  maxDays,
  isNarrow = false,
  own = [],
  chosen: { start, days },
  onChange,
}: {
  availability: Availability;
  /** So many at once. */
  machines: number;
  maxDays: number;
  /** Whether there is room for one month only. */
  isNarrow?: boolean;
  /** Days that the shopper has in the cart, or that are booked or held for them. */
  own?: readonly RentalPeriod[];
  chosen: ChosenDays;
  onChange: (chosen: ChosenDays) => void;
}) {
  useDaysOff();
  const t = useT();
  const locale = useLocale();
  const isWide = useMedia(ROOM_FOR_TWO) && !isNarrow;
  const [isLastNext, setIsLastNext] = useState(false);
  const busy = useMemo(() => machinesIn(availability), [availability]);
  const { from, to } = startDays(availability);
  const [month, setMonth] = useState(() => toDate(start ?? from));
  // In the last days of a month there is hardly one to choose: the next stands below it.
  const isEnding =
    monthsBetween(toDate(availability.today), month) === 0 &&
    monthsBetween(month, toDate(daysAfter(availability.today, 7))) > 0;
  const months = isWide || isEnding ? 2 : 1;
  // A day that was chosen beside the calendar is shown in it.
  const [shownStart, setShownStart] = useState(start);
  if (start !== shownStart) {
    setShownStart(start);
    const away = start === null ? 0 : monthsBetween(month, toDate(start));
    if (start !== null && (away < 0 || away >= months)) setMonth(toDate(start));
  }

  const isStart = (day: string) =>
    canStart(busy, day, { wish: { duration: 'day', count: 1, machines }, place: availability });
  const longest = useMemo(
    () => (start === null ? 0 : Math.min(maxDays, longestFrom(busy, start, { machines, way: availability }))),
    [start, busy, machines, availability, maxDays],
  );
  const isLast = (day: string) =>
    isLastNext && start !== null && day > start && daysBetween(start, day) < longest;
  const isOwn = (day: string) => own.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const isTaken = (day: string) => startFault(day, availability) === null && !isStart(day);

  const choose = (day: string) => {
    if (start !== null && isLast(day)) {
      setIsLastNext(false);
      onChange({ start, days: daysBetween(start, day) + 1 });
    } else if (isStart(day)) {
      setIsLastNext(true);
      onChange({ start: day, days });
    }
  };

  const inLanguage = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    dateFormat(locale, 'UTC', options).format(Date.parse(`${toDay(date)}T00:00:00Z`));
  const dayName = inLanguage({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekdayName = inLanguage({ weekday: 'short' });
  const monthName = inLanguage({ month: 'long', year: 'numeric' });
  return (
    <div>
      <DayPicker
        mode="range"
        classNames={isWide ? CLASS_NAMES : { ...CLASS_NAMES, months: 'relative flex flex-col gap-y-4' }}
        numberOfMonths={months}
        weekStartsOn={1}
        month={month}
        onMonthChange={setMonth}
        startMonth={toDate(availability.today)}
        endMonth={toDate(daysAfter(to, maxDays - 1))}
        today={toDate(availability.today)}
        selected={
          start === null ? undefined : { from: toDate(start), to: toDate(daysAfter(start, days - 1)) }
        }
        onSelect={(_, date) => choose(toDay(date))}
        disabled={(date) => !isStart(toDay(date)) && !isLast(toDay(date))}
        modifiers={{ taken: (date) => isTaken(toDay(date)), own: (date) => isOwn(toDay(date)) }}
        modifiersClassNames={{ taken: 'line-through', own: OWN }}
        formatters={{
          formatCaption: monthName,
          formatWeekdayName: (date) => weekdayName(date).replace('.', '').slice(0, 3), // `niedz.` is wider than its column
        }}
        labels={{
          labelGrid: monthName,
          labelWeekday: inLanguage({ weekday: 'long' }),
          labelNext: () => t('product.rental.nextMonth'),
          labelPrevious: () => t('product.rental.previousMonth'),
          labelDayButton: (date, modifiers) =>
            [
              dayName(date),
              ...(modifiers.range_start ? [t('product.rental.firstDay')] : []),
              ...(modifiers.range_end ? [t('product.rental.lastDay')] : []),
              ...(modifiers.own ? [t('product.rental.own')] : []),
              ...(modifiers.taken ? [t('product.rental.taken')] : []),
            ].join(', '),
        }}
        components={{
          Week,
          Chevron: ({ orientation }) =>
            orientation === 'left' ? (
              <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            ),
        }}
      />
      {own.length > 0 && (
        <p className="mt-2 flex items-center gap-2 text-xs text-muted">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-success" />
          {t('product.rental.ownDays', { days: own.map((each) => sayPeriod(each, locale)).join('; ') })}
        </p>
      )}
      <p className="mt-2 min-h-5 text-xs text-muted" role="status">
        {start === null
          ? t('product.rental.chooseFirst')
          : isLastNext
            ? t('product.rental.chooseLast', { days: longest })
            : ''}
      </p>
    </div>
  );
}
