import type { Settings } from './env.ts';
import { logger } from './http/logger.ts';
import { isPublic } from './installation.ts';
import { startOutboxWorker } from './outbox/attempts.ts';
import type { FailedChore } from './report-chore.ts';
import type { Shop } from './wiring.ts';

type ReportFailure = (failed: FailedChore) => void;

/** Sends what is in the outbox where a mail server is set up. Answers how to stop. */
export function sendMail(
  { outbox, metrics }: Shop,
  settings: Settings,
  reportFailure: ReportFailure,
): () => Promise<void> {
  if (outbox.sendEmail === null) {
    if (isPublic(settings)) logger.warn('E-mails wait in the outbox: no mail server is set up (SMTP_URL)');
    return async () => {};
  }
  const stop = startOutboxWorker(outbox.sendEmail, (what) => {
    if ('error' in what) return reportFailure({ chore: 'e-mails', error: what.error });
    metrics.countEmail(what.outcome);
    if (what.outcome !== 'sent') logger.warn(what, 'an e-mail was not taken');
  });
  return async () => {
    await stop();
    outbox.closeMailServer();
  };
}

/** Sends text messages where a gateway is set up. Answers how to stop. */
export function sendTexts({ outbox, metrics }: Shop, reportFailure: ReportFailure): () => Promise<void> {
  if (outbox.sendSms === null) return async () => {};
  return startOutboxWorker(outbox.sendSms, (what) => {
    if ('error' in what) return reportFailure({ chore: 'text messages', error: what.error });
    metrics.countSms(what.outcome);
    if (what.outcome !== 'sent') logger.warn(what, 'a text message was not taken');
  });
}
