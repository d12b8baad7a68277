import FileText from 'lucide-react/icons/file-text';
import PackageOpen from 'lucide-react/icons/package-open';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import type { Route } from './+types/returns.route';
import { LinkTiles } from './link-tiles.tsx';

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: pageTitle(shopOf(context).translate('profile.tab.returns')),
});

/** How goods go back. */
export default function ReturnsTab() {
  const t = useT();
  return (
    <section aria-labelledby="returns">
      <h2 id="returns" className="text-2xl">
        {t('profile.tab.returns')}
      </h2>
      <p className="mt-3 mb-6 max-w-measure text-muted">{t('profile.returns.lead')}</p>
      <LinkTiles
        tiles={[
          {
            to: '/withdrawal',
            Icon: FileText,
            title: t('profile.returns.withdraw'),
            text: t('profile.returns.withdrawText'),
          },
          {
            to: '/contact',
            Icon: TriangleAlert,
            title: t('profile.returns.complain'),
            text: t('profile.returns.complainText'),
          },
          {
            to: '/returns',
            Icon: PackageOpen,
            title: t('profile.returns.how'),
            text: t('profile.returns.howText'),
          },
        ]}
      />
    </section>
  );
}

export const meta = unlistedPage;
