import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

/** What is known of an order's goods after the sale, and the way to the page where staff write it down. */
export function AfterSaleLink({
  orderId,
  serials,
  records,
}: {
  orderId: string;
  /** How many serial numbers, and how many records of installation. */
  serials: number;
  records: number;
}) {
  const t = useT();
  return (
    <TitledSection id="after-sale" title={t('backoffice.afterSale.title')}>
      <p className="mb-4 text-sm text-muted">{t('backoffice.afterSale.text', { serials, records })}</p>
      <ButtonLink to={`/admin/orders/${orderId}/after-sale`} size="sm">
        {t('backoffice.afterSale.open')}
      </ButtonLink>
    </TitledSection>
  );
}
