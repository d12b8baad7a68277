import { useCallback, useState } from 'react';

/**
 * Whether a place of the page is in the window, grown by `margin` as CSS writes one; undefined until that is known.
 * With it the ref that names the place.
 */
export function useInWindow(margin: string) {
  const [isIn, setIsIn] = useState<boolean>();
  const place = useCallback(
    (element: Element | null) => {
      if (element === null) return;
      // Several may have queued up; the last one is how it stands.
      const observer = new IntersectionObserver((entries) => setIsIn(entries.at(-1)?.isIntersecting), {
        rootMargin: margin,
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return [isIn, place] as const;
}
