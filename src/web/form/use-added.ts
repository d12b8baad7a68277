import { useState } from 'react';

/**
 * How many were added to a list since its page was opened. As the key of the form that adds them it empties the form once what was typed is in the list, and
 * at nothing else that is done on the page.
 */
export function useAdded(list: readonly { readonly id: string | number }[]): number {
  const [known, setKnown] = useState({ list, added: 0 });
  if (known.list !== list) {
    const before = new Set(known.list.map(({ id }) => id));
    const added = known.added + list.filter(({ id }) => !before.has(id)).length;
    setKnown({ list, added });
    return added;
  }
  return known.added;
}
