import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBrought } from '../ui/use-brought.ts';

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
  const ref = useRef<HTMLDivElement>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (ref.current === null || !matchMedia('(width < 48rem)').matches) return;
    // The window is taken to reach down without end, so that a jump from above the place to below it is told of, too.
    const observer = new IntersectionObserver(
      ([entry]) => setIsPast(entry !== undefined && !entry.isIntersecting),
      { rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const part = useBrought(isPast, bring);
  return (
    <div ref={ref} id="buy">
      {children}
      {part !== null && isPast && <part.StickyBuy price={price} action={shortAction} />}
    </div>
  );
}
