import X from 'lucide-react/icons/x';
import { useLocation } from 'react-router';
import '../i18n/compare-texts.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { removeCompared } from './compare-store.ts';

/** Where it leads to, and where a shopper is past choosing. */
const HIDDEN_ON = /\/(?:compare|cart|auth|checkout(?:\/\w+)?)$/;

/**
 * How many products are chosen, and the way to their comparison. Floats above the phone's own bars and takes no room of
 * its own, so that nothing moves when it comes; at the end of a page it rests in the space above the footer.
 */
export function CompareBar({ count, address }: { count: number; address: string }) {
  const t = useT();
  const { pathname } = useLocation();
  if (HIDDEN_ON.test(pathname)) return null;
  return (
    <section
      aria-label={t('compare.title')}
      className="pointer-events-none sticky bottom-[calc(var(--dock,0rem)+4.5rem+env(safe-area-inset-bottom))] z-20 flex h-0 items-end justify-center px-gutter md:bottom-[calc(var(--dock,0rem)+1.5rem)] print:hidden short:static"
    >
      <div className="pointer-events-auto flex items-center gap-1 rounded-full bg-inverse p-1 text-on-inverse shadow-raised transition duration-base ease-out starting:translate-y-2 starting:opacity-0">
        <LocalLink
          to={address}
          className="flex min-h-11 items-center gap-2 rounded-full px-5 text-sm font-semibold"
        >
          {t('compare.open', { count })}
        </LocalLink>
        <IconButton
          label={t('compare.clear')}
          onClick={() => removeCompared()}
          className="text-on-inverse-muted hover:bg-transparent hover:text-on-inverse"
        >
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
