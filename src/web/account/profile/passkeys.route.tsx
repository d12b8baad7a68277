import { data, redirect } from 'react-router';
import { readPasskeyId, readPasskeyName } from '../../../domain/account/passkey.ts';
import { shopOf } from '../../../server/context.ts';
import { LimitAlert } from '../../form/limit-alert.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { requireSecondFactor, secondStepAddress } from '../fresh-session.ts';
import { PASSKEY_TEXTS } from '../use-passkey.ts';
import type { Route } from './+types/passkeys.route';
import { AddForm, PasskeyItem } from './passkey-forms.tsx';
import { StaffNext } from './staff-next.tsx';
import { redirectDone, takeDone } from './tell-done.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, session, region, translate } = shopOf(context);
  if (session === null) throw data(null, { status: 401 });
  const { id: userId, email, name, isConfirmed } = session.user;
  const query = new URL(request.url).searchParams;
  const page = `/${region}/profile/passkeys`;
  const isAdding = query.has('add');
  const removing = query.get('remove');
  if (isAdding && isConfirmed) await requireSecondFactor({ shop, session, region }, `${page}?add`);
  if (removing !== null)
    await requireSecondFactor(
      { shop, session, region },
      `${page}?${new URLSearchParams({ remove: removing })}`,
    );
  const { passkeys, hasPasskeys } = shop.account;
  const begun = isAdding
    ? await passkeys.beginAdding({ userId, email, displayName: name, sessionId: session.id })
    : null;
  const own = await passkeys.list(userId);
  const { done, headers } = takeDone(request, page);
  const shown = {
    passkeys: own,
    isNextForStaff: own.length > 0 && shop.account.backOfficeDoor(session, null) === 'second-factor-missing',
    hasPasskeys,
    isConfirmed,
    adding: begun?.ok ? begun.options : null,
    obstacle: begun === null || begun.ok ? null : begun.reason,
    renaming: query.get('rename'),
    removing,
    done,
    title: pageTitle(translate('profile.passkeys.title')),
  };
  return data(shown, { headers });
}

const STATUSES: Readonly<Record<string, number>> = { 'passkey-malformed': 400, 'address-unconfirmed': 403 };

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, session, region, readForm } = shopOf(context);
  const form = await readForm();
  if (session === null) throw data(null, { status: 401 });
  const { id: userId } = session.user;
  const { passkeys } = shop.account;
  const page = `/${region}/profile/passkeys`;
  const [intent, id] = [form.get('intent'), readPasskeyId(form.get('passkey'))];
  if (intent === 'add') {
    await requireSecondFactor({ shop, session, region }, `${page}?add`);
    const limit = await shop.limits.accountChange(userId);
    if (!limit.ok) return data({ ...limit, problem: 'rate-limited' as const }, { status: 429 });
    const added = await passkeys.finishAdding({
      userId,
      sessionId: session.id,
      credential: form.get('credential'),
      name: form.get('name'),
      userAgent: request.headers.get('user-agent'),
    });
    if (added.ok) return redirectDone(page, 'added');
    if (added.reason === 'second-factor-missing')
      return redirect(secondStepAddress(region, `${page}?add`), 303);
    return data({ problem: added.reason }, { status: STATUSES[added.reason] ?? 422 });
  }
  if (intent === 'rename') {
    const name = readPasskeyName(form.get('name'));
    if (name === null) return data({ problem: 'name' as const }, { status: 422 });
    const isRenamed = id !== null && (await passkeys.rename(userId, { id, name }));
    return isRenamed ? redirectDone(page, 'renamed') : redirect(page, 303);
  }
  if (intent !== 'remove' || id === null) return redirect(page, 303);
  await requireSecondFactor({ shop, session, region }, `${page}?${new URLSearchParams({ remove: id })}`);
  const isRemoved = await passkeys.remove({ userId, sessionId: session.id, id });
  return isRemoved ? redirectDone(page, 'removed') : redirect(page, 303);
}

const NOTICES = {
  added: 'profile.passkeys.added',
  renamed: 'profile.passkeys.renamed',
  removed: 'profile.passkeys.removed',
} as const;
const isNotice = (done: string): done is keyof typeof NOTICES => Object.hasOwn(NOTICES, done);

/** The passkeys of an account: list, add, rename, remove. */
export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { passkeys, hasPasskeys, isConfirmed, adding, obstacle, renaming, removing, done } = loaderData;
  const { isNextForStaff } = loaderData;
  const said = actionData?.problem;
  const problem = said === undefined || said === 'name' || said === 'rate-limited' ? obstacle : said;
  // These the page says in any case, with the way out.
  const isSaid = problem === 'address-unconfirmed' || problem === 'passkeys-unavailable';
  return (
    <div className="max-w-measure">
      <p className="mb-4 text-sm">
        <LocalLink to="/profile/personal#passkeys" className="underline underline-offset-4">
          {t('profile.secondFactor.back')}
        </LocalLink>
      </p>
      <h2 className="mb-3 text-2xl">{t('profile.passkeys.title')}</h2>
      <p className="mb-6 text-muted">{t('profile.passkeys.text')}</p>
      <div className="mb-6 flex flex-col gap-4 empty:hidden">
        {actionData === undefined && done !== null && isNotice(done) && (
          <Alert tone="success" live>
            {t(NOTICES[done])}
          </Alert>
        )}
        {isNextForStaff && <StaffNext />}
        {actionData?.problem === 'rate-limited' && <LimitAlert seconds={actionData.retryAfterSeconds} />}
        {problem !== null && !isSaid && (
          <Alert tone="danger" live>
            {t(PASSKEY_TEXTS[problem])}
          </Alert>
        )}
        {!isConfirmed && (
          <Alert
            tone="warning"
            action={
              <ButtonLink to="/profile/personal#address" size="sm">
                {t('profile.passkeys.toAddress')}
              </ButtonLink>
            }
          >
            {t('error.address-unconfirmed')}
          </Alert>
        )}
        {!hasPasskeys && <Alert tone="warning">{t('error.passkeys-unavailable')}</Alert>}
      </div>
      {passkeys.length === 0 && adding === null && <p className="mb-6">{t('profile.passkeys.none')}</p>}
      {passkeys.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {passkeys.map((passkey) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                open={renaming === passkey.id ? 'rename' : removing === passkey.id ? 'remove' : null}
                isNameWrong={said === 'name'}
              />
            ))}
          </ul>
          <p className="mt-4 mb-8 text-sm text-muted">{t('profile.passkeys.stay')}</p>
        </>
      )}
      {adding !== null && <AddForm options={adding} />}
      {adding === null && hasPasskeys && isConfirmed && (
        <ButtonLink to="/profile/passkeys?add" tone="primary">
          {t('profile.passkeys.add')}
        </ButtonLink>
      )}
    </div>
  );
}

export const meta = unlistedPage;
