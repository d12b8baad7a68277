import FileText from 'lucide-react/icons/file-text';
import type { InstallationRecord } from '../../domain/warranties/installation.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { useDocumentLink } from '../orders/use-document-link.ts';
import { buttonClass } from '../ui/button.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { CoverageList } from './coverage-list.tsx';
import { InstallationFacts } from './installation-facts.tsx';
import { RepairList } from './repair-list.tsx';
import { SerialList } from './serial-list.tsx';
import type { ShownWarranty } from './shown-warranty.ts';

/** What an order's page says of the time after the sale, printed by the loader. */
export interface ShownAfterSale {
  readonly warranties: readonly ShownWarranty[];
  readonly installations: readonly InstallationRecord[];
}

/**
 * The warranties of an order's goods with their cards, and the records of their installation; nothing before the goods arrive. Claims are for
 * who may do what its owner may (`isOwn`), records for who has an account (`hasAccount`).
 */
export function OrderAfterSale({
  orderId,
  afterSale: { warranties, installations },
  isOwn,
  hasAccount,
}: {
  orderId: string;
  afterSale: ShownAfterSale;
  isOwn: boolean;
  hasAccount: boolean;
}) {
  const t = useT();
  const documentLink = useDocumentLink(orderId);
  return (
    <>
      {warranties.length > 0 && (
        <TitledSection id="warranty" title={t('warranty.ofOrder')}>
          <ul className="divide-y divide-line border-y border-line">
            {warranties.map(({ itemId, name, coverages, serials, hasSerials, repairs, isCovered, card }) => (
              <li key={itemId} className="flex flex-col gap-2.5 py-5">
                <p className="font-semibold">
                  <Unbroken text={name} />
                </p>
                <CoverageList coverages={coverages} />
                <SerialList serials={serials} hasSerials={hasSerials} />
                <RepairList repairs={repairs} />
                <div className="mt-1 flex flex-wrap gap-2 print:hidden">
                  {isOwn && isCovered && (
                    <ButtonLink
                      to={`/support/tickets/new?item=${itemId}`}
                      size="sm"
                      aria-label={t('warranty.claimNamed', { name })}
                    >
                      {t('warranty.claim')}
                    </ButtonLink>
                  )}
                  <a
                    href={documentLink(card)}
                    aria-label={`${t('warranty.card')} (PDF): ${name}`}
                    className={buttonClass({ size: 'sm' })}
                  >
                    <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
                    {t('warranty.card')} (PDF)
                  </a>
                </div>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {(installations.length > 0 || (isOwn && hasAccount && warranties.length > 0)) && (
        <TitledSection id="installation" title={t('installation.ofOrder')}>
          {installations.length > 0 && (
            <ul className="mb-4 divide-y divide-line border-y border-line">
              {installations.map((record) => (
                <li key={record.id} className="py-4">
                  <InstallationFacts record={record} />
                </li>
              ))}
            </ul>
          )}
          {isOwn && hasAccount && (
            <div className="print:hidden">
              <ButtonLink to={`/profile/installations?new=${orderId}`} size="sm">
                {t('installation.add')}
              </ButtonLink>
            </div>
          )}
        </TitledSection>
      )}
    </>
  );
}
