import type { Favourites } from '../../domain/favourites/favourites.ts';
import { useT } from '../i18n/i18n.tsx';
import { toast } from '../ui/toast.ts';
import { favourite } from './favourites-store.ts';

/** Puts products on the list or takes them off, says so, and offers to undo it. */
export function useFavourite(): (ids: Favourites, isWanted: boolean) => Promise<void> {
  const t = useT();
  const failed = () => toast.error(t('favourites.failed'));
  return async (ids, isWanted) => {
    const done = favourite({ ids, isWanted });
    const said = toast.success(t(isWanted ? 'favourites.added' : 'favourites.removed'), {
      label: t('favourites.undo'),
      press: () =>
        void favourite({ ids, isWanted: !isWanted }).then((undone) => undone === 'failed' && failed()),
    });
    const result = await done;
    if (result === 'done') return;
    toast.dismiss(said);
    if (result === 'full') toast.error(t('favourites.full'));
    else failed();
  };
}
