import Heart from 'lucide-react/icons/heart';
import type { Favourites } from '../../domain/favourites/favourites.ts';
import { useT } from '../i18n/i18n.tsx';
import { iconButtonClass, toolClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { toast } from '../ui/toast.tsx';
import { favourite, useIsFavourite } from './favourites-store.ts';

/** Puts products on the list or takes them off, says so, and offers to undo it. */
function useFavourite(): (ids: Favourites, isWanted: boolean) => Promise<void> {
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

/**
 * The heart of a product: pressed while the product is on the favourites (R16). `corner` lies on a card's picture,
 * `words` stands beside the product's own button. Without the script it could keep nothing, and is not shown.
 */
export function FavouriteButton({
  product: { id, name },
  look = 'corner',
}: {
  product: { readonly id: number; readonly name: string };
  look?: 'corner' | 'words';
}) {
  const t = useT();
  const isFavourite = useIsFavourite(id);
  const change = useFavourite();
  const words = look === 'words';
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={words ? undefined : t('favourites.mark', { name })}
      onClick={() => void change([id], !isFavourite)}
      className={classNames(
        words ? toolClass() : iconButtonClass({ tone: 'picture', size: 'sm' }),
        'noscript:hidden',
      )}
    >
      <Heart size={18} strokeWidth={1.75} aria-hidden="true" className="heart" />
      {words && t('favourites.markThis')}
    </button>
  );
}
