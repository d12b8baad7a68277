import { useT } from '../../i18n/i18n.tsx';
import { ShopAnchor } from '../../i18n/shop-anchor.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { Pagination } from '../../ui/pagination.tsx';
import type { DeskList } from './quote-tabs.tsx';

/** Entries on one page of a list of the desk. */
export const PAGE_SIZE = 20;

/** The other pages of a list of the desk. */
export function QuotePages({ page, total, list }: { page: number; total: number; list: DeskList }) {
  const t = useT();
  const base = `${usePath()('/admin/quotes')}?list=${list}`;
  return (
    <div className="mt-12">
      <Pagination
        page={page}
        pageCount={Math.max(1, Math.ceil(total / PAGE_SIZE))}
        hrefFor={(number) => `${base}&page=${number}`}
        LinkComponent={ShopAnchor}
        labels={{
          navigation: t('profile.pages'),
          previous: t('profile.previousPage'),
          next: t('profile.nextPage'),
          page: (number) => t('profile.page', { number }),
        }}
      />
    </div>
  );
}
