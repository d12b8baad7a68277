import type { CompiledMessage } from 'icu-minify/format';
import { createContext, useContext } from 'react';
import { useMatches } from 'react-router';
import type { MessageBundle } from '../../content/message-bundle.ts';
import type { CompiledMessages } from '../../content/translator.ts';

/** The address of the texts that any page may say, while the server renders one. */
export const MessagesAddress = createContext<string | undefined>(undefined);

/** The same for the document, which keeps it. */
export function useMessagesAddress(): string | undefined {
  const rendered = useContext(MessagesAddress);
  return typeof document === 'undefined' ? rendered : document.documentElement.dataset.texts;
}

const brought: Record<string, CompiledMessage> = {};

/** The texts that the browser has brought so far. */
export const loadedMessages: CompiledMessages = brought;

/** The address of a bundle, which follows from that of the shop's. */
const bundleAddress = (shop: string, bundle: MessageBundle): string =>
  bundle === 'shop' ? shop : shop.replace(/\.js$/, `.${bundle}.js`);

/** Brings a bundle of the page's texts; the document carries the address of the shop's. */
export async function loadMessages(bundle: MessageBundle): Promise<void> {
  const { texts: shop = '' } = document.documentElement.dataset;
  const script = (await import(/* @vite-ignore */ bundleAddress(shop, bundle))) as {
    default: CompiledMessages;
  };
  Object.assign(brought, script.default);
}

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
const messagesOf = (handle: unknown): readonly MessageBundle[] =>
  (handle as { texts?: readonly MessageBundle[] } | undefined)?.texts ?? [];

/** Names the page's texts in the head of the document; `shop` is the address of those that any page may say. */
export function MessagesAhead({ shop }: { shop: string }) {
  const own = useMatches().flatMap(({ handle }) => messagesOf(handle));
  return (['shop', ...own] as const).map((bundle) => (
    <link key={bundle} rel="modulepreload" href={bundleAddress(shop, bundle)} fetchPriority="low" />
  ));
}
