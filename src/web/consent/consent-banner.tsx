import { useEffect, useRef } from 'react';
import type { Locale } from '../../domain/locale/locale.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { endConsent } from './consent-state.ts';

/**
 * The question whether the shop may find out where the visitor is (S §4, R5): a low bar with a ground of its own along the foot of the window, above a
 * phone's bar, which leaves the page to be used; in a window too low for both it begins the page. On a phone its second
 * sentence is for screen readers, so that it is two lines and its buttons. In the checkout, in a cart with goods, of an order, a lease or a return, in
 * the profile and beside a QR code, and of a product, it is hidden and waits for another page: it would cover fields, the way on, the
 * picture, the price, or what is to be scanned. It comes without fading: two texts over one another cannot be read.
 */
export function ConsentBanner({
  onLocale,
  onReject,
}: {
  onLocale: (locale: Locale) => void;
  onReject: () => void;
}) {
  const t = useT();
  const shown = useLocale();
  const dialog = useRef<HTMLElement>(null);

  // Nothing has to end, or to take the focus, under the question. A property that is inherited would have the browser style
  // all of the page anew.
  useEffect(() => {
    const question = dialog.current;
    if (question === null) return;
    const page = document.documentElement.style;
    const footer = document.querySelector('footer')?.style;
    const makeRoom = (room: string) => {
      page.scrollPaddingBottom = room;
      if (footer) footer.paddingBottom = room;
    };
    const observer = new ResizeObserver(() => {
      const { top, height } = question.getBoundingClientRect();
      const isOverPage = height > 0 && question.offsetParent === null;
      makeRoom(isOverPage ? `${innerHeight - top}px` : '');
    });
    observer.observe(question);
    return () => {
      observer.disconnect();
      makeRoom('');
    };
  }, []);

  const end = () => {
    if (dialog.current?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true });
    endConsent();
  };
  const accept = async () => {
    end();
    // Few ask for it, and only after the page is there.
    const visitor = await import('./visitor-country.ts').catch(() => null);
    const locale = (await visitor?.localeOfVisitor(shown)) ?? shown;
    onLocale(locale);
    if (locale !== shown) visitor?.turnTo(locale);
  };
  const reject = () => {
    end();
    onReject();
  };
  return (
    <section
      ref={dialog}
      role="dialog"
      aria-labelledby="consent-question"
      aria-describedby="consent-text"
      className="fixed inset-x-0 bottom-[calc(3.75rem+1px+env(safe-area-inset-bottom))] z-40 border-t border-line bg-canvas md:bottom-0 print:hidden selling:hidden short:static uncovered:hidden"
    >
      <div className="container-page flex flex-col gap-x-8 pt-2 pb-1 md:flex-row md:items-center md:justify-between md:py-1.5">
        <div className="max-w-measure md:max-w-none">
          <h2 id="consent-question" className="text-xs tracking-normal text-wrap lg:text-sm">
            {t('consent.question')}
          </h2>
          <p id="consent-text" className="text-xs text-muted max-md:sr-only">
            {t('consent.text')}
          </p>
        </div>
        <div className="flex shrink-0 gap-2 max-md:*:flex-1">
          <Button size="sm" onClick={() => void accept()}>
            {t('consent.accept')}
          </Button>
          <Button size="sm" onClick={reject}>
            {t('consent.reject')}
          </Button>
        </div>
      </div>
    </section>
  );
}
