/** Calls programs of partners at the addresses that admins entered. */
export interface WebhookCaller {
  /**
   * Sends JSON by POST. Answers with the status of the answer, whatever it is, or why none came; `private-address` where the name leads into
   * the shop's own network. It never throws and follows no redirect.
   */
  readonly post: (
    url: string,
    message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ) => Promise<WebhookAnswer>;
}

export type WebhookAnswer =
  | { readonly ok: true; readonly status: number }
  | { readonly ok: false; readonly reason: 'timeout' | 'unreachable' | 'private-address' };
