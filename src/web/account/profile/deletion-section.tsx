import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { DELETION_DAYS, type OpenMatter } from '../../../domain/account/account-deletion.ts';
import { KEPT_YEARS } from '../../../domain/account/retention.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PersonalSection } from './personal-section.tsx';

/** The deletion of the account: what goes, what the law keeps and for how long, what it would wait for, and the button. */
export function DeletionSection({
  matters,
  isAwaited,
  isStaff,
  isKept,
  children,
}: {
  matters: readonly OpenMatter[];
  /** Whether it was asked for: the banner above says when, and takes it back. */
  isAwaited: boolean;
  isStaff: boolean;
  /** Whether it was just taken back. */
  isKept: boolean;
  /** Why it was not asked for. */
  children: ReactNode;
}) {
  const t = useT();
  const { state, formData } = useNavigation();
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
            {matters.map(({ orderNumber, matter }) => (
              <li key={`${orderNumber} ${matter}`}>
                <span className="font-semibold">{orderNumber}</span> –{' '}
                {t(`profile.deletion.matter.${matter}`)}
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
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="delete" />
            <Button type="submit" loading={state !== 'idle' && formData?.get('intent') === 'delete'}>
              {t('profile.deletion.ask')}
            </Button>
          </Form>
        </>
      )}
    </PersonalSection>
  );
}
