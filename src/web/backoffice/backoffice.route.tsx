import { data, Outlet, redirect, useLocation } from 'react-router';
import { shopOf } from '../../server/context.ts';
import { secondStepAddress } from '../account/fresh-session.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalNavLink } from '../i18n/local-link.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import { keptNowhere } from '../i18n/page-head.ts';
import { Logo } from '../shell/logo.tsx';
import { LanguageLinks } from '../shell/preference-switches.tsx';
import { useShownLink } from '../ui/use-shown-link.ts';
import { StaffBar } from './staff-bar.tsx';
import type { Route } from './+types/backoffice.route';

/** The sections of the back office in the order of its navigation; printed names are `backoffice.section.{name}`. */
const SECTIONS = [
  { name: 'today', path: '/admin', isIndex: true },
  { name: 'orders', path: '/admin/orders', isIndex: false },
  { name: 'returns', path: '/admin/returns', isIndex: false },
  { name: 'payments', path: '/admin/payments', isIndex: false },
  { name: 'tickets', path: '/admin/tickets', isIndex: false },
  { name: 'reviews', path: '/admin/reviews', isIndex: false },
  { name: 'questions', path: '/admin/questions', isIndex: false },
  { name: 'quotes', path: '/admin/quotes', isIndex: false },
  { name: 'depot', path: '/admin/depot', isIndex: false },
  { name: 'leaseReturns', path: '/admin/lease-returns', isIndex: false },
  { name: 'board', path: '/admin/board', isIndex: false },
  { name: 'machines', path: '/admin/machines', isIndex: false },
  { name: 'rentalOffers', path: '/admin/rental-offers', isIndex: false },
  { name: 'translations', path: '/admin/translations', isIndex: false },
] as const;

/**
 * The door of the back office (R25), before every loader and action behind it: visitors sign in first, customers are
 * refused with 403, and staff set up a second factor or give theirs (R22). Nothing behind it has to ask again.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }) => {
    const { shop, session, region } = shopOf(context);
    const path = new URL(request.url).pathname.replace(/\.data$/, '');
    if (session === null) throw redirect(`/${region}/auth?redirect=${encodeURIComponent(path)}`);
    const door = shop.account.backOfficeDoor(session);
    if (door === 'staff-only') throw data(null, { status: 403 });
    if (door === 'second-factor-missing') {
      const own = { userId: session.user.id, sessionId: session.id };
      const hasNone = await shop.account.secondFactor.mayChange(own);
      throw redirect(hasNone ? `/${region}/profile/two-factor?for=staff` : secondStepAddress(region, path));
    }
  },
];

/** Asks the server on the way to each page behind the door, so that the door is passed each time; who is signed in stands in the bar. */
export function loader({ context }: Route.LoaderArgs) {
  const { user } = shopOf(context);
  return { name: user?.name || user?.email || '' };
}

/**
 * The frame of the back office: its own bar and sections; `data-backoffice` hides the shop's header, footer and bars, which the frame around
 * keeps for the pages that follow.
 */
export default function Backoffice({ loaderData: { name } }: Route.ComponentProps) {
  const t = useT();
  const row = useShownLink(useLocation().pathname);
  return (
    <div data-backoffice="" className="container-page pb-section">
      <StaffBar logo={<Logo />} languages={<LanguageLinks />} name={name} />
      <nav aria-label={t('backoffice.nav')} className="mb-6 border-b border-line md:mb-8 print:hidden">
        <ul ref={row} className="relative flex scrollbar-none gap-7 overflow-x-auto">
          {SECTIONS.map(({ name, path, isIndex }) => (
            <li key={name}>
              <LocalNavLink
                to={path}
                end={isIndex}
                className="-mb-px block border-b-2 border-transparent py-3 text-sm font-semibold whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
              >
                {t(`backoffice.section.${name}`)}
              </LocalNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}

/** Of all sections: none is there before the frame around it. */
export const headers = keptNowhere;

export const handle = {
  texts: await pageMessages('backoffice', 'counter', 'cart', 'lease', 'returns', 'support', 'reviews'),
};
