import { useEffect, useState } from 'react';

/** A part of the page that is brought by itself once it is wanted. Null until it is there; without the network the page does without. */
export function useLazy<Part>(isWanted: boolean, bring: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<{ readonly brought: Part } | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    bring().then(
      (brought) => setPart({ brought }),
      () => {},
    );
  }, [isMissing, bring]);
  return part?.brought ?? null;
}
