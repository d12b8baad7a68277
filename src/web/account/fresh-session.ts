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
