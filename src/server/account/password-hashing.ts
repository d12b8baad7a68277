import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

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

/** Scrypt in threads of its own, as the identity service does it, a few at a time. */
export const passwordHashing = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (pair: { hash: string; password: string }) => inTurn(() => verifyPassword(pair)),
};
