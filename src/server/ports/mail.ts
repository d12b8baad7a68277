/** A PDF that goes with an e-mail; `fileName` is what a reader's disk should call it. */
export interface Attachment {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** A PNG inside the HTML of an e-mail, which names it by its content id. */
export interface InlinePicture {
  readonly cid: string;
  readonly bytes: Buffer;
}

/** An e-mail as a mail server takes it. */
export interface Mail {
  /** The same for each attempt at the same e-mail, so that a second copy can be told. */
  readonly messageId: string;
  readonly recipient: string;
  /** Whom an answer should reach; null for the shop. */
  readonly replyTo: string | null;
  /** BCP 47. */
  readonly language: string;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
  readonly attachments: readonly Attachment[];
  readonly pictures: readonly InlinePicture[];
  /** Where a POST ends e-mails like this one (RFC 8058); null for what cannot be refused. */
  readonly unsubscribe: string | null;
}

export type MailOutcome =
  | { readonly ok: true }
  /** `isFinal`: the server will never take it (SMTP 5xx); else a later attempt may succeed. `reason` names no person. */
  | { readonly ok: false; readonly isFinal: boolean; readonly reason: string };

/** Hands e-mails to a mail server. */
export interface MailServer {
  /** Never throws. */
  readonly send: (mail: Mail) => Promise<MailOutcome>;
  readonly close: () => void;
}
