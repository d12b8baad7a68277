import { regionOf, type Locale } from '../../domain/locale/locale.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import { LINK_PURPOSES, type LinkPurpose } from '../../domain/account/account-link.ts';
import { orderDocumentPath } from '../../domain/invoices/order-documents.ts';
import type { OptionalTopic } from '../../domain/account/communication-preferences.ts';
import type { QUESTIONS_TOPIC } from '../../domain/reviews/review-forms.ts';
import type { STOCK_TOPIC } from '../../domain/stock-notices/stock-notice.ts';
import type { Email } from '../outbox/email.ts';
import type { Attachment } from '../ports/mail.ts';

/** Where the addresses of an e-mail begin until it leaves: what is kept knows neither the shop's host nor its secret. */
const ORIGIN = 'https://shop.invalid';
const UNSIGNED = '?key=unsigned';
/** Pages and documents of an order whose key is still to come. */
const unsignedIn = (orderId: string) =>
  new RegExp(
    String.raw`(/(?:(?:order|payment)/${orderId}|(?:lease|returns|exchanges|reviews)/[\da-f-]{36}|api/orders/${orderId}/documents/[\w-]+\.pdf))\?key=unsigned`,
    'g',
  );
const unsignedAccountLink = (linkId: string) =>
  new RegExp(String.raw`(/(?:${LINK_PURPOSES.join('|')})/${linkId})\?key=unsigned`, 'g');
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/** The address of a page of the shop, in an e-mail. `path` is without region. */
export const pageLink = (locale: Locale, path: string): string => ORIGIN + pathIn(regionOf(locale), path);

/** The address of a file of the shop, in an e-mail. */
export const fileLink = (path: string): string => ORIGIN + path;

/** The way to an order for whoever has its e-mail (R18); the key comes when the e-mail leaves. */
export const orderLink = (locale: Locale, orderId: string): string =>
  pageLink(locale, `/order/${orderId}${UNSIGNED}`);

/** The way to the account for its transfer, on the same page. */
export const transferLink = (locale: Locale, orderId: string): string =>
  `${orderLink(locale, orderId)}#transfer`;

/** The way to where an order is paid by card, likewise. */
export const payLink = (locale: Locale, orderId: string): string =>
  pageLink(locale, `/payment/${orderId}${UNSIGNED}`);

/** The way to a lease for whoever has its e-mail, by the key of its order. */
export const leaseLink = (locale: Locale, leaseId: string): string =>
  pageLink(locale, `/lease/${leaseId}${UNSIGNED}`);

/** The way to a return of goods for whoever has its e-mail, by the key of its order. */
export const returnLink = (locale: Locale, returnId: string): string =>
  pageLink(locale, `/returns/${returnId}${UNSIGNED}`);

/** The way to a review for whoever has its e-mail, by the key of the order that proves it. */
export const reviewLink = (locale: Locale, reviewId: string): string =>
  pageLink(locale, `/reviews/${reviewId}${UNSIGNED}`);

/** The same for an exchange, which has the id of the return of its original. */
export const exchangeLink = (locale: Locale, returnId: string): string =>
  pageLink(locale, `/exchanges/${returnId}${UNSIGNED}`);

/** A document about an order for whoever has its e-mail, like `orderLink`; `name` is its number or its kind. */
export const documentLink = (orderId: string, name: string): string =>
  fileLink(`${orderDocumentPath(orderId, name)}${UNSIGNED}`);

/** The same for a quote. */
export const quoteLink = (locale: Locale, quoteId: string): string =>
  pageLink(locale, `/quote/${quoteId}${UNSIGNED}`);

/** The way to a visitor's support ticket for whoever has its e-mail; who has an account signs in instead. */
export const ticketLink = (locale: Locale, ticketId: string): string =>
  pageLink(locale, `/support/tickets/${ticketId}${UNSIGNED}`);

const OWN_HOST = new URL(ORIGIN).host;
const TICKET_REPLY = new RegExp(String.raw`^(TCK-\d+)@${OWN_HOST.replaceAll('.', String.raw`\.`)}$`);

/** Where answers to a ticket's e-mails go, until the e-mail leaves. */
export const ticketReplyTo = (ticketNumber: string): string => `${ticketNumber}@${OWN_HOST}`;

/** The way to what a link of an account does, for whoever has its e-mail. */
export const accountLink = (locale: Locale, purpose: LinkPurpose, id: string): string =>
  pageLink(locale, `/${purpose}/${id}${UNSIGNED}`);

/** What an e-mail names as what its reader may refuse, in `Email.unsubscribe`: a topic of an account, or what an address is told, by its mark. */
export const unsubscribeFrom = (
  topic: OptionalTopic<'email'> | typeof STOCK_TOPIC | typeof QUESTIONS_TOPIC,
  reader: string,
): string => `${topic}/${reader}`;

/** The way to refuse it; the key comes when the e-mail leaves. */
export const unsubscribeLink = (locale: Locale, unsubscribe: string): string =>
  pageLink(locale, `/unsubscribe/${unsubscribe}${UNSIGNED}`);

/** Finds a published document by its path, and of terms by the edition that is asked for; null for a path that has none. */
type FindDocument = (
  path: string,
  edition: string | null,
) => Promise<{ readonly title: string; readonly bytes: Buffer }> | null;

const PUBLISHED_LINK = new RegExp(String.raw`${ORIGIN}(/documents/[\w-]+\.pdf(?:\?edition=[\d-]+)?)`, 'g');

/** The paths of the published documents that an e-mail leads to, each once; `plain` is not sealed yet. */
export const publishedIn = ({ plain }: Pick<Email, 'plain'>): readonly string[] => [
  ...new Set([...plain.matchAll(PUBLISHED_LINK)].flatMap(([, path]) => path ?? [])),
];

/**
 * The published documents that an e-mail leads to, of terms in the edition that it names: a link alone is no durable medium (Court
 * of Justice of the EU, C-49/11).
 */
export const attachmentsOf =
  (findDocument: FindDocument) =>
  async (email: Pick<Email, 'plain'>): Promise<readonly Attachment[]> => {
    const found = await Promise.all(
      publishedIn(email).map(async (link) => {
        const [path = '', edition = null] = link.split('?edition=');
        return findDocument(path, edition);
      }),
    );
    return found.flatMap((document) =>
      document === null
        ? []
        : [{ fileName: `${document.title.replaceAll(':', ' –')}.pdf`, bytes: document.bytes }],
    );
  };

/** What an e-mail needs when it leaves. */
export interface EmailOffice {
  readonly publicUrl: string;
  /** The key that opens an order to whoever has it. */
  readonly keyOf: (orderId: string) => string;
  /** The same for a quote. */
  readonly quoteKeyOf: (quoteId: string) => string;
  /** The same for a support ticket. */
  readonly ticketKeyOf: (ticketId: string) => string;
  /** The address of a ticket by its number; null where the shop takes in no e-mails. */
  readonly ticketAddressOf: (ticketNumber: string) => string | null;
  /** The same for a link of an account. */
  readonly linkKeyOf: (linkId: string) => string;
  /** The same for ending e-mails, by what `unsubscribeFrom` names. */
  readonly unsubscribeKeyOf: (unsubscribe: string) => string;
}

/** Where one press ends e-mails like this one (RFC 8058); null for what cannot be refused. */
export const unsubscribeAddress =
  ({ publicUrl, unsubscribeKeyOf }: Pick<EmailOffice, 'publicUrl' | 'unsubscribeKeyOf'>) =>
  ({ locale, unsubscribe }: Pick<Email, 'locale' | 'unsubscribe'>): string | null =>
    unsubscribe
      ? unsubscribeLink(locale, unsubscribe)
          .replace(UNSIGNED, `?key=${unsubscribeKeyOf(unsubscribe)}`)
          .replace(ORIGIN, new URL(publicUrl).origin)
      : null;

/** What of an e-mail is filled in when it leaves. */
export type SealedParts = Pick<Email, 'occasion' | 'html' | 'plain' | 'unsubscribe'> & {
  readonly replyTo?: string | null;
};

/**
 * Fills in the shop's address and the key of the e-mail's own order, quote, ticket or link, which its occasion names: no other is
 * opened by whatever words an e-mail quotes.
 */
export const sealEmail =
  ({
    publicUrl,
    keyOf,
    quoteKeyOf,
    ticketKeyOf,
    ticketAddressOf,
    linkKeyOf,
    unsubscribeKeyOf,
  }: EmailOffice) =>
  <L extends SealedParts>(email: L): L => {
    const { origin } = new URL(publicUrl);
    const id = UUID.exec(email.occasion)?.[0];
    const sign = (text: string) =>
      id === undefined
        ? text
        : text
            .replaceAll(unsignedIn(id), (_, path: string) => `${path}?key=${keyOf(id)}`)
            .replaceAll(`/quote/${id}${UNSIGNED}`, `/quote/${id}?key=${quoteKeyOf(id)}`)
            .replaceAll(`/support/tickets/${id}${UNSIGNED}`, `/support/tickets/${id}?key=${ticketKeyOf(id)}`)
            .replaceAll(unsignedAccountLink(id), (_, path: string) => `${path}?key=${linkKeyOf(id)}`);
    const { unsubscribe } = email;
    const signRefusal = (text: string) =>
      unsubscribe
        ? text.replaceAll(
            `/unsubscribe/${unsubscribe}${UNSIGNED}`,
            `/unsubscribe/${unsubscribe}?key=${unsubscribeKeyOf(unsubscribe)}`,
          )
        : text;
    const seal = (text: string) => signRefusal(sign(text)).replaceAll(ORIGIN, origin);
    // Elsewhere it is what somebody typed.
    const isAnswer = email.occasion.startsWith('ticket-answer:');
    const [, number] = isAnswer ? (TICKET_REPLY.exec(email.replyTo ?? '') ?? []) : [];
    const replyTo = number === undefined ? {} : { replyTo: ticketAddressOf(number) };
    return { ...email, html: seal(email.html), plain: seal(email.plain), ...replyTo };
  };
