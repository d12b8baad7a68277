/** At most how many bytes a form has without its files: more than any needs, a hundred lines of an order with their names take a tenth of it. */
export const FORM_BYTES_MAX = 256 * 1024;

/** At most how many fields a form has: more than any needs, goods that come back have two for each of a hundred lines. */
export const FORM_FIELDS_MAX = 250;

/** Whether a form without files is larger than the server takes: its fields as they are sent in the body of a request. */
export const isFormTooLong = (fields: readonly (readonly [name: string, value: string])[]): boolean =>
  fields.length > FORM_FIELDS_MAX ||
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString().length > FORM_BYTES_MAX;
