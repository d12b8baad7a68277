import CalendarClock from 'lucide-react/icons/calendar-clock';
import List from 'lucide-react/icons/list';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  isNarrowed,
  ORDER_KINDS,
  ORDER_RANGES,
  ORDER_SEARCH_MAX,
  ORDER_STATES,
  ORDER_VIEWS,
  ordersAddress,
  otherOrders,
  readOrdersQuery,
  type OrdersQuery,
} from '../../../domain/orders/orders-query.ts';
import { useFormOf } from '../../catalogue/filter-form.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink, usePath } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';

const PATH = '/profile/orders';
const addressOf = (query: OrdersQuery, changes: Partial<OrdersQuery>) =>
  PATH + ordersAddress(otherOrders(query, changes));

/** Which of a row of links is the one that is shown. */
const current = (isShown: boolean) => (isShown ? 'true' : undefined);

/** Purchases, leases or both, as links; whatever else narrows the list stays. */
function KindLinks({ query }: { query: OrdersQuery }) {
  const t = useT();
  return (
    <ul aria-label={t('profile.orders.kind')} className="flex flex-wrap gap-2">
      {(['all', ...ORDER_KINDS] as const).map((kind) => (
        <li key={kind}>
          <LocalLink
            to={addressOf(query, { kind })}
            data-stay
            aria-current={current(kind === query.kind)}
            className={chipClass({ selected: kind === query.kind })}
          >
            {t(`profile.orders.kind.${kind}`)}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

const VIEW_ICONS = { list: List, timeline: CalendarClock } as const;

/** The list or the timeline, as links that look like one control. */
function ViewLinks({ query }: { query: OrdersQuery }) {
  const t = useT();
  return (
    <ul aria-label={t('profile.orders.view')} className="flex rounded-full bg-fill p-0.5">
      {ORDER_VIEWS.map((view) => {
        const Icon = VIEW_ICONS[view];
        return (
          <li key={view}>
            <LocalLink
              to={addressOf(query, { view })}
              data-stay
              aria-current={current(view === query.view)}
              className="inline-flex min-h-8 items-center gap-2 rounded-full px-3.5 text-sm font-semibold text-muted transition-colors hover:text-ink aria-[current=true]:bg-segment aria-[current=true]:text-ink pointer-coarse:min-h-11"
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              {t(`profile.orders.view.${view}`)}
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Narrows the list of orders: a form whose address says all, so that it can be kept and used without script. With it the lists answer
 * at once, and what has the focus keeps it.
 */
export function OrdersFilter({ query }: { query: OrdersQuery }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = ordersAddress(otherOrders(query, {}));
  const [chosen, setChosen] = useState({ address, query });
  // A list that is come back to shows what its address says.
  if (chosen.address !== address) setChosen({ address, query });
  const shown = chosen.query;
  const form = useFormOf(address);
  const show = (form: HTMLFormElement) => {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
    const asked = readOrdersQuery(fields);
    const to = path(addressOf(asked, {}));
    // What is shown already gets no second entry in the history.
    void navigate(to, { replace: to === pathname + search, preventScrollReset: true });
  };
  const choose = (name: 'status' | 'range') => ({
    name,
    value: shown[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
      const asked = readOrdersQuery(new URLSearchParams({ [name]: currentTarget.value }));
      setChosen({ address, query: { ...shown, [name]: asked[name] } });
      if (currentTarget.form) show(currentTarget.form);
    },
  });
  return (
    <div className="mb-8 flex flex-col gap-5">
      <form
        ref={form}
        action={path(PATH)}
        role="search"
        aria-label={t('profile.orders.filter')}
        onSubmit={(event) => {
          event.preventDefault();
          show(event.currentTarget);
        }}
        className="grid items-end gap-x-3 gap-y-4 max-md:grid-cols-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:gap-x-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        {query.kind !== 'all' && <input type="hidden" name="kind" value={query.kind} />}
        {query.view !== 'list' && <input type="hidden" name="view" value={query.view} />}
        <TextField
          name="q"
          type="search"
          label={t('profile.orders.search')}
          defaultValue={query.search}
          maxLength={ORDER_SEARCH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          className="max-md:col-span-2 md:max-lg:col-span-3"
        />
        <SelectField
          {...choose('status')}
          label={t('profile.orders.status')}
          options={[
            { value: 'all', label: t('profile.orders.allStates') },
            ...ORDER_STATES.map((value) => ({ value, label: t(`profile.orders.state.${value}`) })),
          ]}
        />
        <SelectField
          {...choose('range')}
          label={t('profile.orders.range')}
          options={[
            { value: 'all', label: t('profile.orders.allTime') },
            ...ORDER_RANGES.map((value) => ({ value, label: t(`profile.orders.range.${value}`) })),
          ]}
        />
        <Button type="submit" className="min-h-12 max-md:col-span-2">
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('profile.orders.find')}
        </Button>
      </form>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <KindLinks query={query} />
          {isNarrowed(query) && (
            <LocalLink
              to={addressOf(query, { kind: 'all', status: 'all', range: 'all', search: '' })}
              data-stay
              className="inline-flex min-h-9 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {t('profile.orders.clear')}
            </LocalLink>
          )}
        </div>
        <ViewLinks query={query} />
      </div>
    </div>
  );
}
