import type { ReactNode } from 'react';
import { useLazy } from '../ui/use-lazy.ts';
import { useInWindow } from '../ui/use-in-window.ts';

const bring = () => import('./sticky-buy.tsx');

/**
 * Where the product is bought. Once the window has been scrolled past it, `name`, `price` and `shortAction` of one that
 * can be had stick to the window's lower edge.
 */
export function BuyPlace({
  name,
  price,
  shortAction,
  isOffered,
  children,
}: {
  name: string;
  price: ReactNode;
  shortAction: ReactNode;
  isOffered: boolean;
  children: ReactNode;
}) {
  // The window is taken to reach down without end, so that a jump from above the place to below it is told of, too.
  const [isAhead, place] = useInWindow('0px 0px 1000000px');
  const isPast = isAhead === false && isOffered;
  const part = useLazy(isPast, bring);
  return (
    <div ref={place} id="buy">
      {children}
      {part !== null && isPast && <part.StickyBuy name={name} price={price} action={shortAction} />}
    </div>
  );
}
