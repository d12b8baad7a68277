import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, type FormEvent, type RefObject } from 'react';
import { CachedFragment } from '../i18n/cached-fragment.tsx';
import { useT } from '../i18n/i18n.tsx';
import { Button, iconButtonClass } from '../ui/button.tsx';
import { FilterFold } from './filter-fold.tsx';
import { FILTER_FORM, useApplyFilters, useFormOf } from './filter-form.ts';
import { FilterOptions } from './filter-options.tsx';
import { FilterPrice } from './filter-price.tsx';
import type { FilterView } from './filter-view.ts';

/** The id of the panel; the button that opens it on a phone names it. */
export const FILTER_PANEL = 'filters';

const close = (panel: HTMLElement | null) => {
  if (panel?.matches(':popover-open')) panel.hidePopover();
};

/**
 * Takes what was typed in a field that is left, and closes the sheet when the keyboard goes on behind it: it would cover
 * what has the focus.
 */
function useLeaving(form: RefObject<HTMLFormElement | null>, apply: (form: HTMLFormElement | null) => void) {
  const take = useEffectEvent(apply);
  useEffect(() => {
    const panel = form.current?.closest('section');
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.value !== target.defaultValue) take(form.current);
      if (panel && relatedTarget instanceof Node && !panel.contains(relatedTarget)) close(panel);
    };
    panel?.addEventListener('focusout', leave);
    return () => panel?.removeEventListener('focusout', leave);
  }, [form]);
}

/** Filters that are open at first; the others are a press away. */
const OPEN_AT_FIRST = 4;

/**
 * What a list can be narrowed by: a form that works by itself, and with the script at each choice. `hidden` are names
 * and values that the form sends along.
 */
export function FilterPanel({
  view: { words, price, filters, query },
  hidden = {},
}: {
  view: FilterView;
  hidden?: Readonly<Record<string, string>>;
}) {
  const t = useT();
  const apply = useApplyFilters();
  const form = useFormOf(query);
  useLeaving(form, apply);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
    close(event.currentTarget.closest('section'));
  };
  const change = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox') apply(currentTarget);
  };
  return (
    <section
      id={FILTER_PANEL}
      popover="auto"
      aria-labelledby={`${FILTER_PANEL}-title`}
      className="sheet-or-column"
    >
      <form
        id={FILTER_FORM}
        ref={form}
        autoComplete="off"
        onSubmit={submit}
        onChange={change}
        className="flex min-h-0 flex-col"
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <header className="flex items-center justify-between gap-4 py-4 pr-4 pl-6 lg:sr-only">
          <h2 id={`${FILTER_PANEL}-title`} className="text-xl">
            {words.title}
          </h2>
          <button
            type="button"
            popoverTarget={FILTER_PANEL}
            popoverTargetAction="hide"
            aria-label={t('shell.close')}
            className={`${iconButtonClass()} lg:hidden`}
          >
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </header>
        <CachedFragment
          by={FilterPanel}
          of={[price, filters, words]}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 lg:overflow-visible lg:px-0"
        >
          {price !== null && (
            <FilterFold label={price.label} open>
              <FilterPrice price={price} words={words} />
            </FilterFold>
          )}
          {filters.map((filter, place) => (
            <FilterFold
              key={filter.name}
              label={filter.label}
              open={place < OPEN_AT_FIRST || filter.options.some(({ isChosen }) => isChosen)}
            >
              <FilterOptions filter={filter} more={words.more} />
            </FilterFold>
          ))}
        </CachedFragment>
        <div className="border-t border-line px-6 py-4 lg:mt-4 lg:hidden lg:border-0 lg:p-0 lg:noscript:block">
          <Button type="submit" width="full">
            {words.show}
          </Button>
        </div>
      </form>
    </section>
  );
}
