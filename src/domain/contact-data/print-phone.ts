/**
 * The groups in which each of the shop's countries writes a number, the first that fits. Polish mobile numbers by UKE's numbering
 * plan; of German area codes only those of two digits are known, the others stay one with their number.
 */
const GROUPS = [
  /^(\+380)(\d{2})(\d{3})(\d{2})(\d{2})$/,
  /^(\+48)((?:45|5[01379]|6[069]|7[2389]|88)\d)(\d{3})(\d{3})$/,
  /^(\+48)(\d{2})(\d{3})(\d{2})(\d{2})$/,
  /^(\+49)(15\d{2}|1[67]\d|[34]0|[68]9)(\d+)$/,
  /^(\+49)(\d+)$/,
  /^(\+33)(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/,
];

/** An E.164 number as people read it, `+380 44 123 45 67`; one of another country stays as it is. */
export function printPhone(phone: string): string {
  const groups = GROUPS.map((pattern) => pattern.exec(phone)).find((match) => match !== null);
  return groups?.slice(1).join('\u00A0') ?? phone;
}

/** The same as a field begins with it, to be typed on: with plain spaces. */
export const editablePhone = (phone: string): string => printPhone(phone).replaceAll('\u00A0', ' ');
