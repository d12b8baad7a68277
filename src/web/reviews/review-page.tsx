import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { DeadEnd } from '../ui/dead-end.tsx';

/** What something is written about. */
export interface WrittenOf {
  readonly id: number;
  readonly name: string;
}

/** The frame of a page where somebody writes of a product. */
export function ReviewPage({
  title,
  product,
  badge,
  children,
}: {
  title: string;
  product: WrittenOf;
  badge?: ReactNode;
  children: ReactNode;
}) {
  const t = useT();
  const path = usePath();
  const name = product.name;
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        items={[
          { name: t('nav.home'), link: path('/') },
          { name, link: path(`/product/${product.id}`) },
          { name: title },
        ]}
        LinkComponent={ShopAnchor}
      />
      <div className="mt-8 mb-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-3xl">{title}</h1>
        {badge}
      </div>
      <p className="mb-8 text-muted">
        <LocalLink to={`/product/${product.id}`} className="underline underline-offset-4">
          <Unbroken text={name} />
        </LocalLink>
      </p>
      {children}
    </div>
  );
}

/** Why somebody may not write of a product: `visitor` is who has neither an account here nor an order open. */
export type DeniedReason = 'visitor' | 'not-bought' | 'not-arrived';

/** Tells who did not buy a product, or has not got it yet, why there is no form, and what to do. */
export function Denied({
  title,
  reason,
  here,
  productId,
}: {
  title: string;
  reason: DeniedReason;
  /** Where to come back to after signing in, without region. */
  here: string;
  productId: number;
}) {
  const t = useT();
  const path = usePath();
  return (
    <DeadEnd title={title} text={t(`review.denied.${reason}`)}>
      {reason === 'visitor' ? (
        <ButtonLink to={`/auth?redirect=${encodeURIComponent(path(here))}`} tone="primary" size="lg">
          {t('review.denied.signIn')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/profile/orders" tone="primary" size="lg">
          {t('review.denied.orders')}
        </ButtonLink>
      )}
      <ButtonLink to={`/product/${productId}`} tone="ghost" size="lg">
        {t('review.viewProduct')}
      </ButtonLink>
    </DeadEnd>
  );
}
