import { formatDate } from '../../../domain/locale/format-date.ts';
import type { InstallationRecord } from '../../../domain/warranties/installation.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { InstallationFacts } from '../../warranties/installation-facts.tsx';
import {
  InstallationForm,
  RemoveInstallationForm,
  type InstallationProblem,
} from '../../warranties/installation-form.tsx';

/** The records of installation of an order's goods; staff write, change and remove any of them. */
export function StaffInstallations({
  order,
  installations,
  isBought,
  address,
  bounds,
  asked,
  formId,
  problem,
  back,
}: {
  order: { readonly id: string; readonly orderNumber: string };
  installations: readonly InstallationRecord[];
  isBought: boolean;
  address: string;
  bounds: { readonly min: string; readonly max: string };
  asked: { readonly edit: string | null; readonly remove: string | null; readonly isNew: boolean };
  formId: string;
  problem: (InstallationProblem & { readonly by?: string }) | undefined;
  back: string;
}) {
  const t = useT();
  const locale = useLocale();
  const page = `/admin/orders/${order.id}/after-sale`;
  const editedId = problem?.values['installationId'] ?? asked.edit;
  const edited = installations.find(({ id }) => id === editedId) ?? null;
  const removed = problem === undefined ? installations.find(({ id }) => id === asked.remove) : undefined;
  const isWriting = asked.isNew || edited !== null || problem !== undefined;
  const link = buttonClass({ tone: 'ghost', size: 'sm' });
  return (
    <TitledSection id="installations" title={t('installation.title')}>
      {installations.length > 0 && (
        <ul className="mb-6 divide-y divide-line border-y border-line">
          {installations.map((record) => {
            const date = formatDate(record.installedOn, locale, 'UTC', 'short');
            return (
              <li key={record.id} className="py-4">
                <InstallationFacts record={record} />
                {record.id === removed?.id ? (
                  <div className="mt-4">
                    <RemoveInstallationForm orderId={order.id} record={record} day={date} back={back} />
                  </div>
                ) : (
                  <div className="-mx-4 mt-1 flex flex-wrap gap-1">
                    <LocalLink
                      to={`${page}?edit=${record.id}#installations`}
                      aria-label={t('installation.changeNamed', { date })}
                      className={link}
                    >
                      {t('installation.change')}
                    </LocalLink>
                    <LocalLink
                      to={`${page}?remove=${record.id}#installations`}
                      aria-label={t('installation.removeNamed', { date })}
                      className={link}
                    >
                      {t('installation.remove')}
                    </LocalLink>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {problem?.by !== undefined && <p className="mb-4 text-sm text-danger">{problem.by}</p>}
      {isWriting && (
        <InstallationForm
          key={edited?.updatedAt ?? 'new'}
          formId={problem?.reason === 'form-used' ? formId : (problem?.values['installationId'] ?? formId)}
          orders={[order]}
          record={edited}
          address={address}
          bounds={bounds}
          problem={problem}
          back={back}
        />
      )}
      {!isWriting && isBought && (
        <LocalLink to={`${page}?new#installations`} className={buttonClass()}>
          {t('installation.add')}
        </LocalLink>
      )}
    </TitledSection>
  );
}
