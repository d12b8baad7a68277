import { useSyncExternalStore } from 'react';

/** Whether the window is at least so wide, a length of CSS; false on the server. */
export const useWiderThan = (width: string): boolean => {
  const query = `(width >= ${width})`;
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
};
