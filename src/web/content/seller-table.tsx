import { SELLER, type Seller } from '../../content/pages/seller.ts';
import type { Market } from '../../domain/locale/market.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { printPhone } from '../../domain/locale/print-phone.ts';

const MARKETS = ['UA', 'PL'] as const satisfies readonly Market[];
const linkClass =
  'inline-block py-0.5 underline decoration-line-strong underline-offset-4 hover:decoration-current';

function useRows({ name, address, registration, phone, email, hours, messengerUrl }: Seller) {
  const t = useT();
  const locale = useLocale();
  return [
    { term: t('page.seller.name'), value: name[locale] },
    { term: t(`page.seller.${registration.register}`), value: registration.number },
    { term: t('page.seller.address'), value: address[locale] },
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
          <a href={messengerUrl} rel="noreferrer" className={linkClass}>
            {t('page.seller.messenger')}
          </a>
        </span>
      ),
    },
    { term: t('page.seller.hours'), value: hours[locale] },
  ];
}

function SellerOf({ market }: { market: Market }) {
  const t = useT();
  return (
    <div>
      <h3 className="mb-2">{t(`page.seller.${market}`)}</h3>
      <DefinitionTable rows={useRows(SELLER[market])} />
    </div>
  );
}

/** Who sells in each of the two markets, and how to reach them (R31). */
export function SellerTable() {
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
      {MARKETS.map((market) => (
        <SellerOf key={market} market={market} />
      ))}
    </div>
  );
}
