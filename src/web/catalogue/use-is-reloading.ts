import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Whether this same list is on its way in another order or with another page, and takes longer than a blink. */
export function useIsReloading(blinkMs = 200): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isPending = location?.pathname === pathname;
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLate(true), blinkMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isPending, blinkMs]);
  return isLate;
}
