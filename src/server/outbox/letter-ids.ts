import { createHmac, timingSafeEqual } from 'node:crypto';

const MARK_LENGTH = 32;
const FORM = /^<?letter-(\d{1,15})-([\da-f]{32})@/;

/**
 * The ids under which e-mails leave (`Message-ID`), the same at each attempt. Their mark is the shop's: who names one in an answer has seen the
 * e-mail, and did not count.
 */
export function letterIds({ secret, host }: { readonly secret: string; readonly host: string }) {
  const markOf = (id: string) =>
    createHmac('sha256', secret).update(`letter:${id}`).digest('hex').slice(0, MARK_LENGTH);
  return {
    idOf: (id: number): string => `<letter-${id}-${markOf(String(id))}@${host}>`,
    /** The e-mail that an id names; null for one that the shop did not make. */
    letterOf: (messageId: string): number | null => {
      const [, id = '', mark = ''] = FORM.exec(messageId) ?? [];
      if (mark === '') return null;
      return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(id))) ? Number(id) : null;
    },
  };
}
export type LetterIds = ReturnType<typeof letterIds>;
