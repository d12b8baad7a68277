import Heart from 'lucide-react/icons/heart';
import { useT } from '../i18n/i18n.tsx';
import { LocalNavLink } from '../i18n/local-link.tsx';
import { CountMark } from '../ui/count-mark.tsx';
import { iconButtonClass } from '../ui/button.tsx';
import { useFavourites } from './favourites-store.ts';

/** The way to the favourites; its badge is drawn only above 0 (S §2, R16). */
export function FavouritesLink({
  className = iconButtonClass(),
  showsLabel = false,
}: {
  className?: string;
  /** Writes the name under the icon, where there is room for the badge beside it. */
  showsLabel?: boolean;
}) {
  const t = useT();
  const count = useFavourites().length;
  const label = count > 0 ? t('nav.favouritesWith', { count }) : t('nav.favourites');
  const icon = <Heart size={20} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <LocalNavLink to="/favourites" aria-label={label} className={className}>
      {showsLabel ? (
        <span className="relative">
          {icon}
          <span className="absolute -top-2.5 -right-4 size-4.5">
            <CountMark count={count} />
          </span>
        </span>
      ) : (
        <>
          {icon}
          <CountMark count={count} />
        </>
      )}
      {showsLabel && t('nav.favourites')}
    </LocalNavLink>
  );
}
