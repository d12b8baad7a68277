import { Suspense, useRef, useState, type ComponentType } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { controlClass } from '../ui/control.tsx';
import type { DaysFilter } from './rent-view.server.ts';

/** The calendar of a list of machines, which another room has. */
export type ListCalendar = ComponentType<{
  today: string;
  /** ISO 8601; empty for none. */
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}>;

/** From which to which day machines are to be free: two fields that work by themselves, and with the script a calendar that fills them. */
export default function FilterDays({
  days: { fromLabel, toLabel, calendarLabel, from, to, fromSaid, toSaid, min, max, note, today },
  Calendar,
  apply,
}: {
  days: DaysFilter;
  Calendar: ListCalendar;
  apply: (form: HTMLFormElement | null) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const field = classNames(controlClass, 'h-11 w-full min-w-0 px-3 text-ink');
  return (
    <div className="flex flex-col gap-3 text-sm text-muted">
      {[
        { name: 'rentFrom', label: fromLabel, value: from, said: fromSaid, ref: first },
        { name: 'rentTo', label: toLabel, value: to, said: toSaid, ref: last },
      ].map(({ name, label, value, said, ref }) => (
        <div key={name} className="flex flex-col gap-1 text-xs">
          <label className="flex flex-col gap-1.5">
            {label}
            <input
              ref={ref}
              type="date"
              name={name}
              min={min}
              max={max}
              defaultValue={value}
              aria-describedby={note === null ? undefined : 'days-note'}
              className={field}
            />
          </label>
          {said}
        </div>
      ))}
      {note !== null && (
        <p id="days-note" role="status" className="text-danger">
          {note}
        </p>
      )}
      <div className="noscript:hidden">
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {calendarLabel}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<div className="h-80" />}>
          <Calendar
            today={today}
            from={from}
            to={to}
            onChange={(firstDay, lastDay) => {
              if (first.current === null || last.current === null) return;
              first.current.value = firstDay;
              last.current.value = lastDay;
              apply(first.current.form);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
