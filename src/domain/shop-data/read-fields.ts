import * as v from 'valibot';
import { withoutInvisible } from '../locale/without-invisible.ts';

/** A part of the shop's data as its form has it: a text for each field, empty for nothing. */
export type Fields = Readonly<Record<string, string>>;

/** What each field that differs said before and says since; a field that one side does not have is empty. */
export const changesBetween = (
  before: Fields,
  after: Fields,
): Record<string, readonly [before: string, after: string]> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((name) => [name, [before[name] ?? '', after[name] ?? '']] as const)
      .filter(([, [was, is]]) => was !== is),
  );

/** What became of a form: its tidied fields, or the message key of each field that is wrong. */
export type FieldsRead =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly errors: Fields };

export type ReadFields = (typed: Readonly<Record<string, unknown>>) => FieldsRead;

/** The text of a field in one line, without blanks around it; empty for anything else. */
export const textOf = (typed: Readonly<Record<string, unknown>>, name: string): string => {
  const value = Object.hasOwn(typed, name) ? typed[name] : '';
  return typeof value === 'string' ? withoutInvisible(value).replaceAll(/\s+/g, ' ').trim() : '';
};

/** Tidies one field, or names the message of what is wrong with it. */
export type Tidy = (text: string) => { readonly text: string } | { readonly error: string };

/** Reads fields each by itself. */
export const readEach =
  (tidied: Readonly<Record<string, Tidy>>): ReadFields =>
  (typed) => {
    const read = Object.entries(tidied).map(([name, tidy]) => [name, tidy(textOf(typed, name))] as const);
    const errors = read.flatMap(([name, each]) => ('error' in each ? [[name, each.error] as const] : []));
    return errors.length > 0
      ? { ok: false, errors: Object.fromEntries(errors) }
      : {
          ok: true,
          fields: Object.fromEntries(read.map(([name, each]) => [name, 'text' in each ? each.text : ''])),
        };
  };

const TEXT_MAX = 200;

/** A field that must say something, 200 characters at most, and what else `tidy` asks; null of that is `error`, which says what is wrong. */
export const filled =
  (tidy: (text: string) => string | null, error: string): Tidy =>
  (text) => {
    if (text === '') return { error: 'backoffice.shop.problem.missing' };
    if (text.length > TEXT_MAX) return { error: 'backoffice.shop.problem.tooLong' };
    const tidied = tidy(text);
    return tidied === null ? { error } : { text: tidied };
  };

/** The same of a field that may stay empty. */
export const maybe =
  (tidy: Tidy): Tidy =>
  (text) =>
    text === '' ? { text } : tidy(text);

const EMAIL = v.pipe(v.string(), v.email(), v.maxLength(254));
/** An e-mail address as it was typed; null for none. */
export const readEmail = (text: string): string | null => (v.is(EMAIL, text) ? text : null);

/** An address under https, as browsers write it; null for any other. */
export function readHttps(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}
