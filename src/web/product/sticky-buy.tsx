import { useEffect, type ReactNode } from 'react';
import { RentLink } from './rent-link.tsx';

/**
 * What buys the product, above the bar of a phone, while the button of the page is out of sight. A machine for rent, of
 * which a term is to be chosen, leads back there.
 */
export function StickyBuy({ price, action }: { price: ReactNode; action: ReactNode }) {
  // What has the focus may lie where the bar comes to stand.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      data-dock=""
      className="fixed inset-x-0 bottom-[calc(3.8rem+env(safe-area-inset-bottom))] z-20 border-t border-line bg-canvas px-gutter py-2.5 transition duration-base ease-out md:hidden print:hidden short:hidden starting:translate-y-4 starting:opacity-0"
    >
      <div className="flex min-h-12 items-center justify-between gap-4 *:flex-1">
        {price}
        {action ?? <RentLink />}
      </div>
    </div>
  );
}
