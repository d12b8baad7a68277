import { useEffect, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

/** Scrolling by less, as a resting finger does, changes nothing. */
const LEAST_SCROLL_PX = 8;

/**
 * Marks the document while it is scrolled down: the header of a phone then makes room (`shell/header.tsx`), and is back
 * with the first scroll upwards.
 */
function followScroll() {
  const root = document.documentElement;
  let last = scrollY;
  const follow = () => {
    if (Math.abs(scrollY - last) < LEAST_SCROLL_PX) return;
    root.toggleAttribute('data-scrolled-down', scrollY > last);
    last = scrollY;
  };
  root.toggleAttribute('data-scrolled-down', scrollY > LEAST_SCROLL_PX);
  addEventListener('scroll', follow, { passive: true });
  return () => {
    removeEventListener('scroll', follow);
    root.removeAttribute('data-scrolled-down');
  };
}

/**
 * What buys the product, at the lower edge of the window, in the place of a phone's bar, while the button of the page is
 * out of sight. `isEarly` while that is not known: a phone has it from the first view on, where the picture fills the window; on wider screens it
 * waits.
 */
export default function StickyBuy({
  name,
  price,
  action,
  isEarly,
}: {
  name: string;
  price: ReactNode;
  action: ReactNode;
  isEarly: boolean;
}) {
  useEffect(followScroll, []);
  // What has the focus may lie where the bar comes to stand.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      data-dock="fixed"
      className={classNames(
        'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] print:hidden noscript:hidden short:hidden',
        isEarly && 'md:hidden',
      )}
    >
      <div className="container-page flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5 md:flex-nowrap max-md:*:flex-auto md:min-h-16 md:gap-8">
        <p className="min-w-0 flex-1 truncate font-semibold max-md:hidden">{name}</p>
        {price}
        <div className="md:w-44">{action}</div>
      </div>
    </div>
  );
}
