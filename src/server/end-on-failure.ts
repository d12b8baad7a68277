import { explainRefusal } from './explain-refusal.ts';

interface OpenShop {
  readonly logger: { readonly fatal: (details: object, message: string) => void };
  /** Answers what is under way, closes what is open, and ends the process with this code. */
  readonly leave: (code: number) => Promise<void>;
}

/**
 * Ends the process on an error that nothing caught, a rejected promise among them: what it left half done is unknown.
 * Before the shop is open that means it cannot start, which is said in plain words on stderr. Afterwards the error is
 * logged and the process leaves as if it were told to stop, with code 1; whoever watches it starts it anew.
 */
export function endOnFailure(): { whenOpen: (shop: OpenShop) => void } {
  let open: OpenShop | undefined;
  let isLeaving = false;
  process.on('uncaughtException', (error: unknown, origin) => {
    if (!open) {
      const text = explainRefusal(error);
      const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`The shop cannot start. ${text ?? details}\n`);
      process.exit(1);
    }
    open.logger.fatal({ err: error, origin }, 'nothing caught this; the process ends');
    if (isLeaving) process.exit(1);
    isLeaving = true;
    void open.leave(1);
  });
  return { whenOpen: (shop) => void (open = shop) };
}
