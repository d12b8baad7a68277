import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { messagesAddress, type MessageQuery } from '../../../domain/messages/message-query.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { iconButtonClass } from '../../ui/button.tsx';
import type { MessageView } from './message-view.ts';

/** The way back to the list that a text was opened from, and to its neighbours there. */
export function MessageWays({
  query,
  previous,
  next,
}: { query: MessageQuery } & Pick<MessageView, 'previous' | 'next'>) {
  const t = useT();
  const to = (key: string | null) => `/admin/translations${messagesAddress(query, key)}`;
  return (
    <div className="mb-6 flex min-h-11 items-center justify-between gap-4">
      <LocalLink
        to={to(null)}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:underline"
      >
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('backoffice.texts.back')}
      </LocalLink>
      <span className="flex gap-1">
        {previous !== null && (
          <LocalLink
            to={to(previous)}
            rel="prev"
            aria-label={t('backoffice.texts.previous')}
            className={iconButtonClass()}
          >
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          </LocalLink>
        )}
        {next !== null && (
          <LocalLink
            to={to(next)}
            rel="next"
            aria-label={t('backoffice.texts.next')}
            className={iconButtonClass()}
          >
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </LocalLink>
        )}
      </span>
    </div>
  );
}
