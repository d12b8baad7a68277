import type { ReactNode } from 'react';
import { BULK_STEPS } from '../../../domain/orders/bulk-steps.ts';
import {
  staffOrdersAddress,
  type ListChoice,
  type StaffOrdersQuery,
} from '../../../domain/orders/staff-orders-query.ts';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';

/** Ticks every box of the form that a button stands in, or none of them where all are ticked. */
function toggleAll(form: HTMLFormElement | null) {
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=id]') ?? [])];
  const isAll = boxes.every((box) => box.checked);
  for (const box of boxes) box.checked = !isAll;
}

const STEP_TEXTS = {
  confirm: 'backoffice.orderSteps.confirm',
  ship: 'backoffice.orderSteps.ship',
  deliver: 'backoffice.orderSteps.deliver',
} as const;

/**
 * A list of orders from which those with a tick, `id`, take a step together, or have their packing slips in one PDF; without any, the list comes
 * again as it was. `canChoose`: whether any of them has a box. Where all are chosen that the filter finds, the form says so in place of ticks.
 */
export function ChosenOrdersForm({
  query,
  canChoose,
  choice,
  children,
}: {
  query: StaffOrdersQuery;
  canChoose: boolean;
  /** Absent where no line above offers to choose all: then a button does. */
  choice?: ListChoice | null;
  children: ReactNode;
}) {
  const t = useT();
  const path = usePath();
  if (!canChoose) return children;
  const list = new URLSearchParams(staffOrdersAddress(query, query.after));
  if (choice === 'all') list.set('choose', choice);
  return (
    <form action={path('/admin/orders/packing-slips')} aria-label={t('backoffice.orders.chosen')}>
      {[...list].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:w-full">
          {t('backoffice.orders.slipsDo')}
        </Button>
        {BULK_STEPS.map((step) => (
          <Button
            key={step}
            type="submit"
            name="step"
            value={step}
            formAction={path('/admin/orders/steps')}
            className="max-sm:w-full"
          >
            {t(STEP_TEXTS[step])}…
          </Button>
        ))}
        <Button
          type="submit"
          name="of"
          value="chosen"
          formAction={path('/admin/orders/csv')}
          tone="ghost"
          className="max-sm:w-full"
        >
          {t('backoffice.orders.chosenCsv')}
        </Button>
        {choice === undefined && (
          <Button
            type="button"
            tone="ghost"
            className="max-sm:w-full noscript:hidden"
            onClick={(event) => toggleAll(event.currentTarget.form)}
          >
            {t('backoffice.orders.chooseAll')}
          </Button>
        )}
      </div>
    </form>
  );
}
