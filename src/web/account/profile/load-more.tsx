import type { MouseEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { ButtonLink, usePath } from '../../i18n/local-link.tsx';

/**
 * Goes on with a list: with the script more of it is shown underneath, and Back leads past that; without, the link's page shows all until
 * there. A list that does not grow any more (`grows`) goes on with a page of its own.
 */
export function LoadMore({ to, grows, label }: { to: string; grows: boolean; label: string }) {
  const path = usePath();
  const navigate = useNavigate();
  const isBusy = useNavigation().state !== 'idle';
  const grow = (event: MouseEvent) => {
    if (!grows || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(path(to), { replace: true, preventScrollReset: true });
  };
  return (
    <div className="mt-10 flex justify-center">
      <ButtonLink to={to} size="lg" onClick={grow} aria-busy={isBusy || undefined} rel="next">
        {label}
      </ButtonLink>
    </div>
  );
}
