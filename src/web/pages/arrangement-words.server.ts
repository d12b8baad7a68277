import {
  isArrangedPage,
  isTermsName,
  type ArrangedPageName,
  type TermsName,
} from '../../content/pages/page-shapes.ts';
import { PAGES } from '../../content/pages/pages.ts';
import { PROSE_VALUES, SELLER_EMAIL } from '../../content/pages/sellers.ts';
import type { MessageKey, Translate } from '../../content/translator.ts';
import type { LookUp } from '../../domain/catalogue/print-specification.ts';
import { SCENES } from '../../domain/catalogue/picture.ts';
import { isShopPicture } from '../../domain/catalogue/scene.ts';
import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import { HOME_SECTIONS, type HomeSectionName } from '../../domain/pages/home-sections.ts';
import type { Arrangement } from '../../domain/pages/arrangement.ts';
import { printEdition } from '../../domain/pages/terms/editions.ts';
import { LANGUAGE_NAMES } from '../i18n/language-names.ts';

/** Names of sections and blocks by their refs and ids. */
export type PartNames = ReadonlyMap<string, string>;

/** What a page is called: the home page by its message, prose by its title. */
export const pageName = (name: string, { locale, lookUp }: { locale: Locale; lookUp: LookUp }): string =>
  isTermsName(name) || (isArrangedPage(name) && name !== 'home')
    ? PAGES[name][locale].title
    : (lookUp('backoffice.arrange.home') ?? name);

/** What the sections of the home page are called there. */
const HOME_TITLES: Readonly<Record<HomeSectionName, MessageKey>> = {
  recommended: 'home.recommended',
  solar: 'home.solar',
  promotions: 'home.promotionBox',
  ev: 'home.ev',
  explore: 'home.explore',
  rent: 'home.rent',
  ads: 'backoffice.content.list.ad',
  recent: 'product.card.seen',
  ask: 'chat.title',
};

/** The names of the sections that a page came with, in a language. */
export const shippedNames = (
  page: ArrangedPageName,
  { sections, lookUp }: { sections: readonly { id: string; title: string }[]; lookUp: LookUp },
): PartNames =>
  page === 'home'
    ? new Map(HOME_SECTIONS.map((name) => [name, lookUp(HOME_TITLES[name]) ?? name]))
    : new Map(sections.map(({ id, title }) => [id, title]));

/** The first text of a block or section of staff that says something, in a language if it can be. */
const inLanguage = (text: Readonly<Record<Locale, string>>, locale: Locale): string =>
  text[locale] || text.uk || text.pl || text.en;

/** The names of what staff added. */
export const ownNames = (
  arrangements: readonly (Arrangement | null)[],
  words: { locale: Locale; lookUp: LookUp },
): readonly (readonly [string, string])[] =>
  arrangements.flatMap((each) =>
    (each?.sections ?? []).flatMap(({ ref, title, blocks }) => [
      ...(title === null ? [] : [[ref, inLanguage(title, words.locale)] as const]),
      ...blocks.map((block) => [block.id, blockName(block, words)] as const),
    ]),
  );

const NAME_MAX = 80;

/** A text in which what the shop fills in is said in words instead of in braces. */
export const valuesInWords = (text: string, lookUp: LookUp): string =>
  (['UA', 'PL'] as const).reduce(
    (said, market) =>
      said.replaceAll(SELLER_EMAIL[market], (place) => lookUp(`backoffice.arrange.value.${market}`) ?? place),
    text,
  );

/** What the shop can fill into texts: each place in braces with what stands there, in words. */
export const fillableValues = (lookUp: LookUp, translate: Translate): readonly string[] =>
  PROSE_VALUES.map((name) => {
    const first = `{${name}}`;
    return translate('backoffice.arrange.pair', { first, second: valuesInWords(first, lookUp) });
  });

/** So many characters tell one picture from another. */
const SHORT_NAME = 4;

/** A scene as the form calls it, one that staff uploaded by the beginning of its name; a picture of a product by its own name. */
function pictureName(name: string, lookUp: LookUp): string {
  const number = SCENES.findIndex((scene) => scene === name) + 1;
  if (number > 0) return lookUp('backoffice.content.scene', { number: String(number) }) ?? name;
  return isShopPicture(name)
    ? (lookUp('backoffice.content.ownPicture', { name: name.slice(0, SHORT_NAME) }) ?? name)
    : name;
}

/** What a block is called in lists: its title, or the beginning of its text, or where it leads. */
function blockName(
  { title, text, to, picture }: Arrangement['sections'][number]['blocks'][number],
  { locale, lookUp }: { locale: Locale; lookUp: LookUp },
): string {
  const said = inLanguage(title, locale) || inLanguage(text, locale) || to || pictureName(picture, lookUp);
  const name = valuesInWords(said, lookUp);
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX).trimEnd()}…` : name;
}

/** A change of an arrangement in words. */
export interface ArrangementChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const languageName = (code: string): string => {
  const locale = LOCALES.find((each) => each === code);
  return locale === undefined ? code : LANGUAGE_NAMES[locale];
};

/** What each field of an arrangement said before and says since, in words. */
export function arrangementChanges(
  changes: Readonly<Record<string, readonly [before: string, after: string]>>,
  { names, lookUp }: { names: PartNames; lookUp: LookUp },
): readonly ArrangementChange[] {
  const nameOf = (ref: string) => names.get(ref) ?? ref;
  const list = (said: string) =>
    said === ''
      ? ''
      : said
          .split(', ')
          .map((ref) => nameOf(ref))
          .join(' · ');
  const picture = (name: string) => names.get(name) ?? pictureName(name, lookUp);
  const label = (key: string, values?: Record<string, string>) =>
    lookUp(`backoffice.arrange.field.${key}`, values) ?? key;
  return Object.entries(changes).map(([field, [before, after]]) => {
    const [first = '', id = '', part = '', locale = ''] = field.split('.');
    const language = languageName(locale);
    if (first === 'section')
      return { label: label('sectionTitle', { name: nameOf(id), language }), before, after };
    if (first === 'blocks')
      return { label: label('blocks', { name: nameOf(id) }), before: list(before), after: list(after) };
    if (first === 'block') {
      const name = nameOf(id);
      if (part === 'place')
        return { label: label('place', { name }), before: list(before), after: list(after) };
      const which = label(part, { language });
      const print = part === 'picture' ? picture : (said: string) => valuesInWords(said, lookUp);
      return { label: `${name}: ${which}`, before: print(before), after: print(after) };
    }
    return first === 'pagePicture'
      ? { label: label(first), before: picture(before), after: picture(after) }
      : { label: label(first), before: list(before), after: list(after) };
  });
}

/** What an edition of terms says otherwise than another, in words: sections by the titles that the shop came with, editions by their days. */
export const termsChanges = (
  page: TermsName,
  changes: Readonly<Record<string, readonly [before: string, after: string]>>,
  { lookUp, locale }: { readonly lookUp: LookUp; readonly locale: Locale },
): readonly ArrangementChange[] =>
  Object.entries(changes).map(([field, [before, after]]) => {
    const print = (name: string) => (name === '' ? '' : printEdition(name, locale));
    if (field === 'edition')
      return {
        label: lookUp('backoffice.terms.field.edition') ?? field,
        before: print(before),
        after: print(after),
      };
    const [part, id = '', language = ''] = field.split('.');
    // A section that was added is called by a title that the change names; one that it does not name is only said to be such.
    const section =
      PAGES[page][locale].sections.find((each) => each.id === id)?.title ??
      (changes[`title.${id}.${locale}`]?.findLast((title) => title !== '') ||
        lookUp('backoffice.terms.own')) ??
      id;
    const label =
      part === 'title'
        ? lookUp('backoffice.arrange.field.sectionTitle', { name: section, language: languageName(language) })
        : lookUp('backoffice.terms.field.section', { section, language: languageName(language) });
    return { label: label ?? field, before, after };
  });

/** The same of an entry of the log, which knows no more than the names that the page came with. */
export function loggedArrangement(
  page: string,
  changes: Parameters<typeof arrangementChanges>[0],
  { lookUp, locale }: { lookUp: LookUp; locale: Locale },
): readonly ArrangementChange[] {
  if (isTermsName(page)) return termsChanges(page, changes, { lookUp, locale });
  if (!isArrangedPage(page)) return [];
  const sections = page === 'home' ? [] : PAGES[page][locale].sections;
  // What was added is called by the texts that it was added with.
  const own = Object.entries(changes).flatMap(([field, [before, after]]) => {
    const [, id = '', part] = field.split('.');
    return part === 'title' || part === 'text' ? [[id, after || before] as const] : [];
  });
  const titled = own.filter(([, said]) => said !== '').toReversed();
  return arrangementChanges(changes, {
    names: new Map([...shippedNames(page, { sections, lookUp }), ...titled]),
    lookUp,
  });
}
