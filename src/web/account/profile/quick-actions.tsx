import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Headset from 'lucide-react/icons/headset';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useT } from '../../i18n/i18n.tsx';
import { LinkTiles } from './link-tiles.tsx';

/** Where customers go from their dashboard (C §2). */
export function QuickActions() {
  const t = useT();
  return (
    <LinkTiles
      tiles={[
        { to: '/shop', Icon: LayoutGrid, title: t('profile.quick.shop'), text: t('profile.quick.shopText') },
        {
          to: '/lease-options',
          Icon: CalendarDays,
          title: t('profile.quick.lease'),
          text: t('profile.quick.leaseText'),
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
      ]}
    />
  );
}
