import UserRound from 'lucide-react/icons/user-round';
import { useT } from '../i18n/i18n.tsx';
import { LocalNavLink } from '../i18n/local-link.tsx';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { useIsSignedIn } from './visitor.ts';

/**
 * The way to the account: signing in for a visitor, the profile for a customer (S §2). Pages come without knowing who
 * reads them: until the script has asked, and without one, it leads to signing in, which sends a customer on.
 */
export function AccountLink({
  className = iconButtonClass(),
  showsLabel = false,
}: {
  className?: string;
  /** Writes the name under or beside the icon instead of keeping it for screen readers. */
  showsLabel?: boolean;
}) {
  const t = useT();
  const signedIn = useIsSignedIn();
  const label = t(signedIn ? 'nav.profile' : 'nav.signIn');
  return (
    <LocalNavLink
      to={signedIn ? '/profile' : '/auth'}
      aria-label={showsLabel ? undefined : label}
      className={className}
    >
      <UserRound size={20} strokeWidth={1.75} aria-hidden="true" />
      {showsLabel && label}
    </LocalNavLink>
  );
}
