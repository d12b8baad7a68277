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
  readonly shipped: string | null;
  readonly own: string | null;
  readonly locale: Locale;
}): MessageState {
  const { shipped, own, locale } = given;
  if (shipped === null)
    return { shipped, own, inForce: null, fault: own === null ? null : { reason: 'gone', detail: '' } };
  const fault = own === null ? null : checkMessage(own, { shipped, locale });
  return { shipped, own, inForce: own === null || fault !== null ? shipped : own, fault };
}
