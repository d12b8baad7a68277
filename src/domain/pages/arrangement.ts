import * as v from 'valibot';
import type { Localized } from '../locale/locale.ts';
import { MESSAGE_LENGTH_MAX } from '../messages/check-message.ts';

/** Kinds of blocks that staff add to a page, in the order in which they are offered. */
export const OWN_BLOCK_KINDS = ['paragraph', 'list', 'question', 'point', 'step', 'link', 'picture'] as const;
export type OwnBlockKind = (typeof OWN_BLOCK_KINDS)[number];

/** What may stand on one page, so that it stays one: sections with those that the shop came with, and own blocks in all of them. */
export const SECTIONS_MAX = 40;
export const OWN_BLOCKS_MAX = 60;
/** Characters of a title, a question, the text of a link, and of a block's text. */
export const TITLE_LENGTH_MAX = 200;
export const TEXT_LENGTH_MAX = MESSAGE_LENGTH_MAX;
/** Characters of an address inside the site. */
export const LINK_LENGTH_MAX = 300;

const localized = (max: number) => {
  const text = v.pipe(v.string(), v.maxLength(max));
  return v.strictObject({ uk: text, pl: text, en: text });
};

const OWN_ID = /^own-[\da-f]{8}$/;
const ref = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/));

/** A block of staff. What its kind has no use for is empty. */
const ownBlock = v.strictObject({
  /** The same in every language; of a question it is the anchor of the answer. */
  id: v.pipe(v.string(), v.regex(OWN_ID)),
  kind: v.picklist(OWN_BLOCK_KINDS),
  /** Of a picture, what it shows. */
  title: localized(TITLE_LENGTH_MAX),
  /** Of a list, one item a line; of others, paragraphs with an empty line between two. */
  text: localized(TEXT_LENGTH_MAX),
  /** A path of the site without region. */
  to: v.pipe(v.string(), v.maxLength(LINK_LENGTH_MAX)),
  picture: v.pipe(v.string(), v.maxLength(120)),
});

const arrangedSection = v.strictObject({
  /** The anchor of the section. */
  ref,
  isHidden: v.boolean(),
  /** Of a section of staff; null of one that the shop came with, whose title translators change. */
  title: v.nullable(localized(TITLE_LENGTH_MAX)),
  /** What staff added at its end. */
  blocks: v.pipe(v.array(ownBlock), v.maxLength(OWN_BLOCKS_MAX)),
});

const arrangement = v.pipe(
  v.strictObject({
    /** A scene or a product's picture instead of that of the page; null for that of the page. */
    picture: v.nullable(v.pipe(v.string(), v.maxLength(120))),
    sections: v.pipe(v.array(arrangedSection), v.maxLength(SECTIONS_MAX)),
  }),
  v.check(({ sections }) => {
    const blocks = sections.flatMap((section) => section.blocks);
    const ids = [...sections.map((section) => section.ref), ...blocks.map(({ id }) => id)];
    return blocks.length <= OWN_BLOCKS_MAX && new Set(ids).size === ids.length;
  }),
);

export interface OwnBlock {
  readonly id: string;
  readonly kind: OwnBlockKind;
  readonly title: Localized;
  readonly text: Localized;
  readonly to: string;
  readonly picture: string;
}

export interface ArrangedSection {
  readonly ref: string;
  readonly isHidden: boolean;
  readonly title: Localized | null;
  readonly blocks: readonly OwnBlock[];
}

/** What staff said of a page: its sections in their order, which of them are hidden, what was added, and the picture. */
export interface Arrangement {
  readonly picture: string | null;
  readonly sections: readonly ArrangedSection[];
}

/** The names of all pictures that an arrangement shows, those of hidden sections, too. */
export const picturesOf = ({ picture, sections }: Arrangement): readonly string[] => [
  ...(picture === null ? [] : [picture]),
  ...sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.picture === '' ? [] : [block.picture])),
  ),
];

/** An arrangement as it is stored; null for what is none, or no more. */
export function readArrangement(stored: unknown): Arrangement | null {
  const read = v.safeParse(arrangement, stored);
  return read.success ? read.output : null;
}

/** Whether a section was added by staff. */
export const isOwnSection = (section: string): boolean => OWN_ID.test(section);

/** Why a section cannot be hidden; said by the messages `backoffice.arrange.needed.{reason}`. */
export type NeededReason = 'contacts' | 'sellers' | 'fees' | 'linked' | 'documents' | 'law';

/** A section that the shop came with. */
export interface ShippedSection {
  readonly ref: string;
  /** Null for one that can be hidden. */
  readonly needed: NeededReason | null;
}

/** The sections that a page came with, in their order. */
export type PageShape = readonly ShippedSection[];

const shippedAs = (section: string): ArrangedSection => ({
  ref: section,
  isHidden: false,
  title: null,
  blocks: [],
});

/**
 * An arrangement as this release can show it: what it has no more is left out, a section that is new stands after the one it came after, or first,
 * and what is needed is shown. Null is the page as the shop came with it.
 */
export function settle(shape: PageShape, said: Arrangement | null): Arrangement {
  const neededNow = new Set(shape.flatMap(({ ref: section, needed }) => (needed === null ? [] : [section])));
  const known = new Set(shape.map((section) => section.ref));
  const sections = (said?.sections ?? [])
    .filter((section) => (section.title === null ? known.has(section.ref) : isOwnSection(section.ref)))
    .map((section) => (neededNow.has(section.ref) ? { ...section, isHidden: false } : section));
  shape.forEach((section, place) => {
    if (sections.some((each) => each.ref === section.ref)) return;
    const before = shape[place - 1]?.ref;
    sections.splice(sections.findIndex((each) => each.ref === before) + 1, 0, shippedAs(section.ref));
  });
  return { picture: said?.picture ?? null, sections };
}
