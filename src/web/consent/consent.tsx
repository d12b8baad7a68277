import { useEffect, useState, type ComponentProps } from 'react';
import type { ConsentBanner } from './consent-banner.tsx';
import { useConsentIsPending } from './consent-state.ts';

/** Asks for the visitor's place where that is still to be asked; its script comes to nobody else. */
export function Consent(props: ComponentProps<typeof ConsentBanner>) {
  const isPending = useConsentIsPending();
  const [Banner, setBanner] = useState<typeof ConsentBanner>();
  useEffect(() => {
    if (!isPending) return;
    import('./consent-banner.tsx').then(
      (script) => setBanner(() => script.ConsentBanner),
      () => {}, // the next page asks
    );
  }, [isPending]);
  if (!isPending) return null;
  // There before its content, so that screen readers tell of it.
  return <div aria-live="polite">{Banner && <Banner {...props} />}</div>;
}
