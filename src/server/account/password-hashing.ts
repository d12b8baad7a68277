import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** Runs at most `limit` works at a time; the others wait their turn, first come, first served. */
export function atMost(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limit) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift(); // takes over this place
      if (next) next();
      else running--;
    }
  };
}

/** Hashes take a thread for 100 ms each: half of the cores stay for pages, however many sign in. */
const inTurn = atMost(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Cost of scrypt: 32 MB and some 100 ms, beyond what OWASP's Password Storage Cheat Sheet asks for (N = 2^14, r = 8, p = 5). */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 64;

const derive = promisify<string, string, number, typeof COST, Buffer>(scrypt);
/** Signs that look alike are one password, however a keyboard composes them. */
const keyOf = (password: string, salt: string) => derive(password.normalize('NFKC'), salt, KEY_BYTES, COST);

/** The hash of no password: checked where an account has none, so that this takes as long as with one. */
const NO_PASSWORD = `${'0'.repeat(32)}:${'0'.repeat(2 * KEY_BYTES)}`;

/** Scrypt in threads of its own, a few at a time. A hash is `salt:key`, both hexadecimal. */
export const passwordHashing = {
  hash: (password: string): Promise<string> =>
    inTurn(async () => {
      const salt = randomBytes(16).toString('hex');
      return `${salt}:${(await keyOf(password, salt)).toString('hex')}`;
    }),
  /** Whether a password is the hash's. Null is the hash of an account without password: no, after the same work. */
  verify: ({ hash, password }: { hash: string | null; password: string }): Promise<boolean> =>
    inTurn(async () => {
      const [salt = '', key = ''] = (hash ?? NO_PASSWORD).split(':');
      const expected = Buffer.from(key, 'hex');
      const given = await keyOf(password, salt);
      return hash !== null && expected.length === given.length && timingSafeEqual(expected, given);
    }),
};
