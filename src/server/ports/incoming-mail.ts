/** A file of an e-mail. */
export interface IncomingFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** An e-mail that arrived, as far as the shop reads it. */
export interface IncomingEmail {
  /** Its `Message-ID`; null where it has none. */
  readonly emailId: string | null;
  /** The address that it says it is from, and the name there. */
  readonly from: string;
  readonly fromName: string;
  /** The network address that it was brought from, before any server of one's own; empty where nobody knows. */
  readonly broughtFrom: string;
  /** To whom it was brought: the addresses of the envelope, not of its head. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** What it answers: the ids of `In-Reply-To` and `References`, the nearest first. */
  readonly answered: readonly string[];
  /** Whether a program wrote it: an absence, a bounce, a list. */
  readonly isAutomatic: boolean;
  readonly files: readonly IncomingFile[];
}

/**
 * What the shop did with an e-mail. `infected`: a file has a virus, and nothing of it was taken. `limited`: too many came from there; the other server may try later. `refused`: nobody will ever take
 * it.
 */
export type IncomingOutcome = 'taken' | 'limited' | 'refused' | 'infected';

/** Takes in e-mails that are brought to the shop. Throws while the database or the files are out of order. */
export type TakeEmail = (email: IncomingEmail) => Promise<IncomingOutcome>;

/** Brings e-mails to the shop. */
export interface IncomingMail {
  /** The port on which it listens. */
  readonly port: number;
  readonly close: () => Promise<void>;
}
