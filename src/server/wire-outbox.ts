import { sellerIn } from '../content/pages/sellers.ts';
import { smtpServer } from './adapters/mail/smtp.ts';
import type { Database } from './database/database.ts';
import type { publishedDocuments } from './documents/published-documents.ts';
import { attachmentsOf, unsubscribeAddress, type sealEmail } from './emails/email-links.ts';
import { inlinePicturesOf } from './emails/inline-pictures.ts';
import type { Settings } from './env.ts';
import { drawTransferCode } from './orders/draw-transfer-code.ts';
import type { letterIds } from './outbox/letter-ids.ts';
import { findEmail, listEmails } from './outbox/list-emails.ts';
import { sendEmail } from './outbox/send-emails.ts';
import { listSms, sendSms } from './outbox/send-sms.ts';
import { wireSms } from './wire-sms.ts';

/** What e-mails are sealed and sent with. */
interface OutboxNeeds {
  readonly settings: Settings;
  readonly publicUrl: string;
  readonly seal: ReturnType<typeof sealEmail>;
  readonly letters: ReturnType<typeof letterIds>;
  readonly unsubscribeKeyOf: Parameters<typeof unsubscribeAddress>[0]['unsubscribeKeyOf'];
  readonly findDocument: ReturnType<typeof publishedDocuments>;
}

/** The e-mails and text messages that the shop has written, and what sends them: nothing does without a mail server or a gateway. */
export function wireOutbox(
  database: Database,
  { settings, publicUrl, seal, letters, unsubscribeKeyOf, findDocument }: OutboxNeeds,
) {
  const { SMTP_URL: url, MAIL_FROM } = settings;
  const from = () => MAIL_FROM ?? `Promin <${sellerIn('UA', 'uk').email}>`;
  const mailServer = url === undefined ? null : smtpServer({ url, from });
  const smsGateways = wireSms(settings);
  return {
    listEmails: listEmails(database),
    findEmail: findEmail(database, { seal }),
    /** The pictures inside an e-mail's HTML. */
    picturesOf: inlinePicturesOf(drawTransferCode),
    /** Sends the next e-mail that is due, if any; null without a mail server. */
    sendEmail:
      mailServer &&
      sendEmail(database, {
        mailServer,
        attachmentsOf: attachmentsOf(findDocument),
        picturesOf: inlinePicturesOf(drawTransferCode),
        messageIdOf: letters.idOf,
        seal,
        unsubscribeAddress: unsubscribeAddress({ publicUrl: publicUrl, unsubscribeKeyOf }),
      }),
    closeMailServer: () => mailServer?.close(),
    listSms: listSms(database),
    /** Sends the next text message that is due, if any; null without a gateway. */
    sendSms: smsGateways.size === 0 ? null : sendSms(database, { gateways: smsGateways }),
  };
}
