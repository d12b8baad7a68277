import { isArrangedPage, isTermsName } from '../../../content/pages/page-shapes.ts';
import type { PageName } from '../../../content/pages/pages.ts';
import type { Translate } from '../../../content/translator.ts';
import { entryName, textIn } from '../../../domain/catalogue/merchandising/home-entry.ts';
import type { Locale, Localized } from '../../../domain/locale/locale.ts';
import { localized } from '../../../domain/locale/localized.ts';
import type { ContentPlace } from '../../../domain/messages/content-texts.ts';
import type { ContentEntry } from '../../../domain/messages/find-content.ts';
import { PARTS_OF } from '../../../domain/pages/read-block.ts';
import type { TextPlace } from './answer-translation-file.ts';

interface Words {
  readonly locale: Locale;
  readonly translate: Translate;
  /** What a page says, in the language of the reader. */
  readonly pageOf: (page: PageName) => {
    readonly title: string;
    readonly sections: readonly { readonly id: string; readonly title: string }[];
  };
}

/** What a page is called. */
export const nameOfPage = (page: string, { translate: t, pageOf }: Omit<Words, 'locale'>): string =>
  isTermsName(page) || (isArrangedPage(page) && page !== 'home')
    ? pageOf(page).title
    : t('backoffice.arrange.home');

/** Where a page is written, without region. */
export const pathOfPage = (page: string): string => `/admin/content/pages/${page}`;

function pathOf(place: ContentPlace): string {
  if (place.kind === 'entry') return `/admin/content/${entryName(place.entry, place.id)}`;
  const page = pathOfPage(place.page);
  if (place.kind === 'terms') return `${page}?section=${place.section}`;
  // The sections of the home page have no forms of their own.
  if (place.page === 'home') return page;
  return place.kind === 'section' ? `${page}?title=${place.ref}` : `${page}?block=${place.id}`;
}

/** The field of a block as its form calls it; one with a single text is called by its kind. */
function fieldOfBlock({ block, part }: Extract<ContentPlace, { kind: 'block' }>, t: Translate): string {
  const kind = t(`backoffice.arrange.kind.${block}`);
  const parts = PARTS_OF[block].filter((each) => each === 'title' || each === 'text');
  if (parts.length < 2 && block !== 'picture') return kind;
  const isOwn = block === 'question' || block === 'picture';
  const label = part === 'title' ? (isOwn ? block : 'title') : block === 'question' ? 'answer' : 'text';
  return t('backoffice.contentTexts.partOf', { kind, part: t(`backoffice.arrange.label.${label}`) });
}

function fieldOf(place: ContentPlace, t: Translate): string {
  switch (place.kind) {
    case 'entry':
      return t(`backoffice.content.field.${place.part}`);
    case 'section':
      return t('backoffice.arrange.label.sectionTitle');
    case 'block':
      return fieldOfBlock(place, t);
    case 'terms':
      return t(`backoffice.arrange.label.${place.part === 'title' ? 'sectionTitle' : 'text'}`);
  }
}

/** The title of the section in which a text of a page stands; null for a title itself. */
function sectionOf(place: ContentPlace, { locale, pageOf }: Words): string | null {
  if (place.kind === 'terms') return textIn(place.title, locale);
  if (place.kind !== 'block') return null;
  const { ref, title } = place.section;
  if (title !== null) return textIn(title, locale);
  const { page } = place;
  if (!isArrangedPage(page) || page === 'home') return null;
  return pageOf(page).sections.find(({ id }) => id === ref)?.title ?? null;
}

/** A text of the content with what its place and its field are called, and where it is written. */
type NamedContent = ContentEntry & TextPlace & { readonly field: string };

/** The texts of the content as people know them. */
export function namedContent(entries: readonly ContentEntry[], words: Words): readonly NamedContent[] {
  const { locale, translate: t } = words;
  const titles = new Map(
    entries.flatMap(({ place, said }) =>
      place.kind === 'entry' && place.part === 'title'
        ? [[entryName(place.entry, place.id), textIn(said, locale)] as const]
        : [],
    ),
  );
  const nameOf = (place: ContentPlace): string => {
    const [first, second] =
      place.kind === 'entry'
        ? [t(`backoffice.content.kind.${place.entry}`), titles.get(entryName(place.entry, place.id)) ?? null]
        : [nameOfPage(place.page, words), sectionOf(place, words)];
    return second === null ? first : t('backoffice.arrange.pair', { first, second });
  };
  return entries.map((entry) => ({
    ...entry,
    name: nameOf(entry.place),
    field: fieldOf(entry.place, t),
    path: pathOf(entry.place),
  }));
}

/** Characters of a text that the list shows: the rest is in its form. */
const SHOWN = 400;
const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);

/** A row of the list. */
export interface ContentRow extends TextPlace {
  readonly key: string;
  readonly field: string;
  readonly isDraft: boolean;
  readonly said: Localized;
  readonly missing: readonly Locale[];
  readonly outdated: ContentEntry['outdated'];
}

export const contentRow = ({
  key,
  name,
  field,
  path,
  isDraft,
  said,
  missing,
  outdated,
}: NamedContent): ContentRow => ({
  key,
  name,
  field,
  path,
  isDraft,
  said: localized((locale) => short(said[locale])),
  missing,
  outdated: outdated.map((mark) => ({ ...mark, said: short(mark.said) })),
});
