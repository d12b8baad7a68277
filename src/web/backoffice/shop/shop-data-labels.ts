import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { printIban } from '../../../domain/contact-data/iban.ts';
import { printPhone } from '../../../domain/contact-data/print-phone.ts';
import { formatDate, formatDays } from '../../../domain/locale/format-date.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { formatPrice } from '../../../domain/money/format-money.ts';
import { typedAmount } from '../../../domain/money/major-units.ts';
import { money } from '../../../domain/money/money.ts';
import { workedHoliday } from '../../../domain/shop-data/closures.ts';
import { changesBetween, type Fields } from '../../../domain/shop-data/read-fields.ts';

/** Each field of a part, with what was typed, or else what is in force. */
export type FieldOf = (name: string) => {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

/** How the currencies of amounts are marked in their fields. */
export const UNITS = { UAH: '₴', PLN: 'zł' };

/**
 * Hides the fields of what is not offered, inside `group/way` with a box `data-offered`: they are sent and stored all the same, so that what
 * was said is there again with the tick, with JavaScript or without.
 */
export const HIDDEN_UNTICKED = 'group-has-[[data-offered]:not(:checked)]/way:hidden';

const DELIVERY_FIELD = /^(UAH|PLN)-(standard|express)-(?:(major-city|elsewhere)-)?(\w+)$/;
const HAULAGE_FIELD = /^(UAH|PLN)-haulage-(?:(van|low-loader)-)?(\w+)$/;
const POD_FIELD = /^(UAH|PLN)-pod-(\w+)$/;
const POD_NAMES: Readonly<Record<string, string>> = { offered: 'podOffered', fee: 'podFee' };
const AREA_FIELD = /^remote-([A-Z]{2})$/;
/** Fields that are a box to tick, `on` or empty. */
const BOX = /-(?:offered|fixed)$/;
const ROW_FIELD = /^(from|to|market|note)-(\d+)$/;
const AMOUNT_FIELD = /^(UAH|PLN)-.*-(?:fee|freeGoods|limit|own|next)$/;
const DAYS_FIELD = /-days(?:Min|Max)$/;
const DATE_FIELD = /^(?:(?:from|to)-\d+|martialLawTo)$/;
/** The tax of a market. */
const RATE_FIELD = /^(?:UA|PL)$/;

/** The language of a page, and its texts. */
interface Words {
  readonly lookUp: LookUp;
  readonly locale: Locale;
}

/** A stored amount or rate as a field begins with it, with the decimal mark of the language; other fields as they are. Both marks are read. */
export const editableValue = (field: string, said: string, locale: Locale): string =>
  locale !== 'en' && (AMOUNT_FIELD.test(field) || RATE_FIELD.test(field)) ? said.replace('.', ',') : said;

/** The name of a field of the shop's data, with what it is a field of before it. */
function shopFieldLabel(field: string, { lookUp, locale }: Words): string {
  const holiday = workedHoliday(field);
  if (holiday !== null) {
    const country = lookUp(`backoffice.shop.market.${holiday.market}`);
    const day = formatDays(holiday.day, holiday.day, locale, true);
    return `${lookUp('backoffice.shop.field.worked')}: ${day} (${country})`;
  }
  const name = (key: string) => lookUp(`backoffice.shop.field.${key}`) ?? key;
  const [, currency, method, place, term = ''] = DELIVERY_FIELD.exec(field) ?? [];
  if (method !== undefined) {
    const said = lookUp(`backoffice.shop.change.${term}`) ?? name(term);
    const parts = [lookUp(`backoffice.shop.way.${currency}-${method}`), place && name(place), said];
    return parts.filter(Boolean).join(', ');
  }
  const [, tripCurrency, vehicle, trip = ''] = HAULAGE_FIELD.exec(field) ?? [];
  if (tripCurrency !== undefined) {
    const by = vehicle && name(vehicle);
    return [lookUp(`backoffice.shop.haulage.${tripCurrency}`), by, name(trip)].filter(Boolean).join(', ');
  }
  const [, podCurrency, pod = ''] = POD_FIELD.exec(field) ?? [];
  if (podCurrency !== undefined)
    return `${lookUp(`backoffice.shop.pod.${podCurrency}`)}, ${name(POD_NAMES[pod] ?? pod)}`;
  const [, country] = AREA_FIELD.exec(field) ?? [];
  if (country !== undefined)
    return `${lookUp('backoffice.shop.remoteAreas')}, ${lookUp(`country.${country}`) ?? country}`;
  const [, column = '', row] = ROW_FIELD.exec(field) ?? [];
  return row === undefined ? name(field) : `${name(column)}, ${Number(row) + 1}`;
}

/** What a field of the shop's data says as people read it: amounts with their currency, days in words, choices instead of their marks. */
export function shopFieldValue(field: string, said: string, { lookUp, locale }: Words): string {
  if (BOX.test(field) || workedHoliday(field) !== null)
    return lookUp(`backoffice.product.${said === 'on' ? 'yes' : 'no'}`) ?? said;
  if (said === '') return '';
  const [, currency] = AMOUNT_FIELD.exec(field) ?? [];
  const minor = currency === undefined ? null : typedAmount(said);
  if (minor !== null) return formatPrice(money(minor, currency === 'PLN' ? 'PLN' : 'UAH'), locale);
  if (DAYS_FIELD.test(field)) return lookUp('backoffice.shop.value.days', { days: Number(said) }) ?? said;
  if (RATE_FIELD.test(field)) return formatPercent(Number(said), locale);
  if (DATE_FIELD.test(field)) return formatDate(said, locale, 'UTC', 'short');
  if (field === 'phone') return printPhone(said);
  if (field === 'iban') return printIban(said);
  if (field.endsWith('-freeWhen')) return lookUp(`backoffice.shop.freeWhen.${said}`) ?? said;
  return field.startsWith('market-') ? (lookUp(`backoffice.shop.market.${said}`) ?? said) : said;
}

/** What each field of the shop's data said before and says since, in words. */
export const shopChanges = (
  changes: Readonly<Record<string, readonly [before: string, after: string]>>,
  words: Words,
): { label: string; before: string; after: string }[] =>
  Object.entries(changes).map(([name, [before, after]]) => ({
    label: shopFieldLabel(name, words),
    before: shopFieldValue(name, before, words),
    after: shopFieldValue(name, after, words),
  }));

/** A state of a part as its history shows it. */
export interface ShopDataState {
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: string;
  readonly isOfSettings: boolean;
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
}

interface State {
  readonly version: number;
  readonly fields: Fields | null;
  readonly changedBy: string | null;
  readonly changedAt: string;
}

/** The states of a part with what each changed of the one before it, the newest first; of the oldest that is read, what differs from the settings. */
export const shopDataHistory = (
  versions: readonly State[],
  { ofSettings, ...words }: Words & { ofSettings: Fields },
): readonly ShopDataState[] =>
  versions.map(({ version, fields, changedBy, changedAt }, index) => {
    const before = versions[index + 1]?.fields ?? ofSettings;
    const after = fields ?? ofSettings;
    return {
      version,
      changedBy,
      changedAt,
      isOfSettings: fields === null,
      changes: shopChanges(changesBetween(before, after), words),
    };
  });
