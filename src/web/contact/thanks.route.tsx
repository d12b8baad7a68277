import '../i18n/counter-texts.ts';
import { PLAIN_PAGE } from '../../domain/locale/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { pageTitle } from '../i18n/page-title.ts';
import type { Route } from './+types/thanks.route';

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: pageTitle(shopOf(context).translate('contact.thanks.title')),
});

/** Thanks for a message that has arrived; the form behind it is empty again (C §5, R27). */
export default function Thanks() {
  const t = useT();
  return (
    <div className="container-text py-section">
      <h1>{t('contact.thanks.title')}</h1>
      <p role="status" className="mt-5 text-lg text-muted">
        {t('contact.thanks.text')}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LocalLink to="/shop" className={buttonClass({ tone: 'primary' })}>
          {t('contact.thanks.shop')}
        </LocalLink>
        <LocalLink to="/faq" className={buttonClass()}>
          {t('contact.thanks.faq')}
        </LocalLink>
      </div>
    </div>
  );
}

export const handle = { sharedPage: PLAIN_PAGE };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];
