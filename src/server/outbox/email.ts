import type { Locale } from '../../domain/locale/locale.ts';

/** An e-mail for the outbox, written in the transaction of what it reports. */
export interface Email {
  /** What it is about; an occasion is written to a recipient once. */
  readonly occasion: string;
  readonly recipient: string;
  /** Whose account it is about: it goes with it, whatever its address is by then. Null or absent for what is about an order or a quote. */
  readonly userId?: string | null;
  /** Whom an answer should reach, if not the shop. */
  readonly replyTo?: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
  /** What the reader may refuse from then on by one press, as `{topic}/{user id}`; absent for what cannot be refused. */
  readonly unsubscribe?: string | null;
}
