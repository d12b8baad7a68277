import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a text does with a value: `value` prints it as it is, the others in the way of their ICU name. */
export type PlaceKind = 'value' | 'number' | 'date' | 'time' | 'plural' | 'ordinal' | 'select';

/** A value that a text wants, by the name of its place. */
export interface Place {
  readonly kind: PlaceKind;
  /** Of `number`, `date` and `time`, how it is printed; of `select`, its choices in alphabetical order; else empty. */
  readonly style: string;
}

/** The forms that one plural of a text spells out: `one`, `few`, `=0`. */
interface PluralForms {
  readonly kind: 'plural' | 'ordinal';
  readonly forms: readonly string[];
}

/** What a text is made of, beside its words. */
export interface MessageParts {
  /** By name; of a place that is used in several ways the way that asks most of its value. */
  readonly places: ReadonlyMap<string, Place>;
  readonly plurals: readonly PluralForms[];
  /** Whether it has `<tags>`, which would be read as markup and which nothing here fills. */
  readonly hasTags: boolean;
}

export type MessageRead =
  | { readonly ok: true; readonly parts: MessageParts }
  | {
      readonly ok: false;
      /** A tag that is not closed, a choice without `other`, or anything else that is not ICU MessageFormat. */
      readonly reason: 'tag' | 'no-other' | 'syntax';
      /** The character at which reading ended, counted from 1; null where the reader does not say. */
      readonly at: number | null;
    };

const SIMPLE: Partial<Record<TYPE, PlaceKind>> = {
  [TYPE.argument]: 'value',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
};

function placeOf(element: MessageFormatElement): Place | null {
  if (element.type === TYPE.select)
    return { kind: 'select', style: Object.keys(element.options).toSorted().join(', ') };
  if (element.type === TYPE.plural)
    return { kind: element.pluralType === 'ordinal' ? 'ordinal' : 'plural', style: '' };
  const kind = SIMPLE[element.type];
  if (kind === undefined) return null;
  const style = 'style' in element ? (element.style ?? '') : '';
  return { kind, style: typeof style === 'string' ? style : JSON.stringify(style.parsedOptions) };
}

/** The texts inside an element: the branches of a choice, what stands between tags. */
function insideOf(element: MessageFormatElement): readonly (readonly MessageFormatElement[])[] {
  if (element.type === TYPE.tag) return [element.children];
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
  return Object.values(element.options).map(({ value }) => value);
}

const allOf = (elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
  elements.flatMap((element) => [element, ...insideOf(element).flatMap(allOf)]);

function partsOf(elements: readonly MessageFormatElement[]): MessageParts {
  const places = new Map<string, Place>();
  const plurals: PluralForms[] = [];
  const all = allOf(elements);
  for (const element of all) {
    const place = placeOf(element);
    if (place === null || !('value' in element)) continue;
    const known = places.get(element.value);
    if (known === undefined || known.kind === 'value') places.set(element.value, place);
    if (element.type === TYPE.plural)
      plurals.push({
        kind: element.pluralType === 'ordinal' ? 'ordinal' : 'plural',
        forms: Object.keys(element.options),
      });
  }
  return { places, plurals, hasTags: all.some(({ type }) => type === TYPE.tag) };
}

const positionOf = (error: unknown): number | null => {
  const offset: unknown = Object(Object(Object(error).location).start).offset;
  return typeof offset === 'number' ? offset + 1 : null;
};

/** The parser's errors have names of theirs as messages: `UNCLOSED_TAG`. */
function reasonOf(error: unknown): Extract<MessageRead, { ok: false }>['reason'] {
  const name = error instanceof Error ? error.message : '';
  if (name.includes('TAG')) return 'tag';
  return name === 'MISSING_OTHER_CLAUSE' ? 'no-other' : 'syntax';
}

/** Reads a text by the parser of the compiler that makes it fit for pages. */
export function readMessage(text: string): MessageRead {
  try {
    return { ok: true, parts: partsOf(parse(text)) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error), at: positionOf(error) };
  }
}

/** One number for each plural form of the shop's languages: one, few, many and a fraction. */
const COUNTS = [1, 2, 5, 1.5];
const SAMPLE_NUMBER = 1250;
const SAMPLES_MAX = 8;

/** Values of which a text makes something else each time: the forms of its plural, the choices of its select. */
function choicesOf({ kind, style }: Place): readonly (string | number)[] {
  if (kind === 'plural' || kind === 'ordinal') return COUNTS;
  if (kind === 'select') return style.split(', ');
  return [];
}

/** What stands in a place that the text only prints. */
const plainSample = (name: string, { kind }: Place): string | number =>
  kind === 'value' ? `[${name}]` : SAMPLE_NUMBER;

/** Values to try a text with, so that each of its forms is seen; none for a text that says one thing only. */
export function sampleValues(
  places: ReadonlyMap<string, Place>,
): readonly Readonly<Record<string, string | number>>[] {
  const all = [...places];
  if (all.every(([, place]) => choicesOf(place).length === 0)) return [];
  return all
    .reduce<readonly Readonly<Record<string, string | number>>[]>(
      (samples, [name, place]) => {
        const choices = choicesOf(place);
        const values = choices.length > 0 ? choices : [plainSample(name, place)];
        return samples.flatMap((sample) => values.map((value) => ({ ...sample, [name]: value })));
      },
      [{}],
    )
    .slice(0, SAMPLES_MAX);
}
