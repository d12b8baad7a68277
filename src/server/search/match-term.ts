import { askedSize, type SizeKind } from '../../domain/search/asked-size.ts';
import { firstWords } from '../../domain/search/search-words.ts';
import { kindOf } from '../../domain/catalogue/categories.ts';
import type { RankedSearch } from '../../domain/search/rank-matches.ts';
import { SEARCH_MIN_LENGTH } from '../../domain/search/search-limits.ts';
import { asCrossSections, asEnergies, asPhases, normaliseSearch } from '../../domain/search/normalise.ts';
import {
  inKilowatts,
  isLikelyPower,
  joinGroups,
  withoutNegativeSizes,
} from '../../domain/search/typed-sizes.ts';
import type { Database } from '../database/database.ts';
import type { Spelling } from './evidence.ts';
import { findBySize } from './find-by-size.ts';
import { CANDIDATES_MAX, findMatches } from './find-matches.ts';
import { correctedText, otherReadings, type OtherSpelling } from './other-readings.ts';
import { rankedSearch } from './ranked-search.ts';
import { everyWord } from './word-query.ts';

/** What a term finds. */
export interface MatchedTerm {
  /** Best first. */
  readonly ids: readonly number[];
  /** The other spelling that found them if the term as typed found none. */
  readonly shownFor: string | null;
  /** How many there are; null if they are more than were looked at. */
  readonly total: number | null;
  /** What the spelling that found them asks for, or the term as typed if none did. */
  readonly asked: Pick<RankedSearch, 'words' | 'meant'>;
  /** What they are nearest by to what was asked for, where none is exactly that; else null. */
  readonly nearestBy: SizeKind | null;
}

const nothing = (text: string): MatchedTerm => ({
  ids: [],
  shownFor: null,
  total: 0,
  asked: rankedSearch(text),
  nearestBy: null,
});

/** How a term is searched for: how many products, and from how many characters on. */
export interface MatchOptions {
  readonly onlyInStock: boolean;
  readonly limit: number;
  readonly minLength: number;
}

/** The best of several spellings first and alone, because it nearly always finds something. */
async function findOther(
  database: Database,
  options: MatchOptions,
  spellings: readonly OtherSpelling[],
): Promise<MatchedTerm | null> {
  const find = findMatches(database);
  for (const some of [spellings.slice(0, 1), spellings.slice(1)]) {
    const { ids, total, spelling } = await find({ ...options, spellings: some });
    const found = some[spelling];
    if (ids.length > 0 && found)
      return { ids, total, shownFor: found.shownFor, asked: found, nearestBy: null };
  }
  return null;
}

/** A text with every word as written. */
export function asWritten(text: string): Spelling {
  const search = rankedSearch(text);
  return { ...search, query: everyWord(search.words) };
}

const areCables = (categoryId: number): boolean => {
  const slug = kindOf(categoryId)?.slug;
  return slug === 'cables-wires' || slug === 'cables-adapters';
};

const areBatteries = (categoryId: number): boolean => kindOf(categoryId)?.slug === 'batteries';

/** Goods without phases of their own, whose texts say what they are for: breakers have poles. */
const HAVE_NO_PHASES: ReadonlySet<string> = new Set(['automatic-switches', 'cables-wires']);
const havePhases = (categoryId: number): boolean => !HAVE_NO_PHASES.has(kindOf(categoryId)?.slug ?? '');

/** Units that shoppers of some goods write for others, or in words. */
const MEANT_UNITS = [
  [areCables, asCrossSections],
  [areBatteries, asEnergies],
  [havePhases, asPhases],
] as const;

/**
 * The likelier meaning of a text: with cross-sections for millimetres where it names cables, with energies for powers
 * where it names batteries, with the phases that are stated of the goods that it names.
 */
function likelierUnits(text: string): readonly string[] {
  return MEANT_UNITS.flatMap(([areOf, read]) => {
    const meaning = read(text);
    if (meaning === text) return [];
    const { meant } = rankedSearch(text);
    return meant !== null && [...meant.categoryIds].every(areOf) ? [meaning] : [];
  });
}

/** A typed term with its numbers in one piece, its megawatts in kilowatts and no negative sizes. Which powers are likely depends on the goods that it names. */
function readNumbers(typed: string): string {
  const term = inKilowatts(withoutNegativeSizes(typed));
  const joined = joinGroups(term);
  if (joined === term) return term;
  const { meant } = rankedSearch(normaliseSearch(joined));
  const kinds = [...(meant?.categoryIds ?? [])].map((id) => kindOf(id)?.slug);
  return joinGroups(term, (watts) => isLikelyPower(watts, kinds));
}

/** Goods of a kind by the size that a spelling asks for; null where it asks for none, and where none has any. */
async function bySize(
  database: Database,
  { onlyInStock, limit }: MatchOptions,
  spelling: Spelling,
): Promise<MatchedTerm | null> {
  const size = askedSize(spelling);
  if (size === null) return null;
  const wanted = Math.min(limit, CANDIDATES_MAX);
  const found = await findBySize(database)(size, { onlyInStock, limit: wanted + 1 });
  const [first] = found;
  if (first === undefined) return null;
  return {
    ids: found.slice(0, wanted).map(({ id }) => id),
    total: found.length > wanted ? null : found.length,
    shownFor: null,
    asked: spelling,
    nearestBy: first.size === size.value ? null : size.kind,
  };
}

/** The first answer that is one, asked for one after the other. */
async function firstOf<T, A>(values: readonly T[], ask: (value: T) => Promise<A | null>): Promise<A | null> {
  for (const value of values) {
    const answer = await ask(value);
    if (answer !== null) return answer;
  }
  return null;
}

/**
 * Which products match a term. One query for the term as typed and for the term with its words for goods put right; if
 * that finds nothing, one that looks up the words of all other spellings, and one or two for those that it leaves. A kind of
 * goods with a power or an energy that no name has is looked up by what is stated of the goods: texts mention the powers of others.
 */
export const matchTerm =
  (database: Database) =>
  async (given: string, options: MatchOptions): Promise<MatchedTerm> => {
    const term = readNumbers(firstWords(given));
    const text = normaliseSearch(term);
    if (Array.from(text).length < options.minLength) return nothing(text);
    const right = correctedText(text);
    const spellings = [...likelierUnits(text), text, ...(right === null ? [] : [right])].map(asWritten);
    const { ids, total, spelling, isAsked } = await findMatches(database)({ ...options, spellings });
    const found = spellings[spelling];
    const sized = isAsked ? null : await firstOf(spellings, (each) => bySize(database, options, each));
    if (sized !== null) return sized;
    if (ids.length > 0 && found) return { ids, total, shownFor: null, asked: found, nearestBy: null };
    if (text.length < SEARCH_MIN_LENGTH) return nothing(text);
    const other = await findOther(database, options, await otherReadings(database, term, options.minLength));
    return other ?? nothing(text);
  };
