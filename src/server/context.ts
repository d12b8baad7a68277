import { createContext, type RouterContextProvider } from 'react-router';
import type { Translate } from '../content/translator.ts';
import type { LookUp } from '../domain/catalogue/print-specification.ts';
import type { Locale, Region } from '../domain/locale/locale.ts';
import type { Currency } from '../domain/money/money.ts';
import type { Messages } from './messages/messages.ts';
import type { Shop } from './wiring.ts';
import type { Session, SignedInUser } from './account/session.ts';

/** What a page request carries: the shop's services and who asks, in which language and currency. */
export interface PageRequest {
  readonly shop: Shop;
  /** Null for a visitor. Throws the page's 503 while it cannot be looked up, and on pages that are the same for all. */
  readonly user: SignedInUser | null;
  /** The session that the user is signed in by; null and throwing like the user. */
  readonly session: Session | null;
  readonly region: Region;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly translate: Translate;
  /** Texts whose keys come from data: specifications. */
  readonly lookUp: LookUp;
  /** The words of the page, the same from its first loader to its last line, whatever staff change meanwhile. */
  readonly texts: Messages;
  /** Allows this response's inline scripts in its content policy; undefined in development of a page that is the same for all. */
  readonly nonce: string | undefined;
  readonly requestId: string;
  /** What the page's form sent. Throws the page's 413, 415 or 400 when it is none. */
  readonly readForm: () => Promise<FormData>;
  /** The caller's address, for rate limits. */
  readonly clientAddress: string;
  /** The network that it belongs to, as limits count it. */
  readonly clientNetwork: string;
  /** What was typed into the page's text areas before its visitor had to sign in, by form and name; null without anything. */
  readonly typed: Readonly<Record<string, string>> | null;
  /** Origin under which visitors reach the shop. */
  readonly publicUrl: string;
  /** Whether the shop has a page for a path without region and query. */
  readonly isPage: (path: string) => boolean;
}

const pageRequest = createContext<PageRequest>();

/** Puts the request in; called once, by `server/http`. */
export const provide = (context: RouterContextProvider, request: PageRequest) =>
  context.set(pageRequest, request);

/** Takes the request out, in a loader or action. */
export const shopOf = (context: Readonly<RouterContextProvider>): PageRequest => context.get(pageRequest);
