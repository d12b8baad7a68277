import { Suspense, useRef, useState, type ComponentType } from 'react';
import { Button } from '../ui/button.tsx';
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
  days: { fromLabel, toLabel, calendarLabel, emptyLabel, from, to, fromSaid, toSaid, min, max, note, today },
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
  return (
    <div className="flex flex-col gap-3 text-sm text-muted">
      {[
        { name: 'rentFrom', label: fromLabel, value: from, said: fromSaid, ref: first },
        { name: 'rentTo', label: toLabel, value: to, said: toSaid, ref: last },
      ].map(({ name, label, value, said, ref }) => (
        <label key={name} className="flex flex-col gap-1.5 text-xs">
          {label}
          {/* As `DayInput`, with less script: the words of the page are there until a day is typed. */}
          <span className="day-input" data-read="" data-said={value || name}>
            <input
              ref={ref}
              type="date"
              name={name}
              min={min}
              max={max}
              defaultValue={value}
              aria-describedby={note === null ? undefined : 'days-note'}
              onInput={({ currentTarget }) => delete currentTarget.parentElement?.dataset.said}
              className={`${controlClass} h-12`}
            />
            <span aria-hidden="true">{said || emptyLabel}</span>
          </span>
        </label>
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
