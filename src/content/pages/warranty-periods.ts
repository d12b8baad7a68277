/**
 * The least warranty of each kind of goods in years, in the order of the table; panels, batteries, inverters and
 * accessories as C §9 states them. A product may have a longer one, and its page says which. Printed names are the
 * messages `page.warranty.{goods}`.
 */
export const WARRANTY_PERIODS = [
  { goods: 'panels', years: 10 },
  { goods: 'panelPerformance', years: 25 },
  { goods: 'batteries', years: 5 },
  { goods: 'inverters', years: 5 },
  { goods: 'sets', years: 5 },
  { goods: 'mounting', years: 10 },
  { goods: 'powerStations', years: 3 },
  { goods: 'chargers', years: 2 },
  { goods: 'portablePanels', years: 1 },
  { goods: 'accessories', years: 1 },
] as const;
