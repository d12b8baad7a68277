import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../domain/locale/format-file-size.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { TicketAttachment, TicketMessage } from '../../domain/support/ticket-view.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';

/** Moments of a ticket, in the time of the reader's market. */
export function usePrintMoment(): (iso: string) => string {
  const locale = useLocale();
  const timeZone = timeZoneOf(marketOf(useCurrency()));
  return (iso) => formatDate(iso, locale, timeZone, 'moment');
}

/** The files of a message: pictures as such, PDFs by name; all are handed out to be kept. */
function Attachments({
  attachments,
  hrefOf,
}: {
  attachments: readonly TicketAttachment[];
  hrefOf: (id: string) => string;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul aria-label={t('ticket.files')} className="mt-4 flex flex-wrap gap-3">
      {attachments.map(({ id, fileName, kind, sizeBytes }) => (
        <li key={id} className="min-w-0">
          <a
            href={hrefOf(id)}
            download={fileName}
            className="group flex w-36 flex-col gap-2 rounded-md bg-canvas p-2 text-xs no-underline"
          >
            {kind === 'picture' ? (
              <img
                src={hrefOf(id)}
                alt=""
                loading="lazy"
                decoding="async"
                className="h-24 w-full rounded-sm bg-fill object-cover"
              />
            ) : (
              <span className="grid h-24 w-full place-items-center rounded-sm bg-fill">
                <FileText size={32} strokeWidth={1.5} aria-hidden="true" className="text-muted" />
              </span>
            )}
            <span className="min-w-0">
              <span className="line-clamp-2 font-semibold break-all group-hover:underline">{fileName}</span>
              <span className="mt-0.5 block text-muted">{formatFileSize(sizeBytes, locale)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What was said in a ticket, the oldest first: the customer's on one side, the shop's on the other. */
export function TicketThread<Message extends TicketMessage>({
  messages,
  hrefOf,
  nameOf,
  isOwn,
  noteOf,
  isMarked = () => false,
}: {
  messages: readonly Message[];
  /** The address of a file. */
  hrefOf: (attachmentId: string) => string;
  /** Who wrote it. */
  nameOf: (message: Message) => string;
  /** Whether the reader's side wrote it. */
  isOwn: (message: Message) => boolean;
  /** What is to be known of a message beside its words. */
  noteOf?: (message: Message) => ReactNode;
  /** Whether it is a note that only the reader's side sees. */
  isMarked?: (message: Message) => boolean;
}) {
  const t = useT();
  const print = usePrintMoment();
  return (
    <ol className="flex flex-col gap-4">
      {messages.map((message) => (
        <li
          key={message.id}
          id={`message-${message.id}`}
          className={classNames(
            'min-w-0 rounded-lg p-5 sm:max-w-[85%]',
            isMarked(message)
              ? 'border border-dashed border-line bg-warning-soft'
              : isOwn(message)
                ? 'bg-surface sm:self-end'
                : 'bg-fill sm:self-start',
          )}
        >
          <p className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
            <span className="font-semibold">{nameOf(message)}</span>
            <span className="text-muted">
              <time dateTime={message.createdAt}>{print(message.createdAt)}</time>
              {message.channel === 'email' && <>, {t('ticket.byEmail')}</>}
            </span>
          </p>
          <p className="break-words whitespace-pre-line">{message.body}</p>
          {message.attachments.length > 0 && (
            <Attachments attachments={message.attachments} hrefOf={hrefOf} />
          )}
          {noteOf?.(message)}
        </li>
      ))}
    </ol>
  );
}
