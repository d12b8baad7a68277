import type { ReactNode } from 'react';
import { useBrought } from '../ui/use-brought.ts';
import { useInWindow } from '../ui/use-in-window.ts';

const bring = () => import('./sticky-buy.tsx');

/** Where the product is bought. Once a phone has scrolled past it, `price` and `shortAction` stick to the window's lower edge. */
export function BuyPlace({
  price,
  shortAction,
  children,
}: {
  price: ReactNode;
  shortAction: ReactNode;
  children: ReactNode;
}) {
  // The window is taken to reach down without end, so that a jump from above the place to below it is told of, too.
  const [isAhead, place] = useInWindow('0px 0px 1000000px');
  const isPast = isAhead === false && matchMedia('(width < 48rem)').matches;
  const part = useBrought(isPast, bring);
  return (
    <div ref={place} id="buy">
      {children}
      {part !== null && isPast && <part.StickyBuy price={price} action={shortAction} />}
    </div>
  );
}
