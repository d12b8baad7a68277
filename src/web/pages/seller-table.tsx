import type { SellerView } from '../../content/pages/sellers.ts';
import type { Market } from '../../domain/locale/market.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { printPhone } from '../../domain/contact-data/print-phone.ts';

const linkClass =
  'inline-block py-0.5 wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-2.5';

function useRows({ name, address, registration, records, phone, email, hours, messengerUrl }: SellerView) {
  const t = useT();
  return [
    { term: t('page.seller.name'), value: name },
    { term: t(`page.seller.${registration.register}`), value: registration.number },
    ...records.map(({ kind, value }) => ({ term: t(`page.seller.${kind}`), value })),
    { term: t('page.seller.address'), value: address },
    {
      term: t('page.seller.phone'),
      value: (
        <a href={`tel:${phone}`} className={linkClass}>
          {printPhone(phone)}
        </a>
      ),
    },
    {
      term: t('page.seller.email'),
      value: (
        <span className="-my-0.5 flex flex-col items-start gap-1">
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
          {messengerUrl !== null && (
            <a href={messengerUrl} rel="noreferrer" className={linkClass}>
              {t('page.seller.messenger')}
            </a>
          )}
        </span>
      ),
    },
    { term: t('page.seller.hours'), value: hours },
  ];
}

function SellerOf({ seller, market }: { seller: SellerView; market: Market }) {
  const t = useT();
  return (
    <div>
      <h3 className="mb-2">{t(`page.seller.${market}`)}</h3>
      {seller.isSample && <Alert tone="warning" title={t('page.seller.sample')} className="my-4" />}
      <DefinitionTable rows={useRows(seller)} />
    </div>
  );
}

/** Who sells in each of the two markets, and how to reach them (R31). */
export function SellerTable({ sellers: [ua, pl] }: { sellers: readonly [ua: SellerView, pl: SellerView] }) {
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
      <SellerOf seller={ua} market="UA" />
      <SellerOf seller={pl} market="PL" />
    </div>
  );
}
