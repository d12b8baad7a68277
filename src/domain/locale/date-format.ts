const made = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter of a language, a time zone (IANA name) and a form. Each is made once: making one takes a hundred times as long as
 * printing a date by it, and there are as many as forms in the code. Throws RangeError on an unknown language or zone.
 */
export function dateFormat(
  language: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone });
  made.set(key, format);
  return format;
}
