import { useT } from '../i18n/i18n.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

interface Entry {
  readonly id: string;
  readonly title: string;
}

const List = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="flex flex-col gap-1 text-sm [scroll-target-group:auto]">
    {entries.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="block py-1.5 text-muted transition-colors hover:text-ink hover:underline [&:target-current]:text-ink"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
);

/** The sections of a long page: a column that stays in view, on narrow screens a row to open. */
export function OnThisPage({ sections }: { sections: readonly Entry[] }) {
  const t = useT();
  return (
    <>
      <nav aria-label={t('page.onThisPage')} className="sticky top-28 max-lg:hidden">
        <p className="mb-3 text-sm font-semibold">{t('page.onThisPage')}</p>
        <List entries={sections} />
      </nav>
      <nav aria-label={t('page.onThisPage')} className="border-t border-line lg:hidden">
        <Disclosure summary={t('page.onThisPage')}>
          <List entries={sections} />
        </Disclosure>
      </nav>
    </>
  );
}
