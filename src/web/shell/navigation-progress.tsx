import { useNavigation } from 'react-router';

/** A thin line at the upper edge while the next page is on its way; quick pages come before it is seen. */
export function NavigationProgress() {
  const isWaiting = useNavigation().state !== 'idle';
  if (!isWaiting) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left scale-x-90 bg-inverse transition-[scale] delay-200 duration-[6s] ease-out starting:scale-x-0"
    />
  );
}
