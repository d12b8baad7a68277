import { useLocation } from 'react-router';
import { useT } from '../../i18n/i18n.tsx';
import { LocalNavLink } from '../../i18n/local-link.tsx';
import { useShownLink } from '../../ui/use-shown-link.ts';

/** The tabs of the profile in their order (C §2), each with an address of its own; printed names are `profile.tab.{name}`. */
const TABS = [
  { name: 'dashboard', path: '/profile', isIndex: true },
  { name: 'personal', path: '/profile/personal', isIndex: false },
  { name: 'orders', path: '/profile/orders', isIndex: false },
  { name: 'payments', path: '/profile/payments', isIndex: false },
  { name: 'support', path: '/profile/support', isIndex: false },
  { name: 'returns', path: '/profile/returns', isIndex: false },
] as const;

/** Pages that a tab leads on to; the bell's is part of the overview. */
const PAGES_OF: Readonly<Record<string, RegExp>> = {
  dashboard: /\/profile\/notifications$/,
  personal: /\/profile\/(sign-in-methods|two-factor|passkeys|privacy)$/,
  payments: /\/profile\/payment-methods$/,
  support: /\/profile\/(warranties|installations|reviews)$/,
};

/** The links between the tabs; on a phone they are scrolled sideways. */
export function ProfileTabs() {
  const t = useT();
  const { pathname } = useLocation();
  const row = useShownLink(pathname);
  return (
    <nav aria-label={t('profile.nav')} className="-mx-gutter border-b border-line">
      <ul ref={row} className="relative flex scrollbar-none gap-6 overflow-x-auto px-gutter sm:gap-7">
        {TABS.map(({ name, path, isIndex }) => (
          <li key={name}>
            <LocalNavLink
              to={path}
              end={isIndex}
              data-stay
              {...(PAGES_OF[name]?.test(pathname) && { 'aria-current': true })}
              className="-mb-px block border-b-2 border-transparent py-3.5 text-sm font-semibold whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
            >
              {t(`profile.tab.${name}`)}
            </LocalNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
