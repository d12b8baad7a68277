import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { changesBetween, type Fields } from '../../../domain/shop-data/read-fields.ts';

/** Each field of a part, with what was typed, or else what is in force. */
export type FieldOf = (name: string) => {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

/** How the currencies of amounts are marked in their fields. */
export const UNITS = { UAH: '₴', PLN: 'zł' };

const DELIVERY_FIELD = /^(UAH|PLN)-(standard|express)-(?:(major-city|elsewhere)-)?(\w+)$/;
const HAULAGE_FIELD = /^(UAH|PLN)-haulage-(?:(van|low-loader)-)?(\w+)$/;
const POD_FIELD = /^(UAH|PLN)-pod-(\w+)$/;
const POD_NAMES: Readonly<Record<string, string>> = { offered: 'podOffered', fee: 'podFee' };
const AREA_FIELD = /^remote-([A-Z]{2})$/;
/** Fields that are a box to tick, `on` or empty. */
const BOX = /-(?:offered|fixed)$/;
const ROW_FIELD = /^(from|to|market|note)-(\d+)$/;

/** The name of a field of the shop's data, with what it is a field of before it. */
function shopFieldLabel(field: string, lookUp: LookUp): string {
  const name = (key: string) => lookUp(`backoffice.shop.field.${key}`) ?? key;
  const [, currency, method, place, term = ''] = DELIVERY_FIELD.exec(field) ?? [];
  if (method !== undefined) {
    const parts = [lookUp(`backoffice.shop.way.${currency}-${method}`), place && name(place), name(term)];
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

/** What a field of the shop's data says in words, where that is no text of its own. */
export function shopFieldValue(field: string, said: string, lookUp: LookUp): string {
  if (BOX.test(field)) return lookUp(`backoffice.product.${said === 'on' ? 'yes' : 'no'}`) ?? said;
  if (field.endsWith('-freeWhen')) return lookUp(`backoffice.shop.freeWhen.${said}`) ?? said;
  return field.startsWith('market-') ? (lookUp(`backoffice.shop.market.${said}`) ?? said) : said;
}

/** What each field of the shop's data said before and says since, in words. */
export const shopChanges = (
  changes: Readonly<Record<string, readonly [before: string, after: string]>>,
  lookUp: LookUp,
): { label: string; before: string; after: string }[] =>
  Object.entries(changes).map(([name, [before, after]]) => ({
    label: shopFieldLabel(name, lookUp),
    before: shopFieldValue(name, before, lookUp),
    after: shopFieldValue(name, after, lookUp),
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
  { ofSettings, lookUp }: { ofSettings: Fields; lookUp: LookUp },
): readonly ShopDataState[] =>
  versions.map(({ version, fields, changedBy, changedAt }, index) => {
    const before = versions[index + 1]?.fields ?? ofSettings;
    const after = fields ?? ofSettings;
    return {
      version,
      changedBy,
      changedAt,
      isOfSettings: fields === null,
      changes: shopChanges(changesBetween(before, after), lookUp),
    };
  });
