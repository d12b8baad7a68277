import { pageShape, type ArrangedPageName } from '../../../content/pages/page-shapes.ts';
import type { Translate } from '../../../content/translator.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import {
  isOwnSection,
  settle,
  TEXT_LENGTH_MAX,
  TITLE_LENGTH_MAX,
  type Arrangement,
  type NeededReason,
  type OwnBlock,
  type OwnBlockKind,
} from '../../../domain/pages/arrangement.ts';
import { fieldsOfArrangement } from '../../../domain/pages/arrangement-fields.ts';
import type { Unready } from '../../../domain/pages/publishable.ts';
import { PARTS_OF, type BlockField, type BlockProblems } from '../../../domain/pages/read-block.ts';

import { changesBetween } from '../../../domain/shop-data/read-fields.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import {
  arrangementChanges,
  ownNames,
  shippedNames,
  type ArrangementChange,
  type PartNames,
} from '../../pages/arrangement-words.server.ts';

/** What somebody saw of a page: the edition of its draft and the number of what is published, 0 for none. */
export interface SeenPage {
  readonly edition: number;
  readonly number: number;
}

/** A section as the page of its arrangement lists it. */
export interface SectionView {
  readonly ref: string;
  readonly title: string;
  readonly isOwn: boolean;
  readonly isHidden: boolean;
  /** Null for one that can be hidden. */
  readonly needed: NeededReason | null;
  readonly missing: readonly Locale[];
  readonly blocks: readonly {
    readonly id: string;
    readonly kind: OwnBlockKind;
    readonly name: string;
    readonly missing: readonly Locale[];
  }[];
}

interface Words {
  readonly locale: Locale;
  readonly lookUp: LookUp;
}

/** Names of all sections and blocks of a page, of those that it has and of those that it had, and of the pictures that staff uploaded. */
export const namesOfPage = (
  page: ArrangedPageName,
  sections: readonly { id: string; title: string }[],
  {
    arrangements,
    own,
    locale,
    lookUp,
  }: Words & {
    readonly arrangements: readonly (Arrangement | null)[];
    readonly own: readonly { readonly name: string; readonly fileName: string }[];
  },
): PartNames =>
  new Map([
    ...shippedNames(page, { sections, lookUp }),
    ...own.map(({ name, fileName }) => [name, fileName] as const),
    ...ownNames(arrangements.toReversed(), { locale, lookUp }),
  ]);

const missingIn = (block: OwnBlock): readonly Locale[] =>
  LOCALES.filter((locale) =>
    PARTS_OF[block.kind].some(
      (part) =>
        (part === 'text' || (part === 'title' && block.kind !== 'picture')) && block[part][locale] === '',
    ),
  );

/** The sections of an arrangement in their order. */
export function sectionViews(
  page: ArrangedPageName,
  arrangement: Arrangement | null,
  names: PartNames,
): readonly SectionView[] {
  const shape = pageShape(page);
  return settle(shape, arrangement).sections.map(({ ref, isHidden, title, blocks }) => ({
    ref,
    title: names.get(ref) ?? ref,
    isOwn: isOwnSection(ref),
    isHidden,
    needed: shape.find((each) => each.ref === ref)?.needed ?? null,
    missing: title === null ? [] : LOCALES.filter((each) => title[each] === ''),
    blocks: blocks.map((block) => ({
      id: block.id,
      kind: block.kind,
      name: names.get(block.id) ?? block.id,
      missing: missingIn(block),
    })),
  }));
}

/** What one arrangement says otherwise than another, in words. */
export const differences = (
  page: ArrangedPageName,
  [before, after]: readonly [Arrangement | null, Arrangement | null],
  words: { readonly names: PartNames; readonly lookUp: LookUp },
): readonly ArrangementChange[] =>
  arrangementChanges(
    changesBetween(fieldsOfArrangement(pageShape(page), before), fieldsOfArrangement(pageShape(page), after)),
    words,
  );

/** A part of a draft that has to be put right before it is published, in words. */
export const unreadyText = (
  { kind, name, locales }: Unready,
  { translate: t, names }: { readonly translate: Translate; readonly names: PartNames },
): string =>
  t(`backoffice.arrange.unready.${kind}`, {
    name: names.get(name) ?? name,
    languages: locales.map((locale) => LANGUAGE_NAMES[locale]).join(', '),
  });

const FIELDS: readonly BlockField[] = [
  ...LOCALES.flatMap((locale) => [`title.${locale}`, `text.${locale}`] as const),
  'to',
  'picture',
];

/** Fields of a block by the names of a form. */
export type FieldTexts = Readonly<Partial<Record<BlockField, string>>>;

export const fieldsOfBlock = ({ title, text, to, picture }: Omit<OwnBlock, 'id' | 'kind'>): FieldTexts => ({
  ...Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [`title.${locale}`, title[locale]],
      [`text.${locale}`, text[locale]],
    ]),
  ),
  to,
  picture,
});

/** What was typed, cut to what a page can show again. */
export const typedFields = (form: FormData): FieldTexts =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const typed = form.get(field);
      return typeof typed === 'string' ? [[field, typed.slice(0, TEXT_LENGTH_MAX * 2).toWellFormed()]] : [];
    }),
  );

/** What is wrong with each field, in words. */
export const problemTexts = (problems: BlockProblems, t: Translate): FieldTexts =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const problem = problems[field];
      const max = field.startsWith('text.') ? TEXT_LENGTH_MAX : TITLE_LENGTH_MAX;
      return problem === undefined ? [] : [[field, t(`backoffice.arrange.problem.${problem}`, { max })]];
    }),
  );

/** A state of a page as its history shows it. */
export interface StateView {
  readonly number: number;
  readonly isShipped: boolean;
  readonly changedBy: string | null;
  readonly changedAt: string;
  readonly why: string;
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
}

/** Characters that the history shows of a field. */
const CHARACTERS = 400;
const short = (text: string) => (text.length > CHARACTERS ? `${text.slice(0, CHARACTERS).trimEnd()}…` : text);

/** The states of a page with what each changed of the one before it; of the oldest that is read, what differs from the page as the shop came with it. */
export const stateViews = (
  page: ArrangedPageName,
  states: readonly (Omit<StateView, 'isShipped' | 'changes'> & {
    readonly arrangement: Arrangement | null;
  })[],
  words: { readonly names: PartNames; readonly lookUp: LookUp },
): readonly StateView[] =>
  states.map(({ arrangement, ...state }, place) => {
    const before = states[place + 1]?.arrangement ?? null;
    return {
      ...state,
      isShipped: arrangement === null,
      changes: differences(page, [before, arrangement], words).map((change) => ({
        ...change,
        before: short(change.before),
        after: short(change.after),
      })),
    };
  });
