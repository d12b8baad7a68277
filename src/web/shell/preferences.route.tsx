import { data, redirect, replace } from 'react-router';
import * as v from 'valibot';
import { PREFERENCE_COOKIE_SECONDS } from '../../domain/locale/preference-cookie.ts';
import { localPath } from '../../domain/routing/local-path.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
import { shopOf } from '../../server/context.ts';
import type { Route } from './+types/preferences.route';

const preferences = v.object({
  currency: v.picklist(CURRENCIES),
  returnTo: v.pipe(v.optional(v.unknown()), v.transform(localPath)),
});

/** There is nothing to see here: a reader is sent home. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(pathIn(shopOf(context).region, '/'));

/** Stores the chosen currency and leads back to the page of the form (R2, R4). */
export async function action({ context }: Route.ActionArgs) {
  const { region, publicUrl, readForm } = shopOf(context);
  const chosen = v.safeParse(preferences, Object.fromEntries(await readForm()));
  if (!chosen.success) throw data(null, { status: 400 });
  const { currency, returnTo } = chosen.output;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  // With the script, the page takes its own place in the history instead of a second one.
  return replace(returnTo ?? pathIn(region, '/'), {
    status: 303,
    headers: {
      'Set-Cookie': `userCurrency=${currency}; Path=/; Max-Age=${PREFERENCE_COOKIE_SECONDS}; SameSite=Lax${secure}`,
    },
  });
}
