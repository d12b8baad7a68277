import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import type { MessageKey } from '../../content/message-key.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { ContactDetails } from './contact-details.tsx';
import { OutsideLink } from './outside-link.tsx';
import { useChatUrl } from './use-chat-url.ts';

/** The ways on that C §2 names. */
const LINKS = [
  { to: '/shop', text: 'error.page.shop' },
  { to: '/delivery-warranty-returns', text: 'error.page.delivery' },
  { to: '/lease-info', text: 'error.page.lease' },
  { to: '/support', text: 'error.page.support' },
] as const satisfies readonly { to: string; text: MessageKey }[];

/** Leads to where the shop chats; without a setting the chat says that there is none (R26). */
function LiveChat() {
  const t = useT();
  const [isAsked, setIsAsked] = useState(false);
  const chatUrl = useChatUrl();
  if (chatUrl !== null) {
    return (
      <OutsideLink href={chatUrl} className={classNames('mt-3', buttonClass({ size: 'sm' }))}>
        {t('error.page.chat')}
      </OutsideLink>
    );
  }
  return (
    <div className="mt-3 flex flex-col items-start gap-3">
      <Button size="sm" onClick={() => setIsAsked(true)} className="noscript:hidden">
        {t('error.page.chat')}
      </Button>
      <div role="status">{isAsked && <Alert>{t('error.page.chatUnavailable')}</Alert>}</div>
    </div>
  );
}

/** Where to go on from an error, and whom to ask. */
export function ErrorHelp() {
  const t = useT();
  return (
    <div className="grid gap-x-12 gap-y-10 border-t border-line pt-10 lg:grid-cols-2">
      <nav aria-labelledby="error-links">
        <h2 id="error-links" className="mb-3 text-xl">
          {t('error.page.links')}
        </h2>
        <ul>
          {LINKS.map(({ to, text }) => (
            <li key={to} className="border-b border-line">
              <LocalLink
                to={to}
                className="flex min-h-13 items-center justify-between gap-4 font-semibold hover:underline"
              >
                {t(text)}
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="error-help">
        <h2 id="error-help" className="mb-3 text-xl">
          {t('error.page.help')}
        </h2>
        <ContactDetails />
        <LiveChat />
      </section>
    </div>
  );
}
