import { bothSellers } from '../../content/pages/sellers.ts';
import { scenePicture } from '../../domain/catalogue/picture.ts';
import { phoneMarketOf } from '../../domain/contact-data/phone.ts';
import { contactFormSchema } from '../../domain/support/contact-form.ts';
import { PLAIN_PAGE } from '../../domain/routing/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { SellerTable } from '../pages/seller-table.tsx';
import { answerForm } from '../form/answer-form.ts';
import { useT } from '../i18n/i18n.tsx';
import { metaOf, plainHead } from '../i18n/page-head.ts';
import { Unbroken } from '../i18n/unbroken.tsx';
import { ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import { useOwnHistory } from '../form/typed-owner.ts';
import type { Route } from './+types/contact.route';
import { ChatButton } from './chat-button.tsx';
import { useChat } from './chat.tsx';
import { ContactForm } from './contact-form.tsx';
import { filesIn } from './files-in.ts';

export function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { translate, locale, publicUrl } = shopOf(context);
  const texts = { title: translate('contact.title'), description: translate('contact.description') };
  return { head: plainHead(texts, { pathname, publicUrl }), sellers: bothSellers(locale) };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, currency, clientAddress, readForm } = shopOf(context);
  const form = await readForm();
  return answerForm(form, {
    schema: contactFormSchema(phoneMarketOf({ locale, currency })),
    limit: () => shop.limits.contact(clientAddress),
    take: async (message) => {
      const taken = await shop.support.openByContact(
        { ...message, locale },
        user,
        await filesIn(form, 'files'),
      );
      return taken.ok ? undefined : { files: `ticket.attachment.error.${taken.reason}` };
    },
    next: `/${region}/contact/thanks`,
  });
}

export default function Contact({ actionData, loaderData: { sellers } }: Route.ComponentProps) {
  useOwnHistory();
  const t = useT();
  const path = usePath();
  const { script, url } = useChat();
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        items={[{ name: t('nav.home'), link: path('/') }, { name: t('contact.title') }]}
        LinkComponent={ShopAnchor}
      />
      <header className="mt-8 mb-10 max-w-measure">
        <h1>{t('contact.title')}</h1>
        <p className="mt-5 text-lg text-muted">
          <Unbroken text={t('contact.lead')} />
        </p>
        <p className="mt-4">
          <a href="#sellers" className="font-semibold underline underline-offset-4">
            {t('contact.sellers')}
          </a>
        </p>
        {(script ?? url) !== undefined && <ChatButton className="mt-6" />}
      </header>
      <div className="grid gap-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <ContactForm problem={actionData} />
        <PictureTile className="aspect-4/5 self-start rounded-xl max-lg:hidden">
          <Picture
            source={scenePicture('scene-workbench')}
            alt=""
            sizes="45vw"
            fill
            className="object-[91%_50%]"
          />
        </PictureTile>
      </div>
      <div className="mt-16 border-t border-line pt-10">
        <h2 id="sellers" className="mb-8 scroll-mt-28">
          {t('contact.sellers')}
        </h2>
        <SellerTable sellers={sellers} />
      </div>
    </div>
  );
}

export const handle = { sharedPage: PLAIN_PAGE, texts: await pageMessages('counter', 'cart') };

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);
