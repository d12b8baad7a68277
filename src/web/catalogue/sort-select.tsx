import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { chipClass } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { FILTER_FORM, useApplyFilters } from './filter-form.ts';
import type { FilterView } from './filter-view.server.ts';

/** The order of a list, part of the form of its filters: taken at once with the script, by a button without. */
export function SortSelect({ view: { sort, sorts, query } }: { view: FilterView }) {
  const t = useT();
  const apply = useApplyFilters();
  const [shown, setShown] = useState({ sort, query });
  if (shown.query !== query) setShown({ sort, query });
  return (
    <div className="flex items-center gap-3">
      <label className="flex items-center gap-3 text-sm text-muted">
        <span className="max-sm:sr-only">{t('listing.sort')}</span>
        <span className="relative">
          <select
            form={FILTER_FORM}
            name="sort"
            value={shown.sort}
            onChange={({ currentTarget }) => {
              setShown({ sort: currentTarget.value, query });
              apply(currentTarget.form);
            }}
            className={classNames(chipClass(), 'w-52 cursor-pointer appearance-none truncate pr-10')}
          >
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink"
          />
        </span>
      </label>
      <span className="hidden noscript:inline">
        <Button type="submit" form={FILTER_FORM} size="sm">
          {t('listing.apply')}
        </Button>
      </span>
    </div>
  );
}
