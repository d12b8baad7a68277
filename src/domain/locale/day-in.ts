/**
 * The calendar day of a moment, ISO 8601. `timeZone` is an IANA name; throws on what is no moment. Swedish writes days as
 * the standard does.
 */
export const dayIn = (timeZone: string, moment: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(moment),
  );
