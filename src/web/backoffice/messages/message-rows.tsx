import { LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import type { MessageEntry } from '../../../domain/messages/find-messages.ts';
import { messagesAddress, type MessageQuery } from '../../../domain/messages/message-query.ts';
import type { MessageState } from '../../../domain/messages/message-state.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { MessageText } from './message-text.tsx';
import { StateBadge } from './state-badge.tsx';

const columns = 'lg:grid-cols-[minmax(0,16rem)_repeat(3,minmax(0,1fr))] lg:gap-x-8';

function Cell({ state, locale }: { state: MessageState; locale: Locale }) {
  const text = state.inForce ?? state.own;
  return (
    <div className="grid min-w-0 grid-cols-[2.25rem_minmax(0,1fr)] items-baseline text-sm lg:block">
      <span className="text-xs font-semibold text-muted uppercase lg:sr-only" title={LANGUAGE_NAMES[locale]}>
        {locale}
      </span>
      <div className="flex flex-col items-start gap-1.5">
        {text !== null && (
          <p className="line-clamp-3">
            <MessageText text={text} locale={locale} />
          </p>
        )}
        <StateBadge state={state} />
      </div>
    </div>
  );
}

/** Texts under each other, with what is said in each language; each leads to its page and knows the way back. */
export function MessageRows({ entries, query }: { entries: readonly MessageEntry[]; query: MessageQuery }) {
  const t = useT();
  return (
    <div>
      <div
        aria-hidden="true"
        className={`hidden border-b border-line pb-3 text-xs font-semibold text-muted lg:grid ${columns}`}
      >
        <span>{t('backoffice.texts.key')}</span>
        {LOCALES.map((locale) => (
          <span key={locale} lang={locale}>
            {LANGUAGE_NAMES[locale]}
          </span>
        ))}
      </div>
      <ul className="divide-y divide-line border-b border-line max-lg:border-t">
        {entries.map(({ key, states }) => (
          <li
            key={key}
            className={`relative grid gap-x-4 gap-y-2.5 py-4 transition-colors hover:bg-surface ${columns}`}
          >
            <LocalLink
              to={`/admin/translations${messagesAddress(query, key)}`}
              className="stretched inline-block self-start font-mono text-[0.8125rem] leading-6 font-semibold [overflow-wrap:anywhere]"
            >
              {key}
            </LocalLink>
            {LOCALES.map((locale) => (
              <Cell key={locale} state={states[locale]} locale={locale} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
