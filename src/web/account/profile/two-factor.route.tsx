import { data, Form, redirect } from 'react-router';
import { worksHere } from '../../../domain/account/role.ts';
import { shopOf } from '../../../server/context.ts';
import { LimitAlert } from '../../form/limit-alert.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { requireFreshSession, requireSecondFactor } from '../fresh-session.ts';
import type { Route } from './+types/two-factor.route';
import { Codes, Enabled, SetUp } from './second-factor-sections.tsx';
import { StaffNext } from './staff-next.tsx';
import { redirectDone, takeDone } from './tell-done.ts';
import { usePrintDay } from './use-print-day.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, session, region, translate } = shopOf(context);
  if (session === null) throw data(null, { status: 401 });
  const { id: userId, email, role } = session.user;
  const query = new URL(request.url).searchParams;
  const state = await shop.account.secondFactor.find(userId);
  // The secret is shown on demand alone, and to who proved lately to be the owner.
  const isSettingUp = (state.enabledAt === null || state.isMoving) && query.has('set-up');
  if (isSettingUp)
    await requireSecondFactor({ shop, session, region }, `/${region}/profile/two-factor?set-up`);
  const { done, headers } = takeDone(request, `/${region}/profile/two-factor`);
  const shown = {
    ...state,
    setup: isSettingUp ? await shop.account.secondFactor.setUp({ userId, email }) : null,
    hasPasskeys: shop.account.hasPasskeys,
    isNextForStaff:
      state.enabledAt !== null && shop.account.backOfficeDoor(session, null) === 'second-factor-missing',
    worksHere: worksHere(role),
    isForStaff: query.get('for') === 'staff' && state.enabledAt === null,
    mayDisable: !(shop.account.staffNeedSecondFactor && worksHere(role)),
    done,
    title: pageTitle(translate('profile.secondFactor.title')),
  };
  return data(shown, { headers });
}

/** What came of a form: the recovery codes, which are shown this once, or that a code was wrong. */
type Answer =
  | { readonly codes: readonly string[]; readonly about: 'enabled' | 'moved' | 'renewed' }
  | { readonly problem: 'wrong' }
  | { readonly problem: 'too-many'; readonly retryAfterSeconds: number };
const answer = (said: Answer, status: number) => data(said, { status });

export async function action({ context }: Route.ActionArgs) {
  const { shop, session, region, readForm } = shopOf(context);
  const form = await readForm();
  if (session === null) throw data(null, { status: 401 });
  const { id: userId, email, role } = session.user;
  const { secondFactor, staffNeedSecondFactor } = shop.account;
  const page = `/${region}/profile/two-factor`;
  const intent = form.get('intent');
  if (intent === 'forget-browsers') {
    requireFreshSession({ session, region }, page);
    await secondFactor.forgetBrowsers(userId);
    return redirectDone(page, 'forgotten');
  }
  await requireSecondFactor({ shop, session, region }, page);
  const own = { userId, sessionId: session.id };
  if (intent === 'move') {
    await secondFactor.setUp({ userId, email });
    return redirect(`${page}?set-up`, 303);
  }
  if (intent === 'enable') {
    const limit = await shop.limits.accountChange(userId);
    if (!limit.ok) return answer({ ...limit, problem: 'too-many' }, 429);
    const { isMoving } = await secondFactor.find(userId);
    const code = form.get('code');
    const codes = await secondFactor.enable({ ...own, code: typeof code === 'string' ? code : '' });
    return codes === null
      ? answer({ problem: 'wrong' }, 422)
      : answer({ codes, about: isMoving ? 'moved' : 'enabled' }, 200);
  }
  if (intent === 'renew') {
    const limit = await shop.limits.accountChange(userId);
    if (!limit.ok) return answer({ ...limit, problem: 'too-many' }, 429);
    const codes = await secondFactor.renewCodes(own);
    return codes === null ? redirect(page, 303) : answer({ codes, about: 'renewed' }, 200);
  }
  if (intent !== 'disable') return redirect(page, 303);
  if (staffNeedSecondFactor && worksHere(role)) throw data(null, { status: 403 });
  await secondFactor.remove(own);
  return redirectDone(page, 'disabled');
}

const NOTICES: Readonly<Record<string, 'profile.secondFactor.forgotten' | 'profile.secondFactor.disabled'>> =
  {
    forgotten: 'profile.secondFactor.forgotten',
    disabled: 'profile.secondFactor.disabled',
  };

/** The second factor of an account: set it up, look after its codes and trusted browsers, turn it off (R22, C §2). */
export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const print = usePrintDay();
  const { enabledAt, setup, isForStaff, isNextForStaff, hasPasskeys, done } = loaderData;
  const codes = actionData && 'codes' in actionData ? actionData : null;
  // The code that turned it on opens the back office, too.
  const isStaffReady = codes?.about === 'enabled' && loaderData.worksHere;
  const isWrong = actionData !== undefined && 'problem' in actionData && actionData.problem === 'wrong';
  const notice = actionData === undefined && done !== null ? NOTICES[done] : undefined;
  return (
    <div className="max-w-measure">
      <p className="mb-4 text-sm">
        <LocalLink to="/profile/personal" className="underline underline-offset-4">
          {t('profile.secondFactor.back')}
        </LocalLink>
      </p>
      <h2 className="mb-3 text-2xl">{t('profile.secondFactor.title')}</h2>
      <p className="mb-6 text-muted">
        {enabledAt === null
          ? t('profile.secondFactor.text')
          : t('profile.secondFactor.on', { date: print(enabledAt, 'short') })}
      </p>
      <div className="mb-8 flex flex-col gap-4 empty:hidden">
        {isForStaff && (
          <Alert tone="warning">
            {t('profile.secondFactor.staff')}{' '}
            {hasPasskeys && (
              <LocalLink to="/profile/passkeys?add" className="underline underline-offset-4">
                {t('profile.secondFactor.orPasskey')}
              </LocalLink>
            )}
          </Alert>
        )}
        {notice && (
          <Alert tone="success" live>
            {t(notice)}
          </Alert>
        )}
        {codes !== null && codes.about !== 'renewed' && (
          <Alert tone="success" live>
            {t(`profile.secondFactor.${codes.about}`)}
          </Alert>
        )}
        {actionData && 'retryAfterSeconds' in actionData && (
          <LimitAlert seconds={actionData.retryAfterSeconds} />
        )}
      </div>
      {codes && <Codes codes={codes.codes} />}
      {(isNextForStaff || isStaffReady) && (
        <div className="mb-8">
          <StaffNext isReady={isStaffReady} />
        </div>
      )}
      {setup && <SetUp {...{ setup, isWrong }} isMoving={enabledAt !== null} />}
      {!setup && enabledAt === null && (
        <Form method="get" preventScrollReset>
          <input type="hidden" name="set-up" value="" />
          <Button type="submit" tone="primary">
            {t('profile.secondFactor.setUp')}
          </Button>
        </Form>
      )}
      {enabledAt !== null && !setup && <Enabled {...loaderData} isShowingCodes={codes !== null} />}
    </div>
  );
}

export const meta = unlistedPage;
