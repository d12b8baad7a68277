import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { CachedFragment } from '../i18n/cached-fragment.tsx';
import { useT } from '../i18n/i18n.tsx';
import { Button, iconButtonClass } from '../ui/button.tsx';
import { Checkbox, controlClass } from '../ui/control.tsx';
import { classNames } from '../ui/class-names.ts';
import type { ListCalendar } from './filter-days.tsx';
import { FILTER_FORM, useApplyFilters, useFormOf } from './filter-form.tsx';
import type {
  FilterOption,
  FilterView,
  FilterWords,
  PriceFilter,
  ValueFilter,
} from './filter-view.server.ts';

// Most lists are of goods.
const FilterDays = lazy(() => import('./filter-days.tsx'));

/** One filter under its name, folded by the browser itself. Once it is shown the shopper opens and closes it. */
function FilterFold({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  const [isOpen] = useState(open);
  return (
    <details open={isOpen} className="group/filter border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-sm text-sm font-semibold">
        {label}
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-muted transition-[rotate] duration-base group-open/filter:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 pb-4">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}

function Option({ name, option: { value, label, total, isChosen } }: { name: string; option: FilterOption }) {
  const isDead = total === 0 && !isChosen;
  return (
    <label
      className={classNames(
        'group/box flex items-start gap-3 py-1.5 text-sm pointer-coarse:py-3',
        isDead && 'text-muted',
      )}
    >
      <Checkbox name={name} value={value} defaultChecked={isChosen} disabled={isDead} />
      <span className="min-w-0 flex-1">{label}</span>
      <span className="text-muted">{total}</span>
    </label>
  );
}

/** Values beyond these are behind a fold of their own. */
const SHOWN_AT_ONCE = 8;

/** The values of a filter with how many products each would leave; those that would leave none cannot be chosen. */
function FilterOptions({ filter: { name, options }, more }: { filter: ValueFilter; more: string }) {
  const shown = options.length > SHOWN_AT_ONCE + 2 ? SHOWN_AT_ONCE : options.length;
  const rest = options.slice(shown);
  const [isRestOpen] = useState(rest.some(({ isChosen }) => isChosen));
  const list = (part: readonly FilterOption[]) =>
    part.map((option) => <Option key={option.value} name={name} option={option} />);
  return (
    <>
      {list(options.slice(0, shown))}
      {rest.length > 0 && (
        <details open={isRestOpen} className="group/rest">
          <summary className="w-fit py-2 text-sm underline underline-offset-4 group-open/rest:hidden pointer-coarse:py-3">
            {more}
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

/** Between which prices to look; the ends of what there is stand in the empty fields. The form takes them when a field is left. */
function FilterPrice({ price, words }: { price: PriceFilter; words: FilterWords }) {
  const end = (key: 'from' | 'to', label: string, hint: string) => (
    <input
      name={`${key}${price.currency}`}
      aria-label={label}
      inputMode="numeric"
      pattern="\d*"
      maxLength={8}
      placeholder={hint}
      defaultValue={price[key]}
      className={classNames(controlClass, 'h-11 min-w-0 flex-1 px-3 lg:px-2 lg:text-sm')}
    />
  );
  return (
    <div className="flex items-center gap-2 text-sm text-muted">
      {end('from', words.priceFrom, price.lowest)}–{end('to', words.priceTo, price.highest)}
      <span aria-hidden="true">{words.currency}</span>
    </div>
  );
}

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
  view: { words, price, days, filters, query },
  calendar,
  hidden = {},
}: {
  view: FilterView;
  calendar: ListCalendar;
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
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 lg:overflow-visible lg:px-0">
          {days !== null && (
            <FilterFold label={days.label} open>
              <Suspense>
                <FilterDays days={days} Calendar={calendar} apply={apply} />
              </Suspense>
            </FilterFold>
          )}
          <CachedFragment by={FilterPanel} of={[price, filters, words]}>
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
        </div>
        <div className="border-t border-line px-6 py-4 lg:mt-4 lg:hidden lg:border-0 lg:p-0 lg:noscript:block">
          <Button type="submit" tone="primary" width="full">
            {words.show}
          </Button>
        </div>
      </form>
    </section>
  );
}
