import { LOCALES, type Locale, type Localized } from '../../locale/locale.ts';
import { knownCategory } from '../known-categories.ts';
import { withoutInvisible } from '../../locale/without-invisible.ts';
import { ALT_MAX } from '../editing/product-pictures.ts';

/** What staff may put on the home page: slides it opens with, promoted categories of the box, advertisements. */
export const ENTRY_KINDS = ['slide', 'promotion', 'ad'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What an entry shows: a still picture, an animated one, a film. */
export type EntryMedia = 'image' | 'gif' | 'video';

/** What the media of each kind may be, the usual one first. */
export const MEDIA_OF: Readonly<Record<EntryKind, readonly EntryMedia[]>> = {
  slide: ['image', 'gif', 'video'],
  promotion: ['image'],
  ad: ['image', 'video'],
};

/** The days on which something is shown, ISO 8601, both included; null for no such end. */
export interface ShownDays {
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/** One entry of the home page, read; where a text is empty that Ukrainian has, it is not shown in that language. */
export interface HomeEntry extends ShownDays {
  readonly title: Localized;
  /** Empty of promotions, which have none. */
  readonly text: Localized;
  /** A page of the shop without its region, or an https address; empty of promotions, which lead to their category. */
  readonly link: string;
  /** Null of what is no promotion. */
  readonly categoryId: number | null;
  readonly media: EntryMedia;
  /** The name of a scene or of a product's picture, or the path of a file of this shop. */
  readonly picture: string;
  /** Alternative texts; empty where the picture only decorates. */
  readonly alt: Localized;
  readonly isActive: boolean;
}

const TEXT_FIELDS = ['title', 'text', 'altText'] as const;
const LOCAL_FIELDS = ['title.uk', 'title.pl', 'title.en', 'text.uk', 'text.pl', 'text.en'] as const;
const ALT_FIELDS = ['altText.uk', 'altText.pl', 'altText.en'] as const;

/** The fields of all kinds, each a text, in the order in which forms and the log have them. */
export const ENTRY_FIELDS = [
  ...LOCAL_FIELDS,
  'link',
  'category',
  'media',
  'picture',
  ...ALT_FIELDS,
  'active',
  'firstDay',
  'lastDay',
] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];
export type EntryFields = Readonly<Partial<Record<EntryField, string>>>;

/** The field of a text in a language. */
export const localField = (part: (typeof TEXT_FIELDS)[number], locale: Locale): EntryField =>
  `${part}.${locale}`;

const KNOWN: ReadonlySet<string> = new Set(ENTRY_FIELDS);
export const isEntryField = (name: string): name is EntryField => KNOWN.has(name);

const NOT_OF_PROMOTIONS: ReadonlySet<EntryField> = new Set([
  'text.uk',
  'text.pl',
  'text.en',
  'link',
  'media',
]);

/** The fields that entries of a kind have. */
export const fieldsOfKind = (kind: EntryKind): readonly EntryField[] =>
  ENTRY_FIELDS.filter((field) =>
    kind === 'promotion' ? !NOT_OF_PROMOTIONS.has(field) : field !== 'category',
  );

/** The longest text of a field, in characters. */
export function entryFieldLimit(field: EntryField): number {
  if (field.startsWith('title.')) return 80;
  if (field.startsWith('text.')) return 240;
  return field.startsWith('altText.') ? ALT_MAX : 300;
}

/** A typed field as it is kept: one line without invisible characters; no-break spaces stay. */
export const tidyEntryField = (typed: string): string =>
  withoutInvisible(typed.replaceAll(/[\r\n\t\u2028\u2029]+/g, ' '))
    .replaceAll(/ {2,}/g, ' ')
    .trim();

const textsOf = (part: (typeof TEXT_FIELDS)[number], said: Localized): EntryFields =>
  Object.fromEntries(LOCALES.map((locale) => [localField(part, locale), said[locale]]));

/** Writes an entry as the fields of its kind. */
export function printEntry(kind: EntryKind, entry: HomeEntry): EntryFields {
  const all: EntryFields = {
    ...textsOf('title', entry.title),
    ...textsOf('text', entry.text),
    ...textsOf('altText', entry.alt),
    link: entry.link,
    category: knownCategory(entry.categoryId ?? 0)?.slug ?? '',
    media: entry.media,
    picture: entry.picture,
    active: entry.isActive ? 'yes' : 'no',
    firstDay: entry.firstDay ?? '',
    lastDay: entry.lastDay ?? '',
  };
  return Object.fromEntries(fieldsOfKind(kind).map((field) => [field, all[field] ?? '']));
}

/** A text in a language, or in Ukrainian where that language has none. */
export const textIn = (said: Localized, locale: Locale): string => said[locale] || said.uk;

/** The languages in which an entry is not shown, because a text that Ukrainian has is missing. */
export const missingLanguages = ({ title, text }: Pick<HomeEntry, 'title' | 'text'>): readonly Locale[] =>
  LOCALES.filter((locale) => [title, text].some((said) => said.uk !== '' && said[locale] === ''));

/** Whether an entry is shown to who reads a language. */
export const isSaidIn = (entry: Pick<HomeEntry, 'title' | 'text'>, locale: Locale): boolean =>
  !missingLanguages(entry).includes(locale);

/** Whether an entry is shown on a calendar day, ISO 8601, and why not. */
export type EntryState = 'off' | 'coming' | 'over' | 'shown';
export function entryState(
  { isActive, firstDay, lastDay }: ShownDays & Pick<HomeEntry, 'isActive'>,
  day: string,
): EntryState {
  if (!isActive) return 'off';
  if (firstDay !== null && day < firstDay) return 'coming';
  return lastDay !== null && day > lastDay ? 'over' : 'shown';
}

/** How the log and addresses name an entry: `slide-3`. */
export const entryName = (kind: EntryKind, id: number): string => `${kind}-${id}`;

/** Reads such a name; null for another. `new` instead of the number is an entry that is to be added, of which `id` is null. */
export function readEntryName(
  name: string | undefined,
): { readonly kind: EntryKind; readonly id: number | null } | null {
  const [, said, number = ''] = /^([a-z]+)-(new|[1-9]\d{0,8})$/.exec(name ?? '') ?? [];
  const kind = ENTRY_KINDS.find((each) => each === said);
  return kind === undefined ? null : { kind, id: number === 'new' ? null : Number(number) };
}
