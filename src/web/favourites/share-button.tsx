import Link2 from 'lucide-react/icons/link-2';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/use-path.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import type { Favourites } from '../../domain/favourites/favourites.ts';

/** Copies the address of a page with these products, for whoever is to see them. */
export function ShareButton({ ids }: { ids: Favourites }) {
  const t = useT();
  const path = usePath()('/favourites');
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}${path}?ids=${ids.join(',')}`).then(
      () => toast.success(t('favourites.page.linkCopied')),
      () => toast.error(t('order.notCopied')),
    );
  return (
    <Button tone="ghost" onClick={() => void copy()}>
      <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('favourites.page.share')}
    </Button>
  );
}
