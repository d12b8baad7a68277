import '../i18n/counter-texts.ts';
import { PLAIN_PAGE } from '../../domain/locale/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { pageTitle } from '../i18n/page-title.ts';
import type { Route } from './+types/link-sent.route';

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: pageTitle(shopOf(context).translate('order.track.sent.title')),
});

/** The same for all who asked for an order's link, whether a letter goes out or not (R18). */
export default function LinkSent() {
  const t = useT();
  return (
    <div className="container-text py-section">
      <h1>{t('order.track.sent.title')}</h1>
      <p role="status" className="mt-5 text-lg text-muted">
        {t('order.track.sent.text')}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LocalLink to="/track-order" className={buttonClass()}>
          {t('order.track.sent.again')}
        </LocalLink>
        <LocalLink to="/contact" className={buttonClass({ tone: 'ghost' })}>
          {t('order.track.sent.contact')}
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
