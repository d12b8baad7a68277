import { createHash } from 'node:crypto';
import { GUIDES } from '../../content/guides/guides.ts';
import type { GuideText } from '../../content/guides/guide.ts';
import { CHOICE_TEXTS, type ChoiceText } from '../../content/guides/which-one.ts';
import type { ContentPage } from '../../content/pages/content-page.ts';
import { isTermsName } from '../../content/pages/page-shapes.ts';
import { PAGES, type PageName } from '../../content/pages/pages.ts';
import { withSellerData } from '../../content/pages/sellers.ts';
import type { CategorySlug } from '../../domain/catalogue/categories.ts';
import type { ChosenCategory } from '../../domain/catalogue/which-one.ts';
import type { Locale, Localized } from '../../domain/locale/locale.ts';
import { termsPage } from './terms-in-force.ts';

/** What staff last put in the place of a text of prose. */
export interface OwnProse {
  /** Null where the shop's own was put back. */
  readonly text: string | null;
  /** The day, ISO 8601. */
  readonly changedOn: string;
}

/** By the key of the text. */
type Own = ReadonlyMap<string, OwnProse>;

/** The prose of one language in force: pages, buying guides, and the columns of “which one for me”. */
export interface Prose {
  readonly page: (name: PageName) => ContentPage;
  readonly guide: (slug: CategorySlug) => GuideText;
  readonly choices: (slug: ChosenCategory) => Readonly<Record<string, ChoiceText>>;
}

/** Values of prose that are read by the program: everything else that is text is said to readers. */
const UNSAID: ReadonlySet<string> = new Set(['kind', 'id', 'picture', 'to', 'updatedOn']);

type Say = (text: string, section: string) => string;
type Rewrite<T> = (content: T, say: Say) => T;

/** The same content in which each text, in the order of reading, is what `say` makes of it. */
const rewrite =
  <T>(section: string): Rewrite<T> =>
  (content, say) =>
    JSON.parse(
      JSON.stringify(content, function (this: { kind?: unknown }, key, value: unknown) {
        const isSaid = typeof value === 'string' && !UNSAID.has(key) && this.kind !== 'documents';
        return isSaid ? say(value, section) : value;
      }),
    );

const rewritePage: Rewrite<ContentPage> = ({ sections, ...head }, say) => ({
  ...rewrite<typeof head>('head')(head, say),
  sections: sections.map((each) => rewrite<typeof each>(each.id)(each, say)),
});

/** A piece of prose in all languages; they have the same texts in the same order. */
interface Source<T> {
  /** Of its texts in reading order. One that stands twice in a section has one key. */
  readonly keys: () => readonly string[];
  readonly textsIn: (locale: Locale) => readonly string[];
  readonly inForce: (locale: Locale, own: Own) => T;
}

/**
 * A key says where its text stands and, by a digest, what the Ukrainian text is: when a release moves a text, its key
 * stays; when it rewrites one, the text of staff for the old one is in force nowhere and the list of texts says so.
 */
const keyOf = (name: string, section: string, text: string): string =>
  `/${name}.${section}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

function sourceOf<T>(name: string, content: Localized<T>, rewritten: Rewrite<T>): Source<T> {
  let known: readonly string[] | undefined;
  function collect(locale: Locale, of: Say): readonly string[] {
    const all: string[] = [];
    rewritten(content[locale], (text, section) => {
      all.push(of(text, section));
      return text;
    });
    return all;
  }
  const keys = () => (known ??= collect('uk', (text, section) => keyOf(name, section, text)));
  return {
    keys,
    textsIn: (locale) => collect(locale, (text) => text),
    inForce: (locale, own) => {
      if (own.size === 0) return content[locale];
      const left = keys().values();
      return rewritten(content[locale], (text) => own.get(left.next().value ?? '')?.text ?? text);
    },
  };
}

const mapped = <Name extends string, Given, Made>(
  given: Readonly<Record<Name, Given>>,
  make: (name: string, each: Given) => Made,
): Readonly<Record<Name, Made>> =>
  Object.fromEntries(Object.entries<Given>(given).map(([name, each]) => [name, make(name, each)])) as Record<
    Name,
    Made
  >;

const PAGE_SOURCES = mapped(PAGES, (name, page: Localized<ContentPage>) => sourceOf(name, page, rewritePage));
const GUIDE_SOURCES = mapped(GUIDES, (slug, { text }) => sourceOf(slug, text, rewrite('guide')));
const CHOICE_SOURCES = mapped(CHOICE_TEXTS, (slug, texts) => sourceOf(slug, texts, rewrite('which-one')));

/** What staff may change, in the order of the list: pages, then categories with their guides. */
const CHANGEABLE: readonly Source<unknown>[] = [
  ...Object.entries(PAGE_SOURCES).flatMap(([name, source]) => (isTermsName(name) ? [] : [source])),
  ...Object.entries(GUIDE_SOURCES).flatMap(([slug, source]) => [
    source,
    ...Object.entries(CHOICE_SOURCES).flatMap(([chosen, choices]) => (chosen === slug ? [choices] : [])),
  ]),
];

type ByKey = Readonly<Record<string, string>>;
let shipped: Localized<ByKey> | undefined;

function collectShipped(locale: Locale): ByKey {
  return Object.fromEntries(
    CHANGEABLE.flatMap((source) => {
      const texts = source.textsIn(locale);
      return source.keys().map((key, place) => [key, texts[place] ?? '']);
    }),
  );
}

/** The texts of prose that staff may change, as the shop came with them, by key in reading order. */
export const shippedProse = (locale: Locale): ByKey =>
  (shipped ??= { uk: collectShipped('uk'), pl: collectShipped('pl'), en: collectShipped('en') })[locale];

/** The prose of a language with the texts of staff in it, and the terms that hold today; pages name their sellers. */
export function proseWith(locale: Locale, own: Own): Prose {
  return {
    page: (name) => {
      if (isTermsName(name)) return withSellerData(termsPage(name, locale));
      const source = PAGE_SOURCES[name];
      const page = withSellerData(source.inForce(locale, own));
      if (page.updatedOn === undefined || own.size === 0) return page;
      const days = source.keys().flatMap((key) => own.get(key)?.changedOn ?? []);
      return { ...page, updatedOn: [page.updatedOn, ...days].toSorted().at(-1) ?? page.updatedOn };
    },
    guide: (slug) => GUIDE_SOURCES[slug].inForce(locale, own),
    choices: (slug) => CHOICE_SOURCES[slug].inForce(locale, own),
  };
}
