import { redirect } from 'react-router';
import { shopOf } from '../../server/context.ts';
import type { Route } from './+types/passkey-challenge.route';

const HEADERS = { 'Cache-Control': 'no-store' };

/** Only script asks here; whoever opens the address goes to where one signs in. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(`/${shopOf(context).region}/auth`);

/**
 * What a browser needs to ask for a passkey, with a fresh challenge: of a visitor whichever passkey there is, of who is signed in
 * one of the account. 404 where that has none, or the shop's address knows no passkeys; 429 for a network that asks too often.
 */
export async function action({ context }: Route.ActionArgs) {
  const { shop, session, clientAddress } = shopOf(context);
  const { passkeys } = shop.account;
  const limit = await shop.limits.passkeyChallenge(clientAddress);
  if (!limit.ok) return Response.json({ reason: 'rate-limited' }, { status: 429, headers: HEADERS });
  const options =
    session === null
      ? await passkeys.beginSignIn()
      : await passkeys.beginProving({ userId: session.user.id, sessionId: session.id });
  return options === null
    ? Response.json({ reason: 'passkeys-unavailable' }, { status: 404, headers: HEADERS })
    : Response.json(options, { headers: HEADERS });
}
