import { scenePicture } from '../../domain/catalogue/picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink, usePath } from '../i18n/local-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { useCartOwner } from './cart-store.ts';

const linkClass = 'underline decoration-line-strong underline-offset-4 hover:decoration-current';

/** A cart with nothing in it: no checkout is offered, and entering it leads back here with a toast (C §4). `starts` are where most begin. */
export function EmptyCart({
  starts,
}: {
  starts: readonly { readonly to: string; readonly label: string }[];
}) {
  const t = useT();
  const cartPath = usePath()('/cart');
  const isVisitor = useCartOwner() === 'visitor';
  return (
    <>
      <EmptyState
        headingLevel="h1"
        illustration={<Picture source={scenePicture('empty-cart')} alt="" sizes="360px" priority="eager" />}
        title={t('cart.emptyTitle')}
        text={t('cart.emptyText')}
        action={
          <ButtonLink to="/" tone="primary" size="lg">
            {t('cart.continueShopping')}
          </ButtonLink>
        }
      />
      <nav aria-label={t('cart.page.starts')} className="mx-auto max-w-160 pb-4">
        <ul className="flex flex-wrap justify-center gap-2">
          {starts.map(({ to, label }) => (
            <li key={to}>
              <ButtonLink to={to}>{label}</ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
      {isVisitor && (
        <p className="pt-2 pb-8 text-center text-sm text-muted">
          {t('cart.page.signInText')}{' '}
          <LocalLink to={`/auth?redirect=${cartPath}`} className={`${linkClass} py-2 text-ink`}>
            {t('cart.page.signIn')}
          </LocalLink>
        </p>
      )}
    </>
  );
}
