import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../content/translator.ts';
import { CategoryTile } from '../catalogue/category-tile.tsx';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink, usePath } from '../i18n/local-link.tsx';
import { ChatButton } from '../support/chat-button.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { ContactDetails } from './contact-details.tsx';
import type { ErrorKind } from './error-kind.ts';

/** What most visitors come for; written here, because the catalogue may be what failed. */
const POPULAR = [
  { slug: 'solar-panels', picture: 'jam54d40-450-lb-three-quarter' },
  { slug: 'inverters', picture: 'sun-12k-sg04lp3-eu-three-quarter' },
  { slug: 'batteries', picture: 'us5000-three-quarter' },
  { slug: 'sets-of-solar-power-plants', picture: 'prm-home5-three-quarter' },
] as const satisfies readonly { slug: string; picture: string }[];

/** Ways around a page that is not there: a search, and the categories that most people look for. */
function ErrorDetours() {
  const t = useT();
  const action = usePath()('/search');
  return (
    <section aria-labelledby="error-popular" className="border-t border-line py-10">
      <form
        action={action}
        role="search"
        aria-label={t('error.page.search')}
        className="mb-10 flex max-w-140 items-end gap-3"
      >
        <TextField
          name="q"
          type="search"
          label={t('error.page.search')}
          maxLength={200}
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <Button type="submit" className="min-h-12">
          {t('search.submit')}
        </Button>
      </form>
      <h2 id="error-popular" className="mb-5 text-xl">
        {t('error.page.popular')}
      </h2>
      <ul className="grid grid-cols-2 gap-tiles md:grid-cols-4">
        {POPULAR.map(({ slug, picture }) => (
          <li key={slug}>
            <CategoryTile
              category={{ slug, picture, name: t(`category.${slug}.name` satisfies MessageKey) }}
              sizes="(min-width: 768px) 22vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ways on that C §2 names. */
const LINKS = [
  { to: '/shop', text: 'error.page.shop' },
  { to: '/delivery-warranty-returns', text: 'error.page.delivery' },
  { to: '/lease-info', text: 'error.page.lease' },
  { to: '/support', text: 'error.page.support' },
] as const satisfies readonly { to: string; text: MessageKey }[];

/** Where to go on from an error, and whom to ask. */
function ErrorHelp() {
  const t = useT();
  return (
    <div className="grid gap-x-12 gap-y-10 border-t border-line pt-10 lg:grid-cols-2">
      <nav aria-labelledby="error-links">
        <h2 id="error-links" className="mb-3 text-xl">
          {t('error.page.links')}
        </h2>
        <ul>
          {LINKS.map(({ to, text }) => (
            <li key={to} className="border-b border-line">
              <LocalLink
                to={to}
                className="flex min-h-13 items-center justify-between gap-4 font-semibold hover:underline"
              >
                {t(text)}
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="error-help">
        <h2 id="error-help" className="mb-3 text-xl">
          {t('error.page.help')}
        </h2>
        <ContactDetails />
        <ChatButton size="sm" className="mt-3" />
      </section>
    </div>
  );
}

/** Failures under which no other page would come either. */
const EVERYWHERE: readonly ErrorKind[] = ['unavailable', 'offline'];

/** What stands under the words of an error: ways around it, ways on, and whom to ask. */
export function ErrorGuide({ kind }: { kind: ErrorKind }): ReactNode {
  return (
    <>
      {!EVERYWHERE.includes(kind) && <ErrorDetours />}
      <ErrorHelp />
    </>
  );
}
