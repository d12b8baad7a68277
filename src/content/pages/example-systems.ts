import type { Locale, Localized } from '../../domain/locale/locale.ts';
import { sets } from '../seed/products/sets.ts';
import type { Row } from './content-page.ts';

/** Kits of the catalogue that the example systems are made of, by product id. */
type KitId = (typeof sets)[number]['id'];

/** Yearly yield of 1 kWp, kWh: about 35° south, 14 % losses (domain facts, "Solar arithmetic"). */
export const YEARLY_KWH_PER_KWP = {
  kyiv: 1150,
  lviv: 1095,
  poltava: 1170,
  odesa: 1320,
  krakow: 1060,
  warsaw: 1040,
  wroclaw: 1080,
};
type City = keyof typeof YEARLY_KWH_PER_KWP;

const CITIES: Localized<Readonly<Record<City, string>>> = {
  uk: {
    kyiv: 'Київ',
    lviv: 'Львів',
    poltava: 'Полтава',
    odesa: 'Одеса',
    krakow: 'Краків',
    warsaw: 'Варшава',
    wroclaw: 'Вроцлав',
  },
  pl: {
    kyiv: 'Kijów',
    lviv: 'Lwów',
    poltava: 'Połtawa',
    odesa: 'Odessa',
    krakow: 'Kraków',
    warsaw: 'Warszawa',
    wroclaw: 'Wrocław',
  },
  en: {
    kyiv: 'Kyiv',
    lviv: 'Lviv',
    poltava: 'Poltava',
    odesa: 'Odesa',
    krakow: 'Kraków',
    warsaw: 'Warsaw',
    wroclaw: 'Wrocław',
  },
};

/** What a reader compares the example's own city with: one of each market. */
const COMPARED: readonly City[] = ['kyiv', 'krakow'];

/** What December gives of a year's yield in Poltava, as in Kyiv. */
const DECEMBER_SHARE = 0.025;
const DECEMBER_DAYS = 31;
const CAR_KWH_PER_KM = 0.18;

const INVERTERS: Localized<Record<string, string>> = {
  uk: { hybrid: 'гібридний', 'grid-tied': 'мережевий', 'off-grid': 'автономний' },
  pl: { hybrid: 'hybrydowy', 'grid-tied': 'sieciowy', 'off-grid': 'wyspowy' },
  en: { hybrid: 'hybrid', 'grid-tied': 'grid-tied', 'off-grid': 'off-grid' },
};
const PHASES: Localized<Record<number, string>> = {
  uk: { 1: 'однофазний', 3: 'трифазний' },
  pl: { 1: 'jednofazowy', 3: 'trójfazowy' },
  en: { 1: 'single-phase', 3: 'three-phase' },
};
const LABELS: Localized<{ panels: string; inverter: string; battery: string; yield: string }> = {
  uk: { panels: 'Панелі', inverter: 'Інвертор', battery: 'Акумулятори', yield: 'Річний виробіток' },
  pl: { panels: 'Panele', inverter: 'Falownik', battery: 'Magazyn energii', yield: 'Roczny uzysk' },
  en: { panels: 'Panels', inverter: 'Inverter', battery: 'Battery', yield: 'Annual yield' },
};
const UNITS: Localized<{ w: string; kw: string; kwp: string; kwh: string }> = {
  uk: { w: 'Вт', kw: 'кВт', kwp: 'кВтп', kwh: 'кВт·год' },
  pl: { w: 'W', kw: 'kW', kwp: 'kWp', kwh: 'kWh' },
  en: { w: 'W', kw: 'kW', kwp: 'kWp', kwh: 'kWh' },
};

const printed = (number: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' }).format(number);

/**
 * An example system: a kit of the starting catalogue in a city. All that depends on the product is worked out from its
 * own data, so that the page and the product's page cannot disagree.
 */
export function exampleSystem(kitId: KitId, city: City, locale: Locale) {
  const kit = sets.find(({ id }) => id === kitId);
  if (!kit) throw new RangeError(`There is no kit ${kitId}`);
  const { specifications: spec } = kit;
  const [label, unit] = [LABELS[locale], UNITS[locale]];
  const kilowatts = spec.powerW / 1000;
  const yearlyIn = (place: City) => Math.round((kilowatts * YEARLY_KWH_PER_KWP[place]) / 10) * 10;
  const yearlyKwh = yearlyIn(city);
  const print = (number: number) => printed(number, locale);
  const energyKwh = 'energyKwh' in spec ? spec.energyKwh : undefined;
  const figures: readonly Row[] = [
    [
      label.panels,
      `${spec.panelsCount} × ${print(spec.powerW / spec.panelsCount)} ${unit.w} = ${print(kilowatts)} ${unit.kwp}`,
    ],
    [
      label.inverter,
      `${INVERTERS[locale][spec.systemType]} ${PHASES[locale][spec.phases]}, ${print(spec.inverterPowerW / 1000)} ${unit.kw}`,
    ],
    ...(energyKwh === undefined ? [] : [[label.battery, `${print(energyKwh)} ${unit.kwh}`] as const]),
    ...[city, ...COMPARED].map(
      (place) =>
        [`${label.yield}, ${CITIES[locale][place]}`, `${print(yearlyIn(place))} ${unit.kwh}`] as const,
    ),
  ];
  return {
    place: CITIES[locale][city],
    figures,
    goods: { productId: kitId },
    inverterKw: print(spec.inverterPowerW / 1000),
    /** What a day of December gives, kWh. */
    decemberDayKwh: print(Math.round((yearlyKwh * DECEMBER_SHARE) / DECEMBER_DAYS)),
    /** How far a car drives on the yearly yield, to a thousand km. */
    yearlyKm: print(Math.round(yearlyKwh / CAR_KWH_PER_KM / 1000) * 1000),
  } as const;
}
