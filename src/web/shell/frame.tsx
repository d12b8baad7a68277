import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { PriceView } from '../../domain/checkout/tax.ts';
import { CompareSlot } from '../compare/compare-slot.tsx';
import { Consent } from '../consent/consent.tsx';
import { useT } from '../i18n/i18n.tsx';
import { StaticHtml } from '../ui/static-html.tsx';
import { Toaster } from '../ui/toast.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { FooterContent } from './footer.static.tsx';
import { Header } from './header.tsx';
import { useAnswerFocus } from './use-answer-focus.ts';
import { useRefuseHalfTyped } from './refuse-half-typed.ts';
import { useLinksInPlace } from './use-links-in-place.ts';
import { useMenu } from './use-menu.tsx';
import { chooseLocale, rejectLocation } from './visitor-preferences.ts';

const thisYear = () => new Date().getUTCFullYear();

/** The foot of every page (S §2). Nothing in it changes while the page is open. */
function Footer() {
  return (
    <StaticHtml as="footer" name="footer" className="bg-surface slim:hidden staff:hidden">
      {import.meta.env.SSR && <FooterContent year={thisYear()} />}
    </StaticHtml>
  );
}

/** A thin line at the upper edge while the next page is on its way; quick pages come before it is seen. */
function NavigationProgress() {
  const isWaiting = useNavigation().state !== 'idle';
  if (!isWaiting) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left scale-x-90 bg-inverse transition-[scale] delay-200 duration-[6s] ease-out starting:scale-x-0"
    />
  );
}

/**
 * After moving to another page the focus goes to its heading, or to the place that the link names, so that keyboard and screen reader begin
 * there; so it does when the focused thing went away with the old content. A fresh document leaves the focus to the browser.
 */
function useHeadingFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { key, pathname, hash } = useLocation();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const previous = shown.current;
    shown.current = { key, pathname };
    const region = main.current;
    const focused = document.activeElement;
    if (region === null || previous.key === key) return;
    if (previous.pathname === pathname && focused !== document.body) return;
    if (region.contains(focused)) return; // a field of the new page took it
    const heading = document.getElementById(hash.slice(1)) ?? region.querySelector('h1') ?? region;
    if (heading.tabIndex < 0) heading.tabIndex = -1; // what can be focused by itself stays in the order of keys
    heading.focus({ preventScroll: true });
  }, [key, pathname, hash]);
  return main;
}

/**
 * What stands around every page, also around one that failed. Around a page with `data-slim`, the checkout, the header is slim,
 * and footer and bottom bar are hidden by CSS (`slim:`), around the back office the header, too (`staff:`): left out of the document, they would be missing on the pages
 * that follow without a new one, because the server alone prints them.
 */
export function Frame({
  priceView,
  children,
}: {
  /** The large amount of prices until a visitor chooses. */
  priceView: PriceView | undefined;
  children: ReactNode;
}) {
  const t = useT();
  const panel = useMenu('panel');
  const drawer = useMenu('drawer');
  const main = useHeadingFocus();
  useAnswerFocus(main);
  useLinksInPlace();
  useRefuseHalfTyped();
  return (
    <div
      data-price-view={priceView}
      className="flex min-h-dvh flex-col pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]"
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-inverse px-5 py-3 text-sm font-semibold text-on-inverse focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      <Consent onLocale={chooseLocale} onReject={rejectLocation} />
      <NavigationProgress />
      <Header panel={panel} drawer={drawer} />
      <main ref={main} id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <CompareSlot />
      <Footer />
      <BottomBar drawer={drawer} />
      {drawer.surface}
      <Toaster label={t('shell.toasts')} dismissLabel={t('shell.dismiss')} />
    </div>
  );
}
