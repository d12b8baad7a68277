/** A text message as a gateway takes it. */
export interface Sms {
  /** The same for each attempt at the same text message, so that the gateway sends it once; a UUID. */
  readonly id: string;
  /** E.164. */
  readonly recipient: string;
  readonly text: string;
}

export type SmsOutcome =
  | { readonly ok: true }
  /** `isFinal`: the gateway will never take it; else a later attempt may succeed. `reason` names no person. */
  | { readonly ok: false; readonly isFinal: boolean; readonly reason: string };

/** Hands text messages to a gateway. */
export interface SmsGateway {
  /** Never throws. */
  readonly send: (sms: Sms) => Promise<SmsOutcome>;
}
