import { readSecondFactorCode } from '../../../domain/account/second-factor.ts';
import type { Database } from '../../database/database.ts';
import { tellOwner } from '../tell-owner.ts';
import { authenticatorSealing, enabledOf, stepOf, takeStep } from './authenticator.ts';
import { recoveryCodesLeft, recoveryCodesOf } from './recovery-codes.ts';
import { authenticators } from './tables.ts';
import { browserTrust } from './trusted-browsers.ts';

/** What was given as the second factor. */
export type GivenFactor =
  | { readonly by: 'authenticator' }
  | { readonly by: 'recovery-code'; readonly left: number };

/** What signing in asks of the second factor; each call works within the caller's transaction. */
export function secondFactorGate({
  secret,
  publicUrl,
}: {
  readonly secret: string;
  readonly publicUrl: string;
}) {
  const { open } = authenticatorSealing(secret);
  const codes = recoveryCodesOf(secret);
  const { isTrusted, trust } = browserTrust({ publicUrl });

  async function takeRecoveryCode(
    transaction: Database,
    userId: string,
    code: string,
  ): Promise<GivenFactor | null> {
    if (!(await codes.take(transaction, userId, code))) return null;
    await tellOwner(transaction, userId, { about: 'recovery-code-used' });
    return { by: 'recovery-code', left: (await recoveryCodesLeft(transaction)(userId)) ?? 0 };
  }

  return {
    /** Whether a browser that proved the first factor is to be asked for the second one. */
    async isAsked(transaction: Database, { userId, headers }: { userId: string; headers: Headers }) {
      const [authenticator] = await transaction
        .select({ userId: authenticators.userId })
        .from(authenticators)
        .where(enabledOf(userId));
      if (!authenticator) return 'none' as const;
      return (await isTrusted(transaction, { userId, headers })) ? ('given' as const) : ('awaited' as const);
    },
    /** Takes a code of the account's authenticator or a recovery code; null for one that is wrong or was used before. */
    async take(transaction: Database, userId: string, typed: string): Promise<GivenFactor | null> {
      const code = readSecondFactorCode(typed);
      if (code === null) return null;
      if (code.kind === 'recovery') return takeRecoveryCode(transaction, userId, code.text);
      const [own] = await transaction
        .select({ sealed: authenticators.sealedSecret })
        .from(authenticators)
        .where(enabledOf(userId));
      const plain = own ? open(own.sealed, userId) : null;
      const step = plain === null ? null : stepOf(plain, code.text);
      if (step === null || !(await takeStep(transaction, userId, step))) return null;
      return { by: 'authenticator' };
    },
    trust,
  };
}
