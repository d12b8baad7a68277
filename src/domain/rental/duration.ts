/** What a rental is counted in (S §9). Printed names are the messages `duration.{duration}`. */
export const DURATIONS = ['day', 'week', 'month'] as const;
export type Duration = (typeof DURATIONS)[number];

/** The days of one day, week and month of rental (R15). */
export const DAYS_OF: Readonly<Record<Duration, number>> = { day: 1, week: 7, month: 30 };

/** The days of a rental of `count` days, weeks or months (R15). */
export const rentalDays = (duration: Duration, count: number): number => DAYS_OF[duration] * count;
