import { createHmac, timingSafeEqual } from 'node:crypto';

/** An e-mail's address is written in small letters by many programs: so is the mark. 100 bits are more than anybody guesses by mail. */
const MARK_LENGTH = 20;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

function base32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(value >> bits) & 31] ?? '';
    }
  }
  return text;
}

/** Whom an address is for: a ticket by its number, the shop, or nobody here. */
type AddressedTicket = `TCK-${string}` | null | 'unknown';

const LOCAL_PART = /^support(?:\+(\d{1,9})-([a-z2-7]{20}))?$/;

/**
 * The addresses under which the shop takes e-mails in: `support@{domain}` for anybody, and for each ticket one of its own, whose mark nobody
 * else can make (RFC 5233).
 */
export function ticketAddresses({ secret, domain }: { readonly secret: string; readonly domain: string }) {
  const markOf = (sequence: string) =>
    base32(createHmac('sha256', secret).update(`ticket-address:${sequence}`).digest()).slice(0, MARK_LENGTH);
  return {
    domain,
    /** Where answers to a ticket's e-mails go. */
    addressOf: (ticketNumber: string): string => {
      const sequence = ticketNumber.replace('TCK-', '');
      return `support+${sequence}-${markOf(sequence)}@${domain}`;
    },
    /** The number of the ticket that an address is for: null for a new one, `unknown` for an address that is none of these. */
    ticketOf: (address: string): AddressedTicket => {
      const [local = '', host = '', ...more] = address.trim().toLowerCase().split('@');
      const parts = LOCAL_PART.exec(local);
      if (parts === null || host !== domain || more.length > 0) return 'unknown';
      const [, sequence, mark] = parts;
      if (sequence === undefined || mark === undefined) return null;
      const isOwn = timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(sequence)));
      return isOwn ? `TCK-${sequence}` : 'unknown';
    },
  };
}
export type TicketAddresses = ReturnType<typeof ticketAddresses>;
