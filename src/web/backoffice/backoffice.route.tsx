import { data, Outlet, redirect } from 'react-router';
import { areaOf, mayOpen } from '../../domain/account/role.ts';
import { openPageOf } from '../../domain/backoffice/open-page.ts';
import { shopOf } from '../../server/context.ts';
import { secondStepAddress } from '../account/fresh-session.ts';
import { ShowDiffering } from '../form/kept-form.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import { keptNowhere } from '../i18n/page-head.ts';
import { Logo } from '../shell/logo.tsx';
import { LanguageLinks } from '../shell/preference-switches.tsx';
import { showDiffering } from './differing-fields.tsx';
import { OpenByOthers } from './open-by-others.tsx';
import { SectionNav } from './section-nav.tsx';
import { placeOf, SECTIONS } from './sections.ts';
import { StaffBar } from './staff-bar.tsx';
import { StoppedForm } from './stopped-form.tsx';
import { useOwnHistory } from '../form/typed-owner.ts';
import type { Route } from './+types/backoffice.route';

/** The path of a page, also where its data alone is asked for. */
const pathOf = ({ url }: Request): string => new URL(url).pathname.replace(/\.data$/, '');

/** The address at which a page is opened again after a sign-in: with its query, but not with what only the router asks by. */
function addressOf(request: Request): string {
  const query = new URL(request.url).searchParams;
  for (const own of ['_routes', 'index']) query.delete(own);
  return pathOf(request) + (query.size > 0 ? `?${query.toString()}` : '');
}

/**
 * The door of the back office (R25), before every loader and action behind it: visitors sign in first, customers are
 * refused with 403, as staff are in areas that are not theirs, and staff set up a second factor or give theirs (R22). Nothing behind it has to ask again.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request, pattern }) => {
    const { shop, session, region } = shopOf(context);
    const address = addressOf(request);
    if (session === null) throw redirect(`/${region}/auth?redirect=${encodeURIComponent(address)}`);
    const door = shop.account.backOfficeDoor(session, areaOf(pattern));
    if (door === 'staff-only') throw data(null, { status: 403 });
    if (door === 'second-factor-missing') {
      const own = { userId: session.user.id, sessionId: session.id };
      const hasNone = await shop.account.secondFactor.mayChange(own);
      throw redirect(
        hasNone ? `/${region}/profile/two-factor?for=staff` : secondStepAddress(region, address),
      );
    }
  },
  // What was saved on the page of a record is said to colleagues who have it open.
  async ({ context, request }, next) => {
    const response = await next();
    const { shop, user } = shopOf(context);
    const page = openPageOf(pathOf(request));
    if (request.method === 'POST' && response.status < 400 && user !== null && page !== null) {
      await shop.backoffice.openPages.noteChanged({ staffId: user.id, page });
    }
    return response;
  },
];

/**
 * Asks the server on the way to each page behind the door, so that the door is passed each time: who is signed in, the sections that are open
 * to them, how much waits there, and which colleagues have the same record open.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, user } = shopOf(context);
  const isOpen = (address: string) => user !== null && mayOpen(user, address);
  const page = openPageOf(pathOf(request));
  const [counts, open] = await Promise.all([
    shop.backoffice.countWaiting(),
    user === null || page === null ? null : shop.backoffice.openPages.noteOpen({ staffId: user.id, page }),
  ]);
  return {
    name: user?.name || user?.email || '',
    sections: SECTIONS.filter(({ path }) => isOpen(path)).map(({ name }) => name),
    open: page === null || open === null ? null : { page, shownAt: open.at, colleagues: open.colleagues },
    waiting: new Map([...counts].filter(([kind]) => isOpen(placeOf(kind)))),
  };
}

/**
 * The frame of the back office: its own bar and sections; `data-backoffice` hides the shop's header, footer and bars, which the frame around
 * keeps for the pages that follow. From 1024 px it takes the whole window, and what is beside its sections is as wide as a page of the next
 * smaller step: pages in it take their wide layouts from `xl` on.
 */
export default function Backoffice({ loaderData: { name, sections, open, waiting } }: Route.ComponentProps) {
  useOwnHistory();
  return (
    <div data-backoffice="" className="container-page pb-section lg:max-w-none lg:px-8">
      <StaffBar logo={<Logo />} languages={<LanguageLinks />} name={name} sections={sections} />
      <div className="grid-cols-[13rem_minmax(0,1fr)] gap-x-8 lg:grid print:block">
        <SectionNav shown={sections} waiting={waiting} />
        <div className="min-w-0 lg:pt-4 print:pt-0">
          {open !== null && <OpenByOthers key={`${open.page} ${open.shownAt}`} {...open} />}
          <ShowDiffering value={showDiffering}>
            <Outlet />
          </ShowDiffering>
          <StoppedForm />
        </div>
      </div>
    </div>
  );
}

/** Of all sections: none is there before the frame around it. */
export const headers = keptNowhere;

export const handle = {
  texts: await pageMessages('backoffice', 'counter', 'cart', 'lease', 'returns', 'support', 'reviews'),
};
