import { data, redirect } from 'react-router';

/** What a page of a lease answers to who may not have it (R24): visitors sign in and come back to `path`, without region. */
export function denyLease(
  reason: 'not-signed-in' | 'not-owner' | 'lease-not-found',
  { region, path }: { readonly region: string; readonly path: string },
): never {
  if (reason === 'not-signed-in') {
    throw redirect(`/${region}/auth?redirect=${encodeURIComponent(`/${region}${path}`)}`, 303);
  }
  throw data(null, { status: reason === 'not-owner' ? 403 : 404 });
}
