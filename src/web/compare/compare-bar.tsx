import X from 'lucide-react/icons/x';
import { useMatches } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { loadMessages } from '../i18n/page-messages.tsx';
import { IconButton } from '../ui/button.tsx';
import { compareAddress } from './compare-address.ts';
import { removeCompared } from './compare-store.ts';

// The bar is there only when its texts are, too.
if (!import.meta.env.SSR) await loadMessages('compare');

/** The routes on which a shopper still chooses: lists and products. */
const SHOWN_ON = /^(?:listing:|category$|web\/(?:product\/product|search\/search)\.route$)/;

/**
 * How many products are chosen, and the way to their comparison. Floats above the phone's own bars and takes no room of
 * its own, so that nothing moves when it comes; at the end of a page it rests in the space above the footer.
 */
export function CompareBar({ ids }: { ids: readonly number[] }) {
  const t = useT();
  const route = useMatches().at(-1)?.id ?? '';
  if (!SHOWN_ON.test(route)) return null;
  return (
    <section
      aria-label={t('compare.title')}
      className="pointer-events-none sticky bottom-[calc(var(--dock,0rem)+4.5rem+env(safe-area-inset-bottom))] z-20 flex h-0 items-end justify-center px-gutter md:bottom-[calc(var(--dock,0rem)+1.5rem)] print:hidden short:static"
    >
      <div className="pointer-events-auto flex items-center gap-1 rounded-full bg-inverse p-1 text-on-inverse shadow-raised transition duration-base ease-out starting:translate-y-2 starting:opacity-0">
        <LocalLink
          to={compareAddress({ ids })}
          className="flex min-h-11 items-center gap-2 rounded-full px-5 text-sm font-semibold"
        >
          {t('compare.open', { count: ids.length })}
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
