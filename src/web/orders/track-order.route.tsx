import '../i18n/counter-texts.ts';
import { PLAIN_PAGE } from '../../domain/locale/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import type { Route } from './+types/track-order.route';
import { answerTrackForm } from './answer-track-form.ts';
import { TrackForm } from './track-form.tsx';

export function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { translate, publicUrl } = shopOf(context);
  return {
    title: pageTitle(translate('order.track.title')),
    description: translate('order.track.description'),
    canonical: new URL(pathname, publicUrl).href,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, region, clientAddress, readForm } = shopOf(context);
  return answerTrackForm(await readForm(), {
    sendOrderLink: shop.orders.sendOrderLink,
    limit: shop.limits.orderLink,
    clientAddress,
    region,
  });
}

/** The way back to an order for who has neither its letter at hand nor an account (R18). */
export default function TrackOrder({ actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="container-form pt-10 pb-section">
      <h1 className="text-3xl">{t('order.track.title')}</h1>
      <p className="mt-4 mb-8 text-muted">{t('order.track.lead')}</p>
      <TrackForm problem={actionData} />
      <p className="mt-8 text-sm text-muted">
        {t('order.track.account')}{' '}
        <LocalLink to="/profile" className="font-semibold text-ink underline underline-offset-4">
          {t('order.track.toProfile')}
        </LocalLink>
      </p>
    </div>
  );
}

export const handle = { sharedPage: PLAIN_PAGE };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : [];
