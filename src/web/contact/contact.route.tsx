import '../i18n/counter-texts.ts';
import { scenePicture } from '../../domain/catalogue/picture.ts';
import { PLAIN_PAGE } from '../../domain/locale/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { SellerTable } from '../content/seller-table.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ShopAnchor } from '../i18n/shop-anchor.tsx';
import { usePath } from '../i18n/use-path.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Picture } from '../ui/picture.tsx';
import { PictureTile } from '../ui/picture-tile.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import type { Route } from './+types/contact.route';
import { answerContactForm } from './answer-contact-form.ts';
import { ContactForm } from './contact-form.tsx';

export function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { translate, publicUrl } = shopOf(context);
  return {
    title: pageTitle(translate('contact.title')),
    description: translate('contact.description'),
    canonical: new URL(pathname, publicUrl).href,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, region, locale, clientAddress, readForm } = shopOf(context);
  return answerContactForm(await readForm(), {
    sendMessage: shop.contact.sendMessage,
    limit: shop.limits.contact,
    clientAddress,
    locale,
    region,
  });
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        items={[{ name: t('nav.home'), link: path('/') }, { name: t('contact.title') }]}
        LinkComponent={ShopAnchor}
      />
      <header className="mt-8 mb-10 max-w-measure">
        <h1>{t('contact.title')}</h1>
        <p className="mt-5 text-lg text-muted">{t('contact.lead')}</p>
      </header>
      <div className="grid gap-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <ContactForm problem={actionData} />
        <PictureTile className="min-h-full rounded-xl max-lg:hidden">
          <Picture source={scenePicture('scene-roof-solar')} alt="" sizes="45vw" fill />
        </PictureTile>
      </div>
      <div className="mt-16 border-t border-line pt-10">
        <h2 className="mb-8">{t('contact.sellers')}</h2>
        <SellerTable />
      </div>
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
