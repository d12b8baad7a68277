/** What the format of a cell makes of its number. */
export type NumberKind = 'number' | 'date' | 'moment' | 'percent';

/** Formats that every spreadsheet knows by number, and that show a date; 45 to 47 show a duration, which is a number. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);
/** What a format shows as it stands, or what says a colour, a language or a condition. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[[^[\]]*\]/g;

/** The format that every spreadsheet knows by number, and that shows a date with its hour. */
const BUILT_IN_MOMENT = 22;

/** Whether a format shows its number as a date, with its hour or without, or in hundredths. `code` is empty for formats that are known by their number alone. */
export function kindOfFormat(id: number, code: string): NumberKind {
  if (isBuiltInDate(id)) return 'date';
  if (id === BUILT_IN_MOMENT) return 'moment';
  if (id === 9 || id === 10) return 'percent';
  const [positive = ''] = code.replaceAll(LITERAL, '').toLowerCase().split(';');
  if (positive.includes('%')) return 'percent';
  if (!/[yd]/.test(positive)) return 'number';
  return positive.includes('h') ? 'moment' : 'date';
}

/** A currency that a format writes beside its number; of what stands between brackets only the sign, not the language. */
const CURRENCY_SIGN = /\[\$([^\]-]+)|(€|£|\$(?!-)|₴|UAH|PLN|EUR|USD|грн\.?|zł)/i;

/** The sign of the currency that a format shows; empty for none. */
export function signOfFormat(code: string): string {
  const [, inBrackets, plain] = CURRENCY_SIGN.exec(code.split(';', 1)[0] ?? '') ?? [];
  return (inBrackets ?? plain ?? '').trim();
}

const WITHOUT_EXPONENT = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 });

/** A number with a decimal point, never in powers of ten, and without what binary fractions add: fifteen digits are all that a spreadsheet keeps. */
export function numberText(value: number): string {
  const exact = Number(value.toPrecision(15));
  const short = String(exact === 0 ? 0 : exact);
  return short.includes('e') ? WITHOUT_EXPONENT.format(exact) : short;
}

/** A number as a price: with four decimals, if any, so that nobody takes `12.345` for thousands, and the sign of its currency. */
export function priceText(value: number, sign: string): string {
  const [whole = '', decimals] = numberText(value).split('.');
  const exact = decimals === undefined ? whole : `${whole}.${decimals.padEnd(4, '0')}`;
  return sign === '' ? exact : `${exact} ${sign}`;
}

const DAY_MS = 86_400_000;
const MINUTES_OF_DAY = 1440;
/** Day 0 of the two calendars that spreadsheets count by. */
const DAY_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
/** The 1900 calendar has a 29 February that never was: days before it are one less. */
const LEAP_DAY = 60;
/** 31 December 9999, the last day of a spreadsheet. */
const LAST_DAY = 2_958_465;

/** The day, `2026-11-28`, that a spreadsheet counts as a number; the number itself where it is none. */
export function dayText(serial: number, calendar: 1900 | 1904): string {
  const day = Math.floor(serial);
  if (day < 1 || day > LAST_DAY) return numberText(serial);
  const counted = calendar === 1900 && day < LEAP_DAY ? day + 1 : day;
  return new Date(DAY_ZERO[calendar] + counted * DAY_MS).toISOString().slice(0, 10);
}

/** The day and the hour, `2026-11-28T10:00`, of the same number, to the minute. */
export function momentText(serial: number, calendar: 1900 | 1904): string {
  if (serial < 1) return dayText(serial, calendar);
  // What is less than half a minute short of midnight is the next day.
  const minutes = Math.round(serial * MINUTES_OF_DAY);
  const day = dayText(Math.floor(minutes / MINUTES_OF_DAY), calendar);
  const ofDay = minutes % MINUTES_OF_DAY;
  const clock = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${day}T${clock}`;
}

const ERROR =
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|GETTING_DATA)$/;
/** Whether a cell says nothing but that its formula failed. */
export const isErrorCell = (text: string): boolean => ERROR.test(text);
/** What stands for a formula whose value the file does not keep. */
export const NO_VALUE = '#VALUE!';

const ESCAPE = /_x([\dA-Fa-f]{4})_/g;
/** A text of a cell, in which characters that XML cannot say stand as `_x000D_`. */
export const decodeCellText = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

// oxlint-disable-next-line no-control-regex -- they are what XML cannot say
const NOT_IN_XML = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** A text as XML of a cell; what no XML can say is left out. */
export const encodeCellText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(NOT_IN_XML, '')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>\r]/g, (sign) => MARKUP[sign] ?? '');

/** The name of a column, A for 0. */
export function columnName(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnName(Math.floor(place / 26) - 1) + last;
}

/** The place of the column in which a cell stands, 0 for `A7`; null where the address names none. */
export function columnPlace(address: string): number | null {
  const [, letters] = /^\$?([A-Z]{1,3})\$?\d{1,7}$/.exec(address) ?? [];
  if (letters === undefined) return null;
  let place = 0;
  for (const letter of letters) place = place * 26 + letter.charCodeAt(0) - 64;
  return place - 1;
}
