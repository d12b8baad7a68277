import { entryFieldLimit, localField, tidyEntryField } from '../catalogue/merchandising/home-entry.ts';
import type { Locale } from '../locale/locale.ts';
import { TEXT_LENGTH_MAX, TITLE_LENGTH_MAX } from '../pages/arrangement.ts';
import { readOwnText } from '../pages/read-block.ts';
import { readTitle, readWritten, writeSection } from '../pages/terms/notation.ts';
import { isUnprintable } from './check-message.ts';
import { checksumOf, type ContentPlace, type ContentText } from './content-texts.ts';
import { placesOfProse } from './prose.ts';
import {
  decideUnits,
  TRANSLATED_FROM,
  type TranslationPlan,
  type TranslationProblem,
  type TranslationUnit,
} from './translation-file.ts';

/** What a file does to one text of the content. */
export interface ContentChange {
  readonly key: string;
  readonly place: ContentPlace;
  readonly before: string;
  readonly after: string;
}
export type ContentPlan = TranslationPlan<ContentChange>;

type Problem = Omit<TranslationProblem, 'key'>;

const problem = (reason: Problem['reason'], detail = ''): Problem => ({ reason, detail });

/** The texts as a file for translators into a language; one without a Ukrainian text has nothing to be translated. */
export const contentUnits = (texts: readonly ContentText[], locale: Locale): readonly TranslationUnit[] =>
  texts.flatMap(({ key, said }) =>
    said[TRANSLATED_FROM] === ''
      ? []
      : [{ key, version: checksumOf(said[locale]), source: said[TRANSLATED_FROM], target: said[locale] }],
  );

function readOwn(
  part: 'title' | 'text',
  place: Extract<ContentPlace, { kind: 'block' | 'section' }>,
  typed: string,
  values: readonly string[],
): { readonly text: string; readonly problem: Problem | null } {
  const read = readOwnText(part, place.kind === 'block' ? place.block : null, typed, { values });
  const { text } = read;
  switch (read.problem) {
    case null:
      return { text, problem: null };
    case 'too-long':
      return {
        text,
        problem: problem('too-long', String(part === 'title' ? TITLE_LENGTH_MAX : TEXT_LENGTH_MAX)),
      };
    case 'unknown-value': {
      const unknown = placesOfProse(text).filter((name) => !values.includes(name));
      return { text, problem: problem('places-unknown', unknown.join(', ')) };
    }
    case 'control-character':
    case 'markup':
      return { text, problem: problem(read.problem) };
    default:
      return { text, problem: problem('place-refused') };
  }
}

function readTerms(
  part: 'title' | 'text',
  typed: string,
  values: readonly string[],
): { readonly text: string; readonly problem: Problem | null } {
  const text = typed.trim();
  if (part === 'text') {
    const read = readWritten(text, values);
    return read.ok
      ? { text: writeSection({ blocks: [...read.written] }), problem: null }
      : { text, problem: { ...problem('slip'), slips: read.slips } };
  }
  const read = readTitle(text);
  if (read.ok) return { text: read.title, problem: null };
  const { slip } = read;
  if (slip.kind === 'missing') return { text: '', problem: null };
  if (slip.kind === 'long') return { text, problem: problem('too-long', String(TITLE_LENGTH_MAX)) };
  return { text, problem: { ...problem('slip'), slips: [slip.slip] } };
}

/** Reads a translation as the form of its place reads it. `values` are the names in braces that prose knows. */
function readTranslation(
  place: ContentPlace,
  locale: Locale,
  { typed, values }: { readonly typed: string; readonly values: readonly string[] },
): { readonly text: string; readonly problem: Problem | null } {
  switch (place.kind) {
    case 'entry': {
      const text = tidyEntryField(typed);
      const max = entryFieldLimit(localField(place.part, locale));
      if (isUnprintable(text)) return { text, problem: problem('control-character') };
      return { text, problem: text.length > max ? problem('too-long', String(max)) : null };
    }
    case 'section':
      return readOwn('title', place, typed, values);
    case 'block':
      return readOwn(place.part, place, typed, values);
    case 'terms':
      return readTerms(place.part, typed, values);
  }
}

/** A text without what programs of translators change of its blanks. */
const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().normalize('NFC');

/**
 * Decides what the translations of a file do to the content. The version of a unit is the checksum of the translation that the file was made of: one that still has it was not
 * touched, and where the shop has another by now, somebody wrote one meanwhile.
 */
export const planContent = (
  units: readonly TranslationUnit[],
  {
    locale,
    texts,
    values,
  }: {
    readonly locale: Locale;
    readonly texts: readonly ContentText[];
    readonly values: readonly string[];
  },
): ContentPlan => {
  const byKey = new Map(texts.map((text) => [text.key, text]));
  const read = ({ key, target }: TranslationUnit) => {
    const place = byKey.get(key)?.place;
    return place === undefined
      ? { text: words(target), problem: null }
      : readTranslation(place, locale, { typed: target, values });
  };
  return decideUnits<ContentChange>(units, {
    tidy: (unit) => read(unit).text,
    decide: (unit, sent) => {
      const text = byKey.get(unit.key);
      if (text === undefined) return { effect: 'gone' };
      const { key, place, said } = text;
      const before = said[locale];
      const isUntouched = [sent, unit.target].some((said) => checksumOf(said) === unit.version);
      if (sent === before || isUntouched) return { effect: 'none' };
      if (checksumOf(before) !== unit.version) return { effect: 'refuse', ...problem('changed-meanwhile') };
      const refused = read(unit).problem;
      if (refused !== null) return { effect: 'refuse', ...refused };
      if (words(unit.source) !== words(said[TRANSLATED_FROM]))
        return { effect: 'refuse', ...problem('source-changed') };
      return { effect: 'change', change: { key, place, before, after: sent } };
    },
  });
};
