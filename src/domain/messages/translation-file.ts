import type { Locale, Localized } from '../locale/locale.ts';
import { checkMessage, tidyMessage, type MessageFault } from './check-message.ts';
import { decideMessage, messageState, type MessageState, type MessageVersion } from './message-state.ts';

/** The language that is translated from: all texts are written in it first. */
export const TRANSLATED_FROM: Locale = 'uk';

/** The languages that files for translators are made of. */
export const TRANSLATED_INTO = ['pl', 'en'] as const satisfies readonly Locale[];

/** A text of a file for translators: what it says in Ukrainian, and in the language of the file. */
export interface TranslationUnit {
  readonly key: string;
  /** The version of the translation that the file was made of, 0 for the shop's own text. */
  readonly version: number;
  readonly source: string;
  readonly target: string;
}

/** A file that translators send back. */
export type TranslationFile =
  | { readonly ok: true; readonly locale: Locale; readonly units: readonly TranslationUnit[] }
  /** No XLIFF 1.2, of a language that the shop is not translated into, or with too many texts. */
  | { readonly ok: false; readonly reason: 'no-xliff' | 'other-language' | 'too-many' };

/** Why a translation of a file is not taken. */
export interface TranslationProblem {
  readonly key: string;
  readonly reason:
    | MessageFault['reason']
    /** The Ukrainian text is another than the translator saw. */
    | 'source-changed'
    /** Somebody wrote another translation since the file was made. */
    | 'changed-meanwhile'
    /** The file has two translations that differ. */
    | 'twice';
  /** Of a fault of the text what `MessageFault` has, else empty. */
  readonly detail: string;
}

/** What a file does to one text. */
export interface TranslationChange {
  readonly key: string;
  /** What is said now, and what would be. */
  readonly before: string;
  readonly after: string;
  /** The row that says so: its text is null where the shop's own is put back. */
  readonly version: number;
  readonly text: string | null;
}

/** What a file does. Where there are problems, nothing of it may be written. */
export interface TranslationPlan {
  readonly changes: readonly TranslationChange[];
  readonly problems: readonly TranslationProblem[];
  /** How many texts of the file the shop has no more: they are left out. */
  readonly gone: number;
}

/** The shop's texts as they stand while a file is looked through. */
export interface TextsNow {
  /** By key, of all languages. */
  readonly states: ReadonlyMap<string, Localized<MessageState>>;
  /** By key, all that was ever written in the language of the file. */
  readonly versions: ReadonlyMap<string, readonly MessageVersion[]>;
}

/**
 * Decides what the translations of a file do. One that says what it said when the file was made is not touched, and one
 * without words is not translated yet: neither is a change or a problem.
 */
export function planTranslations(
  units: readonly TranslationUnit[],
  { locale, states, versions }: TextsNow & { readonly locale: Locale },
): TranslationPlan {
  const changes: TranslationChange[] = [];
  const problems: TranslationProblem[] = [];
  const seen = new Map<string, string>();
  let gone = 0;
  for (const { key, version, source, target } of units) {
    const sent = tidyMessage(target);
    if (sent === '' || seen.get(key) === sent) continue;
    const refuse = (reason: TranslationProblem['reason'], detail = '') =>
      problems.push({ key, reason, detail });
    const isTwice = seen.has(key);
    seen.set(key, sent);
    const state = states.get(key);
    const shipped = state?.[locale].shipped ?? null;
    if (isTwice) refuse('twice');
    else if (state === undefined || shipped === null) gone += 1;
    else {
      // Of a text of staff that fits nowhere since a release, the file has the shop's own: that is what its translator saw.
      const held = (versions.get(key) ?? []).map(({ version: at, text }) => {
        const { fault } = messageState({ key, shipped, own: text, locale });
        return { version: at, text: fault === null ? text : null };
      });
      const decision = decideMessage({ shipped, versions: held, sent, version });
      if (decision.effect === 'none') continue;
      const fault = checkMessage(sent, { key, shipped, locale });
      if (decision.effect === 'conflict') refuse('changed-meanwhile');
      else if (fault !== null) refuse(fault.reason, fault.detail);
      else if (tidyMessage(source) !== tidyMessage(state[TRANSLATED_FROM].inForce ?? ''))
        refuse('source-changed');
      else {
        const { text, version: next } = decision;
        changes.push({ key, before: state[locale].inForce ?? '', after: sent, version: next, text });
      }
    }
  }
  return { changes, problems, gone };
}
