/**
 * The shop's warranty by kind of goods, in the order of the table (C §9). Printed names are the messages
 * `page.warranty.{goods}`.
 */
export const WARRANTY_PERIODS = [
  { goods: 'panels', years: 10 },
  { goods: 'panelPerformance', years: 25 },
  { goods: 'batteries', years: 5 },
  { goods: 'inverters', years: 5 },
  { goods: 'accessories', years: 1 },
] as const;
