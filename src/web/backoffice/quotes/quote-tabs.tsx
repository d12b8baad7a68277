import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { chipClass } from '../../ui/chip.tsx';

/**
 * The lists of the desk, in the order of their links: orders whose delivery is to be priced, or waits for its money, and
 * requests for a bulk price. Printed names are `backoffice.quotes.list.{list}`.
 */
export const QUOTE_LISTS = ['deliveries', 'deliveriesQuoted', 'REQUESTED', 'OFFERED', 'all'] as const;
export type DeskList = (typeof QUOTE_LISTS)[number];

/** Leads from list to list. */
export function QuoteTabs({ current }: { current: DeskList }) {
  const t = useT();
  const desk = usePath()('/admin/quotes');
  return (
    <nav aria-label={t('backoffice.quotes.lists')} className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {QUOTE_LISTS.map((list) => (
          <li key={list}>
            <a
              href={`${desk}?list=${list}`}
              aria-current={list === current ? 'page' : undefined}
              className={chipClass({ selected: list === current })}
            >
              {t(`backoffice.quotes.list.${list}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
