import HardHat from 'lucide-react/icons/hard-hat';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useT } from '../../i18n/i18n.tsx';
import { LinkTiles } from './link-tiles.tsx';

/** The ways to a customer's warranties and records of installation. */
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
      ]}
    />
  );
}
