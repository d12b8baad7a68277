import type { PreciseQuery } from '../precise-query.ts';

const PORTABLE = [
  'folding-panels',
  'flexible-panels',
  'camping-panels',
  'marine-panels',
  'vehicle-panels',
] as const;

/** Typed by people who shop in Ukrainian; judged against the starting catalogue. */
export const ukrainianPrecision: readonly PreciseQuery[] = [
  // A maker, alone and with a number.
  ['deye', [203, 209, 301, 302, 306, 310]],
  ['deye 12', [301, 306]],
  ['deye 12 кВт', [301, 306]],
  ['deye 5', [302, 203, 209]],
  ['huawei 10', [303]],
  ['huawei', [208, 303, 304, 305]],
  ['pylontech', [201, 202, 204]],
  ['pylontech 48', [201, 202, 204]],
  ['victron', [308]],
  ['honda', [2002, 2003]],

  // A kind of goods, in its forms and other words.
  ['інвертор', [301, 302, 303, 304, 305, 306, 307, 311, 312, 313, 314], ['inverters']],
  ['інвертори', ['inverters']],
  ['falownik', ['inverters']],
  ['акумулятор', ['batteries']],
  ['сонячна панель', ['solar-panels']],
  ['панелі', ['solar-panels']],
  ['мікроінвертор', [309, 310, 315], [410]],
  ['запобіжник', [1903, 1904, 1908]],
  ['генератор', ['generators', 'industrial-generators'], ['solar-generators']],
  ['електрогенератор', ['generators', 'industrial-generators']],
  ['дбж', ['portable-power-stations']],
  ['бесперебойник', ['portable-power-stations']],
  ['ups', ['portable-power-stations']],
  ['квтп', ['sets-of-solar-power-plants']],
  ['кран', ['cranes']],
  ['гнучка панель', ['flexible-panels', 'marine-panels', 'vehicle-panels']],

  // A kind with its maker.
  ['інвертор deye', [301, 302, 306, 310]],
  ['deye інвертори', [301, 302, 306, 310]],
  ['акумулятор huawei', [208]],
  ['панель jinko', [102, 103]],
  ['генератор honda', [2002, 2003]],

  // A kind with a property.
  ['панель 450', [102, 104, 108]],
  ['акумулятор 10 квтгод', [210]],
  ['інвертор 5 кВт', [302, 304, 311]],
  ['акумулятор 5 квт', [203, 205, 207, 208, 209, 211]],
  ['зарядка для авто', ['ac-charging-stations', 'portable-charging-devices']],
  ['панель 12 В', [1503, 1703], ['solar-panels', ...PORTABLE]],
  ['кабель 6', [1101, 1103, 1104, 1105, 1106], ['cables-wires']],
  ['трифазний інвертор', [301, 303, 305, 306, 313, 314]],
  ['інвертор 3 фази', [301, 303, 305, 306, 313, 314]],
  ['3-фазний інвертор', [301, 303, 305, 306, 313, 314]],
  ['трифазний інвертор deye', [301, 306]],
  ['трифазний генератор', [2004, 2101, 2102, 2103, 2104], [1807]],
  ['трифазний автомат', ['automatic-switches']],
  ['інвертор 10 кВт', [303], ['inverters']],
  ['панель 450 Вт', [102, 104, 108]],
  ['акумулятор 5 кВт·год', [203, 205, 207, 208, 209, 211]],
  ['комплект 10 кВт', [404], ['sets-of-solar-power-plants']],

  // A kind with a power or an energy that no name has: what has it, then the nearest.
  ['портативна станція 1000 Вт', [91, 93], ['portable-power-stations']],
  ['зарядна станція 1000 Вт', [91, 93], ['portable-power-stations']],
  ['зарядна станція 2000 Вт', [90, 92, 97], ['portable-power-stations']],
  ['інвертор 0,012 МВт', [301, 306, 313]],

  // A space that divides two numbers, and a size with a minus, which is none.
  ['панель 54 435 Вт', [101]],
  ['портативна станція -1000 Вт', ['portable-power-stations'], [804]],
  ['портативна електростанція 2 кВт', [90, 92, 97], ['portable-power-stations']],
  ['зарядна станція 500 Вт', [94], ['portable-power-stations']],
  ['зарядна станція 1 кВт·год', [90, 93, 97], ['portable-power-stations']],

  // Numbers with units.
  ['5 кВт', [302, 304, 311, 402, 405], [308, 312, 208, 401]],
  ['450вт', [102, 104, 108]],
  ['100ah', ['batteries']],

  // A model number in parts.
  ['sg04lp3', [301]],
  ['sun-12k', [301, 306]],
  ['us3000', [202]],
  ['mc4', [1104, 1105, 1301], ['cables-wires']],

  // Slips of the finger, the other layout, the other alphabet.
  ['інвентор', ['inverters']],
  ['акамулятор deye', [203, 209]],
  ['вуну 12', [301, 306]],
  ['sydthnjh', ['inverters']],
  ['invertor deye', [301, 302, 306, 310]],
  ['хуавей', [208, 303, 304, 305]],
];
