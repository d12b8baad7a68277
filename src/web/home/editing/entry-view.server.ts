import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { categoriesToChoose } from '../../../domain/catalogue/known-categories.ts';
import {
  changedFields,
  type FieldChange,
  type FieldConflict,
} from '../../../domain/catalogue/editing/merge-fields.ts';
import {
  entryFieldLimit,
  ENTRY_FIELDS,
  fieldsOfKind,
  isEntryField,
  textIn,
  tidyEntryField,
  type EntryField,
  type EntryFields,
  type EntryKind,
  type HomeEntry,
} from '../../../domain/catalogue/merchandising/home-entry.ts';
import {
  readEntry,
  type EntryProblems,
  type IsPage,
} from '../../../domain/catalogue/merchandising/read-entry.ts';
import { NO_TEXTS } from '../../../domain/locale/localized.ts';
import type { PictureTexts } from '../../../domain/pages/arrange.ts';
import { tieUnitsIn } from '../../../domain/locale/no-break.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Translate } from '../../../content/translator.ts';
import { categoryTiles } from '../../catalogue/print-goods.server.ts';
import type { Ad, Promotion, Slide } from '../merchandising.tsx';
import { slideOffer } from '../slide-offer.server.ts';
import { fieldLabel } from '../../backoffice/catalogue/field-words.server.ts';

/** An entry as the home page is going to show it, in one language. */
export type EntryPreview =
  | { readonly kind: 'slide'; readonly slide: Slide; readonly locale: Locale }
  | { readonly kind: 'promotion'; readonly promotion: Promotion; readonly locale: Locale }
  | { readonly kind: 'ad'; readonly ad: Ad; readonly locale: Locale };

/** A text of a form; undefined where there is none, or a file. */
export const textOf = (form: FormData, name: string): string | undefined => {
  const sent = form.get(name);
  return typeof sent === 'string' ? sent : undefined;
};

/** The fields that a form sends, each tidied. What is no still picture is named by its address. */
export function sentFields(form: FormData, kind: EntryKind): EntryFields {
  const sent: Partial<Record<EntryField, string>> = {};
  for (const field of fieldsOfKind(kind)) {
    const typed = textOf(form, field);
    if (typed !== undefined) sent[field] = tidyEntryField(typed);
  }
  if (sent.media !== undefined && sent.media !== 'image')
    sent.picture = tidyEntryField(textOf(form, 'address') ?? '');
  if (textOf(form, 'title.uk') !== undefined) sent.active = form.has('active') ? 'yes' : 'no';
  return sent;
}

/** The fields as the form showed them; nothing where it does not say. */
export function shownFields(form: FormData): EntryFields {
  try {
    const base: unknown = JSON.parse(textOf(form, 'base') || '{}');
    if (typeof base !== 'object' || base === null) return {};
    return Object.fromEntries(
      Object.entries(base).filter(
        (entry): entry is [EntryField, string] => isEntryField(entry[0]) && typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** What a form changed of what it showed. */
export const touchedFields = (base: EntryFields, sent: EntryFields): EntryFields =>
  Object.fromEntries(
    Object.entries(changedFields(base, { ...base, ...sent }, ENTRY_FIELDS)).map(
      ([field, [, after]]: [string, FieldChange]) => [field, after],
    ),
  );

/** What is wrong with each field, in words. */
export const problemTexts = (
  problems: EntryProblems,
  t: Translate,
): Readonly<Partial<Record<EntryField, string>>> =>
  Object.fromEntries(
    ENTRY_FIELDS.flatMap((field) => {
      const problem = problems[field];
      return problem === undefined
        ? []
        : [[field, t(`backoffice.content.problem.${problem}`, { max: entryFieldLimit(field) })]];
    }),
  );

/** Two versions of a field: what is stored by now, and what was to be. */
export interface TwoVersions {
  readonly label: string;
  readonly stored: string;
  readonly wanted: string;
}

/** Both versions of what could not be joined, in words. */
export const twoVersions = (
  conflicts: Readonly<Partial<Record<EntryField, FieldConflict>>>,
  lookUp: LookUp,
): readonly TwoVersions[] =>
  ENTRY_FIELDS.flatMap((field) => {
    const conflict = conflicts[field];
    return conflict === undefined
      ? []
      : [{ label: fieldLabel(field, lookUp), stored: conflict.stored, wanted: conflict.sent }];
  });

interface CategoryScope {
  readonly shop: {
    readonly catalogue: {
      readonly listCategories: (
        locale: Locale,
      ) => Promise<
        readonly (Parameters<Awaited<ReturnType<typeof categoryTiles>>>[0] & { readonly id: number })[]
      >;
    };
  };
}

/** What a preview is made with: all that the home page is, and which pages the shop has. */
type Scope = CategoryScope &
  Parameters<typeof slideOffer>[1] &
  Parameters<typeof categoryTiles>[0] & {
    readonly isPage: IsPage;
    readonly shop: {
      readonly shopPictures: { readonly textsOf: (names: readonly string[]) => Promise<PictureTexts> };
    };
  };

async function previewOf(
  kind: EntryKind,
  entry: HomeEntry,
  { locale, request }: { locale: Locale; request: Scope },
): Promise<EntryPreview | null> {
  const { link, media, picture } = entry;
  const ofPicture = (await request.shop.shopPictures.textsOf([picture]))[picture] ?? NO_TEXTS;
  const alt = textIn(entry.alt, locale) || textIn(ofPicture, locale);
  const shown = { id: 0, title: textIn(entry.title, locale), alt };
  const description = textIn(entry.text, locale);
  if (kind === 'slide') {
    const offer = tieUnitsIn(await slideOffer(link, request, new Date().toISOString()));
    return { kind, locale, slide: { ...shown, type: media, src: picture, link, description, offer } };
  }
  if (kind === 'ad') {
    const type = media === 'video' ? media : 'image';
    return { kind, locale, ad: { ...shown, type, contentUrl: picture, link, description } };
  }
  const [categories, tile] = await Promise.all([
    request.shop.catalogue.listCategories(request.locale),
    categoryTiles(request),
  ]);
  const category = categories.find(({ id }) => id === entry.categoryId);
  return category === undefined
    ? null
    : { kind, locale, promotion: { ...shown, picture, category: tieUnitsIn(tile(category)) } };
}

/** How the home page would show fields in a language; null where they cannot be shown. */
export async function previewFields(
  kind: EntryKind,
  fields: EntryFields,
  scope: { locale: Locale; request: Scope },
): Promise<EntryPreview | null> {
  const read = readEntry(kind, fields, scope.request.isPage);
  return read.ok ? previewOf(kind, read.entry, scope) : null;
}

/** The categories that a promotion may lead to, named. */
export const categoryChoices = (lookUp: LookUp) =>
  categoriesToChoose().map(({ slug }) => ({ value: slug, label: lookUp(`category.${slug}.name`) ?? slug }));
