import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { chipClass } from '../ui/chip.tsx';

/** A search or a list of the catalogue to go to. */
export interface Way {
  readonly to: string;
  readonly label: string;
}

function Browse({ starts }: { starts: readonly Way[] }) {
  const t = useT();
  return (
    <nav aria-labelledby="search-browse">
      <h2 id="search-browse" className="text-xl">
        {t('search.browse')}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {starts.map(({ to, label }) => (
          <li key={to}>
            <LocalLink to={to} className={chipClass()}>
              {label}
            </LocalLink>
          </li>
        ))}
        <li>
          <LocalLink to="/catalogue" className={chipClass({ selected: true })}>
            {t('nav.wholeCatalogue')}
          </LocalLink>
        </li>
      </ul>
    </nav>
  );
}

/** Links that the search offers instead of, or beside, its results. */
export function Ways({
  ways,
  isSearch = false,
  className = 'mt-4',
}: {
  ways: readonly Way[];
  isSearch?: boolean;
  className?: string;
}) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {ways.map(({ to, label }) => (
        <li key={to}>
          <LocalLink to={to} className={chipClass({ selected: isSearch })}>
            {label}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

/** Nothing matches, or too little was typed: what to do, and the way to the catalogue. */
export function SearchEmpty({
  title,
  text,
  starts,
  notice,
  near,
}: {
  title: string;
  text: string;
  /** Where to look instead. */
  starts: readonly Way[];
  /** What the reader should know of the search itself. */
  notice?: ReactNode;
  /** What comes near; the whole catalogue is offered only where nothing does. */
  near?: ReactNode;
}) {
  return (
    <div className="container-page flex flex-col items-start gap-10 pt-8 pb-section sm:pt-14">
      <header>
        <h1>{title}</h1>
        <p role="status" className="mt-3 max-w-measure text-lg text-muted">
          {text}
        </p>
      </header>
      {notice}
      {near || <Browse starts={starts} />}
    </div>
  );
}
