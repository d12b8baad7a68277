import type { ReactNode } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import { DELETION_DAYS } from '../../../domain/account/account-deletion.ts';
import { ordersByMatter, type OpenMatter } from '../../../domain/account/open-matters.ts';
import { KEPT_YEARS } from '../../../domain/account/retention.ts';
import { LimitAlert } from '../../form/limit-alert.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PersonalSection } from './personal-section.tsx';
import { Buttons, Cancel, DialogLink, type SendForm } from './section-dialog.tsx';

/** The question before the deletion is asked for. */
function Question({
  send: SendForm,
  isPending,
  back,
}: {
  send: SendForm;
  isPending: boolean;
  /** What leads back; null in a dialog. */
  back: string | null;
}) {
  const t = useT();
  return (
    <SendForm method="post" preventScrollReset className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="delete" />
      <p>{t('profile.deletion.sureText', { days: DELETION_DAYS })}</p>
      <Buttons>
        <Button type="submit" tone="danger" loading={isPending}>
          {t('profile.deletion.ask')}
        </Button>
        <Cancel to={back} />
      </Buttons>
    </SendForm>
  );
}

function QuestionInDialog() {
  const { Form: StayingForm, state, data: answered } = useFetcher<{ readonly retryAfterSeconds: number }>();
  return (
    <div className="flex flex-col gap-5">
      {answered && <LimitAlert seconds={answered.retryAfterSeconds} />}
      <Question send={StayingForm} isPending={state !== 'idle'} back={null} />
    </div>
  );
}

/** The deletion of the account: what goes, what the law keeps and for how long, what it would wait for, and the way to ask for it. */
export function DeletionSection({
  matters,
  isAwaited,
  isStaff,
  isKept,
  children,
  isAsking,
}: {
  matters: readonly OpenMatter[];
  /** Whether it was asked for: the banner above says when, and takes it back. */
  isAwaited: boolean;
  isStaff: boolean;
  /** Whether it was just taken back. */
  isKept: boolean;
  /** Why it was not asked for. */
  children: ReactNode;
  /** Whether the question is asked in the page, for who has no script. */
  isAsking: boolean;
}) {
  const t = useT();
  const path = usePath();
  const { state } = useNavigation();
  return (
    <PersonalSection
      id="delete"
      title={t('profile.deletion.title')}
      text={t('profile.deletion.text', { days: DELETION_DAYS })}
      notice={isKept && t('profile.deletion.stays')}
    >
      <div>
        <h3 className="text-base font-semibold">{t('profile.deletion.goneTitle')}</h3>
        <p className="mt-1.5">{t('profile.deletion.gone')}</p>
      </div>
      <div>
        <h3 className="text-base font-semibold">{t('profile.deletion.keptTitle')}</h3>
        <p className="mt-1.5">{t('profile.deletion.kept', { ua: KEPT_YEARS.UA, pl: KEPT_YEARS.PL })}</p>
      </div>
      <p>{t('profile.deletion.before')}</p>
      {matters.length > 0 && (
        <Alert>
          <p>{t('profile.deletion.open')}</p>
          <ul className="mt-2 flex flex-col gap-1">
            {ordersByMatter(matters).map(({ matter, orderNumbers }) => (
              <li key={matter}>
                {t(`profile.deletion.matter.${matter}`)}:{' '}
                <span className="font-semibold">
                  <Unbroken text={orderNumbers.join(', ')} />
                </span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {isStaff && <Alert>{t('profile.deletion.worksHere')}</Alert>}
      {children}
      {!isStaff && !isAwaited && (
        <>
          <p className="text-sm text-muted">{t('profile.deletion.sessions')}</p>
          {isAsking ? (
            <div className="flex flex-col gap-4 rounded-md bg-surface p-5">
              <h3 className="text-base font-semibold">{t('profile.deletion.sure')}</h3>
              <Question
                send={Form}
                isPending={state === 'submitting'}
                back={`${path('/profile/privacy')}#delete`}
              />
            </div>
          ) : (
            <div>
              <DialogLink
                href="?delete#delete"
                title={t('profile.deletion.sure')}
                form={<QuestionInDialog />}
              >
                {t('profile.deletion.ask')}
              </DialogLink>
            </div>
          )}
        </>
      )}
    </PersonalSection>
  );
}
