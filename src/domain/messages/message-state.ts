import type { Locale } from '../locale/locale.ts';
import { checkMessage, type MessageFault } from './check-message.ts';

/** What stands in one place of one language, and what is in its way. */
export interface MessageState {
  /** What the shop came with; null for a place that it has no more. */
  readonly shipped: string | null;
  /** What staff put in its place; null for nothing. */
  readonly own: string | null;
  /** What is said; null where nothing is. */
  readonly inForce: string | null;
  /** Why the text of staff is not in force: a release took its place away, or gives it other values. */
  readonly fault: MessageFault | { readonly reason: 'gone'; readonly detail: '' } | null;
}

/** Which text is in force: that of staff if it still fits its place, else the one that the shop came with. */
export function messageState(given: {
  readonly key: string;
  readonly shipped: string | null;
  readonly own: string | null;
  readonly locale: Locale;
}): MessageState {
  const { key, shipped, own, locale } = given;
  if (shipped === null)
    return { shipped, own, inForce: null, fault: own === null ? null : { reason: 'gone', detail: '' } };
  const fault = own === null ? null : checkMessage(own, { key, shipped, locale });
  return { shipped, own, inForce: own === null || fault !== null ? shipped : own, fault };
}

/** What was in a place at some time; a text of null is that of the shop itself. */
export interface MessageVersion {
  readonly version: number;
  readonly text: string | null;
}

/** What a saved form does to one text. */
type MessageDecision =
  /** It says what is there, or what its writer saw and did not touch. */
  | { readonly effect: 'none' }
  /** Somebody wrote another text since. */
  | { readonly effect: 'conflict' }
  /** Null puts the shop's own text back. */
  | { readonly effect: 'write'; readonly text: string | null; readonly version: number };

/**
 * Decides on a text that is sent by somebody who saw `version`, 0 for the one that the shop came with. What is sent
 * twice is written once; a text that was not touched stands in nobody's way.
 */
export function decideMessage(given: {
  readonly shipped: string | null;
  /** All that the place ever held, in any order. */
  readonly versions: readonly MessageVersion[];
  /** Null to have the shop's own text back. */
  readonly sent: string | null;
  readonly version: number;
}): MessageDecision {
  const { shipped, versions, sent, version } = given;
  const wanted = sent === shipped ? null : sent;
  const textAt = (at: number) => versions.find((each) => each.version === at)?.text ?? null;
  const newest = Math.max(0, ...versions.map((each) => each.version));
  if (wanted === textAt(newest) || wanted === textAt(version)) return { effect: 'none' };
  if (version !== newest) return { effect: 'conflict' };
  return { effect: 'write', text: wanted, version: newest + 1 };
}
