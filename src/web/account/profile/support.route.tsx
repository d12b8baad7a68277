import BookOpen from 'lucide-react/icons/book-open';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Headset from 'lucide-react/icons/headset';
import Mail from 'lucide-react/icons/mail';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import type { Route } from './+types/support.route';
import { AfterSaleTiles } from './after-sale-tiles.tsx';
import { DeliveryEstimates } from './delivery-estimates.tsx';
import { LinkTiles } from './link-tiles.tsx';
import { ManualsOfOwn } from './manuals-of-own.tsx';
import { printManuals } from './print-manuals.ts';
import { profileOwner } from './profile-owner.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const own = await shop.warranties.ownManuals(context.get(profileOwner).id);
  const files = own.length > 0 ? await shop.manualFiles(locale) : [];
  return {
    manuals: printManuals(own, files, { locale, translate }),
    title: pageTitle(translate('profile.tab.support')),
  };
}

/** Where help is found. */
export default function SupportTab({ loaderData: { manuals } }: Route.ComponentProps) {
  const t = useT();
  return (
    <section aria-labelledby="support">
      <h2 id="support" className="text-2xl">
        {t('profile.tab.support')}
      </h2>
      <p className="mt-3 mb-6 max-w-measure text-muted">{t('profile.support.lead')}</p>
      <LinkTiles
        tiles={[
          {
            to: '/contact',
            Icon: Mail,
            title: t('profile.support.contact'),
            text: t('profile.support.contactText'),
          },
          {
            to: '/support',
            Icon: Headset,
            title: t('profile.quick.support'),
            text: t('profile.quick.supportText'),
          },
          {
            to: '/manuals',
            Icon: BookOpen,
            title: t('profile.quick.manuals'),
            text: t('profile.quick.manualsText'),
          },
          {
            to: '/faq',
            Icon: CircleQuestionMark,
            title: t('profile.support.faq'),
            text: t('profile.support.faqText'),
          },
        ]}
      />
      <div className="mt-4 flex flex-col gap-12">
        <AfterSaleTiles />
        <ManualsOfOwn manuals={manuals} />
        <DeliveryEstimates />
      </div>
    </section>
  );
}

export const meta = unlistedPage;
