import type { Locale, Localized } from '../locale/locale.ts';
import { checkMessage, tidyMessage, type MessageFault } from './check-message.ts';
import type { Slip } from '../pages/terms/notation.ts';
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
    | 'twice'
    /** Lines that no form would take; `slips` names them. */
    | 'slip'
    /** What the text belongs to cannot be saved as it is, whatever is translated. */
    | 'place-refused';
  /** Of a fault of the text what `MessageFault` has, else empty. */
  readonly detail: string;
  readonly slips?: readonly Slip[];
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
export interface TranslationPlan<Change = TranslationChange> {
  readonly changes: readonly Change[];
  readonly problems: readonly TranslationProblem[];
  /** How many texts of the file the shop has no more: they are left out. */
  readonly gone: number;
}

/** What one translation of a file does. */
type UnitDecision<Change> =
  | { readonly effect: 'none' | 'gone' }
  | ({ readonly effect: 'refuse' } & Omit<TranslationProblem, 'key'>)
  | { readonly effect: 'change'; readonly change: Change };

/** Decides about each translation of a file, tidied. One without words is not translated yet, and the same text twice counts once. */
export function decideUnits<Change>(
  units: readonly TranslationUnit[],
  {
    tidy,
    decide,
  }: {
    readonly tidy: (unit: TranslationUnit) => string;
    readonly decide: (unit: TranslationUnit, sent: string) => UnitDecision<Change>;
  },
): TranslationPlan<Change> {
  const changes: Change[] = [];
  const problems: TranslationProblem[] = [];
  const seen = new Map<string, string>();
  let gone = 0;
  for (const unit of units) {
    const { key } = unit;
    const sent = tidy(unit);
    if (sent === '' || seen.get(key) === sent) continue;
    const decided: UnitDecision<Change> = seen.has(key)
      ? { effect: 'refuse', reason: 'twice', detail: '' }
      : decide(unit, sent);
    seen.set(key, sent);
    if (decided.effect === 'change') changes.push(decided.change);
    else if (decided.effect === 'gone') gone += 1;
    else if (decided.effect === 'refuse') {
      const { effect: _refused, ...problem } = decided;
      problems.push({ key, ...problem });
    }
  }
  return { changes, problems, gone };
}

/** The shop's texts as they stand while a file is looked through. */
export interface TextsNow {
  /** By key, of all languages. */
  readonly states: ReadonlyMap<string, Localized<MessageState>>;
  /** By key, all that was ever written in the language of the file. */
  readonly versions: ReadonlyMap<string, readonly MessageVersion[]>;
}

/**
 * Decides what the translations of a file do. One that says what it said when the file was made is not touched: it is neither a change
 * nor a problem.
 */
export const planTranslations = (
  units: readonly TranslationUnit[],
  { locale, states, versions }: TextsNow & { readonly locale: Locale },
): TranslationPlan =>
  decideUnits<TranslationChange>(units, {
    tidy: ({ target }) => tidyMessage(target),
    decide: ({ key, version, source }, sent) => {
      const state = states.get(key);
      const shipped = state?.[locale].shipped ?? null;
      if (state === undefined || shipped === null) return { effect: 'gone' };
      // Of a text of staff that fits nowhere since a release, the file has the shop's own: that is what its translator saw.
      const held = (versions.get(key) ?? []).map(({ version: at, text }) => {
        const { fault } = messageState({ key, shipped, own: text, locale });
        return { version: at, text: fault === null ? text : null };
      });
      const decision = decideMessage({ shipped, versions: held, sent, version });
      if (decision.effect === 'none') return decision;
      const refuse = (reason: TranslationProblem['reason'], detail = '') =>
        ({ effect: 'refuse', reason, detail }) as const;
      if (decision.effect === 'conflict') return refuse('changed-meanwhile');
      const fault = checkMessage(sent, { key, shipped, locale });
      if (fault !== null) return refuse(fault.reason, fault.detail);
      if (tidyMessage(source) !== tidyMessage(state[TRANSLATED_FROM].inForce ?? ''))
        return refuse('source-changed');
      const { text, version: next } = decision;
      const before = state[locale].inForce ?? '';
      return { effect: 'change', change: { key, before, after: sent, version: next, text } };
    },
  });
