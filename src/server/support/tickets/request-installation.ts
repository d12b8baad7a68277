import type { Translate } from '../../../content/translator.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { InstallationRequest } from '../../../domain/support/installation-request.ts';
import { SUBJECT_MAX_LENGTH } from '../../../domain/support/ticket-forms.ts';
import { messagesOf } from '../../messages/messages.ts';
import { openTicket, type TicketOpened, type TicketWriter } from './open-ticket.ts';
import type { TicketOffice, TicketStore } from './ticket-store.ts';

/** A product that is to be installed, in the language of the page. */
interface NamedProduct {
  readonly name: string;
  readonly articleNumber: string;
}

type Asked = InstallationRequest & { readonly locale: Locale; readonly products: readonly NamedProduct[] };

function wishedDays({ from, to, locale }: Asked, t: Translate): string {
  const print = (day: string) => formatDate(day, locale, 'UTC', 'short');
  if (from === null && to === null) return t('survey.anyDay');
  if (from === null || to === null)
    return t(from === null ? 'survey.until' : 'survey.since', { day: print(from ?? to ?? '') });
  return from === to ? print(from) : t('survey.between', { from: print(from), to: print(to) });
}

/** What the ticket says: every answer of the form on a line of its own, in its language. */
function factsOf(asked: Asked, t: Translate): string {
  const { purpose, place, products, remarks } = asked;
  const rows = [
    [t('survey.field.purpose'), t(`survey.purpose.${purpose}`)],
    [t('survey.field.place'), place],
    [t('survey.field.days'), wishedDays(asked, t)],
  ];
  const goods = products.map(({ name, articleNumber }) => `– ${name} (${articleNumber})`);
  return [
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(goods.length > 0 ? [[`${t('survey.field.products')}:`, ...goods].join('\n')] : []),
    ...(remarks === '' ? [] : [`${t('survey.field.remarks')}:\n${remarks}`]),
  ].join('\n\n');
}

/**
 * Asks the shop to look at a place or to install something there: a ticket of the department `installation`, which staff answer in the queue of tickets.
 * Nothing is promised by it. Sent twice it is one.
 */
export const requestInstallation = (store: TicketStore, office: TicketOffice) => {
  const open = openTicket(store, office);
  return (asked: Asked, writer: TicketWriter): Promise<TicketOpened> => {
    const { translate: t } = messagesOf(asked.locale);
    const subject = `${t(`survey.purpose.${asked.purpose}`)}: ${asked.place}`;
    return open({
      requestKey: asked.id,
      messageId: asked.id,
      department: 'installation',
      subject: subject.slice(0, SUBJECT_MAX_LENGTH).toWellFormed(),
      message: factsOf(asked, t),
      locale: asked.locale,
      writer: { ...writer, phone: asked.phone },
    });
  };
};
