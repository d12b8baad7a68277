/** The groups in which each of the shop's countries writes a number. */
const GROUPS = [/^(\+380)(\d{2})(\d{3})(\d{2})(\d{2})$/, /^(\+48)(\d{2})(\d{3})(\d{2})(\d{2})$/];

/** An E.164 number as people read it, `+380 44 123 45 67`; one of another country stays as it is. */
export function printPhone(phone: string): string {
  const groups = GROUPS.flatMap((pattern) => pattern.exec(phone)?.slice(1) ?? []);
  return groups.length > 0 ? groups.join('\u00A0') : phone;
}
