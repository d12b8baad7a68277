import { scenePicture } from '../../domain/catalogue/picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { toast } from '../ui/toast.ts';

/** A cart with nothing in it. Its checkout button only says so (C §2, §8). */
export function EmptyCart() {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h1"
      illustration={<Picture source={scenePicture('empty-cart')} alt="" sizes="360px" priority="eager" />}
      title={t('cart.emptyTitle')}
      text={t('cart.emptyText')}
      action={
        <>
          <LocalLink to="/" className={buttonClass({ tone: 'primary', size: 'lg' })}>
            {t('cart.continueShopping')}
          </LocalLink>
          <Button tone="ghost" size="lg" onClick={() => toast.error(t('cart.empty'))}>
            {t('cart.checkout')}
          </Button>
        </>
      }
    />
  );
}
