import '../i18n/counter-texts.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import type { Route } from './+types/cancel.route';
import { shopOf } from '../../server/context.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: pageTitle(shopOf(context).translate('checkout.cancel.title')),
});

export default function Cancel() {
  const t = useT();
  return (
    <div className="container-page py-section">
      <EmptyState
        headingLevel="h1"
        title={t('checkout.cancel.title')}
        text={t('checkout.cancel.text')}
        action={
          <>
            <LocalLink to="/checkout" className={buttonClass({ tone: 'primary', size: 'lg' })}>
              {t('checkout.cancel.tryAgain')}
            </LocalLink>
            <LocalLink to="/" className={buttonClass({ tone: 'secondary', size: 'lg' })}>
              {t('cart.continueShopping')}
            </LocalLink>
          </>
        }
      />
    </div>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];
