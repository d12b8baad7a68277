import { withoutInvisible } from '../../locale/without-invisible.ts';
import { isUnprintable } from '../../messages/check-message.ts';
import { placesOfProse } from '../../messages/prose.ts';
import { TITLE_LENGTH_MAX } from '../arrangement.ts';
import { unprintableIn } from './printable.ts';
import {
  partsOfSection,
  TERMS_BLOCKS_MAX,
  TERMS_ITEMS_MAX,
  TERMS_LINE_MAX,
  type TermsSection,
  type WrittenBlock,
} from './terms-text.ts';

/** Characters of the words of a section in one language: three of them fit into a form. */
export const SECTION_TEXT_MAX = 16_000;

/** What is wrong with a line. */
export const TERMS_SLIPS = [
  'text-too-long',
  'too-many',
  'line-too-long',
  /** What turns the direction of reading, a control, or the sign of something that could not be read. */
  'control-character',
  /** A document could not show it; `characters` names it. */
  'no-glyph',
  'unknown-value',
  'title-missing',
  'title-inside',
  'clause-empty',
  'item-missing',
  'no-item',
  'no-title',
] as const;
export type SlipKind = (typeof TERMS_SLIPS)[number];

/** A slip, and in which line it is, counted from 1. */
export interface Slip {
  readonly kind: SlipKind;
  readonly line: number;
  /** What the typeface of documents lacks; absent for other slips. */
  readonly characters?: readonly string[];
}

/** What is wrong with the title of a section. */
export type TitleSlip =
  | { readonly kind: 'missing' }
  /** More than a title has, or several lines. */
  | { readonly kind: 'long' }
  | { readonly kind: 'line'; readonly slip: Slip };

export type WrittenRead =
  | { readonly ok: true; readonly written: readonly WrittenBlock[] }
  | { readonly ok: false; readonly slips: readonly Slip[] };

const SLIPS_MAX = 20;

/** A line that would be read as a mark begins with a backslash. */
const escaped = (line: string): string => (/^[#\\-]/.test(line) ? `\\${line}` : line);
const unescaped = (line: string): string => (line.startsWith('\\') ? line.slice(1) : line);

function writeBlock(block: WrittenBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return escaped(block.text);
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'clause':
      return [`# ${block.title}`, ...block.items.map(escaped)].join('\n');
  }
}

/**
 * The words of a section as staff write them: an empty line between clauses, lists and paragraphs; `# ` before the title of a clause, of which every
 * further line is an item; `- ` before each item of a list; anything else in one line is a paragraph.
 */
export const writeSection = (section: Pick<TermsSection, 'blocks'>): string =>
  partsOfSection(section).written.map(writeBlock).join('\n\n');

interface Line {
  readonly text: string;
  /** Counted from 1. */
  readonly at: number;
  /** Whether it has what nobody can read; then it stands as it was typed. */
  readonly isUnreadable: boolean;
}

/** The same line without what nobody sees, and with no blanks but those that a document can show: one that keeps its neighbours together, and the common one. */
const tidyLine = (line: string): string =>
  withoutInvisible(line)
    .replaceAll(/[\u2007\u202F]/g, '\u00A0')
    .replaceAll(/(?!\u00A0)\p{Zs}/gu, ' ')
    .normalize('NFC')
    .trim();

/** The lines of a text in groups, with empty lines between them. */
function groupsOf(typed: string): readonly (readonly Line[])[] {
  const groups: Line[][] = [[]];
  typed.split(/\r\n|\r|\n/).forEach((line, place) => {
    const typedLine = line.trim();
    const isUnreadable = isUnprintable(typedLine);
    const text = isUnreadable ? typedLine : tidyLine(typedLine);
    if (text === '') groups.push([]);
    else groups.at(-1)?.push({ text, at: place + 1, isUnreadable });
  });
  return groups.filter((group) => group.length > 0);
}

function slipsOfLine({ text, at, isUnreadable }: Line, values: readonly string[]): readonly Slip[] {
  if (text.length > TERMS_LINE_MAX) return [{ kind: 'line-too-long', line: at }];
  if (isUnreadable) return [{ kind: 'control-character', line: at }];
  const characters = unprintableIn(text);
  if (characters.length > 0) return [{ kind: 'no-glyph', line: at, characters }];
  return placesOfProse(text).every((name) => values.includes(name))
    ? []
    : [{ kind: 'unknown-value', line: at }];
}

/** The title of a section: one line that documents can show, of at most `TITLE_LENGTH_MAX` characters. */
export function readTitle(
  typed: string,
): { readonly ok: true; readonly title: string } | { readonly ok: false; readonly slip: TitleSlip } {
  const [line, ...others] = groupsOf(typed).flat();
  if (line === undefined) return { ok: false, slip: { kind: 'missing' } };
  if (others.length > 0 || line.text.length > TITLE_LENGTH_MAX) return { ok: false, slip: { kind: 'long' } };
  const [slip] = slipsOfLine(line, []);
  if (slip === undefined) return { ok: true, title: line.text };
  return { ok: false, slip: { kind: 'line', slip } };
}

type BlockRead = { readonly block: WrittenBlock | null; readonly slips: readonly Slip[] };

const refused = (kind: SlipKind, lines: readonly Line[]): BlockRead => ({
  block: null,
  slips: lines.map(({ at }) => ({ kind, line: at })),
});

function readClause(first: Line, rest: readonly Line[]): BlockRead {
  const title = first.text.slice(1).trim();
  if (title === '') return refused('title-missing', [first]);
  if (rest.length === 0) return refused('clause-empty', [first]);
  const inside = rest.filter(({ text }) => text.startsWith('#'));
  if (inside.length > 0) return refused('title-inside', inside);
  // Its items are lines already: a dash before one says nothing more.
  const items = rest.map(({ text }) => (text.startsWith('-') ? text.slice(1).trim() : unescaped(text)));
  const empty = rest.filter((_, place) => items[place] === '');
  if (empty.length > 0) return refused('item-missing', empty);
  return { block: { kind: 'clause', title, items }, slips: [] };
}

function readList(lines: readonly Line[]): BlockRead {
  const others = lines.filter(({ text }) => !text.startsWith('-'));
  if (others.length > 0) return refused('no-item', others);
  const items = lines.map(({ text }) => text.slice(1).trim());
  const empty = lines.filter((_, place) => items[place] === '');
  return empty.length > 0 ? refused('item-missing', empty) : { block: { kind: 'list', items }, slips: [] };
}

function readGroup(group: readonly Line[]): BlockRead {
  const [first, ...rest] = group;
  if (first === undefined) return { block: null, slips: [] };
  if (group.length > TERMS_ITEMS_MAX + 1) return refused('too-many', [first]);
  if (first.text.startsWith('#')) return readClause(first, rest);
  if (first.text.startsWith('-')) return readList(group);
  return rest.length > 0
    ? refused('no-title', [first])
    : { block: { kind: 'paragraph', text: unescaped(first.text) }, slips: [] };
}

/**
 * Reads what staff wrote of a section in one language; all slips are found at once, up to twenty. What nobody sees is left out: a line of nothing else is an empty line.
 * `values` are the names in braces that prose knows.
 */
export function readWritten(typed: string, values: readonly string[]): WrittenRead {
  if (typed.length > SECTION_TEXT_MAX) return { ok: false, slips: [{ kind: 'text-too-long', line: 1 }] };
  const groups = groupsOf(typed);
  const [beyond] = groups[TERMS_BLOCKS_MAX] ?? [];
  if (beyond !== undefined) return { ok: false, slips: [{ kind: 'too-many', line: beyond.at }] };
  const read = groups.map((group) => {
    const ofLines = group.flatMap((line) => slipsOfLine(line, values));
    return ofLines.length > 0 ? { block: null, slips: ofLines } : readGroup(group);
  });
  const slips = read.flatMap((each) => each.slips);
  return slips.length > 0
    ? { ok: false, slips: slips.slice(0, SLIPS_MAX) }
    : { ok: true, written: read.flatMap(({ block }) => block ?? []) };
}
