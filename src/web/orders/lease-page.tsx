import type { ReactNode } from 'react';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import { printPeriod } from '../../domain/rental/print-period.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

/** A page about one thing that is done with a lease: what it is called, of which lease, and the way back; without a lease its title alone. */
export function LeasePage({
  title,
  lease,
  isGuests = lease?.isGuests === true,
  children,
}: {
  title: string;
  lease: LeaseView | null;
  /** Whether it is a guest's, who has no profile; absent for what the lease says. */
  isGuests?: boolean;
  children: ReactNode;
}) {
  const t = useT();
  const locale = useLocale();
  const path = usePath();
  return (
    <div data-uncovered="" className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        LinkComponent={ShopAnchor}
        items={[
          { name: t('nav.home'), link: path('/') },
          ...(isGuests ? [] : [{ name: t('nav.profile'), link: path('/profile') }]),
          ...(lease === null ? [] : [{ name: lease.item.name, link: path(`/lease/${lease.id}`) }]),
          { name: title },
        ]}
      />
      <h1 className="mt-6 mb-3 text-3xl">{title}</h1>
      {lease === null ? (
        children
      ) : (
        <>
          <p className="mb-8 text-muted">
            <Unbroken text={lease.item.name} />
            {lease.period !== null && `, ${printPeriod(lease.period, locale)}`}
          </p>
          <div className="flex max-w-160 flex-col gap-8">
            {children}
            <p>
              <ButtonLink to={`/lease/${lease.id}`} tone="ghost">
                {t('lease.extend.back')}
              </ButtonLink>
            </p>
          </div>
        </>
      )}
    </div>
  );
}
