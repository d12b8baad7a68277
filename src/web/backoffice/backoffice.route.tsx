import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { data, Outlet, redirect, useLocation } from 'react-router';
import { areaOf, mayOpen } from '../../domain/account/role.ts';
import { shopOf } from '../../server/context.ts';
import { secondStepAddress } from '../account/fresh-session.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalNavLink } from '../i18n/local-link.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import { keptNowhere } from '../i18n/page-head.ts';
import { Logo } from '../shell/logo.tsx';
import { LanguageLinks } from '../shell/preference-switches.tsx';
import { classNames } from '../ui/class-names.ts';
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
  { name: 'customers', path: '/admin/customers', isIndex: false },
  { name: 'depot', path: '/admin/depot', isIndex: false },
  { name: 'leaseReturns', path: '/admin/lease-returns', isIndex: false },
  { name: 'board', path: '/admin/board', isIndex: false },
  { name: 'machines', path: '/admin/machines', isIndex: false },
  { name: 'rentalOffers', path: '/admin/rental-offers', isIndex: false },
  { name: 'products', path: '/admin/products', isIndex: false },
  { name: 'prices', path: '/admin/prices', isIndex: false },
  { name: 'translations', path: '/admin/translations', isIndex: false },
  { name: 'staff', path: '/admin/staff', isIndex: false },
  { name: 'audit', path: '/admin/audit', isIndex: false },
] as const;
type SectionName = (typeof SECTIONS)[number]['name'];

/**
 * The door of the back office (R25), before every loader and action behind it: visitors sign in first, customers are
 * refused with 403, as staff are in areas that are not theirs, and staff set up a second factor or give theirs (R22). Nothing behind it has to ask again.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }) => {
    const { shop, session, region } = shopOf(context);
    const path = new URL(request.url).pathname.replace(/\.data$/, '');
    if (session === null) throw redirect(`/${region}/auth?redirect=${encodeURIComponent(path)}`);
    const door = shop.account.backOfficeDoor(session, areaOf(path));
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
  return {
    name: user?.name || user?.email || '',
    sections: SECTIONS.filter(({ path }) => user !== null && mayOpen(user, path)).map(({ name }) => name),
  };
}

/** The section that an address is in; undefined for a page of none. */
const sectionAt = (pathname: string) =>
  SECTIONS.find(({ path, isIndex }) => {
    const rest = pathname.replace(/^\/\w+/, '');
    return rest === path || (!isIndex && rest.startsWith(`${path}/`));
  });

/** All sections at once, in as many lines as they take; on a phone behind a button that names the one that is shown. */
function Sections({ shown }: { shown: readonly SectionName[] }) {
  const t = useT();
  const { pathname } = useLocation();
  const current = sectionAt(pathname);
  // Whoever went to a section has chosen: on the next page they are folded again.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const list = useId();
  return (
    <nav aria-label={t('backoffice.nav')} className="mb-6 border-b border-line md:mb-8 print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
        className="flex min-h-12 w-full items-center justify-between gap-4 text-left text-sm font-semibold md:hidden noscript:hidden"
      >
        <span>
          <span className="text-muted">{t('backoffice.sections')}</span>
          {current !== undefined && <span className="ml-3">{t(`backoffice.section.${current.name}`)}</span>}
        </span>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className={classNames('shrink-0 transition-[rotate] duration-base', isOpen && 'rotate-180')}
        />
      </button>
      <ul
        id={list}
        className={classNames(
          'flex-wrap gap-x-5 max-md:grid-cols-2 max-md:pb-3 md:flex wide:gap-x-7',
          isOpen ? 'max-md:grid' : 'max-md:hidden noscript:grid',
        )}
      >
        {SECTIONS.filter(({ name }) => shown.includes(name)).map(({ name, path, isIndex }) => (
          <li key={name}>
            <LocalNavLink
              to={path}
              end={isIndex}
              className="block border-b-2 border-transparent py-3 text-sm font-semibold text-muted transition-colors -outline-offset-2 hover:text-ink aria-[current=page]:text-ink max-md:aria-[current=page]:underline max-md:aria-[current=page]:underline-offset-4 md:-mb-px md:whitespace-nowrap md:aria-[current=page]:border-ink"
            >
              {t(`backoffice.section.${name}`)}
            </LocalNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The frame of the back office: its own bar and sections; `data-backoffice` hides the shop's header, footer and bars, which the frame around
 * keeps for the pages that follow.
 */
export default function Backoffice({ loaderData: { name, sections } }: Route.ComponentProps) {
  return (
    <div data-backoffice="" className="container-page pb-section">
      <StaffBar logo={<Logo />} languages={<LanguageLinks />} name={name} />
      <Sections shown={sections} />
      <Outlet />
    </div>
  );
}

/** Of all sections: none is there before the frame around it. */
export const headers = keptNowhere;

export const handle = {
  texts: await pageMessages('backoffice', 'counter', 'cart', 'lease', 'returns', 'support', 'reviews'),
};
