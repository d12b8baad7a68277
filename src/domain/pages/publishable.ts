import { LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import { isOwnSection, type Arrangement } from './arrangement.ts';
import { isNamedPicture, PARTS_OF, type ReadRules } from './read-block.ts';
import { readLink } from '../catalogue/merchandising/read-entry.ts';

/** What keeps an arrangement from being published: in which section or block, by its Ukrainian name, and of which language. */
export interface Unready {
  readonly kind: 'language' | 'empty-section' | 'no-page' | 'no-picture';
  /** The section or block. */
  readonly name: string;
  /** Empty but for `language`. */
  readonly locales: readonly Locale[];
}

const lacking = (text: Localized): readonly Locale[] => LOCALES.filter((locale) => text[locale] === '');

/** The languages in which a text is missing; where it may stay empty, only if some language has it. */
const missingIn = (text: Localized, mayBeEmpty: boolean): readonly Locale[] => {
  const missing = lacking(text);
  return mayBeEmpty && missing.length === LOCALES.length ? [] : missing;
};

const NAME_MAX = 60;
const named = (...texts: readonly string[]): string => {
  const name = texts.find((text) => text !== '') ?? '';
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX).trimEnd()}…` : name;
};

/** Every problem that keeps an arrangement from being published; empty for none. Hidden sections are not checked. */
export function unreadyParts(
  { sections }: Arrangement,
  {
    isPage,
    isFound,
    hasPicture,
  }: Pick<ReadRules, 'isPage'> & {
    /** Whether visitors find the product or the category that a link of the shop leads to, if it leads to any. */
    readonly isFound: (link: string) => boolean;
    /** Whether the shop has a picture of that name. */
    readonly hasPicture: (name: string) => boolean;
  },
): readonly Unready[] {
  return sections
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ ref, title, blocks }): readonly Unready[] => {
      const name = title === null ? ref : named(title.uk, title.pl, title.en, ref);
      const ofTitle = title === null ? [] : lacking(title);
      return [
        ...(ofTitle.length > 0 ? [{ kind: 'language' as const, name, locales: ofTitle }] : []),
        ...(isOwnSection(ref) && blocks.length === 0
          ? [{ kind: 'empty-section' as const, name, locales: [] }]
          : []),
        ...blocks.flatMap((block): readonly Unready[] => {
          const parts = PARTS_OF[block.kind];
          const ofBlock = named(block.title.uk, block.text.uk, block.to, block.picture);
          const locales = new Set([
            ...(parts.includes('title') ? missingIn(block.title, block.kind === 'picture') : []),
            ...(parts.includes('text') ? missingIn(block.text, false) : []),
          ]);
          const isLost = parts.includes('to') && !('link' in readLink(block.to, isPage) && isFound(block.to));
          const isUnseen =
            parts.includes('picture') && !(isNamedPicture(block.picture) && hasPicture(block.picture));
          return [
            ...(locales.size > 0
              ? [
                  {
                    kind: 'language' as const,
                    name: ofBlock,
                    locales: LOCALES.filter((each) => locales.has(each)),
                  },
                ]
              : []),
            ...(isLost ? [{ kind: 'no-page' as const, name: ofBlock, locales: [] }] : []),
            ...(isUnseen ? [{ kind: 'no-picture' as const, name: ofBlock, locales: [] }] : []),
          ];
        }),
      ];
    });
}
