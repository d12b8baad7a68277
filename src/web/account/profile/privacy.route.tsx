import { data, Form, redirect, useNavigation } from 'react-router';
import { EXPORT_DAYS, EXPORT_EVERY_HOURS } from '../../../domain/account/data-export.ts';
import { worksHere } from '../../../domain/account/role.ts';
import { shopOf } from '../../../server/context.ts';
import { LimitAlert } from '../../form/limit-alert.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useLookAgain } from '../../ui/use-look-again.ts';
import { requireFreshSession } from '../fresh-session.ts';
import type { Route } from './+types/privacy.route';
import { DeletionSection } from './deletion-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { usePrintDay } from './use-print-day.ts';
import { profileOwner } from './profile-owner.ts';
import { redirectDone, takeDone } from './tell-done.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, region, translate } = shopOf(context);
  const { done, headers } = takeDone(request, `/${region}/profile/privacy`);
  const { id, role, email, isConfirmed } = context.get(profileOwner);
  const [state, deletion, matters] = await Promise.all([
    shop.dataExports.find(id),
    shop.deletions.find(id),
    shop.deletions.openMatters(id),
  ]);
  const shown = {
    state,
    email,
    isConfirmed,
    isAwaited: deletion !== null,
    matters,
    isStaff: worksHere(role),
    isAsking: new URL(request.url).searchParams.has('delete'),
    isKept: deletion === null && done === 'kept',
    title: pageTitle(translate('profile.privacy.title')),
  };
  return data(shown, { headers });
}

/**
 * Asks for the archive, or for the deletion of the account, of who proved lately who they are, or keeps the account; sent twice, or too
 * soon, it changes nothing, and the page says how things stand. Deleting and keeping are counted: each deletion writes an e-mail.
 */
export async function action({ context }: Route.ActionArgs) {
  const { shop, session, region, locale, readForm } = shopOf(context);
  const page = `/${region}/profile/privacy`;
  const { id: userId } = context.get(profileOwner);
  const form = await readForm();
  const intent = form.get('intent');
  const limited = async () => {
    const limit = await shop.limits.accountChange(userId);
    return limit.ok ? null : data(limit, { status: 429 });
  };
  if (intent === 'keep') {
    const refused = await limited();
    if (refused) return refused;
    await shop.deletions.keep(userId);
    return redirectDone(page, 'kept', 'delete');
  }
  requireFreshSession({ session, region }, intent === 'delete' ? `${page}?delete#delete` : page);
  if (intent === 'delete' && session !== null) {
    const refused = await limited();
    if (refused) return refused;
    await shop.deletions.ask({ userId, sessionId: session.id, locale });
    return redirect(`${page}#deletion`, 303);
  }
  await shop.dataExports.ask({ userId, locale });
  return redirect(page, 303);
}

/** Seconds between one look for the archive and the next: most are made within the first few, one of many documents takes minutes. */
const PAUSES_SECONDS = [3, 3, 5, 5, 10, 10, 20, 30, 30, 60, 60, 60, 60, 60, 120, 120];

/** What the shop knows of the customer, to be taken away (GDPR Art. 15, 20) or deleted (Art. 17). */
export default function PrivacyPage({
  loaderData: { state, email, isConfirmed, isAwaited, matters, isStaff, isKept, isAsking },
  actionData,
}: Route.ComponentProps) {
  const t = useT();
  const print = usePrintDay();
  const { state: moving, formData } = useNavigation();
  const isPending = moving !== 'idle' && formData?.get('intent') === null;
  const { ready, isUnderWay, mayAsk } = state;
  useLookAgain(isUnderWay, PAUSES_SECONDS);
  const refused = actionData && <LimitAlert seconds={actionData.retryAfterSeconds} />;
  return (
    <div>
      {isAwaited && refused && <div className="mb-8">{refused}</div>}
      <PersonalSection id="export" title={t('profile.privacy.export')} text={t('profile.privacy.exportText')}>
        <div role="status" className="flex flex-col gap-5 empty:hidden">
          {isUnderWay && (
            <Alert
              tone="info"
              action={
                <LocalLink to="/profile/privacy" className="font-semibold underline underline-offset-4">
                  {t('profile.privacy.reload')}
                </LocalLink>
              }
            >
              {isConfirmed
                ? t('profile.privacy.underWay', { email })
                : t('profile.privacy.underWayUnconfirmed')}
            </Alert>
          )}
          {ready && (
            <p>
              {t('profile.privacy.ready', {
                made: print(ready.readyAt, 'short'),
                until: print(ready.until, 'short'),
              })}
            </p>
          )}
        </div>
        {ready && (
          <a
            href={`/data-exports/${ready.id}.zip`}
            download
            className={`${buttonClass({ tone: 'primary' })} self-start`}
          >
            {t('profile.privacy.download')}
          </a>
        )}
        {mayAsk && (
          <Form method="post" preventScrollReset>
            <Button type="submit" tone={ready ? 'secondary' : 'primary'} loading={isPending}>
              {t('profile.privacy.ask')}
            </Button>
          </Form>
        )}
        <p className="text-sm text-muted">
          {t('profile.privacy.rules', { days: EXPORT_DAYS, hours: EXPORT_EVERY_HOURS })}
        </p>
        <LocalLink
          to="/privacy-policy"
          className="inline-flex items-center self-start font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('profile.privacy.policy')}
        </LocalLink>
      </PersonalSection>
      <DeletionSection
        matters={matters}
        isAwaited={isAwaited}
        isStaff={isStaff}
        isKept={isKept}
        isAsking={isAsking}
      >
        {!isAwaited && refused}
      </DeletionSection>
    </div>
  );
}

export const meta = unlistedPage;
