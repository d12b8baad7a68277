import type { PreciseQuery } from '../precise-query.ts';

/** Typed by people who shop in Polish; judged against the starting catalogue. */
export const polishPrecision: readonly PreciseQuery[] = [
  ['deye', [203, 209, 301, 302, 306, 310]],
  ['deye 12kW', [301, 306]],
  ['fronius', [307]],
  ['longi', [101, 109]],
  ['longi 435', [101]],
  ['hoymiles 800', [309]],

  ['falownik', ['inverters']],
  ['falowniki', ['inverters']],
  ['inwerter', [301, 302, 303, 304, 305, 306, 307, 311, 312, 313, 314], ['inverters']],
  ['magazyn energii', ['batteries']],
  ['panel fotowoltaiczny', ['solar-panels']],
  ['mikroinwerter', [309, 310, 315], [410]],
  ['agregat', ['generators', 'industrial-generators']],
  ['generator', ['generators', 'industrial-generators'], ['solar-generators']],
  ['ups', ['portable-power-stations']],
  ['zasilacz awaryjny', ['portable-power-stations']],
  ['podnośnik', ['scissor-lifts', 'boom-lifts']],
  ['hak dachowy', [506, 508]],

  ['falownik deye', [301, 302, 306, 310]],
  ['falownik huawei', [303, 304, 305]],
  ['magazyn energii pylontech', [201, 202, 204]],
  ['panel 450', [102, 104, 108]],
  ['panel 615 W', [106, 109]],
  ['magazyn energii 10 kWh', [210]],
  ['falownik 12 kW', [301, 306, 313]],
  ['falownik 10 kW', [303], ['inverters']],
  ['falownik 5 kW', [302, 304, 311]],
  ['falownik 3-fazowy', [301, 303, 305, 306, 313, 314]],
  ['falownik trójfazowy', [301, 303, 305, 306, 313, 314]],
  ['falownik jednofazowy', [302, 304, 307, 308, 309, 310, 311, 312, 315]],
  ['zestaw fotowoltaiczny 3-fazowy', [404, 406, 407, 408, 409]],
  ['magazyn energii 5 kWh', [203, 205, 207, 208, 209, 211]],
  ['wyłącznik c16', [1801, 1805]],

  [
    '12v',
    [1503, 1703],
    ['portable-power-stations', 'flexible-panels', 'marine-panels', 'vehicle-panels', 'camping-panels'],
  ],
  ['5,12 kWh', [203, 205, 207, 209, 211]],
  ['sg05lp3', [306]],
  ['luna2000', [208]],
  ['hms 800', [309]],

  ['falwonik', ['inverters']],
  ['panel fotowoltaiczy', ['solar-panels']],
  ['piłontech', [201, 202, 204]],
];
