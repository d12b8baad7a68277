import { redirect } from 'react-router';
import { isFreshProof } from '../../domain/account/second-factor.ts';
import type { Region } from '../../domain/locale/locale.ts';

/**
 * Lets on only who proved lately who they are: what concerns the security of an account is not open to whoever finds a browser
 * signed in. Others are asked for their password or a passkey and come back to `target`, a path of the shop.
 */
export function requireFreshSession(
  { session, region }: { session: { readonly authenticatedAt: Date } | null; region: Region },
  target: string,
): void {
  if (session !== null && isFreshProof(session.authenticatedAt, new Date())) return;
  throw redirect(`/${region}/auth/again?${new URLSearchParams({ redirect: target })}`, 303);
}

/** The part of a shop that knows whether a session gave the second factor that its account has. */
interface FactorShop {
  readonly account: {
    readonly secondFactor: {
      readonly mayChange: (own: { userId: string; sessionId: string }) => Promise<boolean>;
    };
  };
}
interface FactorSession {
  readonly id: string;
  readonly user: { readonly id: string };
  readonly authenticatedAt: Date;
}

/** Where who is signed in gives the second factor of the account, on the way to `target`. */
export const secondStepAddress = (region: Region, target: string): string =>
  `/${region}/auth/again?${new URLSearchParams({ step: 'second', redirect: target })}`;

/**
 * Lets on only who proved lately who they are, and gave a second factor in this session where the account has one: before it is
 * added to, replaced or removed ([0054](../../../docs/decisions/0054-ask-for-a-second-factor.md)).
 */
export async function requireSecondFactor(
  { shop, session, region }: { shop: FactorShop; session: FactorSession; region: Region },
  target: string,
): Promise<void> {
  requireFreshSession({ session, region }, target);
  const own = { userId: session.user.id, sessionId: session.id };
  if (!(await shop.account.secondFactor.mayChange(own)))
    throw redirect(secondStepAddress(region, target), 303);
}
