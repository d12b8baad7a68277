/** What a browser has kept of a visit, by name; null where nothing is. */
export interface Traces {
  readonly cookie: (name: string) => string | null;
  readonly storage: (name: string) => string | null;
}

/**
 * Whether the visitor is still to be asked for the place (R5): the first request of the visit carried neither a language
 * nor a rejection. The region of an address is kept at once, so that only `locationConsent` can tell later pages and
 * tabs of the visit: `new` from the server, which kept the language itself, `pending` once a page has asked.
 */
export function isUnanswered({ cookie, storage }: Traces): boolean {
  if ((cookie('locationConsentRejected') ?? storage('locationConsentRejected')) === 'true') return false;
  const mark = cookie('locationConsent');
  if (mark === 'pending') return true;
  const carriedNone = mark === 'new' || cookie('userLocale') === null;
  return carriedNone && storage('userLocale') === null;
}
