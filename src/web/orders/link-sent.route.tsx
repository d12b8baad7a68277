import { PLAIN_PAGE } from '../../domain/routing/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { FormTaken } from '../form/form-taken.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/link-sent.route';

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: pageTitle(shopOf(context).translate('order.track.sent.title')),
});

/** The same for all who asked for an order's link, whether an e-mail goes out or not (R18). */
export default function LinkSent() {
  const t = useT();
  return (
    <FormTaken title={t('order.track.sent.title')} text={t('order.track.sent.text')}>
      <ButtonLink to="/track-order">{t('order.track.sent.again')}</ButtonLink>
      <ButtonLink to="/contact" tone="ghost">
        {t('order.track.sent.contact')}
      </ButtonLink>
    </FormTaken>
  );
}

export const handle = { sharedPage: PLAIN_PAGE, texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
