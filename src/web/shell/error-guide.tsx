import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../content/translator.ts';
import { Detours } from '../catalogue/detours.tsx';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { ChatButton } from '../support/chat-button.tsx';
import { ContactDetails } from './contact-details.tsx';
import type { ErrorKind } from './error-kind.ts';

/** The ways on that C §2 names. */
const LINKS = [
  { to: '/shop', text: 'error.page.shop' },
  { to: '/delivery-warranty-returns', text: 'error.page.delivery' },
  { to: '/lease-info', text: 'error.page.lease' },
  { to: '/support', text: 'error.page.support' },
] as const satisfies readonly { to: string; text: MessageKey }[];

/** Where to go on from an error, and whom to ask. */
function ErrorHelp() {
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
        <ChatButton size="sm" className="mt-3" />
      </section>
    </div>
  );
}

/** Failures under which no other page would come either. */
const EVERYWHERE: readonly ErrorKind[] = ['unavailable', 'offline'];

/** What stands under the words of an error: ways around it, ways on, and whom to ask. */
export function ErrorGuide({ kind }: { kind: ErrorKind }): ReactNode {
  return (
    <>
      {!EVERYWHERE.includes(kind) && <Detours />}
      <ErrorHelp />
    </>
  );
}
