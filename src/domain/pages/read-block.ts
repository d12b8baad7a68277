import { isOwn } from '../catalogue/picture.ts';
import { isScene } from '../catalogue/scene.ts';
import { endReading, type FieldsRead, type ProblemsOf } from '../catalogue/editing/merge-fields.ts';
import { readLink } from '../catalogue/merchandising/read-entry.ts';
import { LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import { NO_TEXTS } from '../locale/localized.ts';
import { isMarkup, isUnprintable, tidyMessage } from '../messages/check-message.ts';
import { placesOfProse } from '../messages/prose.ts';
import {
  TEXT_LENGTH_MAX,
  TITLE_LENGTH_MAX,
  LINK_LENGTH_MAX,
  type OwnBlock,
  type OwnBlockKind,
} from './arrangement.ts';

/** A field of a form of a block or of a section of staff. */
export type BlockField = `${'title' | 'text'}.${Locale}` | 'to' | 'picture';

/** Why a field is refused. */
export const BLOCK_PROBLEMS = [
  'missing',
  'too-long',
  'control-character',
  'markup',
  'unknown-value',
  'no-page',
  'no-picture',
] as const;
export type BlockProblem = (typeof BLOCK_PROBLEMS)[number];
export type BlockProblems = ProblemsOf<BlockField, BlockProblem>;

/** What a kind of block has. A picture may say what it shows. */
export const PARTS_OF: Readonly<Record<OwnBlockKind, readonly ('title' | 'text' | 'to' | 'picture')[]>> = {
  paragraph: ['text'],
  list: ['text'],
  question: ['title', 'text'],
  point: ['title', 'text'],
  step: ['title', 'text'],
  link: ['title', 'to'],
  picture: ['picture', 'title'],
};

/** What texts of staff are read with. */
export interface ReadRules {
  /** The values in braces that prose knows. */
  readonly values: readonly string[];
  /** Whether the shop has a page for a path without region. */
  readonly isPage: (path: string) => boolean;
}

/** The typed fields of a form; a field that is absent is empty. */
type Typed = (field: BlockField) => string;

/** A text in paragraphs, with an empty line between two. */
const tidyParagraphs = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map(tidyMessage)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** A text of several lines without empty ones. */
const tidyLines = (typed: string): string =>
  typed
    .split(/\r\n|\r|\n/)
    .map(tidyMessage)
    .filter((line) => line !== '')
    .join('\n');

function problemOf(text: string, max: number, { values }: Pick<ReadRules, 'values'>): BlockProblem | null {
  if (text.length > max) return 'too-long';
  if (isUnprintable(text.replaceAll('\n', ' '))) return 'control-character';
  if (isMarkup(text)) return 'markup';
  return placesOfProse(text).every((name) => values.includes(name)) ? null : 'unknown-value';
}

/** The words of a block of a kind, or of the title of a section, in one language, and what is wrong with them. */
export function readOwnText(
  part: 'title' | 'text',
  kind: OwnBlockKind | null,
  typed: string,
  rules: Pick<ReadRules, 'values'>,
): { readonly text: string; readonly problem: BlockProblem | null } {
  const max = part === 'title' ? TITLE_LENGTH_MAX : TEXT_LENGTH_MAX;
  const tidy = part === 'title' ? tidyMessage : kind === 'list' ? tidyLines : tidyParagraphs;
  // Cut before it is tidied, so that a text that is far too long takes no time.
  const text = tidy(typed.slice(0, max * 2 + 2));
  return { text, problem: problemOf(text, max, rules) };
}

interface Part {
  readonly name: 'title' | 'text';
  readonly kind: OwnBlockKind | null;
  /** Whether it has to be said in Ukrainian at least. */
  readonly isNeeded: boolean;
}

function readPart(
  { name, kind, isNeeded }: Part,
  typed: Typed,
  rules: ReadRules,
): { readonly said: Localized; readonly problems: BlockProblems } {
  const said = { uk: '', pl: '', en: '' };
  const problems: Partial<Record<BlockField, BlockProblem>> = {};
  for (const locale of LOCALES) {
    const field = `${name}.${locale}` as const;
    const { text, problem } = readOwnText(name, kind, typed(field), rules);
    const found = isNeeded && locale === 'uk' && text === '' ? 'missing' : problem;
    if (found !== null) problems[field] = found;
    said[locale] = text;
  }
  return { said, problems };
}

/** Reads the title of a section of staff. */
export function readTitle(
  typed: Typed,
  rules: ReadRules,
): FieldsRead<{ title: Localized }, BlockField, BlockProblem> {
  const { said, problems } = readPart({ name: 'title', kind: null, isNeeded: true }, typed, rules);
  return endReading(problems, { title: said });
}

/** Whether a picture is one that a block or a page can show by its name: a scene or a product's. */
export const isNamedPicture = (name: string): boolean =>
  isScene(name) || (/^[\w.-]{1,120}$/.test(name) && isOwn(name));

/** The path of a page of the shop; null for an address elsewhere and for a page that is not there. */
function readPath(typed: string, isPage: ReadRules['isPage']): string | null {
  const read = typed.length > LINK_LENGTH_MAX ? null : readLink(typed.trim(), isPage);
  return read !== null && 'link' in read && read.link.startsWith('/') ? read.link : null;
}

/** Reads a block of a kind from its typed fields; all problems are found at once. A draft may lack languages other than Ukrainian. */
export function readBlock(
  { id, kind }: Pick<OwnBlock, 'id' | 'kind'>,
  typed: Typed,
  rules: ReadRules,
): FieldsRead<{ block: OwnBlock }, BlockField, BlockProblem> {
  const parts = PARTS_OF[kind];
  const none = { said: NO_TEXTS, problems: {} };
  const title = parts.includes('title')
    ? readPart({ name: 'title', kind, isNeeded: kind !== 'picture' }, typed, rules)
    : none;
  const text = parts.includes('text') ? readPart({ name: 'text', kind, isNeeded: true }, typed, rules) : none;
  const to = parts.includes('to') ? readPath(typed('to'), rules.isPage) : '';
  const picture = parts.includes('picture') ? typed('picture') : '';
  const problems: BlockProblems = {
    ...title.problems,
    ...text.problems,
    ...(to === null ? { to: 'no-page' } : {}),
    ...(picture !== '' || parts.includes('picture')
      ? isNamedPicture(picture)
        ? {}
        : { picture: 'no-picture' }
      : {}),
  };
  return endReading(problems, {
    block: { id, kind, title: title.said, text: text.said, to: to ?? '', picture },
  });
}
