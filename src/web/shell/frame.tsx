import type { ReactNode } from 'react';
import type { PriceView } from '../../domain/checkout/tax.ts';
import { CompareSlot } from '../compare/compare-slot.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { Consent } from '../consent/consent.tsx';
import { useT } from '../i18n/i18n.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { chooseLocale, rejectLocation } from './visitor-preferences.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useLinksInPlace } from './use-links-in-place.ts';
import { useMenu } from './use-menu.tsx';

/**
 * What stands around every page, also around one that failed. Around a page with `data-slim`, the checkout, the header is slim,
 * and footer and bottom bar are hidden by CSS (`slim:`): left out of the document, they would be missing on the pages
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
  useLinksInPlace();
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
