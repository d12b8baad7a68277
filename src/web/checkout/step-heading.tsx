import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a step. Coming from another step, the page begins at its top and the focus at this heading (C §2). */
export function StepHeading({ isFirstShown, children }: { isFirstShown: boolean; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const staysInPlace = useRef(isFirstShown);
  useEffect(() => {
    if (staysInPlace.current) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={ref} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h2>
  );
}
