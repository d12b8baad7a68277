import { data, redirect } from 'react-router';

/** What a page of an order or a return answers to who may not have it (R24): visitors sign in and come back to `path`, without region. */
export function denyOrder(
  reason: string,
  { region, path }: { readonly region: string; readonly path: string },
): never {
  if (reason === 'not-signed-in') {
    throw redirect(`/${region}/auth?redirect=${encodeURIComponent(`/${region}${path}`)}`, 303);
  }
  throw data(null, { status: reason === 'not-owner' ? 403 : 404 });
}
