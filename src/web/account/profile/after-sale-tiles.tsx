import HardHat from 'lucide-react/icons/hard-hat';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useT } from '../../i18n/i18n.tsx';
import { LinkTiles } from './link-tiles.tsx';

/** The ways to a customer's warranties, records of installation and reviews. */
export function AfterSaleTiles() {
  const t = useT();
  return (
    <LinkTiles
      tiles={[
        {
          to: '/profile/warranties',
          Icon: ShieldCheck,
          title: t('profile.afterSale.warranties'),
          text: t('profile.afterSale.warrantiesText'),
        },
        {
          to: '/profile/installations',
          Icon: HardHat,
          title: t('profile.afterSale.installations'),
          text: t('profile.afterSale.installationsText'),
        },
        {
          to: '/profile/reviews',
          Icon: MessageSquareText,
          title: t('profile.afterSale.reviews'),
          text: t('profile.afterSale.reviewsText'),
        },
      ]}
    />
  );
}
