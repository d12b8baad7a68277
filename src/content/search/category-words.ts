import type { CategorySlug } from '../../domain/catalogue/categories.ts';

/**
 * What shoppers call the goods of a category, in any language and in their base form, divided by commas; a name may
 * belong to several. A search for it puts the goods of these categories before those that only mention it.
 *
 * A bare `зарядна станція` is a portable power station in Ukraine, where chargers of cars are `зарядна станція для
 * електромобіля`; these follow, because their names say so too.
 */
export const CATEGORY_WORDS: Readonly<Partial<Record<CategorySlug, readonly string[]>>> = {
  'solar-panels': [
    'сонячна панель, сонячна батарея, фотомодуль, панель',
    'panel fotowoltaiczny, panel słoneczny, moduł fotowoltaiczny, fotowoltaika, panel',
    'solar panel, solar module, pv module',
  ],
  batteries: [
    'акумулятор, акумуляторна батарея, батарея, акб, накопичувач енергії',
    'magazyn energii, magazyn, akumulator, bateria',
    'battery, energy storage, accumulator',
  ],
  inverters: ['інвертор, інвертер, falownik, inwerter, inverter, перетворювач'],
  'sets-of-solar-power-plants': [
    'сонячна електростанція, комплект, сонячний комплект, сонячна станція, комплект сонячних панелей',
    'zestaw fotowoltaiczny, elektrownia słoneczna, instalacja fotowoltaiczna, fotowoltaika',
    'solar kit, solar set, solar power plant, solar system',
    'квтп, kwp', // a peak power alone: that of a plant
  ],
  'mounting-systems': [
    'кріплення, кріплення панелей, монтажна система, система кріплення',
    'konstrukcja montażowa, system montażowy, mocowanie, mocowanie paneli',
    'mounting, mounting system, solar panel mounting, racking',
  ],
  'dc-charging-stations': [
    'швидка зарядка, швидка зарядна станція, зарядна станція постійного струму',
    'szybka ładowarka, stacja ładowania',
    'fast charger, ev charger, dc charger, charging station',
  ],
  'ac-charging-stations': [
    'зарядка електромобіля, зарядна станція електромобіля, зарядка, зарядний пристрій',
    'зарядка авто, зарядка автомобіля, зарядна станція авто',
    'ładowarka, stacja ładowania, wallbox, ładowarka samochodu, ładowarka elektryka',
    'ev charger, charger, car charger, wall charger, charging station',
  ],
  'portable-charging-devices': [
    'портативна зарядка, зарядка електромобіля, зарядка авто, зарядка автомобіля',
    'przenośna ładowarka, ładowarka samochodu',
    'portable charger, portable ev charger, ev charger, mobile charger',
  ],
  'cables-adapters': [
    'кабель зарядки, зарядний кабель, кабель type 2',
    'kabel ładowania, kabel type 2, przejściówka',
    'charging cable, ev cable, type 2 cable',
  ],
  'charging-stations': ['вулична зарядна станція, uliczna stacja ładowania, street charging station'],
  'portable-power-stations': [
    'портативна електростанція, портативна зарядна станція, зарядна станція, павербанк, портативна станція',
    'stacja zasilania, przenośna stacja zasilania, powerbank',
    'power station, portable power station, power bank',
    'дбж, безперебійник, бесперебойник, джерело безперебійного живлення, ups, zasilacz awaryjny, zasilacz ups',
  ],
  'solar-generators': ['сонячний генератор, generator solarny, solar generator'],
  'portable-solar-panels': [
    'портативна панель, портативна сонячна панель',
    'przenośny panel, przenośny panel słoneczny',
    'portable panel, portable solar panel',
  ],
  'folding-panels': ['складана панель, składany panel, folding panel, foldable panel'],
  'flexible-panels': ['гнучка панель, panel elastyczny, flexible panel'],
  'camping-panels': ['кемпінгова панель, туристична панель, panel kempingowy, camping panel'],
  'marine-panels': ['панель яхти, панель човна, panel jachtowy, marine panel, boat panel'],
  'vehicle-panels': ['автомобільна панель, панель кемпера, panel kamper, camper panel, van panel'],
  generators: ['генератор, електрогенератор, agregat, agregat prądotwórczy, generator prądu, generator'],
  'industrial-generators': [
    'генератор, електрогенератор, дизельний генератор, промисловий генератор',
    'agregat, agregat prądotwórczy, generator prądu, agregat diesel, agregat przemysłowy',
    'generator, diesel generator, industrial generator',
  ],
  'solar-lighting-towers': [
    'освітлювальна вежа, сонячна вежа, wieża oświetleniowa, wieża solarna, lighting tower',
  ],
  'scissor-lifts': ['підйомник, ножичний підйомник, podnośnik, podnośnik nożycowy, scissor lift, lift'],
  'boom-lifts': ['підйомник, колінчастий підйомник, podnośnik, podnośnik koszowy, zwyżka, boom lift, lift'],
  cranes: ['кран, мінікран, dźwig, żuraw, crane'],
  'automatic-switches': [
    'автоматичний вимикач, вимикач, автомат',
    'wyłącznik nadprądowy, wyłącznik, wyłącznik automatyczny, szr',
    'circuit breaker, breaker, mcb, automatic switch',
  ],
  'cables-wires': [
    'кабель, провід, сонячний кабель, kabel, przewód, kabel solarny, przewód solarny',
    'cable, wire, solar cable',
  ],
};
