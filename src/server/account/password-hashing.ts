import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { atMost } from './at-most.ts';

/** Hashes take a thread for 100 ms each: half of the cores stay for pages, however many sign in. */
const inTurn = atMost(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Scrypt in threads of its own, as the identity service does it, a few at a time. */
export const passwordHashing = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (pair: { hash: string; password: string }) => inTurn(() => verifyPassword(pair)),
};
