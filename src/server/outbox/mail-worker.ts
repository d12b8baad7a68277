import type { EmailOutcome } from './send-emails.ts';

/** How often the outbox is looked into while nothing is due. */
const LOOK_EVERY_MS = 2_000;
/** How long it is left alone after the database failed. */
const PAUSE_MS = 15_000;

/**
 * Sends e-mails as they fall due, one after the other, for as long as the shop runs. Answers how to stop: it waits for
 * the e-mail under way. `report` hears of each outcome and of each failure of the outbox itself.
 */
export function startMailWorker(
  sendLetter: () => Promise<EmailOutcome>,
  report: (what: { outcome: Exclude<EmailOutcome, null> } | { error: unknown }) => void,
): () => Promise<void> {
  let isStopped = false;
  let wake = () => {};
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async () => {
    while (!isStopped) {
      try {
        const outcome = await sendLetter();
        if (outcome === null) await pause(LOOK_EVERY_MS);
        else report({ outcome });
      } catch (error) {
        report({ error });
        await pause(PAUSE_MS);
      }
    }
  };
  const done = work();
  return () => {
    isStopped = true;
    wake();
    return done;
  };
}
