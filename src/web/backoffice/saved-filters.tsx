import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import {
  FILTER_NAME_MAX,
  isPersonalView,
  type FILTERED_QUEUES,
  type FilterProblem,
  type SavedFilter,
} from '../../domain/backoffice/saved-filter.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink, usePath } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { chipClass } from '../ui/chip.tsx';
import { TextField } from '../ui/field.tsx';

/** A list of views, and which of them is shown. */
interface Place {
  readonly queue: (typeof FILTERED_QUEUES)[number];
  /** The query of the queue's address, without the question mark. */
  readonly query: string;
}

/** A form that does something with a view that is there. */
function ChangeForm({
  place: { queue, query },
  intent,
  id,
  children,
}: {
  place: Place;
  intent: 'forget' | 'share' | 'unshare';
  id: string;
  children: ReactNode;
}) {
  const action = usePath()('/admin/saved-filters');
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="queue" value={queue} />
      <input type="hidden" name="query" value={query} />
      <input type="hidden" name="id" value={id} />
      {children}
    </Form>
  );
}

/** A view as a link; one of a colleague has their name, one of one's own that is shared a mark. */
function FilterChip({ place, filter }: { place: Place; filter: SavedFilter }) {
  const t = useT();
  const { id, name, query, isShared, isOwn, authorName, mayChange } = filter;
  const isCurrent = query === place.query;
  return (
    <li className="flex max-w-full items-center">
      <LocalLink
        to={`/admin/${place.queue}${query === '' ? '' : `?${query}`}`}
        aria-current={isCurrent ? 'true' : undefined}
        className={`${chipClass({ selected: isCurrent })} min-w-0`}
      >
        <span className="truncate">{name}</span>
        {!isOwn && authorName !== null && (
          <span className="max-w-40 truncate text-xs font-normal">{authorName}</span>
        )}
        {isOwn && isShared && (
          <>
            <Users size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            <span className="sr-only">{t('backoffice.filters.isShared')}</span>
          </>
        )}
      </LocalLink>
      {mayChange && (
        <ChangeForm place={place} intent="forget" id={id}>
          <button
            type="submit"
            aria-label={t('backoffice.filters.forget', { name })}
            className="grid min-h-9 min-w-9 place-items-center rounded-full text-muted hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </ChangeForm>
      )}
    </li>
  );
}

function FilterGroup({
  place,
  title,
  filters,
}: {
  place: Place;
  /** Null for a group that stands alone. */
  title: string | null;
  filters: readonly SavedFilter[];
}) {
  if (filters.length === 0) return null;
  return (
    <div>
      {title !== null && <h2 className="mb-2 text-sm font-semibold tracking-normal">{title}</h2>}
      <ul className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <FilterChip key={filter.id} place={place} filter={filter} />
        ))}
      </ul>
    </div>
  );
}

/** Shares the view that is shown with colleagues, or stops that. */
function ShareForm({ place, filter: { id, isShared, query } }: { place: Place; filter: SavedFilter }) {
  const t = useT();
  if (!isShared && isPersonalView(query))
    return <p className="text-sm text-muted">{t('backoffice.filters.personal')}</p>;
  return (
    <ChangeForm place={place} intent={isShared ? 'unshare' : 'share'} id={id}>
      <Button type="submit" tone="ghost" size="sm">
        <Users size={16} strokeWidth={1.75} aria-hidden="true" />
        {t(isShared ? 'backoffice.filters.unshare' : 'backoffice.filters.share')}
      </Button>
    </ChangeForm>
  );
}

function KeepForm({ place: { queue, query } }: { place: Place }) {
  const t = useT();
  return (
    <Form
      method="post"
      action={usePath()('/admin/saved-filters')}
      preventScrollReset
      className="flex flex-wrap items-end gap-x-3 gap-y-4"
    >
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
      {isPersonalView(query) ? (
        <p className="w-full text-sm text-muted">{t('backoffice.filters.personal')}</p>
      ) : (
        <CheckboxField name="isShared" label={t('backoffice.filters.shareNew')} className="w-full" />
      )}
    </Form>
  );
}

/**
 * The views of a queue that whoever is signed in keeps, and those that colleagues share: links to them, and a form that keeps the one that is
 * shown. Where `query` is empty there is nothing to keep.
 */
export function SavedFilters({
  filters,
  problem = null,
  ...place
}: Place & {
  filters: readonly SavedFilter[];
  /** Why one was refused. */
  problem?: FilterProblem | null;
}) {
  const t = useT();
  const { query } = place;
  const own = filters.filter(({ isOwn }) => isOwn);
  const others = filters.filter(({ isOwn }) => !isOwn);
  const current = own.find((filter) => filter.query === query);
  const shown = current ?? others.find((filter) => filter.query === query && filter.mayChange);
  if (filters.length === 0 && query === '') return null;
  return (
    <section aria-label={t('backoffice.filters.label')} className="mb-8 flex flex-col gap-4">
      {problem !== null && (
        <Alert tone="warning" live>
          {t(problem === 'full' ? 'backoffice.filters.full' : 'backoffice.filters.personal')}
        </Alert>
      )}
      <FilterGroup
        place={place}
        title={others.length > 0 ? t('backoffice.filters.title') : null}
        filters={own}
      />
      <FilterGroup place={place} title={t('backoffice.filters.shared')} filters={others} />
      {shown !== undefined && <ShareForm place={place} filter={shown} />}
      {query !== '' && current === undefined && <KeepForm place={place} />}
    </section>
  );
}
