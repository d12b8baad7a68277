import type { ReactNode } from 'react';
import type { PageSection } from '../../content/pages/content-page.ts';
import type { SellerView } from '../../content/pages/sellers.ts';
import { useT } from '../i18n/i18n.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { BlockRun } from './block-run.tsx';
import type { CasePrice } from './case-card.tsx';
import { placedBefore, runsOf } from './page-blocks.ts';
import type { DeliveryRules } from './rule-tables.tsx';

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
          className="block py-1.5 text-muted transition-colors pointer-coarse:py-3 hover:text-ink hover:underline [&:target-current]:text-ink"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
);

/** The sections of a long page: a column that stays in view, on narrow screens a row to open. */
function OnThisPage({ sections }: { sections: readonly Entry[] }) {
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

/** The sections of a page of prose, beside the list of them; `first` are sections of another kind, which stand before. */
export function ContentBody({
  sections,
  delivery = null,
  sellers = null,
  goods = {},
  first = [],
}: {
  sections: readonly PageSection[];
  /** Null on pages without a delivery table. */
  delivery?: DeliveryRules | null;
  /** Null on pages that show no seller. */
  sellers?: readonly [ua: SellerView, pl: SellerView] | null;
  /** Empty on pages without examples. */
  goods?: Readonly<Record<number, CasePrice>>;
  first?: readonly (Entry & { readonly content: ReactNode })[];
}) {
  return (
    <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <aside>
        <OnThisPage sections={[...first, ...sections]} />
      </aside>
      <div className="flex flex-col gap-14 lg:gap-18">
        {first.map(({ id, title, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-6">
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </section>
        ))}
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-6">
            <h2 id={`${id}-title`}>{title}</h2>
            {runsOf(blocks).map((run, index, runs) => (
              <BlockRun
                key={index}
                run={run}
                before={placedBefore(runs, index)}
                {...{ delivery, sellers, goods }}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
