/** A typed text without NUL characters, which nobody types and Postgres cannot store. */
export const withoutNul = (text: string): string => text.replaceAll('\u0000', '');
