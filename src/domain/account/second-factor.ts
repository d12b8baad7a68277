/** How many recovery codes an account has, and how many letters and digits each. */
export const RECOVERY_CODES = { count: 10, length: 10 } as const;

/** A code as it was meant, however it was typed. */
export interface SecondFactorCode {
  readonly kind: 'authenticator' | 'recovery';
  readonly text: string;
}

const SEPARATORS = /[\s\-–—]+/gu;
const AUTHENTICATOR_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/**
 * Reads a typed code (R22): six digits of an authenticator, or a recovery code in whatever case and grouping; letters that look
 * like digits are read as those (Crockford's base 32). Null for anything else.
 */
export function readSecondFactorCode(typed: string): SecondFactorCode | null {
  if (typed.length > 64) return null;
  const text = typed.normalize('NFKC').replaceAll(SEPARATORS, '').toUpperCase();
  if (AUTHENTICATOR_CODE.test(text)) return { kind: 'authenticator', text };
  const read = text.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return RECOVERY_CODE.test(read) ? { kind: 'recovery', text: read } : null;
}

/** A recovery code as it is shown: `7K3MD-Q9RTX`. */
export const printRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Who proved who they are so long ago may change what secures the account; later they are asked again. */
const FRESH_MS = 15 * 60 * 1000;

/** Whether a person's last proof of who they are is recent enough for changes of the account's security. */
export const isFreshProof = (provedAt: Date, now: Date): boolean =>
  now.getTime() - provedAt.getTime() <= FRESH_MS;
