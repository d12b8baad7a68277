import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { loadMessages } from '../i18n/page-messages.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/button.tsx';
import { compareAddress } from './compare-address.ts';
import { removeCompared } from './compare-store.ts';

// The bar is there only when its texts are, too.
if (!import.meta.env.SSR) await loadMessages('compare');

/** The routes on which a shopper still chooses: lists and products. */
const SHOWN_ON = /^(?:listing:|category$|web\/(?:product\/product|search\/search)\.route$)/;

/** What a product costs, and what buys it, on its page. */
const OFFER = '#offer-price, #buy';
/** So high above the lower edge of the window begins the place of the bar. */
const PLACE_PX = 160;

/**
 * How many products are chosen, and the way to their comparison. Floats above the phone's own bars and takes no room of
 * its own, so that nothing moves when it comes; at the end of a page it rests in the space above the footer. While price or button of a
 * product's page are beneath it, it is hidden.
 */
export function CompareBar({ ids }: { ids: readonly number[] }) {
  const t = useT();
  const route = useMatches().at(-1)?.id ?? '';
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const [isOverOffer, setIsOverOffer] = useState(false);
  useEffect(() => {
    const pill = bar.current?.firstElementChild;
    const offer = document.querySelectorAll(OFFER);
    if (!pill || offer.length === 0) return;
    const beneath = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        const { left, right } = pill.getBoundingClientRect();
        for (const { target, isIntersecting, boundingClientRect: part } of entries) {
          if (isIntersecting && part.left < right && part.right > left) beneath.add(target);
          else beneath.delete(target);
        }
        setIsOverOffer(beneath.size > 0);
      },
      { rootMargin: `-${Math.max(0, innerHeight - PLACE_PX)}px 0px 0px` },
    );
    for (const part of offer) observer.observe(part);
    return () => {
      observer.disconnect();
      setIsOverOffer(false);
    };
  }, [pathname]);
  if (!SHOWN_ON.test(route)) return null;
  return (
    <section
      ref={bar}
      aria-label={t('compare.title')}
      className="pointer-events-none sticky bottom-[calc(max(var(--dock,0rem),4rem)+0.5rem+env(safe-area-inset-bottom))] z-20 flex h-0 items-end justify-center px-gutter md:bottom-[calc(var(--dock,0rem)+1.5rem)] asked:max-md:bottom-[calc(10rem+env(safe-area-inset-bottom))] asked:md:bottom-[calc(var(--dock,0rem)+4.5rem)] print:hidden short:static"
    >
      <div
        className={classNames(
          'pointer-events-auto flex items-center gap-1 rounded-full bg-inverse p-1 text-on-inverse shadow-raised transition duration-base ease-out starting:translate-y-2 starting:opacity-0',
          isOverOffer && 'invisible opacity-0',
        )}
      >
        <LocalLink
          to={compareAddress({ ids })}
          className="flex min-h-11 items-center gap-2 rounded-full px-5 text-sm font-semibold"
        >
          {t('compare.open', { count: ids.length })}
        </LocalLink>
        <IconButton
          label={t('compare.clear')}
          onClick={() => removeCompared()}
          className="text-on-inverse-muted hover:bg-transparent hover:text-on-inverse"
        >
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
