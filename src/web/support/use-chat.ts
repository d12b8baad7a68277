import { useRouteLoaderData } from 'react-router';

/** How the shop chats. */
export interface Chat {
  /** A messenger. */
  readonly url?: string;
  /** A provider's script, what is said before it is fetched, and when it is there. */
  readonly script?: { readonly src: string; readonly note: string; readonly started: string };
}
const NONE: Chat = {};

/** How the shop chats (R26); nothing without a setting, or when the frame's data could not be loaded. */
export const useChat = (): Chat =>
  useRouteLoaderData<() => { readonly chat: Chat }>('web/shell/shell.route')?.chat ?? NONE;
