import { useRouteLoaderData } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { buttonClass, type ButtonSize } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

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

/** Leads to a messenger, in a tab of its own. */
export function Messenger({ url, size, className }: { url: string; size: ButtonSize; className?: string }) {
  const t = useT();
  return (
    <a href={url} target="_blank" rel="noreferrer" className={classNames(buttonClass({ size }), className)}>
      {t('error.page.chat')}
      <VisuallyHidden> ({t('footer.newWindow')})</VisuallyHidden>
    </a>
  );
}
