import { PLAIN_PAGE } from '../../domain/routing/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { FormTaken } from '../form/form-taken.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/thanks.route';

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: pageTitle(shopOf(context).translate('contact.thanks.title')),
});

/** Thanks for a message that has arrived; the form behind it is empty again (C §5, R27). */
export default function Thanks() {
  const t = useT();
  return (
    <FormTaken title={t('contact.thanks.title')} text={t('contact.thanks.text')}>
      <ButtonLink to="/shop" tone="primary">
        {t('contact.thanks.shop')}
      </ButtonLink>
      <ButtonLink to="/faq">{t('contact.thanks.faq')}</ButtonLink>
    </FormTaken>
  );
}

export const handle = { sharedPage: PLAIN_PAGE, texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
