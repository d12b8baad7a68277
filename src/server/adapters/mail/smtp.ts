import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { MailOutcome, MailServer } from '../../ports/mail.ts';

/** A server that has not answered by then is taken for one that is down. */
const PATIENCE_MS = 20_000;

const refusal = v.object({ code: v.optional(v.string()), responseCode: v.optional(v.number()) });

/** Servers quote the recipient in their words, so only codes are told (`EENVELOPE 550`). */
function outcomeOf(error: unknown): MailOutcome {
  const parsed = v.safeParse(refusal, error);
  const { code = 'unknown', responseCode } = parsed.success ? parsed.output : {};
  return {
    ok: false,
    isFinal: responseCode !== undefined && responseCode >= 500 && responseCode < 600 && code !== 'EAUTH',
    reason: [code, responseCode].filter((part) => part !== undefined).join(' '),
  };
}

/** A mail server by SMTP; `url` as `smtps://user:password@host:465`, `from` answers who sends, as `Promin <shop@promin.example>`. */
export function smtpServer({ url, from }: { url: string; from: () => string }): MailServer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({
      messageId,
      recipient,
      replyTo,
      language,
      subject,
      html,
      plain,
      attachments,
      pictures,
      unsubscribe,
    }) => {
      try {
        await transport.sendMail({
          messageId,
          from: from(),
          to: { name: '', address: recipient },
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text: plain,
          attachments: [
            ...attachments.map(({ fileName, bytes }) => ({
              filename: fileName,
              content: bytes,
              contentType: 'application/pdf',
            })),
            ...pictures.map(({ cid, bytes }) => ({
              cid,
              content: bytes,
              contentType: 'image/png',
              contentDisposition: 'inline' as const,
            })),
          ],
          headers: {
            'Content-Language': language,
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe === null
              ? {}
              : {
                  'List-Unsubscribe': `<${unsubscribe}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }),
          },
        });
        return { ok: true };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}
