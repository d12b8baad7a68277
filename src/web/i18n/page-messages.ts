import type { MessageBundle } from '../../content/message-bundle.ts';
import { loadMessages } from './load-messages.ts';

/**
 * The bundles that a page says besides the shop's, for its route's `handle`: `texts: await pageMessages('front')`. A route is
 * there only when its texts are, too. The head of the document names them, so that the browser asks for them along with
 * the scripts, not when one of those has come.
 */
export async function pageMessages(...bundles: MessageBundle[]): Promise<readonly MessageBundle[]> {
  if (!import.meta.env.SSR) await Promise.all(bundles.map(loadMessages));
  return bundles;
}

/** What the `handle` of a route names, which the router types as anything. */
export const messagesOf = (handle: unknown): readonly MessageBundle[] =>
  (handle as { texts?: readonly MessageBundle[] } | undefined)?.texts ?? [];
