import { PLAIN_PAGE } from '../../domain/routing/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { FormTaken } from '../form/form-taken.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { useT } from '../i18n/i18n.tsx';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/withdrawal-received.route';

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: pageTitle(shopOf(context).translate('order.withdrawal.received.title')),
});

/** The same whether number and address belong together or not: which orders there are is nobody's business (R18). */
export default function WithdrawalReceived() {
  const t = useT();
  return (
    <FormTaken title={t('order.withdrawal.received.title')} text={t('order.withdrawal.received.text')}>
      <ButtonLink to="/returns">{t('order.withdrawal.received.returns')}</ButtonLink>
      <ButtonLink to="/contact" tone="ghost">
        {t('order.withdrawal.received.contact')}
      </ButtonLink>
    </FormTaken>
  );
}

export const handle = { sharedPage: PLAIN_PAGE, texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
