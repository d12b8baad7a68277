import { readClock } from '../../calendar/clock-moment.ts';
import { categoryNamed } from '../known-categories.ts';
import { typedAmount } from '../../money/major-units.ts';
import { typedLeadDays } from '../../prices/lead-time.ts';
import type { SpecificationEntry } from '../product.ts';
import { CONTENTS_UNITS, type ContentsUnit } from '../set-contents.ts';
import { SPECIFICATIONS, type SpecificationKey } from '../specifications.ts';
import { isTagSlug } from '../tags.ts';
import type { EditablePart } from './editable-product.ts';
import { CLOCKS } from './product-fields.ts';
import { boundsOf, countsPieces, readSides, type Bounds } from './specification-bounds.ts';

/** Why fields of products cannot say what they say. */
export const FIELD_REASONS = [
  'missing',
  'too-long',
  'not-a-choice',
  'not-a-number',
  /** `detail` is the smallest and the largest number, `0.001…100`. */
  'out-of-bounds',
  'not-an-amount',
  'not-days',
  'rental-incomplete',
  'bad-article',
  'article-taken',
  'bad-part',
  'unknown-part',
  /** A part that is not in the shop, and one that is only rented; `detail` are the article numbers. */
  'draft-part',
  'rental-part',
  'part-of-itself',
  'kind-fixed',
  'no-picture',
  'not-a-moment',
  'already-published',
  'not-published',
  'ends-before-start',
  'in-the-past',
  'itself',
  'too-many-products',
  'first-and-never',
] as const;

/** Why a field cannot say what it says; `detail` is the part that is meant, empty where it is the whole. */
export interface FieldProblem {
  readonly reason: (typeof FIELD_REASONS)[number];
  readonly detail: string;
}
/** What one field says, or why it says nothing that can be. */
export type Read<T> = { readonly value: T } | FieldProblem;
export const problem = (reason: FieldProblem['reason'], detail = ''): FieldProblem => ({ reason, detail });
export const isProblem = <T>(read: Read<T>): read is FieldProblem => 'reason' in read;

const DECIMAL = /^[-−]?\d{1,9}(?:[.,]\d{1,6})?$/;
/** A number as people type it, with a comma or a point; null for anything else. */
function typedNumber(typed: string): number | null {
  const digits = typed.replaceAll(/\s/g, '');
  return DECIMAL.test(digits) ? Number(digits.replace(',', '.').replace('−', '-')) : null;
}

const ARTICLE = /^[A-Z0-9](?:[A-Z0-9./+-]*[A-Z0-9])?$/;
const WARRANTY_MAX = 600;
const YES = new Set(['yes', 'true', '1', 'так', 'tak']);
const NO = new Set(['no', 'false', '0', 'ні', 'nie', '']);

export function readPublished(typed: string): Read<boolean> {
  const said = typed.toLowerCase();
  if (YES.has(said)) return { value: true };
  return NO.has(said) ? { value: false } : problem('not-a-choice', typed);
}

/** A moment by the clocks of the fields; null where none is set. */
export function readMoment(typed: string): Read<string | null> {
  if (typed === '') return { value: null };
  const moment = readClock(typed, CLOCKS);
  return moment === null ? problem('not-a-moment', typed) : { value: moment };
}

export function readCategory(typed: string): Read<number> {
  if (typed === '') return problem('missing');
  const found = categoryNamed(typed);
  return found ? { value: found.id } : problem('not-a-choice', typed);
}

export function readArticle(typed: string): Read<string> {
  if (typed === '') return problem('missing');
  const article = typed.toUpperCase();
  return ARTICLE.test(article) && article.length <= 60 ? { value: article } : problem('bad-article', typed);
}

/** As many products may stand beside one by the staff's choice; its page shows four of them that can be had. */
const BESIDE_MAX = 20;

/** Article numbers, one a line or divided by commas, each once. */
export function readArticles(typed: string): Read<readonly string[]> {
  const articles = new Set<string>();
  for (const part of typed.split(/[\s,;]+/).filter(Boolean)) {
    const article = readArticle(part);
    if (isProblem(article)) return article;
    articles.add(article.value);
  }
  return articles.size > BESIDE_MAX
    ? problem('too-many-products', String(BESIDE_MAX))
    : { value: [...articles] };
}

export function readWarranty(typed: string): Read<number> {
  if (typed === '') return { value: 0 };
  const months = typedNumber(typed);
  return months !== null && Number.isInteger(months) && months >= 0 && months <= WARRANTY_MAX
    ? { value: months }
    : problem('not-a-number', typed);
}

/** Calendar days from an order at the supplier to the goods; null where the supplier's are meant. */
export function readLead(typed: string): Read<number | null> {
  const days = typedLeadDays(typed);
  return days === undefined ? problem('not-days', typed) : { value: days };
}

/** Tags by their slugs, with commas between; whether the shop has them, its table alone knows. */
export function readTags(typed: string): Read<readonly string[]> {
  const tags = [...new Set(typed.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
  const unknown = tags.find((tag) => !isTagSlug(tag));
  return unknown === undefined ? { value: tags.toSorted() } : problem('not-a-choice', unknown);
}

const PART = /^(\d{1,4}) ?(piece|metre|kit)? ?[×x*](.+)$/;
const isUnit = (unit: string | undefined): unit is ContentsUnit =>
  CONTENTS_UNITS.some((known) => known === unit);

function readPart(line: string): EditablePart | null {
  const [, count = '', unit, rest = ''] = PART.exec(line.split(/\s+/).join(' ')) ?? [];
  const quantity = Number(count);
  if (quantity < 1) return null;
  if (!isUnit(unit)) {
    const article = readArticle(rest.trim());
    return isProblem(article) ? null : { articleNumber: article.value, quantity };
  }
  const [uk = '', pl = '', en = '', ...more] = rest.split('|').map((name) => name.trim());
  return uk === '' || pl === '' || en === '' || more.length > 0
    ? null
    : { name: { uk, pl, en }, quantity, unit };
}

export function readContents(typed: string): Read<readonly EditablePart[]> {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const parts: EditablePart[] = [];
  for (const line of lines) {
    const part = readPart(line.trim());
    if (part === null) return problem('bad-part', line.trim());
    parts.push(part);
  }
  return { value: parts };
}

const outOf = ({ min, max }: Bounds): FieldProblem => problem('out-of-bounds', `${min}…${max}`);

export function readSpecification(key: SpecificationKey, typed: string): Read<SpecificationEntry> {
  const definition = SPECIFICATIONS[key];
  if (definition.kind === 'text') {
    const read = readSides(key, typed);
    if (read === null) return { value: { key, value: typed } };
    if ('sides' in read) return { value: { key, value: read.sides } };
    return read.problem === 'not-a-number' ? problem(read.problem, typed) : outOf(read.problem);
  }
  if (definition.kind === 'choice') {
    return definition.choices.some((choice) => choice === typed)
      ? { value: { key, value: typed } }
      : problem('not-a-choice', typed);
  }
  const value = typedNumber(typed);
  if (value === null || (countsPieces(key) && !Number.isInteger(value)))
    return problem('not-a-number', typed);
  const bounds = boundsOf(key);
  const isWithin = bounds === null || (value >= bounds.min && value <= bounds.max);
  return isWithin ? { value: { key, value } } : outOf(bounds);
}

/** An amount above nothing, in minor units. */
export const readAmount = (typed: string): Read<number> => {
  const minor = typedAmount(typed);
  return minor === null || minor === 0 ? problem('not-an-amount', typed) : { value: minor };
};
