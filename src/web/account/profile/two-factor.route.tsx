import type { ReactNode } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { worksHere } from '../../../domain/account/role.ts';
import { printRecoveryCode } from '../../../domain/account/second-factor.ts';
import { shopOf } from '../../../server/context.ts';
import { LimitAlert } from '../../form/limit-alert.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CopyButton } from '../../orders/copy-button.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { requireFreshSession, requireSecondFactor } from '../fresh-session.ts';
import type { Route } from './+types/two-factor.route';
import { StaffNext } from './staff-next.tsx';
import { redirectDone, takeDone } from './tell-done.ts';
import { SaveCodes } from './save-codes.tsx';
import { usePrintDay } from './use-print-day.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, session, region, translate } = shopOf(context);
  if (session === null) throw data(null, { status: 401 });
  const { id: userId, email, role } = session.user;
  const query = new URL(request.url).searchParams;
  const state = await shop.account.secondFactor.find(userId);
  // The secret is shown on demand alone, and to who proved lately to be the owner.
  const isSettingUp = state.enabledAt === null && query.has('set-up');
  if (isSettingUp)
    await requireSecondFactor({ shop, session, region }, `/${region}/profile/two-factor?set-up`);
  const { done, headers } = takeDone(request, `/${region}/profile/two-factor`);
  const shown = {
    ...state,
    setup: isSettingUp ? await shop.account.secondFactor.setUp({ userId, email }) : null,
    hasPasskeys: shop.account.hasPasskeys,
    isNextForStaff:
      state.enabledAt !== null && shop.account.backOfficeDoor(session) === 'second-factor-missing',
    isForStaff: query.get('for') === 'staff' && state.enabledAt === null,
    mayDisable: !(shop.account.staffNeedSecondFactor && worksHere(role)),
    done,
    title: pageTitle(translate('profile.secondFactor.title')),
  };
  return data(shown, { headers });
}

/** What came of a form: the recovery codes, which are shown this once, or that a code was wrong. */
type Answer =
  | { readonly codes: readonly string[]; readonly about: 'enabled' | 'renewed' }
  | { readonly problem: 'wrong' }
  | { readonly problem: 'too-many'; readonly retryAfterSeconds: number };
const answer = (said: Answer, status: number) => data(said, { status });

export async function action({ context }: Route.ActionArgs) {
  const { shop, session, region, readForm } = shopOf(context);
  const form = await readForm();
  if (session === null) throw data(null, { status: 401 });
  const { id: userId, role } = session.user;
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
  if (intent === 'enable') {
    const limit = await shop.limits.accountChange(userId);
    if (!limit.ok) return answer({ ...limit, problem: 'too-many' }, 429);
    const code = form.get('code');
    const codes = await secondFactor.enable({ ...own, code: typeof code === 'string' ? code : '' });
    return codes === null ? answer({ problem: 'wrong' }, 422) : answer({ codes, about: 'enabled' }, 200);
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

/** A part of the page with its heading. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 border-t border-line py-8 first:border-0 first:pt-0"
    >
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The recovery codes, this once. */
function Codes({ codes }: { codes: readonly string[] }) {
  const t = useT();
  return (
    <Part id="codes" title={t('profile.secondFactor.codes')}>
      <Alert tone="warning">{t('profile.secondFactor.codesShown')}</Alert>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-2 rounded-md bg-fill p-5 font-mono text-base select-all sm:max-w-sm">
        {codes.map((code) => (
          <li key={code}>{printRecoveryCode(code)}</li>
        ))}
      </ul>
      <SaveCodes codes={codes} />
    </Part>
  );
}

/** The light margin that readers of QR codes need, in modules (ISO/IEC 18004); light in the dark theme too. */
const QUIET_ZONE = 4;

/** The secret as a QR code and as text in groups of four, and the field for the first code. */
function SetUp({ setup, isWrong }: { setup: { secret: string; qr: Qr }; isWrong: boolean }) {
  const t = useT();
  const { state } = useNavigation();
  return (
    <>
      <Part id="step-1" title={t('profile.secondFactor.step1')}>
        <p className="text-sm text-muted">{t('profile.secondFactor.step1Text')}</p>
        <svg
          data-uncovered=""
          role="img"
          aria-label={t('profile.secondFactor.qr')}
          viewBox={[
            -QUIET_ZONE,
            -QUIET_ZONE,
            setup.qr.size + 2 * QUIET_ZONE,
            setup.qr.size + 2 * QUIET_ZONE,
          ].join(' ')}
          shapeRendering="crispEdges"
          className="size-60 max-w-full rounded-md"
        >
          <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width="100%" height="100%" fill="#fff" />
          <path d={setup.qr.path} fill="#000" />
        </svg>
        <p className="text-sm">{t('profile.secondFactor.secret')}</p>
        <p className="flex items-center gap-2">
          <span className="min-w-0 font-mono text-base break-words select-all">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </span>
          <CopyButton text={setup.secret} name={t('profile.secondFactor.key')} />
        </p>
      </Part>
      <Part id="step-2" title={t('profile.secondFactor.step2')}>
        <Form method="post" noValidate className="flex max-w-sm flex-col gap-5">
          <input type="hidden" name="intent" value="enable" />
          <TextField
            name="code"
            label={t('auth.code.field')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={isWrong ? t('profile.secondFactor.wrong') : undefined}
            required
          />
          <Button type="submit" tone="primary" loading={state !== 'idle'} className="self-start">
            {t('profile.secondFactor.enable')}
          </Button>
        </Form>
      </Part>
    </>
  );
}

interface Qr {
  readonly size: number;
  readonly path: string;
}

/** A form of one button. */
function OneButton({ intent, tone, children }: { intent: string; tone?: 'danger'; children: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" {...(tone && { tone })}>
        {children}
      </Button>
    </Form>
  );
}

/** Recovery codes, trusted browsers, and turning the second factor off. */
function Enabled({
  codesLeft,
  trustedBrowsers,
  mayDisable,
  isShowingCodes,
}: {
  codesLeft: number;
  trustedBrowsers: number;
  mayDisable: boolean;
  isShowingCodes: boolean;
}) {
  const t = useT();
  return (
    <>
      {!isShowingCodes && (
        <Part id="codes" title={t('profile.secondFactor.codes')}>
          <p className="text-muted">{t('profile.secondFactor.codesLeft', { count: codesLeft })}</p>
          <p className="text-sm text-muted">{t('profile.secondFactor.renewText')}</p>
          <OneButton intent="renew">{t('profile.secondFactor.renew')}</OneButton>
        </Part>
      )}
      <Part id="browsers" title={t('profile.secondFactor.browsers')}>
        <p className="text-muted">{t('profile.secondFactor.browsersText', { count: trustedBrowsers })}</p>
        {trustedBrowsers > 0 && (
          <OneButton intent="forget-browsers">{t('profile.secondFactor.forget')}</OneButton>
        )}
      </Part>
      <Part id="disable" title={t('profile.secondFactor.disable')}>
        <p className="text-muted">
          {t(mayDisable ? 'profile.secondFactor.disableText' : 'profile.secondFactor.staffKeeps')}
        </p>
        {mayDisable && (
          <OneButton intent="disable" tone="danger">
            {t('profile.secondFactor.disable')}
          </OneButton>
        )}
      </Part>
    </>
  );
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
        {codes?.about === 'enabled' && (
          <Alert tone="success" live>
            {t('profile.secondFactor.enabled')}
          </Alert>
        )}
        {actionData && 'retryAfterSeconds' in actionData && (
          <LimitAlert seconds={actionData.retryAfterSeconds} />
        )}
      </div>
      {codes && <Codes codes={codes.codes} />}
      {isNextForStaff && (
        <div className="mb-8">
          <StaffNext />
        </div>
      )}
      {setup && enabledAt === null && <SetUp {...{ setup, isWrong }} />}
      {!setup && enabledAt === null && (
        <Form method="get" preventScrollReset>
          <input type="hidden" name="set-up" value="" />
          <Button type="submit" tone="primary">
            {t('profile.secondFactor.setUp')}
          </Button>
        </Form>
      )}
      {enabledAt !== null && <Enabled {...loaderData} isShowingCodes={codes !== null} />}
    </div>
  );
}

export const meta = unlistedPage;
