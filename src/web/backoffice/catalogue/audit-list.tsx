import { Form } from 'react-router';
import type { ExportedList } from '../../../domain/audit/exported-list.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { isContentKey } from '../../../domain/messages/prose.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { AuditView } from './audit-view.server.ts';

function Change({ label, before, after }: AuditView['changes'][number]) {
  const t = useT();
  const nothing = <span className="text-muted italic">{t('backoffice.audit.nothing')}</span>;
  return (
    <li className="grid gap-x-4 gap-y-0.5 text-sm sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
      <span className="text-muted">{label}</span>
      <span className="min-w-0 break-words">
        {before === '' ? nothing : <del className="text-muted">{before}</del>}
        <span aria-hidden="true" className="px-1 text-muted">
          {' → '}
        </span>
        {after === '' ? nothing : <ins className="no-underline">{after}</ins>}
      </span>
    </li>
  );
}

/** Fields with what they said before and say since. */
export function FieldChanges({ changes }: Pick<AuditView, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {changes.map((change) => (
        <Change key={change.label} {...change} />
      ))}
    </ul>
  );
}

/** Where the lists are that staff take away. */
const LISTS: Readonly<Record<string, string>> = {
  orders: '/admin/orders',
  products: '/admin/products',
  audit: '/admin/audit',
  margins: '/admin/prices/margins',
  sales: '/admin/sales',
  restock: '/admin/sales/restock',
  utilisation: '/admin/board/utilisation',
} satisfies Readonly<Record<ExportedList, string>>;

/** The page of an entry's subject; codes and staff have none of their own. */
const placeOf = ({ subject, subjectId }: Pick<AuditView, 'subject' | 'subjectId'>): string | null => {
  if (subject === 'customer') return `/admin/customers/${subjectId}`;
  if (subject === 'order') return `/admin/orders/${subjectId}`;
  if (subject === 'api-key') return '/admin/api-keys';
  if (subject === 'webhook') return '/admin/webhooks';
  if (subject === 'supplier') return '/admin/prices/suppliers';
  if (subject === 'rate') return '/admin/prices#rates';
  if (subject === 'shop-data') return `/admin/shop?part=${subjectId}`;
  if (subject === 'rounding') return '/admin/prices#rounding';
  if (subject === 'category') return `/admin/products/categories#${subjectId}`;
  if (subject === 'tag') return `/admin/products/tags/${subjectId}`;
  if (subject === 'page') return `/admin/content/pages/${subjectId}`;
  if (subject === 'shop-picture') return `/admin/content/pictures/${subjectId}`;
  if (subject === 'machine') return `/admin/machines/${subjectId}`;
  if (subject === 'quote') return `/admin/quotes/${subjectId}`;
  if (subject === 'ticket') return `/admin/tickets/${subjectId}`;
  if (subject === 'review') return `/admin/reviews/${subjectId}`;
  if (subject === 'question') return `/admin/questions/${subjectId}`;
  if (subject === 'text')
    return `/admin/translations${isContentKey(subjectId) ? '/content?q' : '?key'}=${encodeURIComponent(subjectId)}`;
  if (subject === 'answer-template') return '/admin/answer-templates';
  if (subject === 'export') return LISTS[subjectId] ?? null;
  if (subject === 'home-entry') return `/admin/content/${subjectId}`;
  return subject === 'option' ? `/admin/rental-offers#option-${subjectId}` : null;
};

function Subject({ subjectName, ...subject }: Pick<AuditView, 'subject' | 'subjectId' | 'subjectName'>) {
  const place = placeOf(subject);
  if (place === null) return <span className="text-sm font-semibold">{subjectName}</span>;
  return (
    <LocalLink to={place} className="text-sm font-semibold underline underline-offset-4">
      {subjectName}
    </LocalLink>
  );
}

/** Who changed what and when, the newest first; of one product with the way to take a change back, of all with a link to each. */
export function AuditList({ entries, isOfOne }: { entries: readonly AuditView[]; isOfOne: boolean }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ol className="divide-y divide-line border-y border-line">
      {entries.map(
        ({ id, at, subject, subjectId, subjectName, action, why, staffName, isUndoable, changes, more }) => (
          <li key={id} className="py-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Badge>{t(`backoffice.audit.action.${action}`)}</Badge>
              {!isOfOne && subject === 'product' && (
                <LocalLink
                  to={`/admin/products/${subjectId}`}
                  className="text-sm font-semibold underline underline-offset-4"
                >
                  {subjectName ?? t('backoffice.product.number', { id: subjectId })}
                </LocalLink>
              )}
              {subjectName !== null && subject !== 'product' && (
                <Subject {...{ subject, subjectId, subjectName }} />
              )}
              <span className="text-sm text-muted">
                {t('backoffice.audit.by', {
                  name:
                    staffName ??
                    t(action === 'scheduled' ? 'backoffice.audit.shop' : 'backoffice.audit.gone'),
                  date: formatDate(at, locale, 'Europe/Kyiv', 'long'),
                })}
              </span>
              {isOfOne && isUndoable && (
                <Form method="post" className="ml-auto">
                  <input type="hidden" name="intent" value="undo" />
                  <input type="hidden" name="entry" value={id} />
                  <Button type="submit" tone="ghost">
                    {t('backoffice.product.undo')}
                  </Button>
                </Form>
              )}
            </div>
            {why !== '' && <p className="mt-2 text-sm break-words">{why}</p>}
            <FieldChanges changes={changes} />
            {more > 0 && (
              <p className="mt-2 text-sm text-muted">{t('backoffice.audit.more', { count: more })}</p>
            )}
          </li>
        ),
      )}
    </ol>
  );
}
