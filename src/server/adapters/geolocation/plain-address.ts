/** An IPv4 address as itself where a socket writes it as an IPv6 one; any other address unchanged. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
