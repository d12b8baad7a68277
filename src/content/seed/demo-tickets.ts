import type { Department } from '../../domain/support/department.ts';

/** A question that the demo account asked so many days ago, and how it went on. */
export interface DemoTicket {
  readonly department: Department;
  readonly subject: string;
  readonly daysAgo: number;
  /** Whether it is about the customer's latest order. */
  readonly isAboutOrder?: boolean;
  /** What was said, in turn, the customer first; each so many hours after the one before. */
  readonly said: readonly { readonly afterHours: number; readonly text: string }[];
  /** Whether the last answer solves it. */
  readonly isSolved?: boolean;
}

export const demoTickets: readonly DemoTicket[] = [
  {
    department: 'choosing',
    subject: 'Скільки панелей на дах 6 × 8 м',
    daysAgo: 60,
    isSolved: true,
    said: [
      {
        afterHours: 0,
        text: 'Добрий день! Дах двосхилий, південний схил 6 × 8 м, черепиця. Скільки панелей по 450 Вт на ньому поміститься?',
      },
      {
        afterHours: 3,
        text: 'Доброго дня! Панель має розмір 1762 × 1134 мм. З відступом 30 см від країв уздовж схилу стане 4 ряди по 4 панелі, разом 16, це 7,2 кВт. До них підійде інвертор на 6 кВт.',
      },
    ],
  },
  {
    department: 'order',
    subject: 'Чи можна привезти після 18:00',
    daysAgo: 12,
    isAboutOrder: true,
    said: [
      {
        afterHours: 0,
        text: 'Добрий день! Удень нікого немає вдома. Чи можна привезти замовлення після 18:00?',
      },
      {
        afterHours: 2,
        text: 'Доброго дня! Так, перевізник доставляє до 21:00. Передали йому ваше побажання; перед виїздом водій зателефонує.',
      },
      { afterHours: 20, text: 'Дякую. А в суботу теж можна?' },
    ],
  },
  {
    department: 'warranty',
    subject: 'Гарантійний талон для акумулятора',
    daysAgo: 3,
    said: [
      {
        afterHours: 0,
        text: 'Добрий день! У коробці з акумулятором не було гарантійного талона. Чи потрібен він для гарантії?',
      },
    ],
  },
];
