import type { Locale } from '../locale/locale.ts';
import { isProse, placesOfProse } from './prose.ts';
import { readMessage, type MessageParts, type MessageRead, type Place } from './read-message.ts';

/** Characters of one text; the longest that the shop came with has a quarter of it. */
export const MESSAGE_LENGTH_MAX = 2000;

/** Why a text cannot stand in a place, and what of it: names, forms, a position; empty where the reason says it all. */
export interface MessageFault {
  readonly reason:
    | 'missing'
    | 'too-long'
    | 'control-character'
    /** `detail` is the character at which reading ended, counted from 1. */
    | 'unreadable'
    | 'markup'
    | 'places-missing'
    | 'places-unknown'
    /** A value that is used in another way than it was given for: a plural of a name. */
    | 'place-kind'
    | 'choices'
    | 'plural-forms';
  readonly detail: string;
}

/** Controls and line breaks, marks that turn the direction of writing, halves of characters, and the sign that stands for what could not be read. */
const CONTROL = /[\p{Cc}\u202A-\u202E\u2066-\u2069\p{Cs}\uFFFD]/u;

/** An angle bracket that a reader of markup would take for a tag. */
const TAG = /<[/!?\p{L}]/u;

/** A text as it is kept, however it was typed: one line with nothing around it, composed letters. */
export const tidyMessage = (typed: string): string =>
  typed
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
    .normalize('NFC')
    .trim();

/** Whether a text has what nobody can read or what turns the direction of reading; line breaks are among it. */
export const isUnprintable = (text: string): boolean => CONTROL.test(text);

/** Whether a reader of markup would take a part of a text for a tag. */
export const isMarkup = (text: string): boolean => TAG.test(text);

const fault = (reason: MessageFault['reason'], detail: readonly string[] = []): MessageFault => ({
  reason,
  detail: detail.join(', '),
});

const namesMissing = (from: MessageParts, wanted: MessageParts): readonly string[] =>
  [...wanted.places.keys()].filter((name) => !from.places.has(name));

const isLike = (one: Place, other: Place | undefined): boolean =>
  one.kind === other?.kind && (one.kind === 'select' || one.style === other.style);

/** Whether a text wants the values that its screen gives: those that the shipped text wants. */
function placesFault(parts: MessageParts, shipped: MessageParts): MessageFault | null {
  const missing = namesMissing(parts, shipped);
  if (missing.length > 0) return fault('places-missing', missing);
  const unknown = namesMissing(shipped, parts);
  if (unknown.length > 0) return fault('places-unknown', unknown);
  const pairs = [...shipped.places].map(([name, place]) => ({ name, place, given: parts.places.get(name) }));
  const other = pairs.find(({ place, given }) => !isLike(place, given));
  if (other) return fault('place-kind', [other.name]);
  const choice = pairs.find(({ place, given }) => place.style !== given?.style);
  return choice ? fault('choices', [choice.place.style]) : null;
}

/** The forms of a language that the standard knows (CLDR); `other` is for fractions. */
function formsFault({ plurals }: MessageParts, locale: Locale): MessageFault | null {
  for (const { kind, forms } of plurals) {
    const type = kind === 'ordinal' ? 'ordinal' : 'cardinal';
    const needed = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
    const lacking = needed.filter((form) => !forms.includes(form));
    if (lacking.length > 0) return fault('plural-forms', lacking);
  }
  return null;
}

function unreadable({ reason, at }: Extract<MessageRead, { ok: false }>, text: string): MessageFault {
  if (reason === 'tag') return fault('markup');
  return reason === 'no-other'
    ? fault('plural-forms', ['other'])
    : fault('unreadable', [String(at ?? text.length)]);
}

/** The text of prose that a text stands in the place of, and the text of staff. */
function proseFault(text: string, shipped: string): MessageFault | null {
  if (isMarkup(text)) return fault('markup');
  const [given, wanted] = [placesOfProse(text), placesOfProse(shipped)];
  const missing = wanted.filter((name) => !given.includes(name));
  if (missing.length > 0) return fault('places-missing', missing);
  const unknown = given.filter((name) => !wanted.includes(name));
  return unknown.length > 0 ? fault('places-unknown', unknown) : null;
}

/**
 * What is wrong with a text in the place of the one that the shop came with, in the same language; null for nothing.
 * Markup is refused, because texts are plain: an angle bracket before a letter has to be quoted in a message, and has
 * no place in prose.
 */
export function checkMessage(
  text: string,
  { key, shipped, locale }: { readonly key: string; readonly shipped: string; readonly locale: Locale },
): MessageFault | null {
  if (text.trim() === '') return fault('missing');
  if (text.length > MESSAGE_LENGTH_MAX) return fault('too-long', [String(MESSAGE_LENGTH_MAX)]);
  if (isUnprintable(text)) return fault('control-character');
  if (isProse(key)) return proseFault(text, shipped);
  const read = readMessage(text);
  if (!read.ok) return unreadable(read, text);
  if (read.parts.hasTags) return fault('markup');
  const like = readMessage(shipped);
  if (!like.ok) throw new Error(`A text that the shop came with cannot be read: ${shipped}`);
  return placesFault(read.parts, like.parts) ?? formsFault(read.parts, locale);
}
