import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { QUEUE_COUNT_MAX, type Waiting } from '../../domain/orders/queue.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { SECTION_GROUPS, sectionAt, waitingIn, type SectionName } from './sections.ts';

interface Shown {
  /** The sections that are open to who is signed in. */
  readonly shown: readonly SectionName[];
  readonly waiting: ReadonlyMap<Waiting, number>;
  readonly current: SectionName | undefined;
}

/** How much waits in a section, after its name. */
function SectionCount({ count }: { count: number }) {
  const t = useT();
  const isFull = count >= QUEUE_COUNT_MAX;
  return (
    <>
      <span aria-hidden="true" className="text-xs text-ink">
        {isFull ? `${QUEUE_COUNT_MAX - 1}+` : count}
      </span>
      <span className="sr-only">
        {', '}
        {isFull
          ? t('backoffice.queue.countMany', { count: QUEUE_COUNT_MAX - 1 })
          : t('backoffice.queue.count', { count })}
      </span>
    </>
  );
}

/** The sections under the names of their groups; a group of which none is open is left out. */
function SectionGroups({ shown, waiting, current }: Shown) {
  const t = useT();
  const id = useId();
  return SECTION_GROUPS.map(({ group, sections }) => {
    const open = sections.filter(({ name }) => shown.includes(name));
    if (open.length === 0) return null;
    return (
      <div key={group}>
        {group !== null && (
          <p id={`${id}${group}`} className="px-3 pb-1 text-xs text-muted">
            {t(`backoffice.sectionGroup.${group}`)}
          </p>
        )}
        <ul
          aria-labelledby={group === null ? undefined : `${id}${group}`}
          className="max-md:grid max-md:grid-cols-2 max-md:gap-x-2"
        >
          {open.map(({ name, path }) => {
            const count = waitingIn(name, waiting);
            return (
              <li key={name}>
                <LocalLink
                  to={path}
                  aria-current={name === current ? 'page' : undefined}
                  className="flex min-h-8 items-center justify-between gap-2 rounded-md px-3 py-1 text-sm font-semibold text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:bg-fill aria-[current=page]:text-ink max-lg:min-h-11 forced-colors:aria-[current=page]:underline pointer-coarse:min-h-11"
                >
                  {t(`backoffice.section.${name}`)}
                  {count > 0 && <SectionCount count={count} />}
                </LocalLink>
              </li>
            );
          })}
        </ul>
      </div>
    );
  });
}

/**
 * The way through the back office: from 1024 px a column that stays beside the page, below it folded under the name of the section that is shown.
 * The list is in the page twice, because older browsers do not show what a closed `details` holds, whatever the window's width.
 */
export function SectionNav({ shown, waiting }: Omit<Shown, 'current'>) {
  const t = useT();
  const { pathname } = useLocation();
  const current = sectionAt(pathname.replace(/^\/\w+/, ''));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(':scope > div [aria-current=page]');
    if (!nav.current || !link) return;
    // In a low window the column scrolls by itself: it shows where one is.
    const { scrollTop, clientHeight } = nav.current;
    if (link.offsetTop + link.offsetHeight > scrollTop + clientHeight || link.offsetTop < scrollTop)
      nav.current.scrollTop = link.offsetTop - clientHeight / 2;
  }, [current]);
  const groups = <SectionGroups shown={shown} waiting={waiting} current={current} />;
  return (
    // In a window that is too low for all sections the last ones fade out: the column goes on. At its end the fade lies under it.
    <nav
      ref={nav}
      aria-label={t('backoffice.nav')}
      className="max-lg:mb-6 max-lg:border-b max-lg:border-line md:max-lg:mb-8 lg:sticky lg:top-0 lg:-ml-3 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:scroll-pb-14 print:hidden lg:after:pointer-events-none lg:after:sticky lg:after:bottom-0 lg:after:block lg:after:h-14 lg:after:bg-linear-to-t lg:after:from-canvas lg:after:to-transparent forced-colors:after:hidden lg:short:static lg:short:max-h-none lg:short:after:hidden"
    >
      {/* Whoever went to a section has chosen: on the next page it is folded again. */}
      <details key={pathname} className="group/sections lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-4 text-sm font-semibold">
          <span>
            <span className="text-muted">{t('backoffice.sections')}</span>
            {current !== undefined && <span className="ml-3">{t(`backoffice.section.${current}`)}</span>}
          </span>
          <ChevronDown
            size={20}
            strokeWidth={1.75}
            aria-hidden="true"
            className="shrink-0 transition-[rotate] duration-base group-open/sections:rotate-180"
          />
        </summary>
        <div className="-mx-3 grid gap-y-4 pb-4 md:grid-cols-3 md:gap-x-6">{groups}</div>
      </details>
      <div className="grid gap-y-4 pt-2 max-lg:hidden">{groups}</div>
    </nav>
  );
}
