import X from 'lucide-react/icons/x';
import { Form } from 'react-router';
import {
  FILTER_NAME_MAX,
  type FILTERED_QUEUES,
  type SavedFilter,
} from '../../domain/backoffice/saved-filter.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink, usePath } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { chipClass } from '../ui/chip.tsx';
import { TextField } from '../ui/field.tsx';

/**
 * The views of a queue that whoever is signed in keeps: links to them, and a form that keeps the one that is shown. `query` is that of the
 * queue's address, without the question mark; where it is empty there is nothing to keep.
 */
export function SavedFilters({
  queue,
  query,
  filters,
  isFull = false,
}: {
  queue: (typeof FILTERED_QUEUES)[number];
  query: string;
  filters: readonly SavedFilter[];
  /** Whether one was refused because there are too many. */
  isFull?: boolean;
}) {
  const t = useT();
  const action = usePath()('/admin/saved-filters');
  const isKept = filters.some((filter) => filter.query === query);
  if (filters.length === 0 && query === '') return null;
  return (
    <section aria-label={t('backoffice.filters.title')} className="mb-8 flex flex-col gap-4">
      {isFull && (
        <Alert tone="warning" live>
          {t('backoffice.filters.full')}
        </Alert>
      )}
      {filters.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {filters.map(({ id, name, query: kept }) => (
            <li key={id} className="flex items-center">
              <LocalLink
                to={`/admin/${queue}${kept === '' ? '' : `?${kept}`}`}
                aria-current={kept === query ? 'true' : undefined}
                className={chipClass({ selected: kept === query })}
              >
                {name}
              </LocalLink>
              <Form method="post" action={action} preventScrollReset>
                <input type="hidden" name="intent" value="forget" />
                <input type="hidden" name="queue" value={queue} />
                <input type="hidden" name="query" value={query} />
                <input type="hidden" name="id" value={id} />
                <button
                  type="submit"
                  aria-label={t('backoffice.filters.forget', { name })}
                  className="grid min-h-9 min-w-9 place-items-center rounded-full text-muted hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                >
                  <X size={16} strokeWidth={1.75} aria-hidden="true" />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {query !== '' && !isKept && (
        <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="queue" value={queue} />
          <input type="hidden" name="query" value={query} />
          <TextField
            name="name"
            label={t('backoffice.filters.name')}
            maxLength={FILTER_NAME_MAX}
            autoComplete="off"
            required
            className="min-w-0 flex-1 sm:max-w-80"
          />
          <Button type="submit" className="min-h-12">
            {t('backoffice.filters.save')}
          </Button>
        </Form>
      )}
    </section>
  );
}
