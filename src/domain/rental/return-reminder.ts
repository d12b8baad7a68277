import { daysAfter, daysBetween } from '../calendar/days.ts';

/** So many days before machines come back their customer is reminded. */
export const REMINDER_DAYS = [7, 3, 1] as const;
/** So many days after they should be in their depot, who has not brought or sent them is written to. */
export const OVERDUE_DAYS = 1;

/** Texts and e-mails of reminders leave between these hours of a market's clocks. */
export const REMINDER_HOURS = { from: 8, until: 21 } as const;

/** The days of a return, ISO 8601: on which its customer brings or sends the machines, and by which they are in their depot. */
export interface ReturnDays {
  readonly due: string;
  readonly back: string;
}

/** The days of the reminders of a return, the first one first. */
const reminderDays = ({ due, back }: ReturnDays): readonly string[] => [
  ...REMINDER_DAYS.map((days) => daysAfter(due, -days)),
  daysAfter(back, OVERDUE_DAYS),
];

/** The day of the next reminder of a return after a day, ISO 8601; null when all are over. */
export const nextReminder = (days: ReturnDays, after: string): string | null =>
  reminderDays(days).find((day) => day > after) ?? null;

/** What is said of a return today. */
export interface ReturnReminder {
  readonly news: 'due' | 'overdue';
  /** The day that the reminder was meant for, which tells it from the others. */
  readonly of: string;
  /** Days from today to the return, negative once it is over. */
  readonly daysLeft: number;
}

/**
 * The reminder of a return that is due today, or was on an earlier day while nobody could send it: the nearest one alone. Null before the
 * first.
 */
export function dueReminder(days: ReturnDays, today: string): ReturnReminder | null {
  const of = reminderDays(days).findLast((day) => day <= today);
  if (of === undefined) return null;
  return { news: of > days.due ? 'overdue' : 'due', of, daysLeft: daysBetween(today, days.due) };
}
