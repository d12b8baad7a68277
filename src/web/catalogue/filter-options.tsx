import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { classNames } from '../ui/class-names.ts';
import type { FilterOption, ValueFilter } from './filter-view.ts';

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
      <span className="text-muted tabular-nums">{total}</span>
    </label>
  );
}

/** Values beyond these are behind a fold of their own. */
const SHOWN_AT_ONCE = 8;

/** The values of a filter with how many products each would leave; those that would leave none cannot be chosen. */
export function FilterOptions({ filter: { name, options }, more }: { filter: ValueFilter; more: string }) {
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
