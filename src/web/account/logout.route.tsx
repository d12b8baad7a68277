import { redirect } from 'react-router';
import type { Route } from './+types/logout.route';
import { shopOf } from '../../server/context.ts';
import { unlessFailed } from '../form/unless-failed.ts';
import { forgetTyping } from '../form/typed-owner.ts';

/** Only the form ends a session; whoever opens the address goes home. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(`/${shopOf(context).region}`);

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, region } = shopOf(context);
  const session = await shop.identity.signOut(request.headers);
  const headers = new Headers();
  for (const cookie of session.getSetCookie()) headers.append('Set-Cookie', cookie);
  return redirect(`/${region}/auth?loggedOut`, { status: 303, headers });
}

/** Where the server fails the form says so, and its visitor is still signed in. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  forgetTyping();
  return (await unlessFailed(serverAction())) ?? { isFailed: true };
}
