import { isOwn, type OwnPicture, type SceneName } from '../catalogue/picture.ts';
import { isScene } from '../catalogue/scene.ts';
import { textIn } from '../catalogue/merchandising/home-entry.ts';
import type { Locale, Localized } from '../locale/locale.ts';
import { settle, type Arrangement, type OwnBlock, type PageShape } from './arrangement.ts';

/** A block of staff in one language, as pages of prose have their blocks. */
export type ShownOwnBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'question'; readonly id: string; readonly question: string; readonly answer: string }
  | { readonly kind: 'point' | 'step'; readonly title: string; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: `/${string}` }
  | { readonly kind: 'picture'; readonly picture: SceneName | OwnPicture; readonly alt: string };

/** What pictures of the shop show, in words, by their names; an empty text says nothing. */
export type PictureTexts = Readonly<Record<string, Localized>>;

const altOf = (name: string, texts: PictureTexts, locale: Locale): string => {
  const said = texts[name];
  return said === undefined ? '' : textIn(said, locale);
};

/** A page of prose in one language, as far as it can be arranged. */
interface ArrangedPage<Block> {
  readonly picture?: SceneName | OwnPicture;
  /** What it shows, in words; absent where it only decorates. */
  readonly pictureAlt?: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly blocks: readonly Block[];
  }[];
}

const isPath = (to: string): to is `/${string}` => to.startsWith('/');
const isPicture = (name: string): name is SceneName | OwnPicture => isScene(name) || isOwn(name);

/** A block of staff in a language; nothing where it says nothing in it. */
function shownBlock(block: OwnBlock, locale: Locale, texts: PictureTexts): readonly ShownOwnBlock[] {
  const { kind, id, to, picture } = block;
  const [title, text] = [block.title[locale], block.text[locale]];
  switch (kind) {
    case 'paragraph':
      return text.split('\n\n').flatMap((each) => (each === '' ? [] : [{ kind, text: each }]));
    case 'list': {
      const items = text.split('\n').filter((line) => line !== '');
      return items.length === 0 ? [] : [{ kind, items }];
    }
    case 'question':
      return title === '' || text === '' ? [] : [{ kind, id, question: title, answer: text }];
    case 'point':
    case 'step':
      return title === '' || text === '' ? [] : [{ kind, title, text }];
    case 'link':
      return title === '' || !isPath(to) ? [] : [{ kind, text: title, to }];
    case 'picture':
      return isPicture(picture) ? [{ kind, picture, alt: title || altOf(picture, texts, locale) }] : [];
  }
}

/**
 * A page as staff arranged it, in one language: its sections in their order without those that are hidden, with what was added. A section of staff in which
 * nothing stands is left out.
 */
export function arrange<Block, Page extends ArrangedPage<Block>>(
  page: Page,
  {
    arrangement,
    shape,
    locale,
    pictureTexts = {},
  }: { arrangement: Arrangement | null; shape: PageShape; locale: Locale; pictureTexts?: PictureTexts },
): Page & ArrangedPage<Block | ShownOwnBlock> {
  if (arrangement === null) return page;
  const { picture, sections } = settle(shape, arrangement);
  const shown = sections.flatMap((section) => {
    if (section.isHidden) return [];
    const own = section.blocks.flatMap((block) => shownBlock(block, locale, pictureTexts));
    const shipped = page.sections.find(({ id }) => id === section.ref);
    if (shipped !== undefined)
      return [own.length === 0 ? shipped : { ...shipped, blocks: [...shipped.blocks, ...own] }];
    const title = section.title?.[locale] ?? '';
    return title === '' || own.length === 0 ? [] : [{ id: section.ref, title, blocks: own }];
  });
  const pictureAlt = picture === null ? '' : altOf(picture, pictureTexts, locale);
  return {
    ...page,
    ...(picture !== null && isPicture(picture) ? { picture } : {}),
    ...(pictureAlt === '' ? {} : { pictureAlt }),
    sections: shown,
  };
}

/** The sections of a page that are shown, by their names, in their order. */
export const shownRefs = (shape: PageShape, arrangement: Arrangement | null): readonly string[] =>
  settle(shape, arrangement).sections.flatMap(({ ref, isHidden }) => (isHidden ? [] : [ref]));
